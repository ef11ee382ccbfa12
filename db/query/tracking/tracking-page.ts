import type { Db } from '../../client.ts';
import { listTrackingEvents, type ShipmentRow, type TrackingEventRow } from '../shipment/shipment.ts';

export interface PublicShipment {
  readonly shipment: ShipmentRow;
  readonly events: readonly TrackingEventRow[];
}

export async function findByTrackToken(
  db: Pick<Db, 'kysely' | 'pool'>,
  token: string,
): Promise<PublicShipment | undefined> {
  const shipment = await db.kysely
    .selectFrom('shipment')
    .selectAll()
    .where('track_token', '=', token)
    .where('visible', '=', true)
    .executeTakeFirst();
  if (!shipment) return undefined;
  return { shipment, events: await listTrackingEvents(db, shipment.tracking_number) };
}
