import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const statements = [
  // One index for lists, their filters and the figures of the dashboard.
  'drop index shipment_newest',
  'drop index shipment_figures',
  `create index shipment_newest on shipment (account_id, livemode, created_at desc, tracking_number desc)
    include (status, sub_status, delivered_at, destination_country, service_code) where visible`,
  // Most shipments never have these statuses.
  `create index shipment_attention on shipment (account_id, livemode, status, created_at desc, tracking_number desc)
    include (destination_country, service_code)
    where visible and status in ('exception', 'delivery_failed', 'returning', 'returned', 'cancelled')`,
  'create index event_type on event (account_id, livemode, type, position) where listed',
];
