import type { Timestamp } from '../../timestamp.ts';

/** A form of the dashboard that was sent, with its answer, for some minutes. */
export interface SentFormTable {
  /** Hash of what was sent, with the random key of the page. */
  id: string;
  user_id: string;
  /** Hash of the token of the session that sent it. */
  sent_by: Buffer;
  /** Hash of the token of the session that may see the answer. It differs if the change opened a new session. */
  shown_to: Buffer;
  /** Null while the change is in flight. */
  answer_sealed: string | null;
  created_at: Timestamp;
}
