import type { ErrorRequestHandler } from 'express';
import type { Logger } from 'pino';
import { ApiError } from '../contract/api-error.ts';
import { isCounted, isUnexpected } from '../contract/error-reply.ts';
import { errorResponse } from './error-response.ts';
import { send } from './response.ts';

/** Sends every error as a response. Only the log shows the cause of an unexpected error. */
export function errorHandler(log: Logger): ErrorRequestHandler {
  return async (error: unknown, request, response, _next) => {
    if (isCounted(error)) response.locals.isCounted = true;
    else if (isUnexpected(error)) {
      const { method, baseUrl, path } = request;
      const { requestId } = response.locals;
      log.error({ requestId, method, path: baseUrl + path, err: error }, 'Request failed');
    }
    if (response.headersSent) return void response.destroy();
    const refused = errorResponse(error);
    if (refused.status >= 500 && !isUnexpected(error)) {
      const { method, baseUrl, path } = request;
      const { requestId } = response.locals;
      const name = error instanceof ApiError ? error.code : null;
      // An overload refuses thousands of requests a second.
      if (name !== 'SERVICE_UNAVAILABLE')
        log.info(
          { requestId, method, path: baseUrl + path, status: refused.status, name },
          'Request refused',
        );
    }
    await send(response, refused);
  };
}
