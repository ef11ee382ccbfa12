import type { IncomingMessage, ServerResponse } from 'node:http';
import { operationTable } from '../../generated/operations.ts';
import { operationAt } from '../../generated/router.ts';
import type { ExchangeObserver } from './exchange-observer.ts';
import { headersOf } from './head.ts';
import { pathOf } from './path-of.ts';
import { sentAnswer } from './write-answer.ts';

/**
 * Tells an observer of an operation's answer as it is written. Before it goes out, not after: a test that has its answer
 * also has what was observed of it.
 */
export function observe(
  observer: ExchangeObserver,
  request: IncomingMessage,
  response: ServerResponse,
): void {
  const id = operationAt(request.method ?? '', pathOf(request));
  if (!id) return;
  response.once('prefinish', () => {
    const body = sentAnswer(response)?.body;
    observer(operationTable[id], {
      status: response.statusCode,
      headers: headersOf(response),
      body: typeof body === 'string' ? body : null,
    });
  });
}
