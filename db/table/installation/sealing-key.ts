import type { Timestamp } from '../../timestamp.ts';

/** A key that may encrypt values in this database: its id and a fingerprint, never the key itself. */
export interface SealingKeyTable {
  id: string;
  check_value: string;
  registered_at: Timestamp;
}
