import type { Db } from '../../db/client.ts';
import { type Outcome, settleIdempotencyKey } from '../../db/query/account/idempotency-key.ts';
import type { SysCodeName } from '../../generated/errors.ts';
import { type Claim, keyShare } from './claim.ts';

/** What becomes of a key when its request has ended: whether the answer is stored, and how a later mismatch reads. */
export interface Settlement {
  readonly store: boolean;
  readonly outcome: Outcome;
}

/**
 * The storing rules (contract: Idempotency), as one pure function: successes and refusals of the
 * payload are stored; what depends on the account's or the shipment's state, and every 5xx, is judged anew on a retry.
 */
export function settlementOf(status: number, code: SysCodeName | null): Settlement {
  if (status < 300) return { store: true, outcome: 'succeeded' };
  if (status >= 500) return { store: false, outcome: 'failed' };
  return { store: [400, 403, 404].includes(status) || code === 'PRICING_QUOTE_CHANGED', outcome: 'refused' };
}

/**
 * Stores the answer under the key for its whole lifetime, or lets go of the claim. Nothing changes when the claim was taken over, nor when an
 * answer is stored already: a run whose last commit went through unheard knows less than its row. A key with something
 * undecided under it is let go of and stores nothing.
 */
export async function settleKey(
  db: Db,
  claim: Claim,
  settlement: Settlement,
  status: number,
  body: string,
): Promise<void> {
  const { scope, key, fence } = claim;
  await settleIdempotencyKey(db.share(keyShare), scope, { key, fence, ...settlement, status, body });
}
