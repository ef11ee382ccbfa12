import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const statements = [
  'alter table account add column credit_limit_cents bigint not null default 0 check (credit_limit_cents >= 0)',
  'alter table account add column credit_floor_cents bigint',
  'alter table account add column frozen boolean not null default false',
  'alter table account add column credit_suspended boolean not null default false',
  'alter table account add column hold_exempt boolean not null default false',
  'alter table account add column low_balance_cents bigint',

  // One hold per live shipment, inserted before it in the same transaction.
  `create table hold (
    tracking_number text primary key references shipment (tracking_number) deferrable initially deferred,
    account_id text not null, -- its shipment's, see ledger_hold_is_live.sql
    amount_cents bigint not null check (amount_cents >= 0),
    exempt boolean not null,
    state text not null default 'pending' check (state in ('pending', 'posted', 'voided')),
    posted_cents bigint check (posted_cents >= 0),
    created_at timestamptz not null,
    closed_at timestamptz,
    check ((state = 'posted') = (posted_cents is not null)),
    check ((state = 'pending') = (closed_at is null)),
    check (not exempt or amount_cents = 0)
  )`,
  // Append-only. Versions of a wallet have no gaps.
  `create table wallet_transaction (
    id text primary key check (id like 'txn\\_%'),
    account_id text not null references wallet (account_id),
    version bigint not null check (version > 0),
    type text not null check (type in ('top_up', 'hold', 'void', 'post', 'refund', 'adjust')),
    tracking_number text references hold (tracking_number),
    reference text,
    balance_change_cents bigint not null,
    held_change_cents bigint not null,
    balance_after_cents bigint not null,
    held_after_cents bigint not null,
    reason text,
    created_at timestamptz not null,
    unique (account_id, version),
    check (tracking_number is not null or type in ('top_up', 'adjust')),
    check ((reference is not null) = (type in ('top_up', 'adjust')))
  )`,
  // At most one movement of a type per shipment and reference.
  `create unique index wallet_transaction_shipment on wallet_transaction (tracking_number, type, reference)
    nulls not distinct where tracking_number is not null`,
  'create unique index wallet_transaction_reference on wallet_transaction (account_id, type, reference) where reference is not null',
  `create index wallet_transaction_rare on wallet_transaction (account_id, type, version)
    where type in ('top_up', 'void', 'refund', 'adjust')`,
  // Double entry: the wallet's side carries its running balance, the counter account's side none.
  `create table entry (
    transfer_id text not null references wallet_transaction (id),
    ledger_account text not null,
    amount_cents bigint not null check (amount_cents <> 0),
    balance_after_cents bigint,
    version bigint,
    primary key (transfer_id, ledger_account),
    unique (ledger_account, version),
    check ((ledger_account in ('cash', 'revenue', 'adjustment')) = (version is null)),
    check ((version is null) = (balance_after_cents is null))
  )`,
  // Result of every ledger function: the verdict and the wallet afterwards.
  `create type ledger_result as (
    verdict text,
    repeated boolean,
    transaction_id text,
    amount_cents bigint,
    balance_cents bigint,
    held_cents bigint,
    available_cents bigint,
    crossed_low_balance boolean
  )`,
];
