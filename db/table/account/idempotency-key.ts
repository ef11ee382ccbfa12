import type { Generated, GeneratedAlways } from 'kysely';
import type { Timestamp } from '../../timestamp.ts';

/** How long a claim locks its key. Longer than any carrier's deadline: a claim past it was left by a process that died. */
export const lockSeconds = 60;
/** How long a key stands for its request: from its claim, and again from the moment in which its answer is stored. */
export const lifetimeHours = 24;
/** SQL: `expires_at` of a key whose request ends now, however long it ran or was undecided. */
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
  /** Another one with each claim; a write under an older one changes nothing. */
  fence: Generated<number>;
  locked_until: Timestamp;
  /** The durable intent that a run left behind, and what it is about (a tracking number). */
  recovery_point: string | null;
  subject: string | null;
  status: number | null;
  /** The answer's bytes; encrypted where it shows a secret. */
  body: string | null;
  /** The key in it, where it is encrypted. */
  key_id: GeneratedAlways<string | null>;
  created_at: Timestamp;
  expires_at: Timestamp;
}
