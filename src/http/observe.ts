import type { NextFunction, Request, Response } from 'express';
import { operationTable } from '../../generated/operations.ts';
import { operationAt } from '../../generated/router.ts';
import type { ExchangeObserver } from './exchange-observer.ts';
import { sentAnswer } from './write-answer.ts';

/** Tells an observer of every answer of an operation, once it is written. */
export function observe(observer: ExchangeObserver) {
  return (request: Request, response: Response, next: NextFunction): void => {
    const id = operationAt(request.method, request.path);
    if (id) {
      response.once('finish', () => {
        const body = sentAnswer(response)?.body;
        observer(operationTable[id], {
          status: response.statusCode,
          headers: response.getHeaders(),
          body: typeof body === 'string' ? body : null,
        });
      });
    }
    next();
  };
}
