import type { Generated } from 'kysely';
import type { Timestamp } from '../../timestamp.ts';

/** One row: the database's time at the last deletion by age. */
export interface RetentionClockTable {
  only_row: Generated<boolean>;
  trusted_at: Timestamp;
}
