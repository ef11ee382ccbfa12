import type { StoredParty } from '../../db/table/shipment/shipment.ts';
import type { DispatchRequest } from './dispatch-request.ts';

const mark = '[…]';
const maxLength = 200;

/** What may stand between a value's words; a class of all scripts' signs would take milliseconds to compile. */
const between = String.raw`[\s!-/:-@\[-\x60{-~]{0,3}`;
const betweenWords = /[^\p{L}\p{M}\p{N}]+/u;
const ideographic = /[\p{Script=Han}\p{Script=Hangul}\p{Script=Hiragana}\p{Script=Katakana}]/u;

/** A carrier's words without what could be somebody's: the order's parties and numbers, and what looks like such. */
export function redact(text: string, request: DispatchRequest | null): string {
  const patterns = request ? personalPatterns(request) : [];
  const cleaned = patterns.length > 0 ? text.replaceAll(new RegExp(patterns.join('|'), 'giu'), mark) : text;
  return cleaned
    .replaceAll(/[^\s@]+@[^\s@]+/g, mark)
    .replaceAll(/\+?\d[\d\s().-]{3,}\d/g, mark)
    .slice(0, maxLength);
}

/** The longest first, so that a value goes as a whole before its words do. */
function personalPatterns({ recipient, sender, taxNumber, customerReference }: DispatchRequest): string[] {
  const patterns = [
    ...partyPatterns(recipient),
    ...(sender ? partyPatterns(sender) : []),
    ...patternsOf(taxNumber, 3),
    ...patternsOf(customerReference, 3),
  ];
  return [...new Set(patterns)].sort((a, b) => b.length - a.length);
}

/** A name may be two letters long; anywhere else those are an article. */
function partyPatterns({ contact_name, country_code: _, ...rest }: StoredParty): string[] {
  return [...patternsOf(contact_name, 2), ...Object.values(rest).flatMap((value) => patternsOf(value, 3))];
}

/** A value however it is punctuated, and each of its words; letters and digits alone, so nothing needs an escape. */
function patternsOf(value: string | null | undefined, minLength: number): string[] {
  const words = (value ?? '').split(betweenWords).filter(Boolean);
  const isTelling = (text: string) => ideographic.test(text) || [...text].length >= minLength;
  const whole = isTelling(words.join('')) ? [words.join(between)] : [];
  return [...whole, ...words.filter(isTelling)];
}
