import type { RequestHandler } from 'express';
import type { Logger } from 'pino';
import { type OperationPolicy, operationTable } from '../contract/route.ts';
import type { SentResponse } from './response-check.ts';

/** Called after each operation's response is written. Development and tests check it against the contract. */
export type ExchangeObserver = (operation: OperationPolicy, sent: SentResponse) => void;

/** Checks every response against the contract and logs differences. Production does not load the validators. */
export async function contractWatch(log: Logger): Promise<ExchangeObserver> {
  // Loaded at the start, because Node caches a failed import forever.
  const { checkResponse } = await import('./response-check.ts');
  return (operation, sent) => {
    try {
      for (const problem of checkResponse(operation, sent))
        log.error({ problem }, 'Response does not match the contract');
    } catch (error) {
      log.error({ err: error }, 'Response check failed');
    }
  };
}

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
