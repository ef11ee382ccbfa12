import type { Kysely } from 'kysely';
import type pg from 'pg';
import { findShipment } from '../../db/query/shipment/shipment.ts';
import type { AdjustVerdict, LedgerResult, RefundVerdict } from '../../db/query/wallet/ledger-result.ts';
import { adjustWallet } from '../../db/query/wallet/wallet-adjust.ts';
import { refundShipment } from '../../db/query/wallet/wallet-refund.ts';
import { findWalletTransaction } from '../../db/query/wallet/wallet-transactions.ts';
import { emitEvent, emitShipmentEvent } from '../../db/query/webhook/event.ts';
import { stampPlaceholder } from '../../db/query/webhook/event-draft.ts';
import { inTransaction } from '../../db/statement.ts';
import type { Database } from '../../db/table/index.ts';
import { draftEvent } from '../event.ts';
import { centsToAmount } from '../money.ts';
import { newId } from '../runtime.ts';
import { readTrackingNumber } from '../shipment/tracking-number.ts';
import { shipmentDetail } from '../shipment/view.ts';
import { type AccountActor, audit } from '../user/audit.ts';
import { draftLowBalance } from './funds.ts';
import { walletTransaction } from './wallet.ts';

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
    const subject = `HKD ${centsToAmount(amountCents).toFixed(2)} ${reason}`;
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
      const subject = `${trackingNumber}: HKD ${centsToAmount(amountCents).toFixed(2)} ${reason}`;
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
    const event = draftEvent('shipment.billing_adjusted', true, detail, sequence, null, now);
    await emitShipmentEvent(tx, shipment.tracking_number, event);
  }
  const event = draftEvent('wallet.adjusted', true, walletTransaction(transaction), null, null, now);
  await emitEvent(tx, scope, event);
}
