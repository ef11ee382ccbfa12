import type { IncomingMessage } from 'node:http';
import { ApiError } from '../api-error.ts';
import type { AppContext } from '../context.ts';
import { crashpoint } from '../crashpoint.ts';
import { type Claim, type ClaimResult, claimKey, digestBody } from '../idempotency/claim.ts';
import { readStoredResponse } from '../idempotency/encrypted-response.ts';
import { settleKey, settlementOf } from '../idempotency/settle.ts';
import { errorResponse } from './error-response.ts';
import type { OperationRequest } from './handler.ts';
import type { OperationPolicy } from './operation-table.ts';
import type { ReceivedBody } from './read/read-body.ts';
import { type ApiResponse, fromEnvelope } from './response.ts';

const header = 'Idempotency-Key';

/**
 * The request's idempotency key as its operation declares it; null when there is none to honour.
 * @throws {ApiError} IDEMPOTENCY_KEY_REQUIRED or IDEMPOTENCY_KEY_INVALID (1 to 255 printable ASCII characters).
 */
export function idempotencyKeyOf(operation: OperationPolicy, message: IncomingMessage): string | null {
  if (operation.idempotency === null) return null;
  // Node joins the values of a repeated header: "a" and "b" would become a key that the client never sent.
  const [key, ...others] = message.headersDistinct['idempotency-key'] ?? [];
  if (key === undefined) {
    if (operation.idempotency === 'optional') return null;
    throw keyError('IDEMPOTENCY_KEY_REQUIRED', 'is required: a unique text for this order, such as a UUID');
  }
  if (others.length > 0) throw keyError('IDEMPOTENCY_KEY_INVALID', 'must be sent once');
  if (!/^[\x20-\x7e]{1,255}$/.test(key) || key.trim() === '') {
    throw keyError('IDEMPOTENCY_KEY_INVALID', 'must be 1 to 255 printable ASCII characters');
  }
  return key;
}

/** The result of a run. */
export interface Outcome {
  readonly response: ApiResponse;
  /** The response is stored under the key already, in the statement of the change. */
  readonly isStored: boolean;
}

/**
 * Runs a request at most once under its key: claims the key, runs, and stores the response's bytes or releases the claim.
 * A refusal after the claim passes through here too, so that the key is settled.
 */
export async function underKey(
  context: AppContext,
  { message, principal, routed }: OperationRequest,
  key: string,
  body: ReceivedBody,
  run: (claim: Claim) => Promise<Outcome>,
): Promise<Outcome> {
  const scope = { accountId: principal.accountId, livemode: principal.livemode };
  const operation = `${message.method} ${routed.path}`;
  const result = await claimKey(context.db, scope, key, operation, fingerprintOf(body));
  if (result.verdict === 'replay') {
    return replay(result.status, readStoredResponse(context.secrets, scope, key, result.body));
  }
  if (result.verdict !== 'run') throw conflictOf(result);
  crashpoint('after-claim');
  let outcome: Outcome | undefined;
  let failed: unknown;
  try {
    outcome = await run(result.claim);
  } catch (error) {
    failed = error;
  }
  const response = outcome?.response ?? errorResponse(failed);
  if (!outcome?.isStored) {
    const settlement = settlementOf(response.status, failed instanceof ApiError ? failed.code : null);
    await settleKey(context.db, result.claim, settlement, response.status, String(response.body));
  }
  crashpoint('before-respond');
  if (!outcome) throw failed;
  return outcome;
}

/** Returns the digest that a key is bound to. No body and `{}` are the same request. */
function fingerprintOf({ value }: ReceivedBody): Buffer {
  return digestBody(value === undefined ? {} : value);
}

function replay(status: number, body: string): Outcome {
  return { response: fromEnvelope(status, body, { 'Idempotent-Replayed': 'true' }), isStored: true };
}

function conflictOf(result: Exclude<ClaimResult, { verdict: 'run' | 'replay' }>): ApiError {
  if (result.verdict === 'in_flight') return new ApiError('IDEMPOTENCY_IN_FLIGHT', { retryAfterSeconds: 1 });
  const refused = result.outcome === 'refused';
  return new ApiError(refused ? 'IDEMPOTENCY_KEY_REUSED' : 'IDEMPOTENCY_CONFLICT', {
    message: refused
      ? 'this key belongs to a request that was refused; send the corrected one under a new key'
      : `this key belongs to another request, whose body has the SHA-256 ${result.originalDigest}`,
    detail: { original_body_sha256: result.originalDigest },
  });
}

function keyError(code: 'IDEMPOTENCY_KEY_REQUIRED' | 'IDEMPOTENCY_KEY_INVALID', message: string): ApiError {
  return new ApiError(code, { violations: [{ path: [header], code, message }] });
}
