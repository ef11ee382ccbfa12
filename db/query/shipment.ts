import type { Selectable } from 'kysely';
import type { Db } from '../client.ts';
import { isoText } from '../iso-text.ts';
import type { Scope } from '../scope.ts';
import type { ShipmentTable } from '../table/shipment.ts';
import type { TrackingEventTable } from '../table/tracking-event.ts';
import { shipmentColumns } from './shipment-columns.ts';
import { type ChargeRow, chargeJson, type ShipmentCharge, shipmentCharge } from './wallet-charge.ts';

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
  db: Pick<Db, 'pool'>,
  scope: Scope,
  trackingNumber: string,
  { invisible = false }: { readonly invisible?: boolean } = {},
): Promise<ShipmentWithEvents | undefined> {
  // In one statement, so that the shipment, its events and its charge are of one moment.
  const { rows } = await db.pool.query<FoundRow>({
    name: 'find_shipment',
    text: `select ${shipmentColumns}, ${eventsJson} as events, ${chargeJson} as charge from shipment
      where tracking_number = $1 and account_id = $2 and livemode = $3 and (visible or $4::boolean)`,
    values: [trackingNumber, scope.accountId, scope.livemode, invisible],
  });
  const [shipment] = rows;
  return shipment && { ...shipment, charge: shipment.charge && shipmentCharge(shipment.charge) };
}

interface FoundRow extends ShipmentRow {
  readonly events: readonly TrackingEventRow[];
  readonly charge: ChargeRow | null;
}

const eventsJson = `(select coalesce(json_agg(json_build_object('id', e.id, 'tracking_number', e.tracking_number,
    'sequence', e.sequence, 'status', e.status, 'sub_status', e.sub_status, 'description', e.description,
    'location', e.location, 'occurred_at', ${isoText('e.occurred_at')}, 'carrier_status', e.carrier_status,
    'carrier_event_id', e.carrier_event_id) order by e.occurred_at, e.sequence), '[]')
  from tracking_event e where e.tracking_number = shipment.tracking_number)`;

/** What happened to a shipment, oldest first by the carrier's clock. */
export async function listTrackingEvents(
  { pool }: Pick<Db, 'pool'>,
  trackingNumber: string,
): Promise<TrackingEventRow[]> {
  const { rows } = await pool.query<TrackingEventRow>({
    name: 'list_tracking_events',
    text: `select id, tracking_number, sequence, status, sub_status, description, location, occurred_at,
        carrier_status, carrier_event_id
      from tracking_event where tracking_number = $1 order by occurred_at, sequence`,
    values: [trackingNumber],
  });
  return rows;
}

/** Any account's shipment, an invisible one too: for the operator. */
export async function findAnyShipment(
  db: Pick<Db, 'kysely' | 'pool'>,
  trackingNumber: string,
): Promise<ShipmentWithEvents | undefined> {
  const owner = await db.kysely
    .selectFrom('shipment')
    .select(['account_id', 'livemode'])
    .where('tracking_number', '=', trackingNumber)
    .executeTakeFirst();
  if (!owner) return undefined;
  const scope = { accountId: owner.account_id, livemode: owner.livemode };
  return findShipment(db, scope, trackingNumber, { invisible: true });
}
