import type { Db } from '../../db/client.ts';
import { type KeyOutcome, settleIdempotencyKey } from '../../db/query/account/idempotency-key.ts';
import type { SysCodeName } from '../../generated/errors.ts';
import { type Claim, keyShare } from './claim.ts';

/** The end of a run: `code` is null for a success. */
export interface EndedRun {
  readonly status: number;
  readonly code: SysCodeName | null;
  readonly body: string;
}

/** Stores the response or releases the claim. Changes nothing if the claim was taken over or a response is stored. */
export async function settleKey(db: Db, claim: Claim, ended: EndedRun): Promise<void> {
  const { scope, key, fence } = claim;
  const { status, body } = ended;
  await settleIdempotencyKey(db.share(keyShare), scope, { key, fence, ...settlementOf(ended), status, body });
}

/** Decides what is stored (contract: Idempotency): successes, and refusals that a retry can't change. */
function settlementOf({ status, code }: EndedRun): { store: boolean; outcome: KeyOutcome } {
  if (status < 300) return { store: true, outcome: 'succeeded' };
  if (status >= 500) return { store: false, outcome: 'failed' };
  return { store: [400, 403, 404].includes(status) || code === 'PRICING_QUOTE_CHANGED', outcome: 'refused' };
}
