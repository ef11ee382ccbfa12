import type { Db } from '../../db/client.ts';
import { findShipment, type ShipmentWithEvents } from '../../db/query/shipment/shipment.ts';
import type { Scope } from '../../db/scope.ts';
import { readTrackingNumber } from './tracking-number.ts';

/** Finds a shipment in its scope by the tracking number that a client sent, in any letter case. */
export async function findByNumber(
  db: Pick<Db, 'pool'>,
  scope: Scope,
  text: string,
): Promise<ShipmentWithEvents | undefined> {
  const trackingNumber = readTrackingNumber(text);
  return trackingNumber === undefined ? undefined : findShipment(db, scope, trackingNumber);
}
