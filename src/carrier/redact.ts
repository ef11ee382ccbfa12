import type { StoredParty } from '../../db/table/shipment.ts';
import type { DispatchRequest } from './carrier.ts';

const mark = '[…]';
const maxLength = 200;

/** Separators between the words of a value. ASCII only: a Unicode class takes milliseconds to compile. */
const between = String.raw`[\s!-/:-@\[-\x60{-~]{0,3}`;
const betweenWords = /[^\p{L}\p{M}\p{N}]+/u;
const ideographic = /[\p{Script=Han}\p{Script=Hangul}\p{Script=Hiragana}\p{Script=Katakana}]/u;

/** Removes personal data from a carrier's text: values of the order, e-mail addresses and long numbers. */
export function redact(text: string, request: DispatchRequest | null): string {
  const patterns = request ? personalPatterns(request) : [];
  const cleaned = patterns.length > 0 ? text.replaceAll(new RegExp(patterns.join('|'), 'giu'), mark) : text;
  return cleaned
    .replaceAll(/(?<![^\s@])[^\s@]+@[^\s@]+/g, mark)
    .replaceAll(/\+?\d[\d\s().-]{3,}\d/g, mark)
    .slice(0, maxLength);
}

/** Longest first: a whole value is replaced before its words. */
function personalPatterns({ recipient, sender, taxNumber, customerReference }: DispatchRequest): string[] {
  const patterns = [
    ...partyPatterns(recipient),
    ...(sender ? partyPatterns(sender) : []),
    ...privatePatterns(taxNumber, 3),
    ...privatePatterns(customerReference, 3),
  ];
  return [...new Set(patterns)].sort((a, b) => b.length - a.length);
}

/** Names may have two letters. Other words of two letters are too common to remove. */
function partyPatterns({ contact_name, country_code: _, ...rest }: StoredParty): string[] {
  return [
    ...privatePatterns(contact_name, 2),
    ...Object.values(rest)
      .flat()
      .flatMap((value) => privatePatterns(value, 3)),
  ];
}

/**
 * Returns regular expressions for a value with any punctuation, and for each of its words that is long enough. A word
 * has letters and digits only, so nothing needs an escape.
 */
function privatePatterns(value: string | null | undefined, minLength: number): string[] {
  const words = (value ?? '').split(betweenWords).filter(Boolean);
  const isLongEnough = (text: string) => ideographic.test(text) || [...text].length >= minLength;
  const whole = isLongEnough(words.join('')) ? [words.join(between)] : [];
  return [...whole, ...words.filter(isLongEnough)];
}
