import type { Timestamp } from '../../timestamp.ts';

/** A receiver of the digest of breaking changes: by address, or an account by its contact address. */
export interface DigestSubscriberTable {
  id: string;
  email: string | null;
  account_id: string | null;
  created_at: Timestamp;
  /** Null: the address has not confirmed the subscription yet. */
  confirmed_at: Timestamp | null;
}
