import type { Generated } from 'kysely';
import type { Timestamp } from '../../timestamp.ts';

export type DeliveryState = 'pending' | 'delivering' | 'retrying' | 'succeeded' | 'failed' | 'discarded';
export type DeliveryTrigger = 'schedule' | 'redeliver' | 'test';

/**
 * SQL: the state of row `d` once it is given up. Of a lost redelivery that is the state before it: what has succeeded
 * or failed stays so.
 */
export const givenUpState = `case when d.trigger = 'redeliver' and d.resume_state not in ('pending', 'retrying')
  then d.resume_state else 'discarded' end`;

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
  created_at: Timestamp;
}
