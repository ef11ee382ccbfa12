import type { IncomingMessage } from 'node:http';
import type { OperationPolicy } from '../../generated/operations.ts';
import { ApiError } from '../api-error.ts';
import type { AppContext } from '../context.ts';
import { crashpoint } from '../crashpoint.ts';
import { type Claim, type ClaimResult, claimKey, digestBody } from '../idempotency/claim.ts';
import { openAnswer } from '../idempotency/secret-answer.ts';
import { settleKey, settlementOf } from '../idempotency/settle.ts';
import type { Answer } from './answer.ts';
import { errorAnswer } from './error-answer.ts';
import { countCommas } from './json-text.ts';
import type { ReceivedBody } from './read-body.ts';
import type { OperationRequest } from './serve-operation.ts';

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

/**
 * Runs a request at most once under its key: claims it, runs, and stores the answer's bytes or lets go.
 * Every refusal after the claim passes through here, so that it is settled too.
 */
export async function underKey(
  context: AppContext,
  { message, principal, routed }: OperationRequest,
  key: string,
  body: ReceivedBody,
  run: (claim: Claim) => Promise<Answer>,
): Promise<Answer> {
  const scope = { accountId: principal.accountId, livemode: principal.livemode };
  const operation = `${message.method} ${routed.path}`;
  const result = await claimKey(context.db, scope, key, operation, fingerprintOf(body));
  if (result.verdict === 'replay') {
    return withoutRunning({ ...result, body: openAnswer(context.secrets, scope, key, result.body) });
  }
  if (result.verdict !== 'run') return withoutRunning(result);
  crashpoint('after-claim');
  let answer: Answer;
  let failed: unknown;
  try {
    answer = await run(result.claim);
  } catch (error) {
    failed = error;
    answer = errorAnswer(error);
  }
  const code = failed instanceof ApiError ? failed.code : null;
  if (!result.claim.settled)
    await settleKey(
      context.db,
      result.claim,
      settlementOf(answer.status, code),
      answer.status,
      String(answer.body),
    );
  crashpoint('before-respond');
  if (failed) throw failed;
  return answer;
}

/** Far above what any body has that fits its schema. */
const mostCanonicalCommas = 10_000;

/**
 * What a key is bound to. No body and `{}` are the same request. A body of so many values that no schema accepts it is
 * taken as it was sent: sorting its members would hold up everyone else.
 */
function fingerprintOf({ text, value }: ReceivedBody): Buffer {
  const isHopeless = text.length > mostCanonicalCommas && countCommas(text) > mostCanonicalCommas;
  return digestBody(value === undefined ? {} : isHopeless ? text : value);
}

function withoutRunning(result: Exclude<ClaimResult, { verdict: 'run' }>): Answer {
  if (result.verdict === 'replay') {
    return {
      status: result.status,
      headers: { 'Content-Type': 'application/json; charset=utf-8', 'Idempotent-Replayed': 'true' },
      body: result.body,
    };
  }
  if (result.verdict === 'in_flight') throw new ApiError('IDEMPOTENCY_IN_FLIGHT', { retryAfterSeconds: 1 });
  const refused = result.outcome === 'refused';
  throw new ApiError(refused ? 'IDEMPOTENCY_KEY_REUSED' : 'IDEMPOTENCY_CONFLICT', {
    message: refused
      ? 'this key belongs to a request that was refused; send the corrected one under a new key'
      : `this key belongs to another request, whose body has the SHA-256 ${result.originalDigest}`,
    detail: { original_body_sha256: result.originalDigest },
  });
}

function keyError(code: 'IDEMPOTENCY_KEY_REQUIRED' | 'IDEMPOTENCY_KEY_INVALID', message: string): ApiError {
  return new ApiError(code, { violations: [{ path: [header], code, message }] });
}
