import type { RequestHandler } from 'express';
import type { Logger } from 'pino';
import { type OperationPolicy, operationTable } from '../contract/route.ts';
import type { SentObserver } from '../contract/sent-check.ts';
import type { SentResponse } from './response-check.ts';

/** Called after each operation's response is written. Development and tests check it against the contract. */
export type ExchangeObserver = (operation: OperationPolicy, sent: SentResponse) => void;

interface ContractWatch {
  readonly observer: ExchangeObserver;
  readonly observeSent: SentObserver;
}

/** Checks everything that is sent against its contract and logs differences. Production does not load the validators. */
export async function contractWatch(log: Logger): Promise<ContractWatch> {
  // Loaded at the start, because Node caches a failed import forever.
  const { checkResponse } = await import('./response-check.ts');
  const { sentProblems } = await import('../contract/sent-check.ts');
  const logProblems = (find: () => string[], message: string) => {
    try {
      for (const problem of find()) log.error({ problem }, message);
    } catch (error) {
      log.error({ err: error }, 'Check of the contract failed');
    }
  };
  return {
    observer: (operation, sent) =>
      logProblems(() => checkResponse(operation, sent), 'Response does not match the contract'),
    observeSent: (schema, value) =>
      logProblems(() => sentProblems(schema, value), 'Message does not match its schema'),
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
