import type { IncomingMessage } from 'node:http';
import type { Request } from 'express';
import type { OperationId } from '../../generated/operations.ts';
import type { Gate } from '../admission/gate.ts';
import { type ApiError, HttpError, successEnvelope } from '../contract/errors.ts';
import { type MatchedPath, type OperationPolicy, readParameters } from '../contract/route.ts';
import type { KeyedResponse } from '../idempotency.ts';
import { type AnyHandler, type AnyReply, type OperationInput, runForResponse } from '../run-operation.ts';
import { takeTurns } from '../turn.ts';
import { readBody } from './body.ts';
import type { ApiContext, OperationRequest } from './operation.ts';
import { type ApiResponse, jsonResponse } from './response.ts';

const header = 'Idempotency-Key';

/** Returns the key; null if none applies. @throws {ApiError} IDEMPOTENCY_KEY_REQUIRED or IDEMPOTENCY_KEY_INVALID. */
function readIdempotencyKey(operation: OperationPolicy, message: IncomingMessage): string | null {
  if (operation.idempotency === null) return null;
  // Node joins repeated headers: "a" and "b" would become a key that the client never sent.
  const [key, ...others] = message.headersDistinct['idempotency-key'] ?? [];
  if (key === undefined) {
    if (operation.idempotency === 'optional') return null;
    throw keyError(
      'IDEMPOTENCY_KEY_REQUIRED',
      'is required; send a new UUID, and the same UUID to retry the request',
    );
  }
  if (others.length > 0) throw keyError('IDEMPOTENCY_KEY_INVALID', 'must be sent once');
  if (!/^[\x20-\x7e]{1,255}$/.test(key) || key.trim() === '') {
    throw keyError('IDEMPOTENCY_KEY_INVALID', 'must be 1 to 255 printable ASCII characters');
  }
  return key;
}

function keyError(code: 'IDEMPOTENCY_KEY_REQUIRED' | 'IDEMPOTENCY_KEY_INVALID', message: string): ApiError {
  return new HttpError(code, { violations: [{ path: [header], code, message }] });
}

/** Serves an authenticated request: idempotency key, body, gate, claim, validation, handler, envelope. */
export async function serveOperation(
  context: ApiContext,
  gate: Gate,
  operation: OperationPolicy,
  handler: AnyHandler,
  request: OperationRequest,
): Promise<ApiResponse> {
  const { message, principal, matched, requestId } = request;
  const { accountId, livemode, keyId, pricingVersion } = principal;
  const atGate = {
    operation: operation.id,
    accountId,
    isAbandoned: () => message.socket.destroyed,
  };
  gate.check(atGate);
  const input = await readInput(operation, message, matched);
  const caller = {
    scope: { accountId, livemode },
    actor: () => ({ accountId, email: keyId, ip: request.ip(), now: context.clock.now() }),
    requestId,
    pricingVersion,
  };
  const cost = await permitsFor(operation, input.body);
  const run = { ...input, handler, caller };
  return gate.run({ ...atGate, cost }, async () =>
    toResponse(await runForResponse(context, operation.id, run)),
  );
}

/** Orders and items that one permit is enough for. A batch of 1,000 orders with few items needs the permits of an account. */
const entriesPerPermit = 500;

/** Returns the cost of a body that is a list: its entries, and those of their lists. Takes turns of the event loop. */
export async function permitsFor({ bodyList }: OperationPolicy, body: unknown): Promise<number> {
  const list: unknown = bodyList && Object(body)[bodyList.name];
  if (!Array.isArray(list)) return 1;
  let count = list.length;
  const turn = takeTurns();
  for (const entry of list) {
    await turn();
    // The properties of a text are its characters.
    if (typeof entry !== 'object' || entry === null || Array.isArray(entry)) continue;
    for (const value of Object.values(entry)) if (Array.isArray(value)) count += value.length;
  }
  return Math.max(1, Math.ceil(count / entriesPerPermit));
}

/** Reads what an operation takes from a request. Its errors do not bind the idempotency key. */
export async function readInput(
  operation: OperationPolicy,
  message: Request,
  matched: MatchedPath<OperationId>,
): Promise<Required<OperationInput>> {
  const key = readIdempotencyKey(operation, message);
  const { path, query } = readParameters(matched, readSearch(message), operation.query);
  const { text, value: body } = await readBody(message, operation, message.res?.locals);
  return { key, path, query, body, bodyLength: text.length };
}

function readSearch({ url }: Request): string {
  const at = url.indexOf('?');
  return at < 0 ? '' : url.slice(at + 1);
}

function toResponse(reply: AnyReply | KeyedResponse): ApiResponse {
  const { status } = reply;
  if ('storedBody' in reply) {
    const isReplay = 'isReplay' in reply && reply.isReplay;
    return jsonResponse(status, reply.storedBody, isReplay ? { 'Idempotent-Replayed': 'true' } : {});
  }
  if ('content' in reply) {
    return { status, headers: { 'Content-Type': reply.mediaType, ...reply.headers }, body: reply.content };
  }
  return jsonResponse(status, successEnvelope(status, reply.data, reply.message), reply.headers);
}
