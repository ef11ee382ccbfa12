import { type RawBuilder, sql } from 'kysely';

/** A calendar day of a time zone. */
export interface DayBounds {
  /** Such as 2026-11-22. */
  readonly day: string;
  /** First moment of the day. */
  readonly from: string;
  /** First moment of the next day. */
  readonly until: string;
}

/** Returns the days as rows of `d (day, first, next)`. */
export function dayRows(days: readonly DayBounds[]): RawBuilder<unknown> {
  return sql`unnest(${days.map(({ day }) => day)}::text[], ${days.map(({ from }) => from)}::timestamptz[],
      ${days.map(({ until }) => until)}::timestamptz[]) d (day, first, next)`;
}
