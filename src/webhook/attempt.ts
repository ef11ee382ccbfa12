import { setTimeout as delay } from 'node:timers/promises';
import type { Kysely } from 'kysely';
import { crashpoint } from '../../db/crashpoint.ts';
import type { DeliveryClaim } from '../../db/query/webhook/webhook-claim.ts';
import {
  discardDeliveries,
  findWebhook,
  lockWebhook,
  updateWebhookRow,
} from '../../db/query/webhook/webhook-endpoint.ts';
import {
  type AttemptResult,
  countFailures,
  type DeliveryEnd,
  type EndedAttempt,
  setConcurrency,
  writeLockedResult,
  writeResults,
} from '../../db/query/webhook/webhook-result.ts';
import { type Scope, scopeOf } from '../../db/scope.ts';
import type { Database } from '../../db/table/index.ts';
import { isTransient } from '../../db/transient-failure.ts';
import { commitChange } from '../change.ts';
import type { RetrySchedule } from '../config/config.ts';
import type { WorkContext } from '../context.ts';
import { draftEvent, type RowEvent } from '../event.ts';
import type { PostResult } from '../outbound/client.ts';
import { SealError } from '../secret/key-ring.ts';
import { tracing } from '../telemetry/tracing.ts';
import { webhookView } from './endpoint.ts';
import { openSecrets, signWebhook } from './signature.ts';

const excerptBytes = 2048;

/** Returns the result of a post to `url` for the delivery's record. Only a 2xx status is a success. */
export function attemptResult(url: string, response: PostResult, timeoutMs: number): AttemptResult {
  const latencyMs = Math.round(response.latencyMs);
  if (response.outcome !== 'ok') {
    const error =
      response.outcome === 'timeout' ? `no response within ${timeoutMs / 1000} s` : response.reason;
    return { httpStatus: null, latencyMs, responseExcerpt: null, error: storableText(error) };
  }
  const { status, headers } = response;
  // `stream: true` drops a character that the cut split.
  const excerpt = new TextDecoder().decode(response.body.subarray(0, excerptBytes), { stream: true });
  const target = redirectStatuses.includes(status) ? redirectTarget(headers.location, url) : null;
  const redirect = target && `, a redirect to ${target}; redirects are not followed, so register that URL`;
  const error = isSuccess(status) ? null : `status ${status}${redirect ?? ''}`;
  return { httpStatus: status, latencyMs, responseExcerpt: storableText(excerpt), error };
}

const redirectStatuses = [301, 302, 303, 307, 308];
const maxTargetLength = 200;

/** Returns where a response points to, without user name, password and query, which may be secrets; null: nowhere. */
function redirectTarget(location: string | undefined, url: string): string | null {
  if (location === undefined || !URL.canParse(location, url)) return null;
  const { protocol, origin, pathname, search } = new URL(location, url);
  if (protocol !== 'https:' && protocol !== 'http:') return null;
  const target = `${origin}${pathname}${search && '?…'}`;
  return target.length > maxTargetLength ? `${target.slice(0, maxTargetLength)}…` : target;
}

/** Returns the delay to the next attempt in ms, with jitter; null if none is left. `Retry-After` at most doubles it. */
export function nextDelayMs(
  schedule: RetrySchedule,
  ended: number,
  retryAfterMs: number | null,
  random: number,
): number | null {
  const [from, to] = [schedule[ended - 1], schedule[ended]];
  if (from === undefined || to === undefined) return null;
  const base = (to - from) * (1 + random / 10);
  return Math.min(Math.max(base, retryAfterMs ?? 0), 2 * base);
}

