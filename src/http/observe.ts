import type { RequestHandler } from 'express';
import type { ExchangeObserver } from './exchange-observer.ts';
import { operationTable } from './operation-table.ts';
import { operationAt } from './route.ts';

/** Tells an observer about an operation's response just before it is sent, so that a test that has it has both. */
export function observe(observer: ExchangeObserver): RequestHandler {
  return (request, response, next) => {
    const id = operationAt(request.method, request.path);
    if (id) {
      response.once('prefinish', () => {
        const body = response.locals.sent?.body;
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
