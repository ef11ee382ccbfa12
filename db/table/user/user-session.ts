import type { Generated } from 'kysely';
import type { Timestamp } from '../../timestamp.ts';

export interface UserSessionTable {
  id: string;
  /** SHA-256 of the cookie's value, which is not stored. */
  token_hash: Buffer;
  user_id: string;
  address: string;
  user_agent: string;
  /** The password was right. Until the code is, the session opens nothing. */
  awaits_code: Generated<boolean>;
  created_at: Timestamp;
  seen_at: Timestamp;
  /** Latest time at which the person at the browser gave a code, a passkey, or without both the password. */
  proved_at: Timestamp | null;
}
