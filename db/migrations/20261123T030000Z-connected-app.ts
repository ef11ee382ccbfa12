import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const statements = [
  // The key of a connected app has no plaintext: tokens lead to it. So limits, scopes and revocation are those of keys.
  'alter table api_key add column is_app boolean not null default false',
  `create table oauth_client (
    id text primary key,
    name text not null,
    redirect_uris text[] not null,
    created_at timestamptz not null,
    connected_at timestamptz
  )`,
  'create index oauth_client_waiting on oauth_client (created_at) where connected_at is null',
  `create table connected_app (
    account_id text not null references account,
    id text not null,
    livemode boolean not null,
    client_id text not null,
    client_name text not null,
    redirect_uri text not null,
    scopes text[] not null,
    connected_by text not null,
    code_hash bytea not null,
    code_challenge text not null,
    code_expires_at timestamptz not null,
    code_used_at timestamptz,
    primary key (account_id, id)
  )`,
  'create index connected_app_code on connected_app (code_hash)',
  `create table connected_app_token (
    account_id text not null,
    app_id text not null,
    token_hash bytea not null,
    kind text not null check (kind in ('access', 'refresh')),
    expires_at timestamptz not null,
    replaced_at timestamptz,
    primary key (account_id, app_id, token_hash),
    foreign key (account_id, app_id) references connected_app on delete cascade
  )`,
  'create index connected_app_token_hash on connected_app_token (token_hash)',
];
