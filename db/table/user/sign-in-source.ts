import type { Timestamp } from '../../timestamp.ts';

/** Where attempts to sign in as a user come from, with the failures in a row. */
export interface SignInSourceTable {
  user_id: string;
  /** `device` and the hash of a known browser's cookie, `network` and an address, or `code`: all other browsers. */
  source: string;
  failed_sign_ins: number;
  locked_until: Timestamp | null;
  seen_at: Timestamp;
}
