import type { Timestamp } from '../../timestamp.ts';

/** Where attempts to give a password or a code come from, with the failures in a row (db/query/user/sign-in-attempt.ts). */
export interface SignInSourceTable {
  /** Id of a user, or `unknown` and a hash of the address that was typed. */
  subject: string;
  source: string;
  failed_sign_ins: number;
  locked_until: Timestamp | null;
  seen_at: Timestamp;
}
