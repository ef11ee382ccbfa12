import type { Db } from '../../db/client.ts';
import { type KeyOutcome, settleIdempotencyKey } from '../../db/query/account/idempotency-key.ts';
import type { SysCodeName } from '../../generated/errors.ts';
import { type Claim, keyShare } from './claim.ts';

export interface Settlement {
  readonly store: boolean;
  readonly outcome: KeyOutcome;
}

/** Decides what is stored (contract: Idempotency): successes, and refusals that a retry can't change. */
export function settlementOf(status: number, code: SysCodeName | null): Settlement {
  if (status < 300) return { store: true, outcome: 'succeeded' };
  if (status >= 500) return { store: false, outcome: 'failed' };
  return { store: [400, 403, 404].includes(status) || code === 'PRICING_QUOTE_CHANGED', outcome: 'refused' };
}

/** Stores the response or releases the claim. Changes nothing if the claim was taken over or a response is stored. */
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
