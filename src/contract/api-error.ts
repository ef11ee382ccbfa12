import type { SysCodeName } from '../../generated/errors.ts';

/** An error of one field: its path from the body's root (a parameter: its name), a stable code, and what is valid. */
export interface Violation<Code extends SysCodeName = SysCodeName> {
  readonly path: readonly (string | number)[];
  readonly code: Code;
  /** Continues the field's name: "must be at most 1000". */
  readonly message: string;
}

export interface ApiErrorOptions {
  /** Overrides the public message of the error catalog. */
  readonly message?: string;
  readonly violations?: readonly Violation[];
  /** Added to `data` beside the error's name. */
  readonly detail?: Readonly<Record<string, unknown>>;
  readonly retryAfterSeconds?: number;
  readonly headers?: Readonly<Record<string, string>>;
  readonly cause?: unknown;
  /** The thrower counts it and logs the counts: it gets no line of its own in the log. The request log counts it too. */
  readonly isCounted?: boolean;
}

/** Proof that an error comes from `refuse` or is an HttpError. The linter lets only those two import it. */
export const errorOrigin: unique symbol = Symbol('origin of an ApiError');

/**
 * An error that the contract documents. Its status and number come from the contract (contract: Errors). Its
 * constructor wants `errorOrigin`, so that neither a handler nor a subclass can throw a code that the operation does
 * not declare: a handler refuses instead.
 */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly code: SysCodeName;
  readonly options: ApiErrorOptions;

  protected constructor(origin: typeof errorOrigin, code: SysCodeName, options: ApiErrorOptions = {}) {
    if (origin !== errorOrigin) throw new TypeError('an ApiError is made by refuse or as an HttpError');
    super(options.message ?? code, { cause: options.cause });
    this.code = code;
    this.options = options;
  }
}

/** Throws an ApiError. A handler's `refuse` accepts only the error codes of its operation. */
export type Refuse<Code extends SysCodeName> = (code: Code, options?: ApiErrorOptions) => never;
