import type { ValidateFunction } from 'ajv';
import { sysCodes } from '../../generated/errors.ts';
import type { OperationId } from '../../generated/operations.ts';
import { violationText } from '../contract/contract-text.ts';
import { ApiError } from '../contract/errors.ts';
import type { Reply } from '../contract/operation.ts';
import { schemaViolations } from '../contract/schema-violation.ts';
import { ownKey } from '../key-format.ts';
import type { Language } from '../language.ts';
import { type Handler, type OperationInput, runForReply } from '../run-operation.ts';
import { type PageRequest, toActor } from './page-request.ts';

type Caller = Pick<PageRequest, 'context' | 'scope' | 'requestId' | 'user' | 'origin'>;

/** Runs an operation of the API for a page. A key is one of the page's own. @throws {ApiError} */
export function runOperation<Id extends OperationId>(
  page: Caller,
  id: Id,
  handler: Handler<Id>,
  { key, ...input }: OperationInput,
): Promise<Reply<Id>> {
  const { context, scope, requestId } = page;
  const actor = toActor(page);
  const caller = { scope, actor: () => actor, bookedBy: actor, requestId, pricingVersion: null };
  return runForReply(context, id, { ...input, handler, caller, key: key == null ? null : ownKey(key) });
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
