import { setTimeout as delay } from 'node:timers/promises';
import type { OutboundClient } from '../outbound/client.ts';
import { attemptResult, deliveryHeaders, maxResponseBytes } from './attempt.ts';

const firstDelayMs = 250;
const maxDelayMs = 5_000;
/** Responses other than 2xx after which an event is given up, so that it does not block the later ones. */
export const maxResponses = 3;
/** Statuses that a proxy returns while the receiver behind it is down. */
const downStatuses = [502, 503, 504];

export interface Forwarding {
  readonly outbound: OutboundClient;
  readonly url: string;
  readonly secret: string;
  readonly timeoutMs: number;
}

export interface ForwardedEvent {
  readonly id: string;
  readonly type: string;
  readonly body: string;
}

export interface ForwardAttempt {
  readonly number: number;
  readonly startedAt: Date;
  readonly httpStatus: number | null;
  readonly latencyMs: number;
  readonly error: string | null;
  readonly retryInMs: number | null;
}

/** Posts an event until the receiver accepts it or rejects it {@link maxResponses} times. Retries while it is down. */
export async function* forwardEvent(
  { outbound, url, secret, timeoutMs }: Forwarding,
  event: ForwardedEvent,
): AsyncGenerator<ForwardAttempt, void> {
  let responses = 0;
  for (let number = 1; ; number++) {
    const startedAt = new Date();
    const response = await outbound.post({
      url,
      // Test mode, so that a developer's plain-http URL is allowed.
      livemode: false,
      headers: deliveryHeaders(event, [secret], startedAt),
      body: Buffer.from(event.body),
      deadlineMs: timeoutMs,
      maxBodyBytes: maxResponseBytes,
    });
    const { httpStatus, latencyMs, error } = attemptResult(url, response, timeoutMs);
    const isDown = httpStatus === null || downStatuses.includes(httpStatus);
    if (!isDown) responses++;
    const isLast = error === null || httpStatus === 410 || responses === maxResponses;
    const retryInMs = isLast ? null : Math.min(firstDelayMs * 2 ** (number - 1), maxDelayMs);
    yield { number, startedAt, httpStatus, latencyMs: latencyMs ?? 0, error, retryInMs };
    if (retryInMs === null) return;
    await delay(retryInMs);
  }
}
