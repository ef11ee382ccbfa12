import type { Generated } from 'kysely';
import type { Timestamp } from '../../timestamp.ts';

export interface EventTable {
  id: string;
  account_id: string;
  livemode: boolean;
  type: string;
  tracking_number: string | null;
  /** JSON text that receivers get, byte for byte. */
  body: string;
  /** Position in the account's feed. */
  position: Timestamp;
  /** False for a sample event of testWebhook, which only its id finds. */
  listed: Generated<boolean>;
}
