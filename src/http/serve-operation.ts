import type { IncomingMessage } from 'node:http';
import type { OperationPolicy } from '../../generated/operations.ts';
import { requestValidators } from '../../generated/request-validators.js';
import { type RawParameters, type RoutableRequest, readParameters } from '../../generated/router.ts';
import type { Principal } from '../account/admission.ts';
import { ApiError, refuse, type Violation } from '../api-error.ts';
import type { AppContext } from '../context.ts';
import type { Claim } from '../idempotency/claim.ts';
import { type Answer, success } from './answer.ts';
import type { AnyHandler } from './handler.ts';
import { idempotencyKeyOf, underKey } from './idempotency.ts';
import { readBody } from './read-body.ts';
import { violationsOf } from './violation.ts';

/** What one request brings to its operation, once it is routed and admitted. */
export interface OperationRequest {
  readonly message: IncomingMessage;
  readonly requestId: string;
  readonly principal: Principal;
  readonly routed: RoutableRequest;
}

/** Serves one operation: scope, key, body, claim, validation, handler, envelope; in this order. */
export async function serveOperation(
  context: AppContext,
  operation: OperationPolicy,
  handler: AnyHandler,
  request: OperationRequest,
): Promise<Answer> {
  checkScope(operation, request.principal);
  const key = idempotencyKeyOf(operation, request.message);
  const parameters = readParameters(request.routed, operation);
  const body = await readBody(request.message, operation);
  const run = (claim: Claim | null) =>
    runHandler(context, operation, handler, request, parameters, body.value, claim);
  const answer = await (key === null ? run(null) : underKey(context, request, key, body, run));
  if (operation.method !== 'GET') context.relay?.nudge();
  return answer;
}

function checkScope(operation: OperationPolicy, principal: Principal): void {
  const missing = operation.scopes.find((scope) => !principal.scopes.includes(scope));
  if (!missing) return;
  throw new ApiError('SCOPE_MISSING', {
    message: `this key lacks the scope ${missing}`,
    detail: { required_scope: missing },
  });
}

async function runHandler(
  context: AppContext,
  operation: OperationPolicy,
  handler: AnyHandler,
  { requestId, principal }: OperationRequest,
  parameters: RawParameters,
  body: unknown,
  claim: Claim | null,
): Promise<Answer> {
  checkInput(operation, parameters, body);

  const scope = { accountId: principal.accountId, livemode: principal.livemode };
  const { pricingVersion } = principal;
  const call = { ...parameters, body, scope, requestId, pricingVersion, claim, refuse };
  const reply = await handler(context, call as never);
  const { status, headers } = reply;
  if ('content' in reply)
    return { status, headers: { 'Content-Type': reply.mediaType, ...headers }, body: reply.content };
  return success(status, reply.data, reply.message ?? (status === 201 ? 'created' : 'ok'), headers);
}

/** A path that no resource could have is a 404 like any other unknown one, once nothing else is wrong. */
function checkInput(operation: OperationPolicy, { path, query }: RawParameters, body: unknown): void {
  const validators = requestValidators[operation.id];
  const violations = [
    ...violationsOf(validators.query, query).map(inQuery),
    ...(validators.body && body !== undefined && operation.bodyValidation === 'before'
      ? violationsOf(validators.body, body)
      : []),
  ];
  if (violations.length > 0) throw new ApiError('INVALID_FIELD', { violations });
  if (!validators.path(path)) throw new ApiError('NOT_FOUND');
}

/** A query's values are texts, and its fields parameters. */
function inQuery(violation: Violation): Violation {
  return { ...violation, message: queryWords[violation.message] ?? violation.message };
}

const queryWords: Readonly<Record<string, string>> = {
  'must be an integer': 'must be an integer in decimal digits, given once',
  'must be a string': 'must be given once',
  'is not a known field here': 'is not a query parameter of this operation',
};
