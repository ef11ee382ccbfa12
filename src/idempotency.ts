import { createHash } from 'node:crypto';
import canonicalize from 'canonicalize';
import type { Kysely } from 'kysely';
import type { Logger } from 'pino';
import type { Db } from '../db/client.ts';
import { crashpoint } from '../db/crashpoint.ts';
import {
  claimIdempotencyKey,
  extendKeyLocks,
  type KeyOutcome,
  lockIdempotencyKey,
  type NegativeDetail,
  secondsUntilRetry,
  settleIdempotencyKey,
  storeResponse,
} from '../db/query/account/idempotency-key.ts';
import type { Scope } from '../db/scope.ts';
import { lockSeconds, maxLockedSeconds } from '../db/table/account.ts';
import type { Database } from '../db/table/index.ts';
import { type SysCodeName, sysCodes } from '../generated/errors.ts';
import type { AuditActor } from './audit.ts';
import { commitChange, type RecordedChange } from './change.ts';
import { type ApiError, errorReply, HttpError, type Refuse, successEnvelope } from './contract/errors.ts';
import type { EventCause } from './event.ts';
import { keepLeases } from './lease.ts';
import type { EncryptionContext, KeyRing } from './secret/key-ring.ts';
import { takeTurns } from './turn.ts';

/** A claimed idempotency key. A write with an outdated fence changes nothing. */
export interface Claim {
  readonly scope: Scope;
  readonly key: string;
  readonly fence: number;
  /** SHA-256 of the request's body. */
  readonly digest: Buffer;
  /** True if an earlier run under this key ended with a 5xx. */
  readonly failedBefore: boolean;
  readonly claimedAtMs: number;
  /** Set if the carrier rejected the same payload within the last hour, under any key. */
  readonly negative: NegativeDetail | null;
  /** Recovery point of an interrupted run, and its tracking number; null for a new run. */
  readonly resume: { readonly recoveryPoint: string; readonly subject: string } | null;
}

type ClaimResult =
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

/** Does the same for a body of any size, without holding the event loop: the entries of a list are hashed in several turns. */
async function digestLargeBody(body: unknown): Promise<Buffer> {
  if (typeof body !== 'object' || body === null || Array.isArray(body)) return digestBody(body);
  const given = Object.entries(body).filter(([, value]) => value !== undefined);
  const hash = createHash('sha256').update('{');
  const turn = takeTurns();
  for (const [at, [name, value]] of given.sort(([a], [b]) => (a < b ? -1 : 1)).entries()) {
    hash.update(`${at === 0 ? '' : ','}${JSON.stringify(name)}:`);
    if (!Array.isArray(value)) {
      hash.update(canonicalize(value) ?? '');
      continue;
    }
    hash.update('[');
    for (const [index, entry] of value.entries()) {
      await turn();
      hash.update(`${index === 0 ? '' : ','}${canonicalize(entry) ?? 'null'}`);
    }
    hash.update(']');
  }
  return hash.update('}').digest();
}

/** A bulkhead of its own: claims must not wait behind requests that wait for locks. */
const keyBulkhead = 'idempotency keys';

/** Does the work of a claim, and keeps others from taking it over meanwhile. */
export const whileClaimed = keepLeases(
  { of: 'keys', leaseMs: lockSeconds * 1_000, maxWorkMs: maxLockedSeconds * 1_000 },
  extendKeyLocks,
);

