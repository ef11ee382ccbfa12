import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const statements = [
  `create table digest_subscriber (
    id text primary key,
    email text,
    account_id text unique references account,
    created_at timestamptz not null,
    confirmed_at timestamptz,
    check ((email is null) <> (account_id is null)),
    check (account_id is null or confirmed_at is not null)
  )`,
  'create unique index digest_subscriber_email on digest_subscriber (lower(email))',
  `create table mail (
    id text primary key,
    subscriber_id text not null references digest_subscriber on delete cascade,
    kind text not null check (kind in ('confirmation', 'digest')),
    state text not null check (state in ('pending', 'sending', 'sent', 'failed')),
    attempt_count integer not null,
    created_at timestamptz not null,
    due_at timestamptz,
    sent_at timestamptz,
    last_error text,
    check ((due_at is null) = (state in ('sent', 'failed'))),
    check ((sent_at is null) = (state <> 'sent'))
  )`,
  'create index mail_due on mail (due_at) where due_at is not null',
  'create index mail_subscriber on mail (subscriber_id, created_at)',
  "create index mail_confirmation on mail (created_at) where kind = 'confirmation'",
  // A change that a subscriber already knew has no mail.
  `create table digest_change (
    subscriber_id text not null references digest_subscriber on delete cascade,
    change_id text not null,
    mail_id text references mail on delete set null,
    primary key (subscriber_id, change_id)
  )`,
  'create index digest_change_mail on digest_change (mail_id) where mail_id is not null',
];
