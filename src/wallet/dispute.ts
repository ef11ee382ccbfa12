import type { Kysely } from 'kysely';
import { queueDisputeMails } from '../../db/query/mail/dispute.ts';
import type { ShipmentWithEvents } from '../../db/query/shipment/shipment.ts';
import { closeDispute, insertDispute } from '../../db/query/wallet/charge-dispute.ts';
import { lockRefundable } from '../../db/query/wallet/correction.ts';
import type { Database } from '../../db/table/index.ts';
import type { AccountActor } from '../audit.ts';
import { commitChange } from '../change.ts';
import type { Cents } from '../money.ts';
import { operatorRolesWith, rolesWith } from '../user/role.ts';

/** Returns whether a shipment has a final fee, which can be disputed. */
export function hasFinalFee({ livemode, charge }: Pick<ShipmentWithEvents, 'livemode' | 'charge'>): boolean {
  return livemode && charge?.state === 'posted';
}

/** Returns the part of a final fee that was not returned, in cents, as far as corrections did not make it dearer. */
export function refundableCents({ charge }: Pick<ShipmentWithEvents, 'charge'>): Cents {
  return Math.max((charge?.chargedCents ?? 0) + Math.min(charge?.adjustmentsCents ?? 0, 0), 0);
}

interface Dispute {
  readonly trackingNumber: string;
  /** Operators read it. */
  readonly reason: string;
}

/**
 * Asks the operators about the final fee of a live shipment, once, records it and mails it to them. `nothing_left`: all of the fee was
 * returned, so there is nothing to dispute. `no_charge`: there is no such shipment, or no final fee.
 */
export async function disputeCharge(
  db: Kysely<Database>,
  actor: AccountActor,
  { trackingNumber, reason }: Dispute,
): Promise<'disputed' | 'disputed_before' | 'nothing_left' | 'no_charge'> {
  const { accountId, email } = actor;
  return commitChange(db, async (tx) => {
    const refundable = await lockRefundable(tx, accountId, trackingNumber);
    if (!refundable) return { result: refundable === 0 ? 'nothing_left' : 'no_charge', entry: null };
    const asked = { tracking_number: trackingNumber, reason, asked_by: email };
    if (!(await insertDispute(tx, accountId, asked))) return { result: 'disputed_before', entry: null };
    const roles = operatorRolesWith('refund');
    const mail = (entryId: string) => queueDisputeMails(tx, { entryId, accountId: null, roles });
    return {
      result: 'disputed',
      entry: [actor, 'charge.disputed', `${trackingNumber}: ${reason}`, { mail }],
    };
  });
}

interface Refusal {
  readonly trackingNumber: string;
  /** The account reads it. */
  readonly answer: string;
}

/** Answers an open dispute without a refund, records it and mails it. False: there is none. `refundCharge` answers it with one. */
export async function refuseDispute(
  db: Kysely<Database>,
  actor: AccountActor,
  { trackingNumber, answer }: Refusal,
): Promise<boolean> {
  return commitChange(db, async (tx) => {
    const result = await closeDispute(tx, actor.accountId, trackingNumber, { state: 'refused', answer });
    const mail = (entryId: string) => mailAnswer(tx, actor, entryId);
    return {
      result,
      entry: result && [actor, 'charge.dispute_refused', `${trackingNumber}: ${answer}`, { mail }],
    };
  });
}

/** Queues the mail about an answer to those of the account who may dispute charges. */
export function mailAnswer(
  tx: Kysely<Database>,
  { accountId }: AccountActor,
  entryId: string,
): Promise<void> {
  return queueDisputeMails(tx, { entryId, accountId, roles: rolesWith('dispute_charges') });
}
