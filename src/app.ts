import type { RequestListener } from 'node:http';
import express, { type RequestHandler } from 'express';
import { ApiError } from './api-error.ts';
import { noticePath, receiveNotices } from './carrier/gateway/notice/receive-notice.ts';
import type { AppContext } from './context.ts';
import { apiOf } from './http/api.ts';
import { cors } from './http/cors.ts';
import { errorHandler, writeError } from './http/error-handler.ts';
import type { OperationHandlers } from './http/handler.ts';
import { setHead } from './http/head.ts';
import { legacyRedirect } from './http/legacy-redirect.ts';
import { observe } from './http/observe.ts';
import { healthz, readyz } from './http/page/health.ts';
import { onlyGet } from './http/page/only-get.ts';
import { serveContract } from './http/page/serve-contract.ts';
import { serveDocs } from './http/page/serve-docs.ts';
import { serveLabel } from './http/page/serve-label.ts';
import { serveMetrics } from './http/page/serve-metrics.ts';
import { assignRequestId } from './http/request-id.ts';
import { RunningRequests } from './http/running-requests.ts';
import { RequestMeter } from './metrics/request-meter.ts';
import type { QueueCounts } from './queue/queue-counts.ts';
import { serveTrackingPage } from './tracking/page/serve-page.ts';

const apiPath = '/api/v1';
const legacyPath = '/v1';

/**
 * The service as one listener; its lines are the order in which a request passes. The API's requests don't go through
 * Express, whose prototypes and layers cost as much as the whole pipeline; pages and probes do.
 */
export async function buildApp(
  context: AppContext,
  handlers: OperationHandlers,
  readiness: Parameters<typeof readyz>[0],
  countQueues: () => Promise<QueueCounts[]> = async () => [],
  running: RunningRequests = new RunningRequests(),
): Promise<RequestListener> {
  const { log, observer } = context;
  const meter = new RequestMeter();
  const redirect = legacyRedirect(context.config.publicUrl);
  const api = await apiOf(context, handlers, meter);
  const pages = pagesOf(context, {
    '/openapi.json': serveContract(),
    '/healthz': healthz,
    '/readyz': readyz(readiness),
    '/metrics': serveMetrics(context, meter, countQueues),
  });

  return (request, response) => {
    const requestId = assignRequestId(request, response);
    const url = request.url ?? '';
    if (isBelow(legacyPath, url)) return cors(request, response) && redirect(request, response);
    if (!isBelow(apiPath, url)) return pages(request, response.setHeader('X-Request-Id', requestId));
    request.url = url.slice(apiPath.length) || '/';
    if (!cors(request, response)) return;
    if (observer) observe(observer, request, response);
    // Nothing of an account's may stay in a cache on the way.
    setHead(response, 'Cache-Control', 'no-store');
    void running.during(
      api(request, response).catch((error: unknown) => writeError(log, error, request, response)),
    );
  };
}

/** `documents` are what is read with GET at an address of its own. */
function pagesOf(context: AppContext, documents: Readonly<Record<string, RequestHandler>>) {
  const app = express();
  app.disable('x-powered-by');
  app.disable('etag');
  app.all(noticePath, receiveNotices(context));
  app.use('/track', serveTrackingPage(context));
  app.use('/labels', serveLabel(context));
  app.use('/docs', serveDocs());
  for (const [path, serve] of Object.entries(documents)) app.route(path).get(serve).all(onlyGet);
  app.use(() => {
    throw new ApiError('NOT_FOUND', {
      message: 'nothing is here; the API begins at /api/v1, its documentation is /docs',
    });
  });
  app.use(errorHandler(context.log));
  return app;
}

function isBelow(base: string, url: string): boolean {
  if (!url.startsWith(base)) return false;
  const next = url[base.length];
  return next === undefined || next === '/' || next === '?';
}
