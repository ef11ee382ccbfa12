import type { Scope } from '../db/scope.ts';
import type { OperationId } from '../generated/operations.ts';
import { fixedProperties, requestValidators } from '../generated/request-validators.js';
import type { AuditActor } from './audit.ts';
import type { WorkContext } from './context.ts';
import { HttpError, type Refuse, readErrorReply, type Violation } from './contract/errors.ts';
import { createRefuse, type Input, type RefusalCode, type Reply } from './contract/operation.ts';
import { operationTable, type RawParameters } from './contract/route.ts';
import { schemaViolations } from './contract/schema-violation.ts';
import { causeOf, type EventCause } from './event.ts';
import { type Claim, type KeyedResponse, runUnderKey, type StoredResponse } from './idempotency.ts';
import { turnFor } from './turn.ts';

/** Who has an operation run: an API key, a user of the dashboard, the command line or a job. */
export interface Caller {
  readonly scope: Scope;
  /** Returns who makes the change, for the activity of the account. */
  readonly actor: () => AuditActor;
  /** Who books on a page or the command line, for the activity. The log of requests has what an API key books. */
  readonly bookedBy?: AuditActor;
  /** Null: the command line. */
  readonly requestId: string | null;
  /** Of the admitted request. Null: the pricing inputs are read again. */
  readonly pricingVersion: number | null;
  /** `Idempotency-Key` of the batch that an order belongs to. */
  readonly batchKey?: string | null;
}

/** A call of an operation as its handler gets it: who calls, validated input, and `refuse`. */
export interface Call<Id extends OperationId> extends Caller, Input<Id> {
  /** Named by the events of the change. */
  readonly cause: EventCause | null;
  readonly claim: Claim | null;
  readonly refuse: Refuse<RefusalCode<Id>>;
}

/** Handler of an operation: a list of named steps, without SQL and HTTP. Returns a documented success, or refuses. */
export type Handler<Id extends OperationId> = (
  context: WorkContext,
  call: Call<Id>,
) => Promise<Reply<Id> | StoredResponse<Reply<Id>['status']>>;

/** A missing handler does not compile. */
export type OperationHandlers = { readonly [Id in OperationId]: Handler<Id> };

export type AnyHandler = (context: WorkContext, call: never) => Promise<AnyReply>;

export type AnyReply =
  | StoredResponse
  | ({ readonly status: number; readonly headers?: Readonly<Record<string, string>> } & (
      | { readonly data: unknown; readonly message?: string }
      | { readonly mediaType: string; readonly content: Uint8Array | AsyncIterable<Uint8Array> }
    ));

export interface OperationInput extends Partial<RawParameters> {
  /** Parsed, before defaults are applied. */
  readonly body?: unknown;
  /** Characters of the body as received. A large one is checked in a turn of its own. */
  readonly bodyLength?: number;
  /** Runs the operation once: the header `Idempotency-Key`, or an `ownKey`. */
  readonly key?: string | null;
}

interface OperationRun<Handler> extends OperationInput {
  readonly handler: Handler;
  readonly caller: Caller;
}

const refuse = createRefuse<OperationId>();

/**
 * Runs an operation of the contract for any caller: checks path, query and body, claims the key, and calls its handler.
 * Returns a response that is stored under the key as its bytes.
 * @throws {ApiError}
 */
export async function runForResponse(
  context: WorkContext,
  id: OperationId,
  { handler, caller, path = {}, query = {}, body, bodyLength = 0, key = null }: OperationRun<AnyHandler>,
): Promise<AnyReply | KeyedResponse> {
  const { scope, requestId } = caller;
  const { method, path: template } = operationTable[id];
  const run = async (claim: Claim | null): Promise<AnyReply> => {
    await turnFor(bodyLength);
    checkInput(id, { path, query }, body);
    const cause = causeOf({ request_id: requestId, idempotency_key: key });
    return handler(context, { ...caller, path, query, body, cause, claim, refuse } as never);
  };
  const runKeyed = (key: string) =>
    runUnderKey(
      context,
      { scope, key, operation: `${method} ${concretePath(template, path)}`, body },
      async (claim) => {
        const reply = await run(claim);
        if ('content' in reply) throw new Error('an operation with an idempotency key must reply with data');
        return reply;
      },
    );
  const reply = await (key === null ? run(null) : runKeyed(key));
  if (method !== 'GET') context.relay?.nudge();
  return reply;
}

/** Runs an operation of the contract and returns its reply. @throws {ApiError} also for a refusal that is stored under the key */
export async function runForReply<Id extends OperationId>(
  context: WorkContext,
  id: Id,
  run: OperationRun<Handler<Id>>,
): Promise<Reply<Id> & { readonly isReplay: boolean }> {
  const ran = await runForResponse(context, id, run as unknown as OperationRun<AnyHandler>);
  const isReplay = 'isReplay' in ran && ran.isReplay;
  const reply = 'storedBody' in ran ? readStored(ran) : ran;
  return { ...(reply as Reply<Id>), isReplay };
}

function readStored({ status, storedBody }: StoredResponse): object {
  if (status >= 300) {
    const { code, options } = readErrorReply(storedBody);
    return refuse(code as RefusalCode<OperationId>, options);
  }
  const { data, message } = JSON.parse(storedBody);
  return { status, data, message };
}

/** Returns the path as a client calls it: what is remembered of one object holds for no other. */
function concretePath(template: string, path: RawParameters['path']): string {
  if (!template.includes('{')) return template;
  return template.replace(/\{(\w+)\}/g, (_, name) => encodeURIComponent(path[name] ?? ''));
}

/** A path that no resource can have is a 404, but only if the rest of the request is valid. */
export function checkInput(id: OperationId, { path, query }: RawParameters, body: unknown): void {
  const validators = requestValidators[id];
  const isChecked = body !== undefined && operationTable[id].bodyValidation === 'before';
  const violations = [
    ...schemaViolations(validators.query, query).map(inQuery),
    ...(validators.body && isChecked
      ? schemaViolations(validators.body, body).map((violation) => ofFixed(id, violation))
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
