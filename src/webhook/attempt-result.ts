import type { DeliveryClaim } from '../../db/query/webhook/webhook-claim.ts';
import type { AttemptResult, DeliveryEnd } from '../../db/query/webhook/webhook-result.ts';
import { nextDelayMs, type RetrySchedule } from '../config/retry-schedule.ts';
import type { PostResult } from '../outbound/outbound-client.ts';

const excerptBytes = 2048;

/** Returns the result of an attempt for the delivery's record. Only a 2xx status is a success. */
export function attemptResult(response: PostResult, latencyMs: number, timeoutMs: number): AttemptResult {
  if (response.outcome !== 'ok') {
    const error =
      response.outcome === 'timeout' ? `no response within ${timeoutMs / 1000} s` : response.reason;
    return { httpStatus: null, latencyMs, responseExcerpt: null, error: storable(error) };
  }
  const { status } = response;
  // `stream: true` drops a character that the cut split.
  const excerpt = new TextDecoder().decode(response.body.subarray(0, excerptBytes), { stream: true });
  const error = isSuccess(status) ? null : `status ${status}`;
  return { httpStatus: status, latencyMs, responseExcerpt: storable(excerpt), error };
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

export function isGone(response: PostResult): boolean {
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
function storable(text: string): string {
  return text.replaceAll('\0', '\ufffd');
}
