import express, { type Express } from 'express';
import type { AppContext } from './context.ts';
import { errorHandler } from './http/error-handler.ts';
import { healthz, type ReadinessChecks, readyz } from './http/page/health.ts';
import { serveMetrics } from './http/page/serve-metrics.ts';
import { assignRequestId } from './http/request-id.ts';
import type { RequestMeter } from './metrics/request-meter.ts';
import type { QueueCounts } from './queue/queue-counts.ts';

/**
 * Builds what MONITOR_PORT serves: metrics and probes, apart from the API, for a worker too. The port is meant for a
 * private network; METRICS_TOKEN guards the metrics here as well.
 */
export function buildMonitor(
  context: AppContext,
  readiness: ReadinessChecks,
  countQueues: () => Promise<QueueCounts[]>,
  meter: RequestMeter,
): Express {
  const app = express();
  app.disable('x-powered-by');
  app.disable('etag');
  app.use(assignRequestId);
  app.get('/healthz', healthz);
  app.get('/readyz', readyz(readiness));
  app.get('/metrics', serveMetrics(context, meter, countQueues, true));
  app.use(errorHandler(context.log));
  return app;
}
