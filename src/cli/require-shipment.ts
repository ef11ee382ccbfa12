import { findAnyShipment, type ShipmentWithEvents } from '../../db/query/shipment/shipment.ts';
import type { OpenDatabase } from './open-database.ts';
import { Refusal } from './refusal.ts';

/** The shipment that `<tracking>` names, whosever it is. @throws {Refusal} when there is none. */
export async function requireShipment(
  database: OpenDatabase,
  trackingNumber: string,
): Promise<ShipmentWithEvents> {
  const shipment = await findAnyShipment(database, trackingNumber);
  if (shipment) return shipment;
  throw new Refusal(
    `<tracking> is ${JSON.stringify(trackingNumber)}; there is no such shipment (give its tracking number, SMP and 13 digits)`,
  );
}
