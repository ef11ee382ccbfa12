import { type ColumnType, type RawBuilder, sql } from 'kysely';

/** timestamptz, read as ISO-8601 text in UTC with six fractional digits, written as text or Date. */
export type Timestamp = ColumnType<string, string | Date, string | Date>;

/** timestamptz with a database default. */
export type DefaultTimestamp = ColumnType<string, string | Date | undefined, string | Date>;

/** SQL: a moment of so many last days, hours, minutes or seconds. One that a jump of the clock left in the future is none. */
export function isWithin(
  column: string,
  unit: 'days' | 'hours' | 'mins' | 'secs',
  count: number,
): RawBuilder<boolean> {
  return sql<boolean>`(${sql.ref(column)} > sampan_clock() - make_interval(${sql.raw(unit)} => ${count})
    and ${sql.ref(column)} <= sampan_clock() + interval '1 minute')`;
}

/** Returns SQL that formats a timestamptz for JSON as our types have it: UTC, six fractional digits. */
export function isoText(column: string): string {
  return `to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"')`;
}
