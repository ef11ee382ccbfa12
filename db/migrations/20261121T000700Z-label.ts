import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const statements = [
  // Keys that encrypt values here. The foreign keys of encrypted values prevent dropping a key in use.
  `create table sealing_key (
    id text primary key,
    check_value text not null,
    registered_at timestamptz not null
  )`,
  `create table label (
    tracking_number text primary key references shipment (tracking_number),
    account_id text not null references account (id),
    livemode boolean not null,
    pdf bytea not null,
    key_id text not null generated always as (split_part(encode(substring(pdf from 1 for 40), 'escape'), ':', 3)) stored
      references sealing_key (id),
    made_at timestamptz not null
  )`,
  // Ciphertext can't be compressed.
  'alter table label alter column pdf set storage external',
  'create index label_key on label (key_id)',
  // Label state that the carrier returned with the booking; null while the dispatch is undecided.
  `alter table shipment add column booked_label text check (booked_label in ('ready', 'generating', 'failed', 'none'))`,
  // When to ask the carrier again about a label that it is still generating.
  'alter table shipment add column label_ask_at timestamptz',
  'create index shipment_label_ask on shipment (label_ask_at) where label_ask_at is not null',
  `update shipment set booked_label = 'ready' where dispatch_status = 'accepted'`,
];
