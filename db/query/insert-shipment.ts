import type { Db } from '../client.ts';
import type { ShipmentRow } from './shipment.ts';

/** A shipment before it is booked: everything but what the database stamps. */
export type ShipmentDraft = Omit<
  ShipmentRow,
  'created_at' | 'updated_at' | 'delivered_at' | 'last_mile_tracking_number'
>;

const columns = [
  'tracking_number',
  'account_id',
  'livemode',
  'status',
  'dispatch_status',
  'service_code',
  'requested_service_code',
  'carrier_code',
  'carrier_product_code',
  'waybill_number',
  'reference_no',
  'goods_category',
  'destination_country',
  'destination_district',
  'recipient',
  'sender',
  'parcels',
  'items',
  'customs',
  'tags',
  'metadata',
  'declared_currency',
  'declared_fx',
  'pricing',
  'total_cents',
] as const satisfies readonly (keyof ShipmentDraft)[];

const jsonColumns: ReadonlySet<keyof ShipmentDraft> = new Set([
  'recipient',
  'sender',
  'parcels',
  'items',
  'customs',
  'metadata',
  'declared_fx',
  'pricing',
]);

/** The claim's row is written first: under a stale fence nothing at all is inserted. The feed's stamp comes last. */
const statement = `
  with claim as (
    update idempotency_key set recovery_point = 'booked', subject = $1
    where account_id = $2 and livemode = $3 and key = $${columns.length + 1} and fence = $${columns.length + 2}
    returning sampan_clock() as at
  ), stamp as (
    select claim.at, stamp_feed($2, $3) as position from claim
  ), booked as (
    insert into shipment (${columns.join(', ')}, created_at, updated_at)
    select ${columns.map((_, index) => `$${index + 1}`).join(', ')}, stamp.at, stamp.position from stamp
    returning *
  ), event as (
    insert into tracking_event (id, tracking_number, sequence, status, description, occurred_at)
    select $${columns.length + 3}, tracking_number, 1, status, $${columns.length + 4}, created_at from booked
  )
  select * from booked`;

/**
 * Books a shipment: its row, its first tracking event and the claim's recovery point, in one statement. Undefined,
 * and nothing written, when the claim has been taken over by a later run.
 */
export async function insertShipment(
  db: Db,
  draft: ShipmentDraft,
  claim: { readonly key: string; readonly fence: number },
  event: { readonly id: string; readonly description: string },
): Promise<ShipmentRow | undefined> {
  const values = columns.map((column) => {
    const value = draft[column];
    return jsonColumns.has(column) && value !== null ? JSON.stringify(value) : value;
  });
  const { rows } = await db.pool.query<ShipmentRow>({
    name: 'insert_shipment',
    text: statement,
    values: [...values, claim.key, claim.fence, event.id, event.description],
  });
  return rows[0];
}
