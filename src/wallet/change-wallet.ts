import type { Kysely } from 'kysely';
import type pg from 'pg';
import { findShipment } from '../../db/query/shipment/shipment.ts';
import { adjustWallet, refundShipment } from '../../db/query/wallet/correction.ts';
import {
  type AdjustVerdict,
  type LedgerResult,
  type RefundVerdict,
  type TopUpVerdict,
  topUp,
} from '../../db/query/wallet/ledger.ts';
import { updateLowBalance } from '../../db/query/wallet/low-balance.ts';
import { findWalletTransaction } from '../../db/query/wallet/wallet.ts';
import { emitEvent, emitShipmentEvent, stampPlaceholder } from '../../db/query/webhook/event.ts';
import { inTransaction, transact } from '../../db/statement.ts';
import type { Database } from '../../db/table/index.ts';
import { draftEvent } from '../event.ts';
import { type Cents, hkd } from '../money.ts';
import { newId } from '../runtime.ts';
import { readTrackingNumber } from '../shipment/tracking-number.ts';
import { shipmentDetail } from '../shipment/view.ts';
import { type AccountActor, audit } from '../user/audit.ts';
import { draftLowBalance } from './funds.ts';
import { walletTransaction } from './wallet.ts';

interface Payment {
  readonly amountCents: Cents;
  /** Unique per account: a payment with a reference that was used before changes nothing. The account can read it. */
  readonly reference?: string | undefined;
}

/** Adds a payment to the wallet of the actor's account, and records it. */
export async function creditWallet(
  db: Kysely<Database>,
  actor: AccountActor,
  { amountCents, reference }: Payment,
): Promise<LedgerResult<TopUpVerdict>> {
  const { accountId, now } = actor;
  return db.transaction().execute(async (tx) => {
    const payment = { accountId, amountCents, reference, reason: reference };
    const moved = await topUp(inTransaction(tx), { ...payment, transactionId: newId('txn', now) });
    const subject = `${hkd(amountCents)} ${reference ?? ''}`.trim();
    if (!moved.repeated) await audit(tx, actor, 'wallet.credited', subject);
    return moved;
  });
}

/** A correction of the balance. Positive adds money; negative takes money, also below 0. */
interface Correction {
  readonly amountCents: number;
  /** The account can read it. */
  readonly reason: string;
  /** Unique per account: a correction with a reference that was used before changes nothing. */
  readonly reference?: string | undefined;
  /** Live shipment of the account that the correction belongs to. */
  readonly trackingNumber?: string | undefined;
}

/** Corrects the balance of the actor's account, and records it. Undefined: the account has no such live shipment. */
export async function correctWallet(
  db: Kysely<Database>,
  actor: AccountActor,
  correction: Correction,
): Promise<LedgerResult<AdjustVerdict> | undefined> {
  const { accountId, now } = actor;
  const { amountCents, reason, trackingNumber } = correction;
  const shipment = trackingNumber && (readTrackingNumber(trackingNumber) ?? trackingNumber);
  return db.transaction().execute(async (tx) => {
    const ids = { accountId, transactionId: newId('txn', now), warning: draftLowBalance(null, now) };
    const moved = await adjustWallet(inTransaction(tx), { ...correction, trackingNumber: shipment, ...ids });
    if (moved?.verdict !== 'adjusted') return undefined;
    const subject = `${hkd(amountCents)} ${reason}`;
    if (!moved.repeated) {
      await audit(tx, actor, 'wallet.adjusted', subject);
      await emitCorrection(tx, actor, moved.transactionId);
    }
    return moved;
  });
}

interface Refund {
  readonly trackingNumber: string;
  readonly amountCents: number;
  /** The account can read it. */
  readonly reason: string;
}

/** Refunds the charge of a settled live shipment of the actor's account once, and records it. Undefined: no such shipment. */
export async function refundCharge(
  db: Kysely<Database>,
  actor: AccountActor,
  { trackingNumber, amountCents, reason }: Refund,
): Promise<LedgerResult<RefundVerdict> | undefined> {
  return db.transaction().execute(async (tx) => {
    const refund = { trackingNumber, amountCents, reason, transactionId: newId('txn', actor.now) };
    const moved = await refundShipment(inTransaction(tx), refund);
    if (moved?.verdict === 'refunded' && !moved.repeated) {
      const subject = `${trackingNumber}: ${hkd(amountCents)} ${reason}`;
      await audit(tx, actor, 'wallet.refunded', subject);
      await emitCorrection(tx, actor, moved.transactionId);
    }
    return moved;
  });
}

/** Emits the events of a refund or adjustment: `wallet.adjusted`, and `shipment.billing_adjusted` if it belongs to a shipment. */
async function emitCorrection(
  tx: Kysely<Database>,
  { accountId, now }: AccountActor,
  transactionId: LedgerResult<string>['transactionId'],
): Promise<void> {
  const scope = { accountId, livemode: true };
  const transaction = await findWalletTransaction(tx, transactionId ?? '');
  const { tracking_number: trackingNumber } = transaction;
  const pool = inTransaction(tx) as pg.Pool;
  const shipment = trackingNumber === null ? undefined : await findShipment({ pool }, scope, trackingNumber);
  if (shipment) {
    const detail = { ...shipmentDetail({ ...shipment, updated_at: stampPlaceholder }), label_pdf_url: null };
    const sequence = shipment.event_sequence + 1;
    const event = draftEvent('shipment.billing_adjusted', true, { object: detail }, sequence, null, now);
    await emitShipmentEvent(tx, shipment.tracking_number, event);
  }
  const event = draftEvent(
    'wallet.adjusted',
    true,
    { object: walletTransaction(transaction) },
    null,
    null,
    now,
  );
  await emitEvent(tx, scope, event);
}

/** Sets the available amount below which the actor's account is warned, and records it. Null: no warning. */
export async function setLowBalance(
  db: Kysely<Database>,
  actor: AccountActor,
  lowBalanceCents: Cents | null,
): Promise<void> {
  const { accountId, now } = actor;
  await transact(db, async (tx) => {
    await updateLowBalance(tx, { accountId, lowBalanceCents, warning: draftLowBalance(null, now) });
    await audit(tx, actor, 'wallet.threshold_set', lowBalanceCents === null ? null : hkd(lowBalanceCents));
  });
}