/** Returns the delivery's next state. Tests and redeliveries don't use up the schedule. */
export function deliveryEnd(
  claim: Pick<DeliveryClaim, 'trigger' | 'scheduled_count' | 'resume_state' | 'resume_at'>,
  response: PostResult,
  schedule: RetrySchedule,
  now: Date,
  random: number,
): DeliveryEnd {
  const scheduled = claim.trigger === 'schedule';
  if (response.outcome === 'ok' && isSuccess(response.status))
    return { state: 'succeeded', scheduled, next: null };
  if (claim.trigger === 'test') return { state: 'failed', scheduled, next: null };
  if (claim.trigger === 'redeliver') return backToSchedule(claim);
  if (isGone(response)) return { state: 'discarded', scheduled, next: null };
  const retryAfter = response.outcome === 'ok' ? retryAfterMs(response.headers['retry-after'], now) : null;
  const afterMs = nextDelayMs(schedule, claim.scheduled_count + 1, retryAfter, random);
  if (afterMs === null) return { state: 'failed', scheduled, next: null };
  return { state: 'retrying', scheduled, next: { afterMs } };
}

function isGone(response: PostResult): boolean {
  return response.outcome === 'ok' && response.status === 410;
}

function backToSchedule({ resume_state, resume_at }: Pick<DeliveryClaim, 'resume_state' | 'resume_at'>) {
  const waiting = resume_at !== null && (resume_state === 'pending' || resume_state === 'retrying');
  if (waiting) return { state: 'retrying', scheduled: false, next: { at: resume_at } } as const;
  return { state: resume_state ?? 'failed', scheduled: false, next: null };
}

/** Returns `Retry-After` (seconds or a date) in ms; null if it is absent or malformed. */
function retryAfterMs(header: string | undefined, now: Date): number | null {
  if (header === undefined) return null;
  if (/^\d{1,9}$/.test(header)) return Number(header) * 1000;
  const at = Date.parse(header);
  return Number.isNaN(at) ? null : Math.max(0, at - now.getTime());
}

function isSuccess(status: number): boolean {
  return status >= 200 && status < 300;
}

/** PostgreSQL's text type can't store NUL. */
function storableText(text: string): string {
  return text.replaceAll('\0', '\ufffd');
}

/** Disables a locked, active endpoint. Returns its event. */
export async function disableWebhook(
  tx: Kysely<Database>,
  scope: Scope,
  id: string,
  reason: 'consecutive_failures' | 'gone',
  now: Date,
): Promise<RowEvent> {
  await updateWebhookRow(tx, scope, id, { disabled: reason });
  await discardDeliveries(tx, scope, id);
  const disabled = await findWebhook(tx, scope, id);
  if (!disabled) throw new Error('locked webhook endpoint not found');
  const object = webhookView(disabled);
  const attributes = { livemode: scope.livemode, cause: null, now };
  return { scope, draft: draftEvent('webhook.disabled', { object }, attributes) };
}

/** Consecutive failed deliveries that disable an endpoint (contract: createWebhook, Disabling). */
const maxConsecutiveFailures = 10;

/** Writes a result that changes the failure count. A 410 or the tenth failure disables. False if taken over. */
export async function finishAttempt(
  context: WorkContext,
  attempt: EndedAttempt,
  gone: boolean,
): Promise<boolean> {
  const { claim, end } = attempt;
  const scope = scopeOf(claim);
  return commitChange(context.db.kysely, async (tx) => {
    const endpoint = await lockWebhook(tx, scope, claim.endpoint_id);
    if (!endpoint || !(await writeLockedResult(tx, attempt))) return { result: false, entry: null };
    const failedInRow = countAfter(endpoint.failed_in_row, end);
    if (failedInRow !== endpoint.failed_in_row) await countFailures(tx, scope, endpoint.id, failedInRow);
    if (!endpoint.active || (!gone && failedInRow < maxConsecutiveFailures))
      return { result: true, entry: null };
    const reason = gone ? 'gone' : 'consecutive_failures';
    const event = await disableWebhook(tx, scope, endpoint.id, reason, context.clock.now());
    context.log.warn({ webhook: endpoint.id, reason }, 'Webhook endpoint disabled');
    return { result: true, entry: null, event };
  });
}

