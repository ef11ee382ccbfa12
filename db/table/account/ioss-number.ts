import type { DefaultTimestamp } from '../../timestamp.ts';

export interface IossNumberTable {
  account_id: string;
  /** `IM` and 10 digits. */
  number: string;
  /** A platform's number, registered to the account; else the account's own. */
  is_platform: boolean;
  /** Used where a request names none; at most one an account. */
  is_default: boolean;
  created_at: DefaultTimestamp;
}
