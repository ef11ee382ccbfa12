import type { StoredParty } from '../../db/table/shipment.ts';
import type { DispatchRequest } from './dispatch-request.ts';

const mark = '[…]';
const maxLength = 200;

/** A carrier's words without what could be somebody's: words of the order's parties and numbers, and long numbers. */
export function redact(text: string, request: DispatchRequest | null): string {
  const words = request ? personalWords(request) : [];
  const cleaned = words.length > 0 ? text.replaceAll(new RegExp(words.join('|'), 'giu'), mark) : text;
  return cleaned
    .replaceAll(/[^\s@]+@[^\s@]+/g, mark)
    .replaceAll(/\+?\d[\d\s().-]{3,}\d/g, mark)
    .slice(0, maxLength);
}

/** The longest first, so that none is found inside another; letters and digits alone, so they need no escape. */
function personalWords({ recipient, sender, taxNumber, customerReference }: DispatchRequest): string[] {
  const words = [
    ...partyWords(recipient),
    ...(sender ? partyWords(sender) : []),
    ...wordsOf(taxNumber, 3),
    ...wordsOf(customerReference, 3),
  ];
  return [...new Set(words)].sort((a, b) => b.length - a.length);
}

/** A name may be two letters long; anywhere else those are an article. */
function partyWords({ contact_name, country_code: _, ...rest }: StoredParty): string[] {
  return [...wordsOf(contact_name, 2), ...Object.values(rest).flatMap((value) => wordsOf(value, 3))];
}

function wordsOf(value: string | null | undefined, minLength: number): string[] {
  return (value ?? '').split(/[^\p{L}\p{M}\p{N}]+/u).filter((word) => {
    const isIdeographic = /\p{Script=Han}|\p{Script=Hangul}|\p{Script=Hiragana}|\p{Script=Katakana}/u.test(
      word,
    );
    return [...word].length >= (isIdeographic ? 1 : minLength);
  });
}
