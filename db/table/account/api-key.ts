import type { Generated } from 'kysely';
import type { DefaultTimestamp, Timestamp } from '../../timestamp.ts';

export interface ApiKeyTable {
  id: string;
  account_id: string;
  livemode: boolean;
  label: string;
  scopes: string[];
  /** SHA-256 of the plaintext, which is not stored. */
  key_hash: Buffer;
  last4: string;
  /** Address of the user, or name of the command line; null: unknown. */
  created_by: string | null;
  created_at: DefaultTimestamp;
  revoked_at: Timestamp | null;
  /** The key of a connected app. It has no plaintext: the app's tokens lead to it. */
  is_app: Generated<boolean>;
}
