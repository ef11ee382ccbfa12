import { setTimeout as delay } from 'node:timers/promises';
import type { OutboundClient } from '../outbound/outbound-client.ts';
import { attemptResult } from './attempt-result.ts';
import { deliveryHeaders, maxAnswerBytes } from './send-attempt.ts';

const firstPauseMs = 250;
const longestPauseMs = 5_000;
/** So often a receiver may answer an event with anything but a 2xx before the next one has its turn. */
export const mostAnswers = 3;
/** What a proxy answers in the place of a receiver that is down. */
const downStatuses = [502, 503, 504];

/** Where a developer's events go to, and how. */
export interface Forwarding {
  readonly outbound: OutboundClient;
  readonly url: string;
  readonly secret: string;
  /** The most that one attempt may take. */
  readonly timeoutMs: number;
}

export interface ForwardedEvent {
  readonly id: string;
  readonly type: string;
  /** The frozen bytes, as text. */
  readonly body: string;
}

/** One attempt to forward an event. */
export interface ForwardAttempt {
  readonly number: number;
  readonly startedAt: Date;
  readonly httpStatus: number | null;
  readonly latencyMs: number;
  /** Null: a 2xx. */
  readonly error: string | null;
  /** Null: there is no further attempt. */
  readonly retryInMs: number | null;
}

/**
 * Posts an event as a delivery is posted, until the receiver takes it. While nobody answers, it is tried again and
 * again; a receiver that is there and refuses it is asked {@link mostAnswers} times, so that one event that it can't
 * take doesn't keep the later ones waiting. The pause between attempts doubles from a quarter of a second to five.
 */
export async function* forwardEvent(
  { outbound, url, secret, timeoutMs }: Forwarding,
  { id, type, body }: ForwardedEvent,
): AsyncGenerator<ForwardAttempt, void> {
  let answers = 0;
  for (let number = 1; ; number++) {
    const startedAt = new Date();
    const answer = await outbound.post({
      url,
      // The mode says which addresses a customer may name; this one is its developer's own, plain http or not.
      livemode: false,
      headers: deliveryHeaders(id, type, [secret], body, startedAt),
      body: Buffer.from(body),
      deadlineMs: timeoutMs,
      maxBodyBytes: maxAnswerBytes,
    });
    const { httpStatus, latencyMs, error } = attemptResult(answer, Math.round(answer.latencyMs), timeoutMs);
    const isDown = httpStatus === null || downStatuses.includes(httpStatus);
    if (!isDown) answers++;
    const isLast = error === null || httpStatus === 410 || answers === mostAnswers;
    const retryInMs = isLast ? null : Math.min(firstPauseMs * 2 ** (number - 1), longestPauseMs);
    yield { number, startedAt, httpStatus, latencyMs: latencyMs ?? 0, error, retryInMs };
    if (retryInMs === null) return;
    await delay(retryInMs);
  }
}
