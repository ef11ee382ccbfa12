import type { Kysely, Selectable } from 'kysely';
import type { Scope } from '../scope.ts';
import type { Database } from '../table/index.ts';
import type { ShipmentTable } from '../table/shipment.ts';
import type { TrackingEventTable } from '../table/tracking-event.ts';
import { readShipmentCharge, type ShipmentCharge } from './wallet-charge.ts';

export type { ShipmentCharge };
export type ShipmentRow = Selectable<ShipmentTable>;
export type TrackingEventRow = Selectable<TrackingEventTable>;

/** A shipment with its tracking events, oldest first. */
export interface ShipmentWithEvents extends ShipmentRow {
  readonly events: readonly TrackingEventRow[];
  /** What it has cost so far; null in test mode. */
  readonly charge: ShipmentCharge | null;
}

/** One shipment of the scope; undefined for an unknown one and for anybody else's alike. */
export async function findShipment(
  db: Kysely<Database>,
  scope: Scope,
  trackingNumber: string,
  { invisible = false }: { readonly invisible?: boolean } = {},
): Promise<ShipmentWithEvents | undefined> {
  let query = db
    .selectFrom('shipment')
    .selectAll()
    .where('tracking_number', '=', trackingNumber)
    .where('account_id', '=', scope.accountId)
    .where('livemode', '=', scope.livemode);
  if (!invisible) query = query.where('visible', '=', true);
  const shipment = await query.executeTakeFirst();
  if (!shipment) return undefined;
  const events = await listTrackingEvents(db, trackingNumber);
  const charge = scope.livemode ? await readShipmentCharge(db, trackingNumber) : null;
  return { ...shipment, events, charge };
}

/** What happened to a shipment, oldest first by the carrier's clock. */
export function listTrackingEvents(
  db: Kysely<Database>,
  trackingNumber: string,
): Promise<TrackingEventRow[]> {
  return db
    .selectFrom('tracking_event')
    .selectAll()
    .where('tracking_number', '=', trackingNumber)
    .orderBy('occurred_at')
    .orderBy('sequence')
    .execute();
}

/** Any account's shipment, an invisible one too: for the operator. */
export async function findAnyShipment(
  db: Kysely<Database>,
  trackingNumber: string,
): Promise<ShipmentWithEvents | undefined> {
  const owner = await db
    .selectFrom('shipment')
    .select(['account_id', 'livemode'])
    .where('tracking_number', '=', trackingNumber)
    .executeTakeFirst();
  if (!owner) return undefined;
  const scope = { accountId: owner.account_id, livemode: owner.livemode };
  return findShipment(db, scope, trackingNumber, { invisible: true });
}
