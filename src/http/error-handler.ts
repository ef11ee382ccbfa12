import type { ErrorRequestHandler } from 'express';
import type { Logger } from 'pino';
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
    if (response.headersSent) response.destroy();
    else await send(response, errorResponse(error));
  };
}
