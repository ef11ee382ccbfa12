import type { SysCodeName } from '../../generated/errors.ts';
import type {
  DefaultedBody,
  DefaultedQuery,
  DeferredValidation,
  OperationId,
  OperationSysCodes,
} from '../../generated/operations.ts';
import type { operations } from '../../generated/types.ts';
import { ApiError, type ApiErrorOptions, errorOrigin, type Refuse } from './errors.ts';

export type RefusalCode<Id extends OperationId> = OperationSysCodes[Id];

/** A documented success of the operation. Errors are thrown with `refuse`. */
export type Reply<Id extends OperationId> = ReplyTo<operations[Id]>;

/** A validated request body: properties with a default are present. */
export type ValidBody<Id extends OperationId> = BodyOf<operations[Id], DefaultedBody[Id]>;

/** A validated request: parameters converted, defaults applied. `unknown` if the handler validates the body. */
export interface Input<Id extends OperationId> {
  readonly path: PathOf<operations[Id]>;
  readonly query: QueryOf<operations[Id], DefaultedQuery[Id]>;
  readonly body: Id extends DeferredValidation ? unknown : ValidBody<Id>;
}

export type ReplyTo<Operation extends { responses: unknown }> = {
  [Status in Extract<keyof Operation['responses'], 200 | 201 | 202>]: {
    readonly status: Status;
    readonly headers?: Readonly<Record<string, string>>;
  } & ReplyBody<ContentOf<Operation['responses'][Status]>>;
}[Extract<keyof Operation['responses'], 200 | 201 | 202>];

type ContentOf<Response> = Response extends { content: infer Content } ? Content : never;
type ReplyBody<Content> = Content extends { 'application/json': { data: infer Data } }
  ? { readonly data: Data; readonly message?: string }
  : { readonly mediaType: keyof Content & string; readonly content: Uint8Array | AsyncIterable<Uint8Array> };

export type PathOf<Operation> = Operation extends { parameters: { path: infer Path } }
  ? Path
  : Record<never, never>;

export type QueryOf<Operation, Defaulted> = Operation extends { parameters: { query?: infer Query } }
  ? WithDefaults<NonNullable<Query>, Defaulted>
  : Record<never, never>;

export type BodyOf<Operation, Defaulted> = Operation extends { requestBody: JsonBody<infer Body> }
  ? WithDefaults<Body, Defaulted>
  : Operation extends { requestBody?: JsonBody<infer Body> }
    ? WithDefaults<Body, Defaulted> | undefined
    : undefined;

interface JsonBody<Body> {
  content: { 'application/json': Body };
}

/** The validator fills in the properties of `Name`. */
type WithDefaults<Value, Name> = Value & { [Key in Name & keyof Value]-?: NonNullable<Value[Key]> };

class Refusal extends ApiError {
  constructor(code: SysCodeName, options?: ApiErrorOptions) {
    super(errorOrigin, code, options);
  }
}

/** Returns the `refuse` of an operation: it throws an error with one of the codes that the operation declares. */
export function createRefuse<Id extends OperationId>(): Refuse<RefusalCode<Id>> {
  return (code, options) => {
    throw new Refusal(code, options);
  };
}
