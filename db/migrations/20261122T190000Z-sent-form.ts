import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const statements = [
  `create table sent_form (
    id text primary key,
    user_id text not null references dashboard_user on delete cascade,
    sent_by bytea not null,
    shown_to bytea not null,
    answer_sealed text,
    created_at timestamptz not null
  )`,
  'create index sent_form_user on sent_form (user_id, created_at desc)',
  'create index sent_form_age on sent_form (created_at)',
];
