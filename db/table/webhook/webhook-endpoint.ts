import type { Generated } from 'kysely';
import type { Timestamp } from '../../timestamp.ts';

export type DisabledReason = 'deleted' | 'deactivated' | 'consecutive_failures' | 'gone';

export interface WebhookEndpointTable {
  id: string;
  account_id: string;
  livemode: boolean;
  /** As it was given. */
  url: string;
  /** In its normal form: active once in an account and mode. */
  target: string;
  description: string;
  /** Event types, or `*`. */
  events: string[];
  active: Generated<boolean>;
  disabled_reason: DisabledReason | null;
  rotated_at: Timestamp | null;
  /** Deliveries that used up their attempts since the last success. */
  failed_in_row: Generated<number>;
  /** How many requests may be in flight at once; 1 while it is slow. */
  slots: Generated<number>;
  created_at: Timestamp;
}
