import { lockWebhook } from '../../db/query/webhook/webhook-endpoint.ts';
import {
  countFailures,
  type DeliveryEnd,
  type EndedAttempt,
  writeLockedResult,
} from '../../db/query/webhook/webhook-result.ts';
import type { WorkContext } from '../context.ts';
import { disableWebhook } from './disable-webhook.ts';

/** Consecutive failed deliveries that disable an endpoint (contract: createWebhook, Disabling). */
const maxConsecutiveFailures = 10;

/** Writes a result that changes the failure count. A 410 or the tenth failure disables. False if taken over. */
export async function finishAttempt(
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
    if (!endpoint.active || (!gone && failedInRow < maxConsecutiveFailures)) return true;
    const reason = gone ? 'gone' : 'consecutive_failures';
    await disableWebhook(tx, scope, endpoint.id, reason, context.clock.now());
    context.log.warn({ webhook: endpoint.id, reason }, 'Webhook endpoint disabled');
    return true;
  });
}

function countAfter(failedInRow: number, { scheduled, state }: DeliveryEnd): number {
  if (scheduled && state === 'succeeded') return 0;
  return scheduled && state === 'failed' ? failedInRow + 1 : failedInRow;
}
