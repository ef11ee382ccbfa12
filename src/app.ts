import express, { type Express } from 'express';
import { ApiError } from './api-error.ts';
import { noticePath, receiveNotices } from './carrier/http/notice/receive-notice.ts';
import type { AppContext } from './context.ts';
import { apiOf } from './http/api.ts';
import { cacheHeaders } from './http/cache-headers.ts';
import { cors } from './http/cors.ts';
import { errorHandler } from './http/error-handler.ts';
import type { OperationHandlers } from './http/handler.ts';
import { healthz, readyz } from './http/health.ts';
import { legacyRedirect } from './http/legacy-redirect.ts';
import { observe } from './http/observe.ts';
import { assignRequestId } from './http/request-id.ts';
import { serveContract } from './http/serve-contract.ts';
import { serveTrackingPage } from './tracking/page/serve-page.ts';

/** The service as an Express application. Its lines are the order in which a request passes. */
export async function buildApp(
  context: AppContext,
  handlers: OperationHandlers,
  readiness: Parameters<typeof readyz>[0],
): Promise<Express> {
  const app = express();
  app.disable('x-powered-by');
  app.disable('etag');
  app.use((request, response, next) => {
    assignRequestId(request, response);
    next();
  });
  app.use(['/v1', '/api/v1'], cors);
  app.use('/v1', legacyRedirect(context.config.publicUrl));
  if (context.observer) app.use('/api/v1', observe(context.observer));
  app.use('/api/v1', cacheHeaders, await apiOf(context, handlers));
  app.all(noticePath, receiveNotices(context));
  app.use('/track', serveTrackingPage(context));
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
