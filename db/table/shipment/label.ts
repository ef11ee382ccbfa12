import type { GeneratedAlways } from 'kysely';
import type { Timestamp } from '../../timestamp.ts';

export interface LabelTable {
  tracking_number: string;
  account_id: string;
  livemode: boolean;
  pdf: Buffer;
  key_id: GeneratedAlways<string>;
  made_at: Timestamp;
}
