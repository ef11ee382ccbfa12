import type { Logger } from 'pino';
import type { ExchangeObserver } from './exchange-observer.ts';

/**
 * In development every answer is held against the contract; a difference is an error line in the log. Production never
 * loads the validators.
 */
export async function contractWatch(log: Logger): Promise<ExchangeObserver> {
  // Loaded at the start: a module that fails to load while requests are served would fail for ever.
  const { checkResponse } = await import('./response-check.ts');
  return (operation, sent) => {
    try {
      for (const problem of checkResponse(operation, sent))
        log.error({ problem }, 'the answer differs from openapi.json');
    } catch (error) {
      log.error({ err: error }, 'the contract watch failed');
    }
  };
}
