import type { Logger } from 'pino';
import type { ExchangeObserver } from './exchange-observer.ts';

/**
 * In development every answer is held against the contract; a difference is an error line in the log. The validators
 * are loaded with the first answer: an idle process does without their memory, and production never has them.
 */
export function contractWatch(log: Logger): ExchangeObserver {
  return (operation, sent) => {
    import('./response-check.ts')
      .then(({ checkResponse }) => {
        for (const problem of checkResponse(operation, sent))
          log.error({ problem }, 'the answer differs from openapi.json');
      })
      .catch((error: unknown) => log.error({ err: error }, 'the contract watch failed'));
  };
}
