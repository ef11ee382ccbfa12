import { sysCodes } from '../../../../generated/errors.ts';
import type { ApiError } from '../../../contract/api-error.ts';
import type { WebhookText } from '../../text/webhook.ts';

/** Returns why a change was refused: in the page's language if it has a text, else as in the contract. */
export function refusedText({ code, options }: ApiError, words: WebhookText): string {
  if (options.violations) return words.invalid;
  const texts: Readonly<Record<string, string>> = words.refused;
  return texts[code] ?? options.message ?? sysCodes[code].message;
}
