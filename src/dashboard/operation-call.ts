import type { ValidateFunction } from 'ajv';
import { sysCodes } from '../../generated/errors.ts';
import type { OperationId } from '../../generated/operations.ts';
import { ApiError } from '../contract/errors.ts';
import { createRefuse, type Input, type Reply } from '../contract/operation.ts';
import { schemaViolations } from '../contract/schema-violation.ts';
import type { Handler } from '../http/operation.ts';
import type { Language } from '../tracking/page/page-text.ts';
import { actorOf } from './actor.ts';
import type { PageRequest } from './page-request.ts';
import { violationText } from './text/contract-message.ts';

type DataOf<Id extends OperationId> = Extract<Reply<Id>, { readonly data: unknown }>['data'];

/** Calls the handler of an operation that needs no idempotency key, with valid input, and returns its data. */
export async function callOperation<Id extends OperationId>(
  handler: Handler<Id>,
  visit: PageRequest,
  given: Partial<Input<Id>>,
): Promise<DataOf<Id>> {
  const { context, scope, requestId } = visit;
  const refuse = createRefuse<Id>();
  const input = { path: {}, query: {}, body: undefined, ...given } as Input<Id>;
  const reply = await handler(context, {
    ...input,
    scope,
    actor: () => actorOf(visit),
    requestId,
    refuse,
    pricingVersion: 0,
    claim: null,
  });
  if (!('data' in reply)) throw new TypeError(`${handler.name} answered without data`);
  return reply.data as DataOf<Id>;
}

/** Returns what a change was refused for, so that the page can show it. A missing object stays an error. */
export async function orRefusal<Result>(change: Promise<Result>): Promise<Result | ApiError> {
  try {
    return await change;
  } catch (error) {
    const isShown = error instanceof ApiError && sysCodes[error.code].status < 500;
    if (isShown && error.code !== 'NOT_FOUND') return error;
    throw error;
  }
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
