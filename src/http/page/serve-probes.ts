import express, { type Express } from 'express';
import { HttpError } from '../../contract/errors.ts';
import { RequestMeter } from '../../metrics/request-meter.ts';
import type { JobQueues } from '../../queue/job-queues.ts';
import type { ApiContext } from '../operation.ts';
import { assignRequestId } from '../request.ts';
import { errorHandler } from '../response.ts';
import { supportsOnly } from '../supports-only.ts';
import { healthz, readyz } from './health.ts';
import { serveMetrics } from './serve-metrics.ts';

const onlyGet = supportsOnly('GET, HEAD');

/** Builds what a process without the api role serves: liveness, readiness and metrics. */
export function buildProbes(
  context: ApiContext,
  readiness: Parameters<typeof readyz>[0],
  queues: JobQueues,
): Express {
  const noRequests = { queues: new Map() };
  const app = express();
  app.disable('x-powered-by');
  app.disable('etag');
  app.use(assignRequestId);
  app.route('/healthz').get(healthz).all(onlyGet);
  app.route('/readyz').get(readyz(readiness)).all(onlyGet);
  app
    .route('/metrics')
    .get(serveMetrics(context, new RequestMeter(), noRequests, queues))
    .all(onlyGet);
  app.use(() => {
    throw new HttpError('NOT_FOUND', {
      message: 'no such path; a worker serves /healthz, /readyz and /metrics',
    });
  });
  app.use(errorHandler(context.log));
  return app;
}
