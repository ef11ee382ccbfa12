import type { GeneratedAlways } from 'kysely';
import type { Timestamp } from '../../timestamp.ts';

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
