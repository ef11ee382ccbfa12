import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const statements = [
  `create table sign_in_source (
    user_id text not null references dashboard_user on delete cascade,
    source text not null,
    failed_sign_ins integer not null,
    locked_until timestamptz,
    seen_at timestamptz not null,
    primary key (user_id, source)
  )`,
];
