import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const statements = [
  'alter table account add column custom_insurance boolean not null default false',
  `create table ioss_number (
    account_id text not null references account (id),
    number text not null check (number ~ '^IM[0-9]{10}$'),
    is_platform boolean not null,
    is_default boolean not null,
    created_at timestamptz not null default now(),
    primary key (account_id, number)
  )`,
  'create unique index ioss_number_default on ioss_number (account_id) where is_default',
  `create table setting (
    name text primary key,
    value jsonb not null,
    updated_at timestamptz not null default now()
  )`,
];
