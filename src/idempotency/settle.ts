import type { Db } from '../../db/client.ts';
import { type Outcome, settleIdempotencyKey } from '../../db/query/account/idempotency-key.ts';
import type { SysCodeName } from '../../generated/errors.ts';
import { type Claim, keyShare } from './claim.ts';

export interface Settlement {
  readonly store: boolean;
  readonly outcome: Outcome;
}

/**
 * Decides whether a response is stored under its key (contract: Idempotency). Successes and refusals of the payload
 * are. A 5xx and a refusal that depends on the state of the account or shipment are not: a retry runs again.
 */
export function settlementOf(status: number, code: SysCodeName | null): Settlement {
  if (status < 300) return { store: true, outcome: 'succeeded' };
  if (status >= 500) return { store: false, outcome: 'failed' };
  return { store: [400, 403, 404].includes(status) || code === 'PRICING_QUOTE_CHANGED', outcome: 'refused' };
}

/**
 * Stores the response under the key, or releases the claim. Changes nothing if the claim was taken over or a response
 * is already stored. A key with an undecided booking is released without a response.
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
