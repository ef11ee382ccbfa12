import { endsWithin } from '../../db/ends-within.ts';
import { claimRedelivery } from '../../db/query/webhook/webhook-claim.ts';
import type { WorkContext } from '../context.ts';
import { sendAttempt } from './send-attempt.ts';

/** So long a caller waits for the receiver's answer; the attempt goes on. */
const patienceMs = 5_000;

/**
 * Begins one more attempt of a delivery, out of its schedule, and waits a while for its end. False: one is running, or
 * the endpoint is inactive.
 */
export async function redeliver(context: WorkContext, id: string): Promise<boolean> {
  const claim = await claimRedelivery(context.db, id, context.config.webhook.leaseMs);
  if (!claim) return false;
  const attempt = sendAttempt(context, claim).catch((error: unknown) =>
    // Its lease runs out, and the relay has it made again.
    context.log.warn({ err: error, delivery: id }, 'a redelivery was lost'),
  );
  await endsWithin(patienceMs, attempt);
  return true;
}
