import type { IncomingMessage, ServerResponse } from 'node:http';
import type { NextFunction, Request, Response } from 'express';
import type { Logger } from 'pino';
import { errorAnswer, isUnexpected } from './error-answer.ts';
import { pathOf } from './path-of.ts';
import { requestIdOf } from './request-id.ts';
import { writeAnswer } from './write-answer.ts';

/** The only place that writes an error. What is unexpected goes to the log with the request's id, never to the client. */
export function writeError(
  log: Logger,
  error: unknown,
  request: IncomingMessage,
  response: ServerResponse,
): void {
  if (isUnexpected(error)) {
    const { method } = request;
    log.error(
      { requestId: requestIdOf(response), method, path: pathOf(request), err: error },
      'request failed',
    );
  }
  if (response.headersSent) {
    response.destroy();
    return;
  }
  writeAnswer(response, errorAnswer(error));
}

/** The same at the end of Express's layers. */
export function errorHandler(log: Logger) {
  return (error: unknown, request: Request, response: Response, _next: NextFunction): void => {
    writeError(log, error, request, response);
  };
}
