import { findAnyShipment, type ShipmentWithEvents } from '../../db/query/shipment/shipment.ts';
import type { OpenDatabase } from './database.ts';
import { Refusal } from './refusal.ts';

/** Finds the shipment of `<tracking>`, of any account. @throws {Refusal} if there is none. */
export async function requireShipment(
  database: OpenDatabase,
  trackingNumber: string,
): Promise<ShipmentWithEvents> {
  const shipment = await findAnyShipment(database, trackingNumber);
  if (shipment) return shipment;
  throw new Refusal(
    `<tracking>: no shipment has the tracking number ${JSON.stringify(trackingNumber)}. A tracking number is SMP and 13 digits.`,
  );
}
