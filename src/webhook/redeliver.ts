import { endsWithin } from '../../db/ends-within.ts';
import { claimRedelivery } from '../../db/query/webhook/webhook-claim.ts';
import type { WorkContext } from '../context.ts';
import { sendAttempt } from './send-attempt.ts';

/** Time for which the API call waits for the result. The attempt continues after that. */
const waitMs = 5_000;

/** Makes one attempt outside the schedule. Returns false if an attempt is in flight or the endpoint is inactive. */
export async function redeliver(context: WorkContext, id: string): Promise<boolean> {
  const claim = await claimRedelivery(context.db, id, context.config.webhook.leaseMs);
  if (!claim) return false;
  const attempt = sendAttempt(context, claim).catch((error: unknown) =>
    // When the lease expires, the relay queues the delivery again.
    context.log.warn({ err: error, delivery: id }, 'Redelivery failed; the relay queues it again'),
  );
  await endsWithin(waitMs, attempt);
  return true;
}
