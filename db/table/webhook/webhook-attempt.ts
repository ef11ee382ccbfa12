import type { Timestamp } from '../../timestamp.ts';
import type { DeliveryTrigger } from './webhook-delivery.ts';

/** A completed attempt. A running one is in its delivery's row. */
export interface WebhookAttemptTable {
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
