import type { ColumnType } from 'kysely';

/** A timestamptz: ISO-8601 text in UTC with six fractional digits when read; text or a Date when written. */
export type Timestamp = ColumnType<string, string | Date, string | Date>;

/** A timestamptz that the database fills in when it isn't given. */
export type DefaultTimestamp = ColumnType<string, string | Date | undefined, string | Date>;
