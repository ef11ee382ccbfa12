import {
  type BookingResult,
  bookShipmentRow,
  type ShipmentDraft,
} from '../../db/query/booking/book-shipment.ts';
import { findShipment, type ShipmentRow } from '../../db/query/shipment/shipment.ts';
import { stampToken } from '../../db/query/webhook/event-draft.ts';
import type { Refuse } from '../api-error.ts';
import type { WorkContext } from '../context.ts';
import { crashpoint } from '../crashpoint.ts';
import type { Claim } from '../idempotency/claim.ts';
import { newId } from '../identifier.ts';
import { centsToAmount } from '../money/money.ts';
import { isPrintableReference } from '../shipment/printed-reference.ts';
import { newTrackingNumber } from '../shipment/tracking-number.ts';
import { holdRefusals } from '../wallet/hold-refusal.ts';
import { draftLowBalance } from '../wallet/low-balance-event.ts';

const maxDraws = 5;

/** A shipment before it has a number of its own. */
export type UnnumberedShipment = Omit<ShipmentDraft, 'tracking_number'>;

type FundsCode = (typeof holdRefusals)[keyof typeof holdRefusals];

/**
 * Writes the durable intent of a booking: hold, shipment row and the key's recovery point, in one statement. The
 * shipment is dispatched next, by this run or by whoever takes over.
 * Refused when the account's terms don't cover the total (contract: createShipment, Checks).
 */
export async function writeBooking(
  context: WorkContext,
  claim: Claim,
  shipment: UnnumberedShipment,
  refuse: Refuse<FundsCode | 'IDEMPOTENCY_IN_FLIGHT'>,
): Promise<ShipmentRow> {
  crashpoint('before-book');
  const booked = await numbered(context, claim, shipment);
  crashpoint('after-book');
  if (booked.result === 'booked') return booked.shipment;
  if (booked.result === 'taken_over') return refuse('IDEMPOTENCY_IN_FLIGHT', { retryAfterSeconds: 1 });
  const { verdict, availableCents } = booked.money;
  if (verdict === 'held' || verdict === 'exempt') throw new Error('money was held without a shipment');
  if (verdict !== 'insufficient_funds') return refuse(holdRefusals[verdict]);
  return refuse('INSUFFICIENT_FUNDS', {
    detail: { total_hkd: centsToAmount(shipment.total_cents), available_hkd: centsToAmount(availableCents) },
  });
}

async function numbered(
  { db, clock }: WorkContext,
  claim: Claim,
  shipment: UnnumberedShipment,
): Promise<BookingResult> {
  const now = clock.now();
  const cause =
    shipment.request_id === null ? null : { requestId: shipment.request_id, idempotencyKey: claim.key };
  let printable = isPrintableReference(shipment.reference_no);
  for (let draw = 1; ; draw++) {
    try {
      return await bookShipmentRow(db, {
        draft: { ...shipment, tracking_number: newTrackingNumber() },
        fence: claim.fence,
        printable,
        transactionId: newId('txn', now),
        warning: draftLowBalance(cause, now),
        stampToken,
      });
    } catch (error) {
      if (violates(error, 'shipment_printed_reference')) printable = false;
      else if (draw === maxDraws || !violates(error, 'shipment_pkey')) throw error;
    }
  }
}

/** The shipment that an earlier run under the same key left between its steps. */
export async function findBooking({ db }: WorkContext, { scope, resume }: Claim): Promise<ShipmentRow> {
  const trackingNumber = resume?.subject ?? '';
  const booked = await findShipment(db, scope, trackingNumber, { invisible: true });
  if (!booked) throw new Error(`the recovery point names ${trackingNumber}, which isn't there`);
  return booked;
}

/**
 * A random number met one in use (once in a million at a million shipments), or another order with the same reference
 * was booked in the same moment.
 */
function violates(error: unknown, constraint: 'shipment_pkey' | 'shipment_printed_reference'): boolean {
  return error instanceof Error && 'constraint' in error && error.constraint === constraint;
}
