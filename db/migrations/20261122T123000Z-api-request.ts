import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const statements = [
  // No references: a row is written later than its request, and must not fail because a key is gone.
  `create table api_request (
    id text not null,
    account_id text not null,
    livemode boolean not null,
    created_at timestamptz not null,
    request_id text not null,
    method text not null,
    path text not null,
    query text not null,
    operation text,
    status smallint not null,
    sys_code text,
    duration_ms real not null,
    key_id text not null,
    idempotency_key text,
    address text,
    tracking_number text,
    request_body text,
    response_body text,
    primary key (id, created_at)
  ) partition by range (created_at)`,
  'create index api_request_list on api_request (account_id, livemode, created_at desc, id desc)',
  'create index api_request_operation on api_request (account_id, livemode, operation, created_at desc, id desc)',
  `create index api_request_failed on api_request (account_id, livemode, (status / 100), created_at desc, id desc)
    where status >= 400`,
  `create index api_request_sys_code on api_request (account_id, livemode, sys_code, created_at desc, id desc)
    where sys_code is not null`,
  `create index api_request_shipment on api_request (account_id, livemode, tracking_number, created_at desc, id desc)
    where tracking_number is not null`,
  'create index api_request_request_id on api_request (account_id, livemode, request_id text_pattern_ops)',
  'create index api_request_path on api_request (account_id, livemode, path, created_at desc, id desc)',
];
