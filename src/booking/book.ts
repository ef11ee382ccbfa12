import {
  type BookingResult,
  bookShipmentRow,
  type ShipmentDraft,
} from '../../db/query/booking/book-shipment.ts';
import { findShipment, type ShipmentRow } from '../../db/query/shipment/shipment.ts';
import type { WorkContext } from '../context.ts';
import type { Refuse } from '../contract/api-error.ts';
import type { Claim } from '../idempotency/claim.ts';
import { centsToAmount } from '../money/money.ts';
import { crashpoint } from '../runtime/crashpoint.ts';
import { newId } from '../runtime/identifier.ts';
import { newTrackingNumber } from '../shipment/tracking-number.ts';
import { holdRefusals } from '../wallet/hold-refusal.ts';
import { draftLowBalance } from '../wallet/low-balance-event.ts';

const maxAttempts = 5;
const printable = /^[A-Za-z0-9#&()*+.:;<=>?[\]^_`{|}-]{6,50}$/;

export type UnnumberedShipment = Omit<ShipmentDraft, 'tracking_number'>;

type FundsCode = (typeof holdRefusals)[keyof typeof holdRefusals];

/** Writes hold, shipment and recovery point before the carrier is called (docs/design/booking.md, Steps). */
export async function writeBooking(
  context: WorkContext,
  claim: Claim,
  shipment: UnnumberedShipment,
  refuse: Refuse<FundsCode | 'IDEMPOTENCY_IN_FLIGHT'>,
): Promise<ShipmentRow> {
  crashpoint('before-book');
  const booked = await insertWithNewNumber(context, claim, shipment);
  crashpoint('after-book');
  if (booked.result === 'booked') return booked.shipment;
  if (booked.result === 'taken_over') return refuse('IDEMPOTENCY_IN_FLIGHT', { retryAfterSeconds: 1 });
  const { verdict, availableCents } = booked.money;
  if (verdict === 'held' || verdict === 'exempt')
    throw new Error('the ledger held money but no shipment was inserted');
  if (verdict !== 'insufficient_funds') return refuse(holdRefusals[verdict]);
  return refuse('INSUFFICIENT_FUNDS', {
    detail: { total_hkd: centsToAmount(shipment.total_cents), available_hkd: centsToAmount(availableCents) },
  });
}

async function insertWithNewNumber(
  { db, clock }: WorkContext,
  claim: Claim,
  shipment: UnnumberedShipment,
): Promise<BookingResult> {
  const now = clock.now();
  const cause =
    shipment.request_id === null ? null : { requestId: shipment.request_id, idempotencyKey: claim.key };
  let isPrinted = isPrintableReference(shipment.reference_no);
  for (let attempt = 1; ; attempt++) {
    try {
      return await bookShipmentRow(db, {
        draft: { ...shipment, tracking_number: newTrackingNumber() },
        fence: claim.fence,
        printable: isPrinted,
        transactionId: newId('txn', now),
        warning: draftLowBalance(cause, now),
      });
    } catch (error) {
      if (violates(error, 'shipment_printed_reference')) isPrinted = false;
      else if (attempt === maxAttempts || !violates(error, 'shipment_pkey')) throw error;
    }
  }
}

/** Checks the characters only (contract: reference_no); the booking statement checks that no other order uses it. */
export function isPrintableReference(referenceNo: string | null): boolean {
  return referenceNo !== null && printable.test(referenceNo) && !/^[=+]/.test(referenceNo);
}

/** Reads the shipment of an interrupted run, which may not be visible to clients yet. */
export async function findBooking({ db }: WorkContext, { scope, resume }: Claim): Promise<ShipmentRow> {
  const trackingNumber = resume?.subject ?? '';
  const booked = await findShipment(db, scope, trackingNumber, { invisible: true });
  if (!booked)
    throw new Error(`no shipment ${trackingNumber}, which the recovery point of the idempotency key names`);
  return booked;
}

function violates(error: unknown, constraint: 'shipment_pkey' | 'shipment_printed_reference'): boolean {
  return error instanceof Error && 'constraint' in error && error.constraint === constraint;
}
