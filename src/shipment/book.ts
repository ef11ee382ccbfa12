import { insertShipment, type ShipmentDraft } from '../../db/query/insert-shipment.ts';
import { findShipment, type ShipmentRow } from '../../db/query/shipment.ts';
import { sandboxWaybill } from '../carrier/sandbox.ts';
import type { AppContext } from '../context.ts';
import type { Claim } from '../idempotency/claim.ts';
import { newId } from '../identifier.ts';
import { newTrackingNumber } from './tracking-number.ts';

const maxDraws = 5;

/** A shipment before it has numbers of its own. */
export type UnnumberedShipment = Omit<ShipmentDraft, 'tracking_number' | 'waybill_number'>;

/**
 * Books a shipment in test mode: row, first tracking event and the claim's recovery point in one statement. Undefined,
 * and nothing written, when a later run has taken the claim over.
 */
export async function bookShipment(
  { db, clock }: AppContext,
  claim: Claim,
  shipment: UnnumberedShipment,
): Promise<ShipmentRow | undefined> {
  const event = { id: newId('tev', clock.now()), description: 'Shipment booked, label created' };
  for (let draw = 1; ; draw++) {
    const trackingNumber = newTrackingNumber();
    try {
      const numbered = {
        ...shipment,
        tracking_number: trackingNumber,
        waybill_number: sandboxWaybill(trackingNumber),
      };
      return await insertShipment(db, numbered, claim, event);
    } catch (error) {
      if (draw === maxDraws || !isTakenNumber(error)) throw error;
    }
  }
}

/** The shipment that an earlier run under the same key booked before it could answer. */
export async function resumeBooking(
  { db }: AppContext,
  claim: Claim,
  { subject }: { readonly subject: string },
): Promise<ShipmentRow> {
  const booked = await findShipment(db.kysely, claim.scope, subject);
  if (!booked) throw new Error(`the recovery point names ${subject}, which isn't there`);
  return booked;
}

/** A random number met one in use: once in a million at a million shipments. */
function isTakenNumber(error: unknown): boolean {
  return error instanceof Error && 'constraint' in error && error.constraint === 'shipment_pkey';
}
