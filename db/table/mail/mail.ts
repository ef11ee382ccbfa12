import type { Timestamp } from '../../timestamp.ts';

export interface MailTable {
  id: string;
  subscriber_id: string;
  kind: 'confirmation' | 'digest';
  state: 'pending' | 'sending' | 'sent' | 'failed';
  /** Also the fencing token of the attempt in flight. */
  attempt_count: number;
  created_at: Timestamp;
  /** Next attempt, or end of the lease of the attempt in flight; null after the last. */
  due_at: Timestamp | null;
  sent_at: Timestamp | null;
  last_error: string | null;
}
