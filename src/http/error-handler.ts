import type { ErrorRequestHandler } from 'express';
import type { Logger } from 'pino';
import { ApiError } from '../contract/api-error.ts';
import { isCounted, isUnexpected } from '../contract/error-reply.ts';
import { errorResponse } from './error-response.ts';
import { send } from './response.ts';

/** Sends every error as a response. Only the log shows the cause of an unexpected error. */
export function errorHandler(log: Logger): ErrorRequestHandler {
  return async (error: unknown, request, response, _next) => {
    const { requestId } = response.locals;
    const { method, baseUrl, path } = request;
    const asked = { requestId, method, path: baseUrl + path };
    const refused = errorResponse(error);
    const name = error instanceof ApiError ? error.code : null;
    if (isCounted(error)) response.locals.isCounted = true;
    else if (isUnexpected(error)) log.error({ ...asked, err: error }, 'Request failed');
    // While a store is away, every request gets SERVICE_UNAVAILABLE; the outage has its own lines.
    else if (refused.status >= 500 && name !== 'SERVICE_UNAVAILABLE')
      log.info({ ...asked, status: refused.status, refusal: name }, 'Request refused');
    if (response.headersSent) return void response.destroy();
    await send(response, refused);
  };
}
