import { type Expression, type RawBuilder, sql } from 'kysely';

/** Characters that a search for the end of a number has at least, without punctuation. */
const minEnd = 3;

/** Returns whether a text is long enough to search for numbers that end with it. A shorter one is the end of too many. */
export function isNumberEnd(text: string): boolean {
  return withoutPunctuation(text).length >= minEnd;
}

function withoutPunctuation(text: string): string {
  return text.replaceAll(/[^\p{L}\p{N}]/gu, '');
}

/** Returns the condition that a number ends with a text, without punctuation and in any case. An index of the same expression finds it. */
export function endsWith(number: Expression<string | null>, text: string): RawBuilder<boolean> {
  const end = [...withoutPunctuation(text.toUpperCase())].toReversed().join('');
  return sql<boolean>`reverse(upper(regexp_replace(${number}, '[^[:alnum:]]', '', 'g'))) like ${`${end}%`}`;
}
