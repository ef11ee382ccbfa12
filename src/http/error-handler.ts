import type { NextFunction, Request, Response } from 'express';
import type { Logger } from 'pino';
import { errorAnswer, isUnexpected } from './error-answer.ts';
import { requestIdOf } from './request-id.ts';
import { writeAnswer } from './write-answer.ts';

/** The only place that writes an error. What is unexpected goes to the log with the request's id, never to the client. */
export function errorHandler(log: Logger) {
  return (error: unknown, request: Request, response: Response, _next: NextFunction): void => {
    if (isUnexpected(error)) {
      log.error(
        { requestId: requestIdOf(response), method: request.method, path: request.path, err: error },
        'request failed',
      );
    }
    if (response.headersSent) {
      response.destroy();
      return;
    }
    writeAnswer(response, errorAnswer(error)).catch((reason: unknown) =>
      log.error({ err: reason }, 'error answer failed'),
    );
  };
}
