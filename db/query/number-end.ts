import { type Expression, type RawBuilder, sql } from 'kysely';

/** Returns the condition that a number ends with a text, without punctuation and in any case. An index of the same expression finds it. */
export function endsWith(number: Expression<string | null>, text: string): RawBuilder<boolean> {
  const end = [...text.toUpperCase().replaceAll(/[^\p{L}\p{N}]/gu, '')].toReversed().join('');
  return sql<boolean>`reverse(upper(regexp_replace(${number}, '[^[:alnum:]]', '', 'g'))) like ${`${end}%`}`;
}
