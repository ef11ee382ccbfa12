import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import express from 'express';
import { ApiError } from './api-error.ts';
import { noticePath, receiveNotices } from './carrier/http/notice/receive-notice.ts';
import type { AppContext } from './context.ts';
import { apiOf } from './http/api.ts';
import { cors } from './http/cors.ts';
import { errorHandler, writeError } from './http/error-handler.ts';
import type { OperationHandlers } from './http/handler.ts';
import { healthz, readyz } from './http/health.ts';
import { legacyRedirect } from './http/legacy-redirect.ts';
import { observe } from './http/observe.ts';
import { assignRequestId } from './http/request-id.ts';
import { serveContract } from './http/serve-contract.ts';
import { serveLabel } from './http/serve-label.ts';
import { serveTrackingPage } from './tracking/page/serve-page.ts';

const apiPath = '/api/v1';

/**
 * The service as one listener; its lines are the order in which a request passes. The API's requests don't go through
 * Express, whose prototypes and layers cost as much as the whole pipeline; pages and probes do.
 */
export async function buildApp(
  context: AppContext,
  handlers: OperationHandlers,
  readiness: Parameters<typeof readyz>[0],
): Promise<RequestListener> {
  const { log, observer } = context;
  const api = await apiOf(context, handlers);
  const pages = await pagesOf(context, readiness);

  return (request, response) => {
    assignRequestId(request, response);
    if (!isApi(request.url ?? '')) return pages(request, response);
    request.url = request.url?.slice(apiPath.length) || '/';
    if (!cors(request, response)) return;
    if (observer) observe(observer, request, response);
    // Nothing of an account's may stay in a cache on the way.
    response.setHeader('Cache-Control', 'no-store');
    api(request, response).catch((error: unknown) => writeError(log, error, request, response));
  };
}

async function pagesOf(context: AppContext, readiness: Parameters<typeof readyz>[0]) {
  const app = express();
  app.disable('x-powered-by');
  app.disable('etag');
  app.use('/v1', (request: IncomingMessage, response: ServerResponse, next: () => void) => {
    if (cors(request, response)) next();
  });
  app.use('/v1', legacyRedirect(context.config.publicUrl));
  app.all(noticePath, receiveNotices(context));
  app.use('/track', serveTrackingPage(context));
  app.use('/labels', serveLabel(context));
  app.get('/openapi.json', serveContract());
  app.get('/healthz', healthz);
  app.get('/readyz', readyz(readiness));
  app.use(() => {
    throw new ApiError('NOT_FOUND', {
      message: 'nothing is here; the API begins at /api/v1, its contract is /openapi.json',
    });
  });
  app.use(errorHandler(context.log));
  return app;
}

/** Below the API's base address. */
function isApi(url: string): boolean {
  if (!url.startsWith(apiPath)) return false;
  const next = url[apiPath.length];
  return next === undefined || next === '/' || next === '?';
}
