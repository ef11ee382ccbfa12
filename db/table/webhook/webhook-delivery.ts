import type { Generated } from 'kysely';
import type { Timestamp } from '../../timestamp.ts';

export type DeliveryState = 'pending' | 'delivering' | 'retrying' | 'succeeded' | 'failed' | 'discarded';
export type DeliveryTrigger = 'schedule' | 'redeliver' | 'test';

/** One event to one endpoint: the outbox. The queue only wakes workers for what stands here. */
export interface WebhookDeliveryTable {
  id: string;
  endpoint_id: string;
  event_id: string;
  event_type: string;
  state: Generated<DeliveryState>;
  /** What the next attempt, or the one that runs, is caused by. */
  trigger: Generated<DeliveryTrigger>;
  /** Attempts made, whatever caused them. */
  attempt_count: Generated<number>;
  /** How far the retry schedule is used up. */
  scheduled_count: Generated<number>;
  /** Grows with each attempt; a result that carries an older one changes nothing. */
  fence: Generated<number>;
  next_attempt_at: Timestamp | null;
  /** Set while it is queued or being sent; past it, whoever had it is taken for dead. */
  busy_until: Timestamp | null;
  started_at: Timestamp | null;
  /** Where a redelivery that fails goes back to. */
  resume_state: DeliveryState | null;
  resume_at: Timestamp | null;
  http_status: number | null;
  latency_ms: number | null;
  response_excerpt: string | null;
  error: string | null;
  created_at: Timestamp;
}
