import type { Generated, GeneratedAlways } from 'kysely';
import type { Timestamp } from '../../timestamp.ts';

/** Lock of a claim, in seconds. Longer than any carrier's deadline: an expired lock belongs to a dead process. */
export const lockSeconds = 60;
/** Lifetime of a key, counted from its claim and again from when its response is stored. */
export const lifetimeHours = 24;
/** SQL: `expires_at` of a key whose response is stored now. */
export const expiresAfterEndSql = `sampan_clock() + interval '${lifetimeHours} hours'`;

export interface IdempotencyKeyTable {
  account_id: string;
  livemode: boolean;
  key: string;
  /** Method and concrete path, such as `POST /shipments`. */
  operation: string;
  /** SHA-256 of the parsed body's canonical form (RFC 8785). */
  body_digest: Buffer;
  outcome: Generated<'open' | 'succeeded' | 'refused' | 'failed'>;
  /** Random per claim. A write under an older one changes nothing. */
  fence: Generated<number>;
  locked_until: Timestamp;
  /** Set while a booking is unfinished; `subject` is its tracking number. */
  recovery_point: string | null;
  subject: string | null;
  status: number | null;
  /** Response body; encrypted if it shows a secret. */
  body: string | null;
  key_id: GeneratedAlways<string | null>;
  created_at: Timestamp;
  expires_at: Timestamp;
}
