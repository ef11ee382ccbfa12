import type { DeliveryClaim } from '../../db/query/webhook/webhook-claim.ts';
import {
  type DeliveryEnd,
  type EndedAttempt,
  setSlots,
  writeResults,
} from '../../db/query/webhook/webhook-result.ts';
import type { WorkContext } from '../context.ts';
import type { PostResult } from '../outbound/outbound-client.ts';
import { crashpoint } from '../runtime/crashpoint.ts';
import { SealError } from '../secret/key-ring.ts';
import { attemptResult, deliveryEnd, isGone } from './attempt-result.ts';
import { finishAttempt } from './finish-attempt.ts';
import { retryUntilLeaseExpires } from './retry-until-lease-expires.ts';
import { signWebhook } from './signature.ts';
import { openSecrets } from './signing-secret.ts';
import { nextSlots } from './slots.ts';

export const maxResponseBytes = 16 * 1024;

/** Writes the result of an attempt; false if another worker took it over. */
export type WriteResult = (attempt: EndedAttempt) => Promise<boolean>;

/** Makes one attempt, without a transaction open meanwhile. Null: another worker took over, or the result is unknown. */
export async function sendAttempt(
  context: WorkContext,
  claim: DeliveryClaim,
  write: WriteResult = async (attempt) => (await writeResults(context.db.pool, [attempt]))[0] === true,
): Promise<DeliveryEnd | null> {
  const { config, db, clock } = context;
  const { timeoutMs, leaseMs, schedule, endpointSlots } = config.webhook;
  const leaseEnd = performance.now() + leaseMs;
  const { response, signature } = await post(context, claim);
  const latencyMs = Math.round(response.latencyMs);
  crashpoint('delivery-after-send');
  const result = attemptResult(response, latencyMs, timeoutMs);
  const end = deliveryEnd(claim, response, schedule, clock.now(), Math.random());
  const gone = end.scheduled && isGone(response);
  const countsAsFailure = end.scheduled && (end.state === 'failed' || gone);
  const attempt = { claim, result, end, signature };
  const isWritten = await retryUntilLeaseExpires(
    leaseEnd,
    async () => (!countsAsFailure && (await write(attempt))) || (await finishAttempt(context, attempt, gone)),
  );
  const slots = nextSlots(claim.slots, response, latencyMs, endpointSlots);
  if (slots !== claim.slots) await setSlots(db.pool, claim.endpoint_id, slots);
  return isWritten ? end : null;
}

/** Posts the stored bytes. A secret that can't be decrypted is a failed attempt, and so is retried. */
async function post(
  context: WorkContext,
  claim: DeliveryClaim,
): Promise<{ readonly response: PostResult; readonly signature: string | null }> {
  const { config, log, outbound, clock } = context;
  let secrets: readonly string[];
  try {
    secrets = openSecrets(context.secrets, claim.account_id, claim.secrets);
  } catch (error) {
    if (!(error instanceof SealError)) throw error;
    log.error({ err: error, webhook: claim.endpoint_id }, 'Signing secret could not be decrypted');
    const reason = 'the signing secret could not be decrypted; nothing was sent';
    return { response: { outcome: 'failed', reason, latencyMs: 0 }, signature: null };
  }
  crashpoint('delivery-before-send');
  const headers = deliveryHeaders(claim.event_id, claim.event_type, secrets, claim.body, clock.now());
  const response = await outbound.post({
    url: claim.url,
    livemode: claim.livemode,
    headers,
    body: Buffer.from(claim.body),
    deadlineMs: config.webhook.timeoutMs,
    maxBodyBytes: maxResponseBytes,
  });
  return { response, signature: headers['X-Service-Signature'] };
}

/** Returns the headers of a delivery (contract: createWebhook, Signature). */
export function deliveryHeaders(
  eventId: string,
  eventType: string,
  secrets: readonly string[],
  rawBody: string,
  now: Date,
) {
  const signature = signWebhook(secrets, Math.floor(now.getTime() / 1000), rawBody);
  return signedHeaders(eventId, eventType, signature);
}

export function signedHeaders(eventId: string, eventType: string, signature: string) {
  return {
    'Content-Type': 'application/json',
    'X-Service-Event-Id': eventId,
    'X-Service-Event-Type': eventType,
    'X-Service-Signature': signature,
  };
}
