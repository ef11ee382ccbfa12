import type { Kysely } from 'kysely';
import { queueDisputeMails } from '../../db/query/mail/dispute.ts';
import type { ShipmentWithEvents } from '../../db/query/shipment/shipment.ts';
import { closeDispute, insertDispute } from '../../db/query/wallet/charge-dispute.ts';
import type { Database } from '../../db/table/index.ts';
import type { AccountActor } from '../audit.ts';
import { commitChange } from '../change.ts';
import { operatorRolesWith, rolesWith } from '../user/role.ts';

/** Returns whether a shipment has a final fee, which can be disputed. */
export function hasFinalFee({ livemode, charge }: Pick<ShipmentWithEvents, 'livemode' | 'charge'>): boolean {
  return livemode && charge?.state === 'posted';
}

interface Dispute {
  readonly trackingNumber: string;
  /** Operators read it. */
  readonly reason: string;
}

/** Asks the operators about the final fee of a live shipment, once, records it and mails it to them. False: no such fee, or asked before. */
export async function disputeCharge(
  db: Kysely<Database>,
  actor: AccountActor,
  { trackingNumber, reason }: Dispute,
): Promise<boolean> {
  return commitChange(db, async (tx) => {
    const asked = {
      account_id: actor.accountId,
      tracking_number: trackingNumber,
      reason,
      asked_by: actor.email,
    };
    const result = await insertDispute(tx, asked);
    const roles = operatorRolesWith('refund');
    const mail = (entryId: string) => queueDisputeMails(tx, { entryId, accountId: null, roles });
    return { result, entry: result && [actor, 'charge.disputed', `${trackingNumber}: ${reason}`, { mail }] };
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
