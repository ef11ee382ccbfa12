import type { Timestamp } from '../../timestamp.ts';

/** Why requests are counted and not in the log. `behind`: the database was too slow. */
export type LeftOutReason = 'rate_limited' | 'overloaded' | 'over_budget' | 'behind';

/** Requests that are not in the log: one row per key, minute and reason. */
export interface ApiRequestLeftOutTable {
  account_id: string;
  livemode: boolean;
  minute: Timestamp;
  key_id: string;
  reason: LeftOutReason;
  requests: number;
}

/** Bytes that the requests of an account took in the log on a UTC day, about. */
export interface ApiRequestBytesTable {
  account_id: string;
  day: string;
  bytes: number;
}
