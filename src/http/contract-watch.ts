import type { Logger } from 'pino';
import type { ExchangeObserver } from './exchange-observer.ts';

/** In development every answer is held against the contract; a difference is an error line in the log. */
export async function contractWatch(log: Logger): Promise<ExchangeObserver> {
  // Loaded here alone: production has no use for the response validators.
  const { checkResponse } = await import('./response-check.ts');
  return (operation, sent) => {
    for (const problem of checkResponse(operation, sent))
      log.error({ problem }, 'the answer differs from openapi.json');
  };
}
