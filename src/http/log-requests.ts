import type { RequestHandler } from 'express';
import type { Logger } from 'pino';

export type RequestLogLevel = 'info' | 'debug';

/** Logs each request when its response ends. Omits the query and a tracking page's token, because both grant access. */
export function logRequests(log: Logger, level: RequestLogLevel): RequestHandler {
  return (request, response, next) => {
    const { method, path } = request;
    const began = performance.now();
    response.once('close', () => {
      const status = response.writableFinished ? response.statusCode : null;
      const ms = Math.round(performance.now() - began);
      const { requestId } = response.locals;
      log[level]({ method, path: withoutToken(path), status, ms, requestId }, 'request');
    });
    next();
  };
}

function withoutToken(path: string): string {
  return path.replace(/^(\/+track\/).+/i, '$1(token)');
}
