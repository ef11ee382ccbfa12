import type { ApiError } from '../../../contract/errors.ts';
import type { Language } from '../../../tracking/page/language.ts';
import { errorText } from '../../text/error-text.ts';
import { webhookTexts } from '../../text/webhook.ts';

/** Returns why a change was refused: in words of the page if it has some, else as in the contract. */
export function refusedText({ code, options }: ApiError, language: Language): string {
  const words = webhookTexts[language];
  if (options.violations) return words.invalid;
  const texts: Readonly<Record<string, string>> = words.refused;
  return texts[code] ?? errorText(code, language);
}
