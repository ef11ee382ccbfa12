import type { Timestamp } from '../../timestamp.ts';

/** Filters of the list of shipments that a user named. */
export interface SavedFilterTable {
  id: string;
  user_id: string;
  name: string;
  /** Query of the list's address, without a cursor. */
  search: string;
  created_at: Timestamp;
}
