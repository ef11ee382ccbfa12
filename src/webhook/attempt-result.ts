import type { DeliveryClaim } from '../../db/query/webhook/webhook-claim.ts';
import type { AttemptResult, DeliveryEnd } from '../../db/query/webhook/webhook-result.ts';
import { nextDelayMs, type RetrySchedule } from '../config/retry-schedule.ts';
import type { PostResult } from '../outbound/outbound-client.ts';

const excerptBytes = 2048;

/** How an attempt ended, for the delivery's record; 2xx alone is success. */
export function attemptResult(answer: PostResult, latencyMs: number, timeoutMs: number): AttemptResult {
  if (answer.outcome !== 'ok') {
    const error = answer.outcome === 'timeout' ? `no answer within ${timeoutMs / 1000} s` : answer.reason;
    return { httpStatus: null, latencyMs, responseExcerpt: null, error: storable(error) };
  }
  const { status } = answer;
  // A decoder that expects more leaves out a character that the cut went through.
  const excerpt = new TextDecoder().decode(answer.body.subarray(0, excerptBytes), { stream: true });
  const error = isSuccess(status) ? null : `status ${status}`;
  return { httpStatus: status, latencyMs, responseExcerpt: storable(excerpt), error };
}

/** Returns the delivery's state after an attempt. Attempts outside the schedule don't use it up (docs/design/delivery.md). */
export function deliveryEnd(
  claim: Pick<DeliveryClaim, 'trigger' | 'scheduled_count' | 'resume_state' | 'resume_at'>,
  answer: PostResult,
  schedule: RetrySchedule,
  now: Date,
  random: number,
): DeliveryEnd {
  const scheduled = claim.trigger === 'schedule';
  if (answer.outcome === 'ok' && isSuccess(answer.status))
    return { state: 'succeeded', scheduled, next: null };
  if (claim.trigger === 'test') return { state: 'failed', scheduled, next: null };
  if (claim.trigger === 'redeliver') return backToSchedule(claim);
  if (isGone(answer)) return { state: 'discarded', scheduled, next: null };
  const retryAfter = answer.outcome === 'ok' ? retryAfterMs(answer.headers['retry-after'], now) : null;
  const afterMs = nextDelayMs(schedule, claim.scheduled_count + 1, retryAfter, random);
  if (afterMs === null) return { state: 'failed', scheduled, next: null };
  return { state: 'retrying', scheduled, next: { afterMs } };
}

/** The receiver says that it is no more (410). */
export function isGone(answer: PostResult): boolean {
  return answer.outcome === 'ok' && answer.status === 410;
}

function backToSchedule({ resume_state, resume_at }: Pick<DeliveryClaim, 'resume_state' | 'resume_at'>) {
  const waiting = resume_at !== null && (resume_state === 'pending' || resume_state === 'retrying');
  if (waiting) return { state: 'retrying', scheduled: false, next: { at: resume_at } } as const;
  return { state: resume_state ?? 'failed', scheduled: false, next: null };
}

/** `Retry-After` in ms, of seconds or of a date; null when there is none that can be read. */
function retryAfterMs(header: string | undefined, now: Date): number | null {
  if (header === undefined) return null;
  if (/^\d{1,9}$/.test(header)) return Number(header) * 1000;
  const at = Date.parse(header);
  return Number.isNaN(at) ? null : Math.max(0, at - now.getTime());
}

function isSuccess(status: number): boolean {
  return status >= 200 && status < 300;
}

/** Postgres keeps no NUL in a text. */
function storable(text: string): string {
  return text.replaceAll('\0', '\ufffd');
}
