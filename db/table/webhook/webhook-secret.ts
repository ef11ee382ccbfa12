import type { GeneratedAlways } from 'kysely';
import type { Timestamp } from '../../timestamp.ts';

export interface WebhookSecretTable {
  id: string;
  endpoint_id: string;
  account_id: string;
  /** Encrypted; never the plaintext. */
  sealed: string;
  /** The key in it. */
  key_id: GeneratedAlways<string>;
  last4: string;
  created_at: Timestamp;
  /** The end of a rotation's overlap; null: the current one. */
  expires_at: Timestamp | null;
}
