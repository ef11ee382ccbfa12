import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

// Unlogged: written every few seconds, and made again after a crash.
const statements = [
  `create unlogged table service_process (
    id text primary key,
    roles text[] not null,
    root_url text,
    started_at timestamptz not null,
    seen_at timestamptz not null
  )`,
  `create unlogged table job_success (
    name text primary key,
    at timestamptz not null
  )`,
];
