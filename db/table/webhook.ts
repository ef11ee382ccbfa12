import type { Generated, GeneratedAlways } from 'kysely';
import type { EventType } from '../../generated/events.ts';
import type { Schemas } from '../../generated/operations.ts';
import type { Timestamp } from '../timestamp.ts';

export interface EventTable {
  id: string;
  account_id: string;
  livemode: boolean;
  type: string;
  tracking_number: string | null;
  /** JSON text that receivers get, byte for byte. */
  body: string;
  /** Position in the account's feed. */
  position: Timestamp;
  /** W3C trace context of the work that wrote the event; null if tracing was off. */
  traceparent: Generated<string | null>;
  /** False for a sample event of testWebhook, which only its id finds. */
  listed: Generated<boolean>;
}

export interface FeedClockTable {
  account_id: string;
  livemode: boolean;
  last: Timestamp;
}

export type DeliveryState = 'pending' | 'delivering' | 'retrying' | 'succeeded' | 'failed' | 'discarded';
export type DeliveryTrigger = 'schedule' | 'redeliver' | 'test';

/** SQL: state of delivery `d` once discarded. A lost redelivery returns to the state before it. */
export const givenUpState = `case when d.trigger = 'redeliver' and d.resume_state not in ('pending', 'retrying')
  then d.resume_state else 'discarded' end`;

/** One event to one endpoint: the outbox. The queue only wakes workers. */
export interface WebhookDeliveryTable {
  id: string;
  account_id: string;
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

/** A completed attempt. A running one is in its delivery's row. */
export interface WebhookAttemptTable {
  account_id: string;
  delivery_id: string;
  number: number;
  trigger: DeliveryTrigger;
  started_at: Timestamp;
  http_status: number | null;
  latency_ms: number | null;
  response_excerpt: string | null;
  error: string | null;
  /** Header X-Service-Signature of the attempt; null if nothing was signed. */
  signature: string | null;
}

export type DisabledReason = 'deleted' | 'deactivated' | 'consecutive_failures' | 'gone';

export interface WebhookEndpointTable {
  id: string;
  account_id: string;
  livemode: boolean;
  url: string;
  /** Normalized URL, unique among the active endpoints of an account and mode. */
  target: string;
  description: string;
  events: Schemas['EventSubscription'][];
  active: Generated<boolean>;
  disabled_reason: DisabledReason | null;
  rotated_at: Timestamp | null;
  /** Exhausted deliveries since the last success. */
  failed_in_row: Generated<number>;
  /** Limit of concurrent requests; 1 while the endpoint is slow. */
  concurrency: Generated<number>;
  created_at: Timestamp;
}

export interface WebhookSecretTable {
  id: string;
  endpoint_id: string;
  account_id: string;
  sealed: string;
  key_id: GeneratedAlways<string>;
  last4: string;
  created_at: Timestamp;
  /** End of a rotation's overlap; null: the current secret. */
  expires_at: Timestamp | null;
}

export interface WebhookTables {
  event: EventTable;
  feed_clock: FeedClockTable;
  webhook_attempt: WebhookAttemptTable;
  webhook_delivery: WebhookDeliveryTable;
  webhook_endpoint: WebhookEndpointTable;
  webhook_secret: WebhookSecretTable;
}
