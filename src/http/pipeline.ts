import type { IncomingMessage } from 'node:http';
import type { Request } from 'express';
import type { OperationId } from '../../generated/operations.ts';
import { fixedProperties, requestValidators } from '../../generated/request-validators.js';
import type { Gate } from '../admission/gate.ts';
import { type ApiError, HttpError, successEnvelope, type Violation } from '../contract/errors.ts';
import { createRefuse } from '../contract/operation.ts';
import {
  type MatchedPath,
  type OperationPolicy,
  type RawParameters,
  readParameters,
} from '../contract/route.ts';
import { schemaViolations } from '../contract/schema-violation.ts';
import { type Claim, type KeyedRequest, runUnderKey } from '../idempotency.ts';
import { takeTurns } from '../turn.ts';
import { readBody, turnFor } from './body.ts';
import type { AnyHandler, AnyReply, ApiContext, OperationRequest } from './operation.ts';
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

const refuse = createRefuse<OperationId>();

/** Serves an authenticated request: idempotency key, body, gate, claim, validation, handler, envelope. */
export async function serveOperation(
  context: ApiContext,
  gate: Gate,
  operation: OperationPolicy,
  handler: AnyHandler,
  request: OperationRequest,
): Promise<ApiResponse> {
  const { message, principal, matched } = request;
  const atGate = {
    operation: operation.id,
    accountId: principal.accountId,
    isAbandoned: () => message.socket.destroyed,
  };
  gate.check(atGate);
  const { key, parameters, text, body } = await readInput(operation, message, matched);
  const scope = { accountId: principal.accountId, livemode: principal.livemode };
  const run = async (claim: Claim | null): Promise<AnyReply> => {
    await turnFor(text.length);
    checkInput(operation, parameters, body);
    const { requestId } = request;
    const { pricingVersion } = principal;
    const actor = () => ({
      accountId: principal.accountId,
      email: principal.keyId,
      address: request.address(),
      now: context.clock.now(),
    });
    const cause = { requestId, idempotencyKey: key };
    const call = { ...parameters, body, scope, actor, requestId, cause, pricingVersion, claim, refuse };
    return handler(context, call as never);
  };
  const cost = await permitsFor(operation, body);
  const response = await gate.run({ ...atGate, cost }, async () =>
    key === null
      ? toResponse(await run(null))
      : runOnce(context, { scope, key, operation: `${message.method} ${message.path}`, body }, run),
  );
  if (operation.method !== 'GET') context.relay?.nudge();
  return response;
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

interface Input {
  readonly key: string | null;
  readonly parameters: RawParameters;
  /** Body as received. */
  readonly text: string;
  readonly body: unknown;
}

/** Reads what an operation takes from a request. Its errors do not bind the idempotency key. */
export async function readInput(
  operation: OperationPolicy,
  message: Request,
  matched: MatchedPath<OperationId>,
): Promise<Input> {
  const key = readIdempotencyKey(operation, message);
  const parameters = readParameters(matched, readSearch(message), operation.query);
  const { text, value: body } = await readBody(message, operation, message.res?.locals);
  return { key, parameters, text, body };
}

function readSearch({ url }: Request): string {
  const at = url.indexOf('?');
  return at < 0 ? '' : url.slice(at + 1);
}

async function runOnce(
  context: ApiContext,
  request: KeyedRequest,
  run: (claim: Claim) => Promise<AnyReply>,
): Promise<ApiResponse> {
  const { status, storedBody, isReplay } = await runUnderKey(context, request, async (claim) => {
    const reply = await run(claim);
    if ('content' in reply) throw new Error('an operation with an idempotency key must reply with data');
    return reply;
  });
  return jsonResponse(status, storedBody, isReplay ? { 'Idempotent-Replayed': 'true' } : {});
}

function toResponse(reply: AnyReply): ApiResponse {
  const { status } = reply;
  if ('storedBody' in reply) return jsonResponse(status, reply.storedBody);
  if ('content' in reply) {
    return { status, headers: { 'Content-Type': reply.mediaType, ...reply.headers }, body: reply.content };
  }
  return jsonResponse(status, successEnvelope(status, reply.data, reply.message), reply.headers);
}

/** A path that no resource can have is a 404, but only if the rest of the request is valid. */
export function checkInput(operation: OperationPolicy, { path, query }: RawParameters, body: unknown): void {
  const validators = requestValidators[operation.id];
  const violations = [
    ...schemaViolations(validators.query, query).map(inQuery),
    ...(validators.body && body !== undefined && operation.bodyValidation === 'before'
      ? schemaViolations(validators.body, body).map((violation) => ofFixed(operation.id, violation))
      : []),
  ];
  if (violations.length > 0) throw new HttpError('INVALID_FIELD', { violations });
  if (!validators.path(path)) throw new HttpError('NOT_FOUND');
}

function ofFixed(operation: OperationId, violation: Violation): Violation {
  const [name, ...rest] = violation.path;
  const fixed = fixedProperties[operation] ?? {};
  if (typeof name !== 'string' || rest.length > 0 || !Object.hasOwn(fixed, name)) return violation;
  return { ...violation, message: fixed[name] ?? violation.message };
}

function inQuery(violation: Violation): Violation {
  return { ...violation, message: queryWords[violation.message] ?? violation.message };
}

const queryWords: Readonly<Record<string, string>> = {
  'must be an integer': 'must be an integer in decimal digits, sent once',
  'must be a string': 'must be sent once',
  'is not a known property here': 'is not a query parameter of this operation',
};
