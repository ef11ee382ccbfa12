import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const statements = [
  `create table passkey (
    id text primary key,
    user_id text not null references dashboard_user on delete cascade,
    credential_id text not null unique,
    public_key bytea not null,
    counter bigint not null,
    transports text[] not null,
    name text not null,
    created_at timestamptz not null,
    used_at timestamptz
  )`,
  'create index passkey_user on passkey (user_id, created_at)',
  `create table passkey_challenge (
    token_hash bytea primary key,
    challenge text not null,
    user_id text references dashboard_user on delete cascade,
    created_at timestamptz not null
  )`,
  'create index passkey_challenge_user on passkey_challenge (user_id) where user_id is not null',
  'create index passkey_challenge_age on passkey_challenge (created_at)',
];
