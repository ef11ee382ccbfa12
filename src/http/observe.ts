import type { IncomingMessage, ServerResponse } from 'node:http';
import { operationTable } from '../../generated/operations.ts';
import { operationAt } from '../../generated/router.ts';
import type { ExchangeObserver } from './exchange-observer.ts';
import { pathOf } from './path-of.ts';
import { sentAnswer } from './write-answer.ts';

/** Tells an observer of an operation's answer, once it is written. */
export function observe(
  observer: ExchangeObserver,
  request: IncomingMessage,
  response: ServerResponse,
): void {
  const id = operationAt(request.method ?? '', pathOf(request));
  if (!id) return;
  response.once('finish', () => {
    const body = sentAnswer(response)?.body;
    observer(operationTable[id], {
      status: response.statusCode,
      headers: response.getHeaders(),
      body: typeof body === 'string' ? body : null,
    });
  });
}
