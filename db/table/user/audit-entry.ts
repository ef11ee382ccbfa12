import type { Timestamp } from '../../timestamp.ts';

export interface AuditEntryTable {
  id: string;
  /** Null for a change that belongs to no account. */
  account_id: string | null;
  /** Address of the user at that time. */
  email: string;
  action: string;
  /** The thing that was changed; null: the user. */
  subject: string | null;
  /** IP address; null: the command line. */
  address: string | null;
  created_at: Timestamp;
}
