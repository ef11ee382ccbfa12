import type { Logger } from 'pino';
import type { ExchangeObserver } from './response-check.ts';

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