function countAfter(failedInRow: number, { scheduled, state }: DeliveryEnd): number {
  if (scheduled && state === 'succeeded') return 0;
  return scheduled && state === 'failed' ? failedInRow + 1 : failedInRow;
}

const firstDelayMs = 25;
const maxDelayMs = 1_000;

/** Retries the write of a result until the lease expires: an unwritten result means that the event is sent again. */
export async function retryUntilLeaseExpires<T>(until: number, write: () => Promise<T>): Promise<T> {
  for (let delayMs = firstDelayMs; ; delayMs = Math.min(2 * delayMs, maxDelayMs)) {
    try {
      return await write();
    } catch (error) {
      if (!isTransient(error) || performance.now() + delayMs > until) throw error;
    }
    await delay(delayMs * (0.5 + Math.random() / 2));
  }
}

/** A slower response makes the endpoint slow. */
const slowMs = 5_000;

/** Returns an endpoint's concurrency after an attempt: doubled by a fast response, one after a slow one or a timeout. */
export function nextConcurrency(
  concurrency: number,
  { outcome, latencyMs }: Pick<PostResult, 'outcome' | 'latencyMs'>,
  maxConcurrency: number,
): number {
  if (outcome === 'timeout' || latencyMs >= slowMs) return 1;
  return outcome === 'ok' ? Math.max(1, Math.min(maxConcurrency, concurrency * 2)) : concurrency;
}

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
  const { timeoutMs, leaseMs, schedule, endpointConcurrency } = config.webhook;
  const leaseEnd = performance.now() + leaseMs;
  const { response, signature } = await post(context, claim);
  crashpoint('delivery-after-send');
  const result = attemptResult(claim.url, response, timeoutMs);
  const end = deliveryEnd(claim, response, schedule, clock.now(), Math.random());
  const gone = end.scheduled && isGone(response);
  const countsAsFailure = end.scheduled && (end.state === 'failed' || gone);
  const attempt = { claim, result, end, signature };
  const isWritten = await retryUntilLeaseExpires(
    leaseEnd,
    async () => (!countsAsFailure && (await write(attempt))) || (await finishAttempt(context, attempt, gone)),
  );
  const concurrency = nextConcurrency(claim.concurrency, response, endpointConcurrency);
  if (concurrency !== claim.concurrency) await setConcurrency(db.pool, claim, concurrency);
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
  context.observeSent?.('Event', JSON.parse(claim.body));
  crashpoint('delivery-before-send');
  const event = { id: claim.event_id, type: claim.event_type, body: claim.body };
  const headers = deliveryHeaders(event, secrets, clock.now());
  // Without our trace context: the contract lists the headers of a delivery.
  const response = await tracing().inSpan('POST', { kind: 'client' }, async (end) => {
    const received = await outbound.post({
      url: claim.url,
      livemode: claim.livemode,
      headers,
      body: Buffer.from(claim.body),
      deadlineMs: config.webhook.timeoutMs,
      maxBodyBytes: maxResponseBytes,
    });
    const status = received.outcome === 'ok' ? received.status : null;
    end({
      attributes:
        status === null ? { 'error.type': received.outcome } : { 'http.response.status_code': status },
      isError: status === null || !isSuccess(status),
    });
    return received;
  });
  return { response, signature: headers['X-Service-Signature'] };
}

/** Returns the headers of a delivery (contract: createWebhook, Signature). */
export function deliveryHeaders(
  event: SentEvent & { readonly body: string },
  secrets: readonly string[],
  now: Date,
) {
  return signedHeaders(event, signWebhook(secrets, Math.floor(now.getTime() / 1000), event.body));
}

interface SentEvent {
  readonly id: string;
  readonly type: string;
}

export function signedHeaders({ id, type }: SentEvent, signature: string) {
  return {
    'Content-Type': 'application/json',
    'X-Service-Event-Id': id,
    'X-Service-Event-Type': type,
    'X-Service-Signature': signature,
  };
}
