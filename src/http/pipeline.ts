import type { OperationId } from '../../generated/operations.ts';
import { requestValidators } from '../../generated/request-validators.js';
import type { AppContext } from '../context.ts';
import type { Violation } from '../contract/api-error.ts';
import { HttpError } from '../contract/http-error.ts';
import { refuserOf } from '../contract/refusal.ts';
import { violationsOf } from '../contract/schema-violation.ts';
import type { Claim } from '../idempotency/claim.ts';
import type { AnyHandler, AnyReply, OperationRequest } from './handler.ts';
import type { OperationPolicy } from './operation-table.ts';
import { readBody } from './read/read-body.ts';
import { type ApiResponse, fromEnvelope, success } from './response.ts';
import { type RawParameters, readParameters } from './route.ts';
import { type HandlerOutcome, idempotencyKeyOf, underKey } from './under-key.ts';

const refuse = refuserOf<OperationId>();

/** Serves an authenticated request: idempotency key, body, claim, validation, handler, envelope. */
export async function serveOperation(
  context: AppContext,
  operation: OperationPolicy,
  handler: AnyHandler,
  request: OperationRequest,
): Promise<ApiResponse> {
  const key = idempotencyKeyOf(operation, request.message);
  const parameters = readParameters(request.routed, operation);
  const body = await readBody(request.message, operation);
  const run = (claim: Claim | null) =>
    runHandler(context, operation, handler, request, parameters, body.value, claim);
  const { response } = await (key === null ? run(null) : underKey(context, request, key, body, run));
  if (operation.method !== 'GET') context.relay?.nudge();
  return response;
}

async function runHandler(
  context: AppContext,
  operation: OperationPolicy,
  handler: AnyHandler,
  { requestId, principal }: OperationRequest,
  parameters: RawParameters,
  body: unknown,
  claim: Claim | null,
): Promise<HandlerOutcome> {
  checkInput(operation, parameters, body);

  const scope = { accountId: principal.accountId, livemode: principal.livemode };
  const { pricingVersion } = principal;
  const call = { ...parameters, body, scope, requestId, pricingVersion, claim, refuse };
  const reply = await handler(context, call as never);
  return { response: responseOf(reply), isStored: 'storedBody' in reply };
}

function responseOf(reply: AnyReply): ApiResponse {
  if ('storedBody' in reply) return fromEnvelope(reply.status, reply.storedBody);
  const { status, headers } = reply;
  if ('content' in reply) {
    return { status, headers: { 'Content-Type': reply.mediaType, ...headers }, body: reply.content };
  }
  return success(status, reply.data, reply.message ?? (status === 201 ? 'created' : 'ok'), headers);
}

/** A path that no resource can have is a 404, but only if the rest of the request is valid. */
function checkInput(operation: OperationPolicy, { path, query }: RawParameters, body: unknown): void {
  const validators = requestValidators[operation.id];
  const violations = [
    ...violationsOf(validators.query, query).map(inQuery),
    ...(validators.body && body !== undefined && operation.bodyValidation === 'before'
      ? violationsOf(validators.body, body)
      : []),
  ];
  if (violations.length > 0) throw new HttpError('INVALID_FIELD', { violations });
  if (!validators.path(path)) throw new HttpError('NOT_FOUND');
}

function inQuery(violation: Violation): Violation {
  return { ...violation, message: queryWords[violation.message] ?? violation.message };
}

const queryWords: Readonly<Record<string, string>> = {
  'must be an integer': 'must be an integer in decimal digits, sent once',
  'must be a string': 'must be sent once',
  'is not a known property here': 'is not a query parameter of this operation',
};
