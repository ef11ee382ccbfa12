import type { ValidateFunction } from 'ajv';
import { sysCodes } from '../../generated/errors.ts';
import type { OperationId } from '../../generated/operations.ts';
import { requestValidators } from '../../generated/request-validators.js';
import { ApiError, HttpError } from '../contract/errors.ts';
import { createRefuse, type Input, type Reply } from '../contract/operation.ts';
import { schemaViolations } from '../contract/schema-violation.ts';
import type { Call, Handler } from '../http/operation.ts';
import { operationTable } from '../http/route.ts';
import type { Language } from '../tracking/page/page-text.ts';
import { actorOf } from './actor.ts';
import type { PageRequest } from './page-request.ts';
import { violationText } from './text/contract-message.ts';

type Caller = Pick<PageRequest, 'context' | 'scope' | 'requestId' | 'user' | 'origin'>;
type DataOf<Id extends OperationId> = Extract<Reply<Id>, { readonly data: unknown }>['data'];

interface OperationInput {
  readonly path?: Readonly<Record<string, string>>;
  readonly query?: Readonly<Record<string, unknown>>;
  readonly body?: unknown;
}

/** Runs an operation of the API for a page, with the contract's rules for query and body. @throws {ApiError} */
export async function runOperation<Id extends OperationId>(
  page: Caller,
  id: Id,
  handler: Handler<Id>,
  { path = {}, query = {}, body }: OperationInput,
): Promise<Reply<Id>> {
  const validators = requestValidators[id];
  const violations = schemaViolations(validators.query, query);
  if (validators.body && operationTable[id].bodyValidation === 'before')
    violations.push(...schemaViolations(validators.body, body));
  if (violations.length > 0) throw new HttpError('INVALID_FIELD', { violations });
  return call(page, handler, { path, query, body } as unknown as Input<Id>);
}

/** Runs an operation with valid input, and returns its data. @throws {ApiError} */
export async function callOperation<Id extends OperationId>(
  handler: Handler<Id>,
  page: Caller,
  given: Partial<Input<Id>>,
): Promise<DataOf<Id>> {
  const reply = await call(page, handler, { path: {}, query: {}, body: undefined, ...given } as Input<Id>);
  if (!('data' in reply)) throw new TypeError(`${handler.name} answered without data`);
  return reply.data as DataOf<Id>;
}

async function call<Id extends OperationId>(
  page: Caller,
  handler: Handler<Id>,
  input: Input<Id>,
): Promise<Reply<Id>> {
  const { context, scope, requestId } = page;
  const outside = { scope, requestId, actor: () => actorOf(page), pricingVersion: null, claim: null };
  return (await handler(context, {
    ...input,
    ...outside,
    refuse: createRefuse<Id>(),
  } as Call<Id>)) as Reply<Id>;
}

/** Returns the result of an operation, or the error that the API would have answered with. */
export async function orApiError<Result>(run: Promise<Result>): Promise<Result | ApiError> {
  try {
    return await run;
  } catch (error) {
    if (error instanceof ApiError) return error;
    throw error;
  }
}

/** Returns the error that refused a change, so that the page can show it. A missing object stays an error. */
export async function orRefusal<Result>(change: Promise<Result>): Promise<Result | ApiError> {
  const made = await orApiError(change);
  if (!(made instanceof ApiError)) return made;
  if (sysCodes[made.code].status < 500 && made.code !== 'NOT_FOUND') return made;
  throw made;
}

/** Returns the contract's message per field of a request body; empty if the body is valid. */
export function faultsOf(
  validate: ValidateFunction | null,
  body: unknown,
  language: Language,
): ReadonlyMap<string, string> {
  return faultsByField(validate ? schemaViolations(validate, body) : [], language);
}

export function faultsByField(
  violations: NonNullable<ApiError['options']['violations']>,
  language: Language,
): ReadonlyMap<string, string> {
  return new Map(
    violations.map((violation) => [String(violation.path[0] ?? ''), violationText(violation, language)]),
  );
}
