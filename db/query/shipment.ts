import type { Kysely, Selectable } from 'kysely';
import type { Scope } from '../scope.ts';
import type { Database } from '../table/index.ts';
import type { ShipmentTable } from '../table/shipment.ts';
import type { TrackingEventTable } from '../table/tracking-event.ts';

export type ShipmentRow = Selectable<ShipmentTable>;
export type TrackingEventRow = Selectable<TrackingEventTable>;

/** A shipment with its tracking events, oldest first. */
export interface ShipmentWithEvents extends ShipmentRow {
  readonly events: readonly TrackingEventRow[];
}

/** One shipment of the scope; undefined for an unknown one and for anybody else's alike. */
export async function findShipment(
  db: Kysely<Database>,
  scope: Scope,
  trackingNumber: string,
): Promise<ShipmentWithEvents | undefined> {
  const shipment = await db
    .selectFrom('shipment')
    .selectAll()
    .where('tracking_number', '=', trackingNumber)
    .where('account_id', '=', scope.accountId)
    .where('livemode', '=', scope.livemode)
    .executeTakeFirst();
  if (!shipment) return undefined;
  const events = await db
    .selectFrom('tracking_event')
    .selectAll()
    .where('tracking_number', '=', trackingNumber)
    .orderBy('occurred_at')
    .orderBy('sequence')
    .execute();
  return { ...shipment, events };
}
