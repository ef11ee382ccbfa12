import type { Generated } from 'kysely';
import type { Schemas } from '../../../generated/operations.ts';
import type { Timestamp } from '../../timestamp.ts';

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
  slots: Generated<number>;
  created_at: Timestamp;
}