/** Claims a key for an operation (`POST /shipments`) and a body digest, in one round trip (contract: Idempotency). */
export async function claimKey(
  db: Db,
  scope: Scope,
  request: Parameters<typeof claimIdempotencyKey>[2],
): Promise<ClaimResult> {
  const claimedAtMs = performance.now();
  const keys = db.bulkhead(keyBulkhead);
  const row = await claimIdempotencyKey(keys, scope, request);
  keys.noteSuccess();
  const failedBefore = row.outcome === 'failed';
  const { key, digest } = request;
  const claim = { scope, key, digest, failedBefore, claimedAtMs };
  switch (row.verdict) {
    case 'go': {
      const { fence, negative } = row;
      return { verdict: 'run', claim: { ...claim, fence, negative, resume: null } };
    }
    case 'resume': {
      const { fence, negative } = row;
      const resume = { recoveryPoint: row.recovery_point ?? '', subject: row.subject ?? '' };
      return { verdict: 'run', claim: { ...claim, fence, negative, resume } };
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

/** The part of a call that a change needs. */
export interface ChangeCall<Code extends SysCodeName> {
  readonly scope: Scope;
  readonly actor: () => AuditActor;
  /** Of its events. Null: no request, such as on the command line. */
  readonly cause: EventCause | null;
  readonly claim: Claim | null;
  readonly refuse: Refuse<Code>;
}

/** A call under its claimed key, of an operation that requires one. */
export interface KeyedCall<Code extends SysCodeName> extends ChangeCall<Code> {
  readonly claim: Claim;
  readonly requestId: string | null;
}

export interface ChangeContext {
  readonly db: { readonly kysely: Kysely<Database> };
  readonly secrets: KeyRing;
}

/**
 * Makes a change once per key: locks the claim first, and stores the response with the change. A call without a claim is
 * carried out each time. `isSecret`: the response is stored encrypted.
 */
export function commitOnce<Status extends number>(
  { db, secrets }: ChangeContext,
  { claim, refuse }: Pick<ChangeCall<'IDEMPOTENCY_IN_FLIGHT'>, 'claim' | 'refuse'>,
  { status, isSecret = false }: { readonly status: Status; readonly isSecret?: boolean },
  write: (tx: Kysely<Database>) => Promise<RecordedChange<object>>,
): Promise<StoredResponse<Status>> {
  return commitChange(db.kysely, async (tx) => {
    if (claim) await lockClaim(tx, claim, refuse);
    const change = await write(tx);
    const storedBody = successEnvelope(status, change.result);
    if (claim) {
      const { scope, key } = claim;
      const body = isSecret ? secrets.encrypt(storedBody, encryptionContext(scope, key)) : storedBody;
      await storeResponse(tx, scope, key, { status, body });
    }
    return { ...change, result: { status, storedBody } };
  });
}

/** Keeps other runs under the key out until the transaction ends. */
export async function lockClaim(
  tx: Kysely<Database>,
  claim: Claim,
  refuse: Refuse<'IDEMPOTENCY_IN_FLIGHT'>,
): Promise<void> {
  if (!(await lockIdempotencyKey(tx, claim.scope, claim)))
    refuse('IDEMPOTENCY_IN_FLIGHT', { retryAfterSeconds: 1 });
}

/** Returns a stored response as JSON text, decrypted if necessary. */
function readStoredResponse(secrets: KeyRing, scope: Scope, key: string, stored: string): string {
  return stored.startsWith('enc:') ? secrets.decrypt(stored, encryptionContext(scope, key)) : stored;
}

function encryptionContext({ accountId, livemode }: Scope, key: string): EncryptionContext {
  return {
    table: 'idempotency_key',
    column: 'body',
    row: `${accountId}:${livemode}:${key}`,
    account: accountId,
  };
}

/** The end of a run: `code` is null for a success. */
interface EndedRun {
  readonly status: number;
  readonly code: SysCodeName | null;
  readonly body: string;
}

/** Stores the response or releases the claim. Changes nothing if the claim was taken over or a response is stored. */
export async function settleKey(db: Db, claim: Claim, ended: EndedRun): Promise<void> {
  const { scope, key, fence } = claim;
  const { status, body } = ended;
  await settleIdempotencyKey(db.bulkhead(keyBulkhead), scope, {
    key,
    fence,
    ...decideSettlement(ended),
    status,
    body,
  });
}

/** Decides what is stored (contract: Idempotency): successes, and refusals that a retry can't change. */
function decideSettlement({ status, code }: EndedRun): { store: boolean; outcome: KeyOutcome } {
  if (status < 300) return { store: true, outcome: 'succeeded' };
  if (status >= 500) return { store: false, outcome: 'failed' };
  return { store: code !== null && sysCodes[code].idempotency === 'stored', outcome: 'refused' };
}

/** A success whose bytes are already stored under the key, so that the pipeline only sends them. */
export interface StoredResponse<Status extends number = number> {
  readonly status: Status;
  readonly storedBody: string;
}

interface KeyedRequest {
  readonly scope: Scope;
  readonly key: string;
  /** Method and path: `POST /shipments`. */
  readonly operation: string;
  /** Parsed, before defaults are applied. */
  readonly body: unknown;
}

/** A success that is stored under the key after the run. */
export interface DataReply {
  readonly status: number;
  readonly data: unknown;
  readonly message?: string;
}

/** The response of a run under a key, or the one that an earlier run stored. */
export interface KeyedResponse extends StoredResponse {
  readonly isReplay: boolean;
}

/**
 * Runs a request once per key: claims the key, runs, and stores the response or releases the claim (contract: Idempotency).
 * @throws {ApiError} if the key is in use or belongs to another request. Rethrows errors of the run.
 */
export async function runUnderKey(
  { db, secrets, log }: { readonly db: Db; readonly secrets: KeyRing; readonly log: Logger },
  { scope, key, operation, body }: KeyedRequest,
  run: (claim: Claim) => Promise<DataReply | StoredResponse>,
): Promise<KeyedResponse> {
  const result = await claimKey(db, scope, { key, operation, digest: await digestLargeBody(body) });
  if (result.verdict === 'replay') {
    const storedBody = readStoredResponse(secrets, scope, key, result.body);
    return { status: result.status, storedBody, isReplay: true };
  }
  if (result.verdict === 'in_flight') {
    const retryAfterSeconds = await secondsUntilRetry(db.bulkhead(keyBulkhead), scope, key);
    throw new HttpError('IDEMPOTENCY_IN_FLIGHT', { retryAfterSeconds });
  }
  if (result.verdict === 'mismatch') throw toConflict(result);
  const { claim } = result;
  crashpoint('after-claim');
  const ended = await whileClaimed(
    { db: db.bulkhead(keyBulkhead), log },
    { ...scope, key, fence: claim.fence },
    async () => {
      const ended = await run(claim).then(successOf).catch(failureOf);
      if (!ended.isStored) await settleKey(db, claim, ended);
      return ended;
    },
  );
  crashpoint('before-respond');
  if (ended.code !== null) throw ended.thrown;
  return { status: ended.status, storedBody: ended.body, isReplay: false };
}

function successOf(reply: DataReply | StoredResponse) {
  const isStored = 'storedBody' in reply;
  const body = isStored ? reply.storedBody : successEnvelope(reply.status, reply.data, reply.message);
  return { isStored, status: reply.status, code: null, body };
}

function failureOf(thrown: unknown) {
  const { error, status, body } = errorReply(thrown);
  return { isStored: false, status, code: error.code, body, thrown };
}

function toConflict(result: Extract<ClaimResult, { verdict: 'mismatch' }>): ApiError {
  const refused = result.outcome === 'refused';
  return new HttpError(refused ? 'IDEMPOTENCY_KEY_REUSED' : 'IDEMPOTENCY_CONFLICT', {
    message: refused
      ? 'this Idempotency-Key belongs to a request that was rejected; send a corrected request with a new key'
      : `this Idempotency-Key was used with a different request; use a new key. SHA-256 of the original body: ${result.originalDigest}`,
    detail: { original_body_sha256: result.originalDigest },
  });
}
