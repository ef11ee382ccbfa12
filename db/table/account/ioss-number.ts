import type { DefaultTimestamp } from '../../timestamp.ts';

export interface IossNumberTable {
  account_id: string;
  /** `IM` and 10 digits. */
  number: string;
  /** A marketplace's number registered to the account, not the account's own. */
  is_platform: boolean;
  /** Used if a request names none; at most one per account. */
  is_default: boolean;
  created_at: DefaultTimestamp;
}
