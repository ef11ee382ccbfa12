import type { Kysely } from 'kysely';
import type pg from 'pg';
import { findShipment } from '../../db/query/shipment/shipment.ts';
import { closeDispute } from '../../db/query/wallet/charge-dispute.ts';
import { adjustWallet, lockRefundable, refundShipment } from '../../db/query/wallet/correction.ts';
import {
  type AdjustVerdict,
  type LedgerResult,
  type RefundVerdict,
  type TopUpVerdict,
  topUp,
} from '../../db/query/wallet/ledger.ts';
import { updateLowBalance } from '../../db/query/wallet/low-balance.ts';
import { findWalletTransaction, type WalletTransactionRow } from '../../db/query/wallet/wallet.ts';
import { emitShipmentEvent, stampPlaceholder } from '../../db/query/webhook/event.ts';
import { inTransaction } from '../../db/statement.ts';
import type { Database } from '../../db/table/index.ts';
import type { AccountActor } from '../audit.ts';
import { commitChange } from '../change.ts';
import { draftEvent, type RowEvent } from '../event.ts';
import { type Cents, hkd } from '../money.ts';
import { newId } from '../runtime.ts';
import { readTrackingNumber } from '../shipment/tracking-number.ts';
import { shipmentDetail } from '../shipment/view.ts';
import { isBlank } from '../text.ts';
import { mailAnswer } from './dispute.ts';
import { draftLowBalance } from './funds.ts';
import { commitWithinLimit, type OverLimit } from './operator-limit.ts';
import { walletTransactionView } from './wallet.ts';

/**
 * `earlier`: the entry of an earlier call, if this one changed nothing. It is a repeat if the amounts are the same. With
 * another amount the verdict is `reference_used`, or `already_refunded` for a refund, which a shipment has once.
 */
type Moved<Verdict extends string, Used extends string> =
  | (LedgerResult<Verdict> & { readonly earlier?: WalletTransactionRow })
  | { readonly verdict: Used; readonly earlier: WalletTransactionRow };

interface Payment {
  readonly amountCents: Cents;
  /** Unique per account, and not blank. Without it, each call adds money. The account can read it. */
  readonly reference?: string | undefined;
}

/**
 * Adds a payment to the wallet of the actor's account, and records it. It has no limit by role: a bank's statement shows it too.
 * @throws {RangeError} for a blank reference.
 */
export async function creditWallet(
  db: Kysely<Database>,
  actor: AccountActor,
  { amountCents, reference }: Payment,
): Promise<Moved<TopUpVerdict, 'reference_used'>> {
  const { accountId, now } = actor;
  refuseBlank(reference);
  return commitChange(db, async (tx) => {
    // A payment's reason, which the account reads, is its reference.
    const payment = { accountId, amountCents, reference, reason: reference };
    const moved = await topUp(inTransaction(tx), { ...payment, transactionId: newId('txn', now) });
    if (moved.repeated)
      return { result: await withEarlier(tx, moved, amountCents, 'reference_used'), entry: null };
    return {
      result: moved,
      entry: [actor, 'wallet.credited', `${hkd(amountCents)} ${reference ?? ''}`.trim()],
    };
  });
}

/** A correction of the balance. Positive adds money; negative takes money, also below 0. */
interface Correction {
  readonly amountCents: number;
  /** The account can read it. */
  readonly reason: string;
  /** Unique per account among corrections, and not blank. Without it, each call corrects the balance. */
  readonly reference?: string | undefined;
  /** Live shipment of the account that the correction belongs to. */
  readonly trackingNumber?: string | undefined;
}

type Corrected = Moved<AdjustVerdict, 'reference_used'> | OverLimit | undefined;

/**
 * Corrects the balance of the actor's account, and records it. An operator moves at most the limit of the role. A correction that
 * returns the last of a shipment's charge answers its open dispute. Undefined: the account has no such live shipment.
 * @throws {RangeError} for a blank reference.
 */
export function correctWallet(
  db: Kysely<Database>,
  actor: AccountActor,
  correction: Correction,
): Promise<Corrected> {
  return commitCorrection<never>(db, actor, correction);
}

/** Makes a correction. `refuse`: it is a refund, which this function may refuse by the part of the charge that was not returned. */
async function commitCorrection<Refused>(
  db: Kysely<Database>,
  actor: AccountActor,
  correction: Correction,
  refuse?: (refundableCents: Cents) => Refused | null,
): Promise<Corrected | Refused> {
  const { accountId, now } = actor;
  const { amountCents, reason, reference, trackingNumber } = correction;
  refuseBlank(reference);
  const shipment = trackingNumber && (readTrackingNumber(trackingNumber) ?? trackingNumber);
  const movedCents = Math.abs(amountCents);
  return commitWithinLimit<Exclude<Corrected, OverLimit> | Refused>(db, actor, movedCents, async (tx) => {
    const refundable = () => (shipment ? lockRefundable(tx, accountId, shipment) : undefined);
    const refused = refuse?.((await refundable()) ?? 0);
    if (refused) return { result: refused, entry: null };
    const ids = { accountId, transactionId: newId('txn', now), warning: draftLowBalance(now) };
    const moved = await adjustWallet(inTransaction(tx), { ...correction, trackingNumber: shipment, ...ids });
    if (moved?.verdict !== 'adjusted') return { result: undefined, entry: null };
    if (moved.repeated)
      return { result: await withEarlier(tx, moved, amountCents, 'reference_used'), entry: null };
    const isAnswer = refuse !== undefined || (amountCents > 0 && (await refundable()) === 0);
    const mail = isAnswer && shipment ? await answerDispute(tx, actor, shipment, reason) : undefined;
    return {
      result: moved,
      entry: [actor, 'wallet.adjusted', `${hkd(amountCents)} ${reason}`, { mail, movedCents }],
      event: () => correctionEvent(tx, actor, moved.transactionId),
    };
  });
}

