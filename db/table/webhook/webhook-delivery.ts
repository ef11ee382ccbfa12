import type { Generated } from 'kysely';
import type { EventType } from '../../../generated/events.ts';
import type { Timestamp } from '../../timestamp.ts';

export type DeliveryState = 'pending' | 'delivering' | 'retrying' | 'succeeded' | 'failed' | 'discarded';
export type DeliveryTrigger = 'schedule' | 'redeliver' | 'test';

/** SQL: state of delivery `d` once discarded. A lost redelivery returns to the state before it. */
export const givenUpState = `case when d.trigger = 'redeliver' and d.resume_state not in ('pending', 'retrying')
  then d.resume_state else 'discarded' end`;

/** One event to one endpoint: the outbox. The queue only wakes workers. */
export interface WebhookDeliveryTable {
  id: string;
  endpoint_id: string;
  event_id: string;
  event_type: EventType;
  state: Generated<DeliveryState>;
  /** Cause of the next or running attempt. */
  trigger: Generated<DeliveryTrigger>;
  attempt_count: Generated<number>;
  /** Used steps of the retry schedule. */
  scheduled_count: Generated<number>;
  /** Incremented per attempt. A result under an older one is ignored. */
  fence: Generated<number>;
  next_attempt_at: Timestamp | null;
  /** Set while queued or in flight; once expired, the worker counts as dead. */
  busy_until: Timestamp | null;
  started_at: Timestamp | null;
  /** State that a failed redelivery returns to. */
  resume_state: DeliveryState | null;
  resume_at: Timestamp | null;
  created_at: Timestamp;
}
