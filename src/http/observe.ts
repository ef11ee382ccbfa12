import type { RequestHandler } from 'express';
import { operationTable } from './operation-table.ts';
import type { ExchangeObserver } from './response-check.ts';
import { operationAt } from './route.ts';

/** Calls the observer before the response is sent, so that no client has an unobserved response. */
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
