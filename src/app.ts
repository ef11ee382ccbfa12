import express, { type Express } from 'express';
import helmet from 'helmet';
import { Gate } from './admission/gate.ts';
import { HttpError } from './contract/errors.ts';
import { serveDashboard } from './dashboard/serve-dashboard.ts';
import { createAdmit } from './http/admit.ts';
import { serveApi } from './http/api.ts';
import { observe } from './http/contract-check.ts';
import { boundUnsentResponses, RunningRequests } from './http/limits.ts';
import type { ApiContext } from './http/operation.ts';
import { healthz, readyz } from './http/page/health.ts';
import { noticeRoute, receiveNotices } from './http/page/receive-notice.ts';
import { serveChangelog } from './http/page/serve-changelog.ts';
import { serveContract } from './http/page/serve-contract.ts';
import { serveDocs } from './http/page/serve-docs.ts';
import { serveFavicon } from './http/page/serve-favicon.ts';
import { serveLabel } from './http/page/serve-label.ts';
import { serveMetrics } from './http/page/serve-metrics.ts';
import { serveOauth } from './http/page/serve-oauth.ts';
import { serveRoot } from './http/page/serve-root.ts';
import { serveTrackingPage } from './http/page/serve-tracking.ts';
import {
  allowAnyMcpClient,
  allowAnyOrigin,
  assignRequestId,
  checkRequest,
  legacyRedirect,
} from './http/request.ts';
import { logRequests, recordRequests } from './http/request-log.ts';
import { errorHandler } from './http/response.ts';
import { supportsOnly } from './http/supports-only.ts';
import { traceRequests } from './http/trace-requests.ts';
import { serveMcp } from './mcp/serve-mcp.ts';
import { RequestMeter } from './metrics/request-meter.ts';
import type { JobQueues } from './queue/job-queues.ts';
import type { OperationHandlers } from './run-operation.ts';
import { isTracing } from './telemetry/tracing.ts';

const onlyGet = supportsOnly('GET, HEAD');

/** Total of responses that clients have not read: about 30 of the largest pages. */
const maxUnsentBytes = 32 << 20;

/** Builds the Express application. The order of its lines is the order of processing. */
export async function buildApp(
  context: ApiContext,
  handlers: OperationHandlers,
  readiness: Parameters<typeof readyz>[0],
  queues: JobQueues,
  running: RunningRequests = new RunningRequests(),
): Promise<Express> {
  const meter = new RequestMeter();
  const admit = createAdmit(context, meter);
  const { databasePoolSize: poolSize, rateLimit } = context.config;
  const gate = new Gate({ poolSize, perSecond: rateLimit.perSecond, log: context.log });
  const api = await serveApi(context, handlers, meter, admit, gate);
  const app = express();
  app.disable('x-powered-by');
  app.disable('etag');
  app.enable('case sensitive routing');

  app.use(assignRequestId);
  if (isTracing()) app.use(traceRequests);
  const { log, requestLogLevel = 'debug' } = context;
  if (log.isLevelEnabled(requestLogLevel)) app.use(logRequests(log, requestLogLevel));
  app.use(checkRequest);
  app.use(['/api/v1', '/mcp', '/track', '/labels', '/dashboard'], boundUnsentResponses(maxUnsentBytes));
  app.use(['/v1', '/api/v1'], allowAnyOrigin);
  app.use('/v1', legacyRedirect(context.config.publicUrl));

  if (context.observer) app.use('/api/v1', observe(context.observer));
  if (context.requestLog) app.use('/api/v1', recordRequests(context.requestLog, context.config));
  app.use('/api/v1', forbidCaching, running.counted(api));
  app
    .route('/mcp')
    .all(allowAnyMcpClient)
    .post(forbidCaching, running.counted(serveMcp(context, admit, app)))
    // Without sessions, a client has nothing to GET or to DELETE.
    .all(supportsOnly('POST'));

  app.use(serveOauth(context));

  app.all(noticeRoute, receiveNotices(context));
  app.route('/').get(serveRoot(context)).all(onlyGet);
  app.route('/favicon.ico').get(serveFavicon).all(onlyGet);
  app.use('/track', helmet(), serveTrackingPage(context));
  app.use('/dashboard', serveDashboard(context, queues));
  app.use('/labels', serveLabel(context));
  app.use(serveContract(context));
  app.use('/docs', serveDocs(context));
  app.use(serveChangelog(context));
  app.route('/healthz').get(healthz).all(onlyGet);
  app.route('/readyz').get(readyz(readiness)).all(onlyGet);
  app
    .route('/metrics')
    .get(serveMetrics(context, meter, gate, queues))
    .all(onlyGet);

  app.use(notFound);
  app.use(errorHandler(log));
  return app;
}

/** Shared caches must not store an account's data. */
const forbidCaching: express.RequestHandler = (_request, response, next) => {
  response.set('Cache-Control', 'no-store');
  next();
};

const notFound: express.RequestHandler = () => {
  throw new HttpError('NOT_FOUND', {
    message: 'no such path; the base path of the API is /api/v1, its documentation is at /docs',
  });
};
