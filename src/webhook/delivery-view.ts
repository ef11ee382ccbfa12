import { type DeliveryRow, maxShownAttempts } from '../../db/query/webhook/webhook-delivery.ts';
import type { Schemas } from '../../generated/operations.ts';

type Attempt = Schemas['WebhookDeliveryAttempt'];

/** Returns a delivery as the API shows it, with the attempt that is in flight. */
export function deliveryView(row: DeliveryRow): Schemas['WebhookDelivery'] {
  const ended = row.attempts.map(({ delivery_id: _, ...attempt }) => attempt);
  const running = row.state === 'delivering' && row.started_at !== null;
  const deciding = decidingAttempt(row, ended);
  const { http_status, latency_ms, response_excerpt, error } = deciding ?? noResponse;
  // The attempt in flight replaces the oldest one, so that the list stays within its limit.
  const shown =
    running && ended.length === maxShownAttempts ? ended.toSpliced(ended[0] === deciding ? 1 : 0, 1) : ended;
  return {
    id: row.id,
    event_id: row.event_id,
    event_type: row.event_type,
    state: row.state,
    attempt_count: row.attempt_count,
    http_status,
    latency_ms,
    response_excerpt,
    error,
    next_attempt_at: running ? null : row.next_attempt_at,
    created_at: row.created_at,
    attempts:
      running && row.started_at ? [...shown, { ...noResponse, ...startOf(row, row.started_at) }] : shown,
  };
}

const noResponse = { http_status: null, latency_ms: null, response_excerpt: null, error: null };

/** Returns the attempt that decided the state: the last success if the delivery succeeded, else the last that ended. */
function decidingAttempt({ state }: DeliveryRow, ended: readonly Attempt[]): Attempt | undefined {
  return state === 'succeeded' ? ended.findLast(({ error }) => error === null) : ended.at(-1);
}

function startOf(row: DeliveryRow, startedAt: string) {
  return { number: row.attempt_count, trigger: row.trigger, started_at: startedAt };
}
