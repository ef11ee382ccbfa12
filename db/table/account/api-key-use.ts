import type { Timestamp } from '../../timestamp.ts';

/** Last known use of an API key, at most about a minute behind. */
export interface ApiKeyUseTable {
  key_id: string;
  used_at: Timestamp;
  address: string;
}
