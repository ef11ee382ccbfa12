import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const statements = [
  // Incremented when a pricing input changes (bump_pricing_version.sql); cached inputs of this version are current.
  `create table pricing_version (
    only_row boolean primary key default true check (only_row),
    version bigint not null
  )`,
  'insert into pricing_version (version) values (1)',
];
