import type { Generated } from 'kysely';
import type { Timestamp } from '../../timestamp.ts';

export interface EventTable {
  id: string;
  account_id: string;
  livemode: boolean;
  type: string;
  tracking_number: string | null;
  /** The JSON text that receivers get, byte for byte. */
  body: string;
  /** Where it stands in the account's feed. */
  position: Timestamp;
  /** False for the invented example of a test: found by its id alone. */
  listed: Generated<boolean>;
}
