import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const statements = [
  // No references, as in api_request.
  `create table api_request_left_out (
    account_id text not null,
    livemode boolean not null,
    minute timestamptz not null,
    key_id text not null,
    reason text not null check (reason in ('rate_limited', 'overloaded', 'over_budget', 'behind')),
    requests bigint not null,
    primary key (account_id, livemode, minute, key_id, reason)
  )`,
  'create index api_request_left_out_minute on api_request_left_out (minute)',
  `create table api_request_bytes (
    account_id text not null,
    day date not null,
    bytes bigint not null,
    primary key (account_id, day)
  )`,
];
