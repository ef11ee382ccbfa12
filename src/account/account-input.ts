import { isEmailAddress } from '../text.ts';

export const maxNameLength = 200;
export const maxEmailLength = 254;

/** Returns whether a trimmed text is one line. Controls of the text direction could make it look like another text. */
export function isLine(text: string, maxLength: number): boolean {
  return text !== '' && text.length <= maxLength && !/[\p{Cc}\p{Bidi_Control}]/u.test(text);
}

/** Returns whether a trimmed text is a name or label: one line of 1 to 200 characters. */
export function isName(text: string): boolean {
  return isLine(text, maxNameLength);
}

/** Returns whether a trimmed text of several lines is short enough and has no control characters. */
export function isPlainText(text: string, maxLength: number): boolean {
  return text.length <= maxLength && !/[\p{Cc}\p{Bidi_Control}]/u.test(text.replaceAll('\n', ''));
}

/** Returns whether a text has the form of an IOSS number: IM and 10 digits. */
export function isIossNumber(text: string): boolean {
  return /^IM\d{10}$/.test(text);
}

/** Returns whether a trimmed text is the address of a person of an account. A name with the address in `<>` is none. */
export function isEmail(text: string): boolean {
  return isEmailAddress(text);
}

export const maxBillingLines = 8;
export const maxBillingLength = 500;

/** Returns the lines that invoices print as the customer, trimmed; null if they are blank, too long or too many. */
export function parseBillingDetails(text: string): string | null {
  const lines = text
    .split(/\r?\n/)
    .map((line) => line.trim())
    .filter((line) => line !== '');
  const details = lines.join('\n');
  const fits = lines.length > 0 && lines.length <= maxBillingLines;
  return fits && isPlainText(details, maxBillingLength) ? details : null;
}
