import type { IncomingMessage } from 'node:http';
import type { AppContext } from '../context.ts';
import { ApiError } from '../contract/api-error.ts';
import { HttpError } from '../contract/http-error.ts';
import { type Claim, type ClaimResult, claimKey, digestBody } from '../idempotency/claim.ts';
import { readStoredResponse } from '../idempotency/encrypted-response.ts';
import { settleKey, settlementOf } from '../idempotency/settle.ts';
import { crashpoint } from '../runtime/crashpoint.ts';
import { errorResponse } from './error-response.ts';
import type { OperationRequest } from './handler.ts';
import type { OperationPolicy } from './operation-table.ts';
import type { ReceivedBody } from './read/read-body.ts';
import { type ApiResponse, fromEnvelope } from './response.ts';

const header = 'Idempotency-Key';

/** Returns the key; null if none applies. @throws {ApiError} IDEMPOTENCY_KEY_REQUIRED or IDEMPOTENCY_KEY_INVALID. */
export function idempotencyKeyOf(operation: OperationPolicy, message: IncomingMessage): string | null {
  if (operation.idempotency === null) return null;
  // Node joins repeated headers: "a" and "b" would become a key that the client never sent.
  const [key, ...others] = message.headersDistinct['idempotency-key'] ?? [];
  if (key === undefined) {
    if (operation.idempotency === 'optional') return null;
    throw keyError('IDEMPOTENCY_KEY_REQUIRED', 'is required; send a new UUID for each order');
  }
  if (others.length > 0) throw keyError('IDEMPOTENCY_KEY_INVALID', 'must be sent once');
  if (!/^[\x20-\x7e]{1,255}$/.test(key) || key.trim() === '') {
    throw keyError('IDEMPOTENCY_KEY_INVALID', 'must be 1 to 255 printable ASCII characters');
  }
  return key;
}

export interface HandlerOutcome {
  readonly response: ApiResponse;
  /** True if the response was stored in the same transaction as the change. */
  readonly isStored: boolean;
}

/** Runs a request once per key: claims it, runs, stores the response or releases the claim (contract: Idempotency). */
export async function underKey(
  context: AppContext,
  { message, principal, routed }: OperationRequest,
  key: string,
  body: ReceivedBody,
  run: (claim: Claim) => Promise<HandlerOutcome>,
): Promise<HandlerOutcome> {
  const scope = { accountId: principal.accountId, livemode: principal.livemode };
  const operation = `${message.method} ${routed.path}`;
  const result = await claimKey(context.db, scope, key, operation, fingerprintOf(body));
  if (result.verdict === 'replay') {
    return replay(result.status, readStoredResponse(context.secrets, scope, key, result.body));
  }
  if (result.verdict !== 'run') throw conflictOf(result);
  crashpoint('after-claim');
  let outcome: HandlerOutcome | undefined;
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

function fingerprintOf({ value }: ReceivedBody): Buffer {
  return digestBody(value === undefined ? {} : value);
}

function replay(status: number, body: string): HandlerOutcome {
  return { response: fromEnvelope(status, body, { 'Idempotent-Replayed': 'true' }), isStored: true };
}

function conflictOf(result: Exclude<ClaimResult, { verdict: 'run' | 'replay' }>): ApiError {
  if (result.verdict === 'in_flight') return new HttpError('IDEMPOTENCY_IN_FLIGHT', { retryAfterSeconds: 1 });
  const refused = result.outcome === 'refused';
  return new HttpError(refused ? 'IDEMPOTENCY_KEY_REUSED' : 'IDEMPOTENCY_CONFLICT', {
    message: refused
      ? 'this Idempotency-Key belongs to a request that was rejected; send a corrected request with a new key'
      : `this Idempotency-Key belongs to a different request, whose body has the SHA-256 ${result.originalDigest}; use a new key`,
    detail: { original_body_sha256: result.originalDigest },
  });
}

function keyError(code: 'IDEMPOTENCY_KEY_REQUIRED' | 'IDEMPOTENCY_KEY_INVALID', message: string): ApiError {
  return new HttpError(code, { violations: [{ path: [header], code, message }] });
}
