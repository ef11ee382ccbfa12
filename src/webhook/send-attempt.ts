import type { DeliveryClaim } from '../../db/query/webhook/webhook-claim.ts';
import {
  type DeliveryEnd,
  type EndedAttempt,
  setSlots,
  writeResults,
} from '../../db/query/webhook/webhook-result.ts';
import type { WorkContext } from '../context.ts';
import { crashpoint } from '../crashpoint.ts';
import type { PostResult } from '../outbound/outbound-client.ts';
import { SealError } from '../secret/key-ring.ts';
import { attemptResult, deliveryEnd, isGone } from './attempt-result.ts';
import { endUnderLock } from './end-under-lock.ts';
import { signatureHeader } from './signature.ts';
import { openSecrets } from './signing-secret.ts';
import { nextSlots } from './slots.ts';
import { whileLeaseLives } from './while-lease-lives.ts';

/** The most that is read of a receiver's answer. */
export const maxAnswerBytes = 16 * 1024;

/** Writes an attempt's end under its fence; see writeResults. */
export type WriteResult = (attempt: EndedAttempt) => Promise<boolean>;

/**
 * Makes the one attempt that a claim stands for: signs the frozen bytes, posts them, writes the end under the fence.
 * No transaction is open meanwhile. Answers what became of the delivery; null when it was taken over, or nobody can
 * tell, as the database's word on the end was lost.
 */
export async function sendAttempt(
  context: WorkContext,
  claim: DeliveryClaim,
  write: WriteResult = async (attempt) => (await writeResults(context.db.pool, [attempt]))[0] === true,
): Promise<DeliveryEnd | null> {
  const { config, db, clock } = context;
  const { timeoutMs, leaseMs, schedule, endpointSlots } = config.webhook;
  const leaseEnd = performance.now() + leaseMs;
  const answer = await post(context, claim);
  const latencyMs = Math.round(answer.latencyMs);
  crashpoint('delivery-after-send');
  const result = attemptResult(answer, latencyMs, timeoutMs);
  const end = deliveryEnd(claim, answer, schedule, clock.now(), Math.random());
  const gone = end.scheduled && isGone(answer);
  const counts = end.scheduled && (end.state === 'failed' || gone);
  const attempt = { claim, result, end };
  const isWritten = await whileLeaseLives(
    leaseEnd,
    async () => (!counts && (await write(attempt))) || (await endUnderLock(context, attempt, gone)),
  );
  const slots = nextSlots(claim.slots, answer, latencyMs, endpointSlots);
  if (slots !== claim.slots) await setSlots(db.pool, claim.endpoint_id, slots);
  return isWritten ? end : null;
}

/** Posts a delivery's frozen bytes. A secret that can't be opened is a failure like any other: it waits for a retry. */
async function post(context: WorkContext, claim: DeliveryClaim): Promise<PostResult> {
  const { config, log, outbound, clock } = context;
  let secrets: readonly string[];
  try {
    secrets = openSecrets(context.secrets, claim.account_id, claim.secrets);
  } catch (error) {
    if (!(error instanceof SealError)) throw error;
    log.error({ err: error, webhook: claim.endpoint_id }, 'a signing secret cannot be opened');
    return {
      outcome: 'failed',
      reason: 'the signing secret cannot be opened: nothing was sent',
      latencyMs: 0,
    };
  }
  crashpoint('delivery-before-send');
  return outbound.post({
    url: claim.url,
    livemode: claim.livemode,
    headers: deliveryHeaders(claim.event_id, claim.event_type, secrets, claim.body, clock.now()),
    body: Buffer.from(claim.body),
    deadlineMs: config.webhook.timeoutMs,
    maxBodyBytes: maxAnswerBytes,
  });
}

/** The headers of a delivery (contract: createWebhook, Signature). */
export function deliveryHeaders(
  eventId: string,
  eventType: string,
  secrets: readonly string[],
  rawBody: string,
  now: Date,
) {
  return {
    'Content-Type': 'application/json',
    'X-Service-Event-Id': eventId,
    'X-Service-Event-Type': eventType,
    'X-Service-Signature': signatureHeader(secrets, Math.floor(now.getTime() / 1000), rawBody),
  };
}
