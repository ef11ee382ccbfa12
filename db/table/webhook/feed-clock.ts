import type { Timestamp } from '../../timestamp.ts';

export interface FeedClockTable {
  account_id: string;
  livemode: boolean;
  last: Timestamp;
}