/** A refund of more than is left of the charge. Nothing changed. */
interface ExceedsCharge {
  readonly verdict: 'exceeds_charge';
  readonly refundableCents: Cents;
}

interface Refund {
  readonly trackingNumber: string;
  readonly amountCents: number;
  /** The account can read it. */
  readonly reason: string;
}

/**
 * Refunds the charge of a settled live shipment of the actor's account once, and records it. It answers an open dispute. An
 * operator moves at most the limit of the role. Undefined: no such shipment.
 */
export async function refundCharge(
  db: Kysely<Database>,
  actor: AccountActor,
  { trackingNumber, amountCents, reason }: Refund,
): Promise<Moved<RefundVerdict, 'already_refunded'> | OverLimit | undefined> {
  return commitWithinLimit(db, actor, amountCents, async (tx) => {
    const refund = {
      trackingNumber,
      accountId: actor.accountId,
      amountCents,
      reason,
      transactionId: newId('txn', actor.now),
    };
    const moved = await refundShipment(inTransaction(tx), refund);
    if (moved?.repeated)
      return { result: await withEarlier(tx, moved, amountCents, 'already_refunded'), entry: null };
    if (moved?.verdict !== 'refunded') return { result: moved, entry: null };
    const mail = await answerDispute(tx, actor, trackingNumber, reason);
    return {
      result: moved,
      entry: [
        actor,
        'wallet.refunded',
        `${trackingNumber}: ${hkd(amountCents)} ${reason}`,
        { mail, movedCents: amountCents },
      ],
      event: () => correctionEvent(tx, actor, moved.transactionId),
    };
  });
}

/**
 * Returns a further part of a charge after its refund, as a correction that names the shipment, and records it. `returnedCents`:
 * what the operator saw returned before. At most what was not returned yet: `exceeds_charge` names it. Of two operators who return
 * the same part, the second one changes nothing: the verdict is a repeat, `reference_used` or `exceeds_charge`. Undefined: no such
 * shipment.
 */
export function refundMore(
  db: Kysely<Database>,
  actor: AccountActor,
  refund: Refund,
  returnedCents: number,
): Promise<Corrected | ExceedsCharge> {
  const reference = `${refund.trackingNumber} after ${hkd(returnedCents)}`;
  return commitCorrection(db, actor, { ...refund, reference }, (refundableCents) =>
    refund.amountCents > refundableCents ? { verdict: 'exceeds_charge', refundableCents } : null,
  );
}

/** Answers an open dispute with a refund. Returns what mails the answer, if there was one. */
async function answerDispute(
  tx: Kysely<Database>,
  actor: AccountActor,
  trackingNumber: string,
  answer: string,
): Promise<((entryId: string) => Promise<void>) | undefined> {
  const isAnswer = await closeDispute(tx, actor.accountId, trackingNumber, { state: 'refunded', answer });
  return isAnswer ? (entryId) => mailAnswer(tx, actor, entryId) : undefined;
}

/** A blank reference of one payment would make every later payment with a blank reference its repeat. */
function refuseBlank(reference: string | undefined): void {
  if (reference !== undefined && isBlank(reference))
    throw new RangeError('the reference is blank; give a unique one, or none');
}

/** Adds the earlier entry to a repeat; the verdict is `used` if the earlier amount is another. */
async function withEarlier<Verdict extends string, Used extends string>(
  tx: Kysely<Database>,
  moved: LedgerResult<Verdict>,
  amountCents: number,
  used: Used,
): Promise<Moved<Verdict, Used>> {
  const earlier = await findWalletTransaction(tx, moved.transactionId ?? '');
  return moved.amountCents === amountCents ? { ...moved, earlier } : { verdict: used, earlier };
}

/** Drafts `wallet.adjusted` for a refund or adjustment. If it belongs to a shipment, emits `shipment.billing_adjusted` first. */
async function correctionEvent(
  tx: Kysely<Database>,
  { accountId, now }: AccountActor,
  transactionId: LedgerResult<string>['transactionId'],
): Promise<RowEvent> {
  const scope = { accountId, livemode: true };
  const attributes = { livemode: true, cause: null, now };
  const transaction = await findWalletTransaction(tx, transactionId ?? '');
  const { tracking_number: trackingNumber } = transaction;
  const pool = inTransaction(tx) as pg.Pool;
  const shipment = trackingNumber === null ? undefined : await findShipment({ pool }, scope, trackingNumber);
  if (shipment) {
    const detail = { ...shipmentDetail({ ...shipment, updated_at: stampPlaceholder }), label_pdf_url: null };
    const sequence = shipment.event_sequence + 1;
    const event = draftEvent('shipment.billing_adjusted', { object: detail }, { ...attributes, sequence });
    await emitShipmentEvent(tx, shipment, event);
  }
  const object = walletTransactionView(transaction);
  return { scope, draft: draftEvent('wallet.adjusted', { object }, attributes) };
}

/** Sets the available amount below which the actor's account is warned, and records it. Null: no warning. */
export async function setLowBalance(
  db: Kysely<Database>,
  actor: AccountActor,
  lowBalanceCents: Cents | null,
): Promise<void> {
  const { accountId, now } = actor;
  await commitChange(db, async (tx) => ({
    result: await updateLowBalance(tx, { accountId, lowBalanceCents, warning: draftLowBalance(now) }),
    entry: [actor, 'wallet.threshold_set', lowBalanceCents === null ? null : hkd(lowBalanceCents)],
  }));
}
