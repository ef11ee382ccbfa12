import { releaseCancel, takeOverCancel } from '../../db/query/booking/cancel-shipment.ts';
import { takeBooking } from '../../db/query/booking/take-undecided.ts';
import { inTransaction, type Queryable } from '../../db/statement.ts';
import type { DispatchOutcome } from '../carrier/carrier.ts';
import type { Refuse } from '../contract/errors.ts';
import { type AuditActor, audit } from '../user/audit.ts';
import { type CancelCode, recordCancelResult } from './cancel.ts';
import { type CarrierResultContext, recordCarrierResult } from './dispatch.ts';

/** A result that an operator got from the carrier: the booking with its waybill number, or one of the other results. */
export type Resolution = { readonly booked: string } | 'absent' | 'cancelled' | 'not_cancelled';

interface Undecided {
  readonly trackingNumber: string;
  readonly resolution: Resolution;
}

/**
 * Finishes a booking or cancellation whose result was unknown. False: there is none, or a run is working on it. The
 * activity has the result from the transaction that takes the shipment over.
 * @throws {ApiError} if the shipment can no longer be cancelled.
 */
export function resolveUnconfirmed(
  context: CarrierResultContext,
  undecided: Undecided,
  actor: AuditActor,
  refuse: Refuse<CancelCode>,
): Promise<boolean> {
  const { resolution } = undecided;
  return resolution === 'cancelled' || resolution === 'not_cancelled'
    ? resolveCancel(context, undecided, actor, refuse)
    : resolveBooking(context, undecided, actor, resolution === 'absent' ? null : resolution.booked);
}

async function resolveBooking(
  context: CarrierResultContext,
  undecided: Undecided,
  actor: AuditActor,
  waybill: string | null,
): Promise<boolean> {
  const taken = await takeRecorded(context, undecided, actor, takeBooking);
  if (!taken) return false;
  const outcome: DispatchOutcome =
    waybill === null
      ? { outcome: 'unreachable', reason: 'an operator reported that the carrier has no booking' }
      : {
          outcome: 'accepted',
          waybillNumber: waybill,
          lastMileTrackingNumber: null,
          // A worker fetches the label from the carrier.
          label: 'generating',
          duplicate: true,
        };
  await recordCarrierResult(context, taken.fence, taken.shipment, outcome);
  return true;
}

async function resolveCancel(
  context: CarrierResultContext,
  undecided: Undecided,
  actor: AuditActor,
  refuse: Refuse<CancelCode>,
): Promise<boolean> {
  const taken = await takeRecorded(context, undecided, actor, takeOverCancel);
  if (!taken) return false;
  if (undecided.resolution === 'cancelled') {
    await recordCancelResult(context, taken.shipment, { outcome: 'cancelled' }, refuse);
  } else {
    await releaseCancel(context.db, taken.shipment, { again: false });
  }
  return true;
}

function takeRecorded<Taken>(
  { db }: CarrierResultContext,
  { trackingNumber, resolution }: Undecided,
  actor: AuditActor,
  take: (db: Queryable, trackingNumber: string) => Promise<Taken | undefined>,
): Promise<Taken | undefined> {
  return db.kysely.transaction().execute(async (tx) => {
    const taken = await take(inTransaction(tx), trackingNumber);
    const result = typeof resolution === 'string' ? resolution : `booked, ${resolution.booked}`;
    if (taken) await audit(tx, actor, 'shipment.resolved', `${trackingNumber}: ${result}`);
    return taken;
  });
}
