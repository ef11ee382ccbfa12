import type { RequestHandler } from 'express';
import { operationTable } from './operation-table.ts';
import type { ExchangeObserver } from './response-check.ts';

/** Calls the observer before the response is sent, so that no client has an unobserved response. */
export function observe(observer: ExchangeObserver): RequestHandler {
  return (request, response, next) => {
    const { method } = request;
    response.once('prefinish', () => {
      const { matched, sent } = response.locals;
      const id = matched?.operations.get(method);
      if (!id) return;
      observer(operationTable[id], {
        status: response.statusCode,
        headers: response.getHeaders(),
        body: typeof sent?.body === 'string' ? sent.body : null,
      });
    });
    next();
  };
}
