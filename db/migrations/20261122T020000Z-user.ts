import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const statements = [
  `create table dashboard_user (
    id text primary key,
    account_id text not null references account,
    email text not null,
    role text not null check (role in ('owner', 'developer', 'viewer')),
    language text check (language in ('en', 'zh-Hant')),
    password_hash text,
    failed_sign_ins integer not null,
    locked_until timestamptz,
    link_hash bytea unique,
    link_expires_at timestamptz,
    created_at timestamptz not null,
    check ((link_hash is null) = (link_expires_at is null))
  )`,
  'create unique index dashboard_user_email on dashboard_user (lower(email))',
  'create index dashboard_user_account on dashboard_user (account_id, created_at)',
  `create table user_session (
    id text primary key,
    token_hash bytea not null unique,
    user_id text not null references dashboard_user on delete cascade,
    address text not null,
    user_agent text not null,
    created_at timestamptz not null,
    seen_at timestamptz not null
  )`,
  'create index user_session_user on user_session (user_id, created_at)',
  'create index user_session_seen on user_session (seen_at)',
  // No reference to the user: the entries of a removed user stay.
  `create table audit_entry (
    id text primary key,
    account_id text not null references account,
    email text not null,
    action text not null,
    subject text,
    address text,
    created_at timestamptz not null
  )`,
  'create index audit_entry_account on audit_entry (account_id, created_at desc, id desc)',
];
