import type { OperationId } from '../../generated/operations.ts';
import { requestValidators } from '../../generated/request-validators.js';
import { ApiError, HttpError } from '../contract/errors.ts';
import { createRefuse, type Reply } from '../contract/operation.ts';
import { schemaViolations } from '../contract/schema-violation.ts';
import type { Call, Handler } from '../http/operation.ts';
import { operationTable } from '../http/route.ts';
import { actorOf } from './actor.ts';
import type { PageRequest } from './page-request.ts';

interface OperationInput {
  readonly path?: Readonly<Record<string, string>>;
  readonly query?: Readonly<Record<string, unknown>>;
  readonly body?: unknown;
}

/** Runs an operation of the API for a page, with the contract's rules for query and body. @throws {ApiError} */
export async function runOperation<Id extends OperationId>(
  visit: Pick<PageRequest, 'context' | 'scope' | 'requestId' | 'user' | 'origin'>,
  id: Id,
  handler: Handler<Id>,
  { path = {}, query = {}, body }: OperationInput,
): Promise<Reply<Id>> {
  const { context, scope, requestId } = visit;
  const actor = () => actorOf(visit);
  const validators = requestValidators[id];
  const violations = schemaViolations(validators.query, query);
  if (validators.body && operationTable[id].bodyValidation === 'before')
    violations.push(...schemaViolations(validators.body, body));
  if (violations.length > 0) throw new HttpError('INVALID_FIELD', { violations });
  const refuse = createRefuse<Id>();
  const call = { path, query, body, scope, actor, requestId, pricingVersion: null, claim: null, refuse };
  return (await handler(context, call as unknown as Call<Id>)) as Reply<Id>;
}

/** Returns what `run` returns, or the error that the API would have answered with. */
export async function orApiError<Result>(run: Promise<Result>): Promise<Result | ApiError> {
  try {
    return await run;
  } catch (error) {
    if (error instanceof ApiError) return error;
    throw error;
  }
}
