import type { Kysely } from 'kysely';
import type { AdjustVerdict, LedgerResult } from '../../db/query/wallet/ledger-result.ts';
import { adjustWallet } from '../../db/query/wallet/wallet-adjust.ts';
import { inTransaction } from '../../db/statement.ts';
import type { Database } from '../../db/table/index.ts';
import { centsToAmount } from '../money/money.ts';
import { newId } from '../runtime/identifier.ts';
import { readTrackingNumber } from '../shipment/tracking-number.ts';
import { type AccountActor, audit } from '../user/audit.ts';
import { draftLowBalance } from './low-balance-event.ts';

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
    if (!moved.repeated) await audit(tx, actor, 'wallet.adjusted', subject);
    return moved;
  });
}
