import { createHash } from 'node:crypto';
import canonicalize from 'canonicalize';
import type { Db } from '../../db/client.ts';
import {
  claimIdempotencyKey,
  type NegativeDetail,
  type Outcome,
} from '../../db/query/account/idempotency-key.ts';
import type { Scope } from '../../db/scope.ts';

/** The right to run a request under its idempotency key. Writes that carry an older fence change nothing. */
export interface Claim {
  readonly scope: Scope;
  readonly key: string;
  readonly fence: number;
  /** By `performance.now()`. */
  readonly claimedAt: number;
  /** A refusal of the same payload by the carrier within the hour, whatever its key (contract: createShipment, Dispatch results). */
  readonly negative: NegativeDetail | null;
  /** Where an earlier run left off, and what it was about; null for a fresh run. */
  readonly resume: { readonly recoveryPoint: string; readonly subject: string } | null;
}

export type ClaimResult =
  | { readonly verdict: 'run'; readonly claim: Claim }
  | { readonly verdict: 'replay'; readonly status: number; readonly body: string }
  | { readonly verdict: 'in_flight' }
  | { readonly verdict: 'mismatch'; readonly outcome: Outcome; readonly originalDigest: string };

/**
 * SHA-256 of a parsed body's canonical form (RFC 8785): key order and white space don't count, array order does. No
 * body is the same request as `{}`.
 */
export function digestBody(body: unknown = {}): Buffer {
  return createHash('sha256')
    .update(canonicalize(body) ?? '')
    .digest();
}

/** Keys are claimed and let go of beside the work that they are for, which may wait for a lock. */
export const keyShare = 'idempotency keys';

/** Claims a key for one operation (`POST /shipments`) and body, in one round trip. */
export async function claimKey(
  db: Db,
  scope: Scope,
  key: string,
  operation: string,
  digest: Buffer,
): Promise<ClaimResult> {
  const claimedAt = performance.now();
  const share = db.share(keyShare);
  const row = await claimIdempotencyKey(share, scope, { key, operation, digest });
  share.succeeded();
  switch (row.verdict) {
    case 'go':
    case 'resume': {
      const resume =
        row.verdict === 'resume'
          ? { recoveryPoint: row.recovery_point ?? '', subject: row.subject ?? '' }
          : null;
      const { fence, negative } = row;
      return { verdict: 'run', claim: { scope, key, fence, claimedAt, negative, resume } };
    }
    case 'replay':
      return { verdict: 'replay', status: row.status, body: row.body };
    case 'in_flight':
      return { verdict: 'in_flight' };
    case 'mismatch':
      return {
        verdict: 'mismatch',
        outcome: row.outcome,
        originalDigest: row.original_digest.toString('hex'),
      };
  }
}
