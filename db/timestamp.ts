import type { ColumnType } from 'kysely';

/** timestamptz, read as ISO-8601 text in UTC with six fractional digits, written as text or Date. */
export type Timestamp = ColumnType<string, string | Date, string | Date>;

/** timestamptz with a database default. */
export type DefaultTimestamp = ColumnType<string, string | Date | undefined, string | Date>;

/** Returns SQL that formats a timestamptz for JSON as our types have it: UTC, six fractional digits. */
export function isoText(column: string): string {
  return `to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"')`;
}
