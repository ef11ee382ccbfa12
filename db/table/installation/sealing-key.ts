import type { Timestamp } from '../../timestamp.ts';

/** A key that values of this database may be encrypted with: its id and what it is recognised by, never the key. */
export interface SealingKeyTable {
  id: string;
  check_value: string;
  registered_at: Timestamp;
}
