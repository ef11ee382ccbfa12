import { lockWebhook } from '../../db/query/webhook/webhook-endpoint.ts';
import {
  countFailures,
  type DeliveryEnd,
  type EndedAttempt,
  writeLockedResult,
} from '../../db/query/webhook/webhook-result.ts';
import type { WorkContext } from '../context.ts';
import { disableWebhook } from './disable-webhook.ts';

/** This many failed deliveries in a row disable an endpoint (contract: createWebhook, Disabling). */
const mostFailuresInRow = 10;

/**
 * Writes an end that counts for or against the endpoint: a success clears its count, a delivery out of attempts adds
 * to it, 410 and the tenth disable it. All under the endpoint's row lock and the delivery's fence, so that each
 * delivery counts once and the endpoint is disabled once, however many workers there are. Any other end counts for
 * nothing. False: it was taken over, or written before, with its count.
 */
export async function endUnderLock(
  context: WorkContext,
  attempt: EndedAttempt,
  gone: boolean,
): Promise<boolean> {
  const { claim, end } = attempt;
  const scope = { accountId: claim.account_id, livemode: claim.livemode };
  return context.db.kysely.transaction().execute(async (tx) => {
    const endpoint = await lockWebhook(tx, scope, claim.endpoint_id);
    if (!endpoint || !(await writeLockedResult(tx, attempt))) return false;
    const failedInRow = countAfter(endpoint.failed_in_row, end);
    if (failedInRow !== endpoint.failed_in_row) await countFailures(tx, endpoint.id, failedInRow);
    if (!endpoint.active || (!gone && failedInRow < mostFailuresInRow)) return true;
    const reason = gone ? 'gone' : 'consecutive_failures';
    await disableWebhook(tx, scope, endpoint.id, reason, context.clock.now());
    context.log.warn({ webhook: endpoint.id, reason }, 'a webhook endpoint was disabled');
    return true;
  });
}

function countAfter(failedInRow: number, { scheduled, state }: DeliveryEnd): number {
  if (scheduled && state === 'succeeded') return 0;
  return scheduled && state === 'failed' ? failedInRow + 1 : failedInRow;
}
