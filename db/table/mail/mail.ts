import type { Timestamp } from '../../timestamp.ts';

export interface MailTable {
  id: string;
  /** Null for a user. */
  subscriber_id: string | null;
  /** Receiver of every mail but that of a subscriber. */
  user_id: string | null;
  /** Cause of a notification. A user gets one mail about it. */
  event_id: string | null;
  /** Entry of the activity that a mail about the sign-in of its user is about. */
  audit_entry_id: string | null;
  kind: 'confirmation' | 'digest' | 'invitation' | 'notification' | 'reset' | 'security';
  state: 'pending' | 'sending' | 'sent' | 'failed';
  /** Also the fencing token of the attempt in flight. */
  attempt_count: number;
  created_at: Timestamp;
  /** Next attempt, or end of the lease of the attempt in flight; null after the last. */
  due_at: Timestamp | null;
  sent_at: Timestamp | null;
  last_error: string | null;
  /** Encrypted sign-in link of an invitation or a reset until it is sent. */
  link_sealed: string | null;
}
