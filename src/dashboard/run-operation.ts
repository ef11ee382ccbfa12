import type { ValidateFunction } from 'ajv';
import { sysCodes } from '../../generated/errors.ts';
import type { OperationId } from '../../generated/operations.ts';
import { requestValidators } from '../../generated/request-validators.js';
import { ApiError, HttpError } from '../contract/errors.ts';
import { createRefuse, type Reply } from '../contract/operation.ts';
import { operationTable } from '../contract/route.ts';
import { schemaViolations } from '../contract/schema-violation.ts';
import type { Call, Handler } from '../http/operation.ts';
import { type Claim, type DataReply, ownKey, runUnderKey } from '../idempotency.ts';
import type { Language } from '../language.ts';
import { violationText } from './contract-text.ts';
import { type PageRequest, toActor } from './page-request.ts';

type Caller = Pick<PageRequest, 'context' | 'scope' | 'requestId' | 'user' | 'origin'>;

interface OperationInput {
  readonly path?: Readonly<Record<string, string>>;
  readonly query?: Readonly<Record<string, unknown>>;
  readonly body?: unknown;
  /** Runs the operation once, as its header Idempotency-Key does. */
  readonly key?: string;
}

/** Runs an operation of the API for a page, with the contract's rules for query, body and key. @throws {ApiError} */
export async function runOperation<Id extends OperationId>(
  page: Caller,
  id: Id,
  handler: Handler<Id>,
  { path = {}, query = {}, body, key }: OperationInput,
): Promise<Reply<Id>> {
  const { context, scope, requestId } = page;
  const { method, path: template } = operationTable[id];
  const run = async (claim: Claim | null) => {
    checkInput(id, query, body);
    const cause = { requestId, idempotencyKey: null };
    const given = { path, query, body, scope, requestId, cause, pricingVersion: null, claim };
    const call = {
      ...given,
      actor: () => toActor(page),
      bookedBy: toActor(page),
      refuse: createRefuse<Id>(),
    };
    return (await handler(context, call as unknown as Call<Id>)) as Reply<Id> & DataReply;
  };
  try {
    if (key === undefined) return await run(null);
    // The concrete path, as in the API: what is remembered of one object holds for no other.
    const called = template.replace(/\{(\w+)\}/g, (_, name) => path[name] ?? '');
    const keyed = { scope, key: ownKey(key), operation: `${method} ${called}`, body };
    const { status, storedBody } = await runUnderKey(context, keyed, run);
    return { ...JSON.parse(storedBody), status };
  } finally {
    if (method !== 'GET') context.relay?.nudge();
  }
}

function checkInput(id: OperationId, query: object, body: unknown): void {
  const validators = requestValidators[id];
  const violations = schemaViolations(validators.query, query);
  if (validators.body && operationTable[id].bodyValidation === 'before')
    violations.push(...schemaViolations(validators.body, body));
  if (violations.length > 0) throw new HttpError('INVALID_FIELD', { violations });
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
export function bodyFaults(
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
