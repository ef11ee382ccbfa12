import type { Scope } from '../../db/scope.ts';
import type { WorkContext } from '../context.ts';
import type { ApiError } from '../contract/api-error.ts';
import { successEnvelope } from '../contract/envelope.ts';
import { errorReply } from '../contract/error-reply.ts';
import { HttpError } from '../contract/http-error.ts';
import { crashpoint } from '../runtime/crashpoint.ts';
import { type Claim, type ClaimResult, claimKey, digestBody } from './claim.ts';
import { readStoredResponse } from './encrypted-response.ts';
import { settleKey } from './settle.ts';
import type { StoredResponse } from './stored-response.ts';

export interface KeyedRequest {
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

export interface KeyedResponse extends StoredResponse {
  readonly isReplay: boolean;
}

/**
 * Runs a request once per key: claims the key, runs, and stores the response or releases the claim (contract: Idempotency).
 * @throws {ApiError} if the key is in use or belongs to another request. Rethrows errors of the run.
 */
export async function runUnderKey(
  { db, secrets }: Pick<WorkContext, 'db' | 'secrets'>,
  { scope, key, operation, body }: KeyedRequest,
  run: (claim: Claim) => Promise<DataReply | StoredResponse>,
): Promise<KeyedResponse> {
  const result = await claimKey(db, scope, key, operation, digestBody(body));
  if (result.verdict === 'replay') {
    const storedBody = readStoredResponse(secrets, scope, key, result.body);
    return { status: result.status, storedBody, isReplay: true };
  }
  if (result.verdict !== 'run') throw conflictOf(result);
  const { claim } = result;
  crashpoint('after-claim');
  const ended = await run(claim).then(succeeded).catch(failed);
  if (!ended.isStored) await settleKey(db, claim, ended);
  crashpoint('before-respond');
  if (ended.code !== null) throw ended.thrown;
  return { status: ended.status, storedBody: ended.body, isReplay: false };
}

function succeeded(reply: DataReply | StoredResponse) {
  const isStored = 'storedBody' in reply;
  const body = isStored ? reply.storedBody : successEnvelope(reply.status, reply.data, reply.message);
  return { isStored, status: reply.status, code: null, body };
}

function failed(thrown: unknown) {
  const { error, status, body } = errorReply(thrown);
  return { isStored: false, status, code: error.code, body, thrown };
}

function conflictOf(result: Exclude<ClaimResult, { verdict: 'run' | 'replay' }>): ApiError {
  if (result.verdict === 'in_flight') return new HttpError('IDEMPOTENCY_IN_FLIGHT', { retryAfterSeconds: 1 });
  const refused = result.outcome === 'refused';
  return new HttpError(refused ? 'IDEMPOTENCY_KEY_REUSED' : 'IDEMPOTENCY_CONFLICT', {
    message: refused
      ? 'this Idempotency-Key belongs to a request that was rejected; send a corrected request with a new key'
      : `this Idempotency-Key was used with a different request; use a new key. SHA-256 of the original body: ${result.originalDigest}`,
    detail: { original_body_sha256: result.originalDigest },
  });
}
