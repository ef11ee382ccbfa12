import { type Kysely, sql } from 'kysely';

/** Clearing the rate inserts a row, which keeps the history; the newest row counts. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const statements = [
  'alter table fx_rate alter column rate_micros drop not null',
  'alter table fx_rate drop constraint fx_rate_rate_type_check',
  "alter table fx_rate add constraint fx_rate_rate_type_check check (rate_type in ('daily', 'manual', 'cleared'))",
  `alter table fx_rate add constraint fx_rate_cleared_check
    check ((rate_type = 'cleared') = (rate_micros is null))`,
];
