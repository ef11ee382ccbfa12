import { createHash } from 'node:crypto';
import canonicalize from 'canonicalize';
import type { Db } from '../../db/client.ts';
import {
  claimIdempotencyKey,
  type KeyOutcome,
  type NegativeDetail,
} from '../../db/query/account/idempotency-key.ts';
import type { Scope } from '../../db/scope.ts';

/** A claimed idempotency key. A write with an outdated fence changes nothing. */
export interface Claim {
  readonly scope: Scope;
  readonly key: string;
  readonly fence: number;
  readonly claimedAtMs: number;
  /** Set if the carrier rejected the same payload within the last hour, under any key. */
  readonly negative: NegativeDetail | null;
  /** Recovery point of an interrupted run, and its tracking number; null for a new run. */
  readonly resume: { readonly recoveryPoint: string; readonly subject: string } | null;
}

export type ClaimResult =
  | { readonly verdict: 'run'; readonly claim: Claim }
  | { readonly verdict: 'replay'; readonly status: number; readonly body: string }
  | { readonly verdict: 'in_flight' }
  | { readonly verdict: 'mismatch'; readonly outcome: KeyOutcome; readonly originalDigest: string };

/** Hashes a parsed body in canonical form (RFC 8785). A missing body equals `{}`. */
export function digestBody(body: unknown = {}): Buffer {
  return createHash('sha256')
    .update(canonicalize(body) ?? '')
    .digest();
}

/** A connection share of its own: claims must not wait behind requests that wait for locks. */
export const keyShare = 'idempotency keys';

/** Claims a key for an operation (`POST /shipments`) and a body digest, in one round trip (contract: Idempotency). */
export async function claimKey(
  db: Db,
  scope: Scope,
  key: string,
  operation: string,
  digest: Buffer,
): Promise<ClaimResult> {
  const claimedAtMs = performance.now();
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
      return { verdict: 'run', claim: { scope, key, fence, claimedAtMs, negative, resume } };
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
