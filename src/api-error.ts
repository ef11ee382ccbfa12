import type { SysCodeName } from '../generated/errors.ts';

/** One fault of a request: where it is (relative to the body; a parameter's own name), a stable code, and what would be right. */
export interface Violation<Code extends SysCodeName = SysCodeName> {
  readonly path: readonly (string | number)[];
  readonly code: Code;
  /** To be read after the field's name: "must be at most 1000". */
  readonly message: string;
}

export interface ApiErrorOptions {
  /** Replaces the catalogue's public text. */
  readonly message?: string;
  readonly violations?: readonly Violation[];
  /** Beside the error's name in `data`. */
  readonly detail?: Readonly<Record<string, unknown>>;
  readonly retryAfterSeconds?: number;
  readonly headers?: Readonly<Record<string, string>>;
  readonly cause?: unknown;
}

/** A failure that the contract documents. Its status and number come from the contract's catalogue. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly code: SysCodeName;
  readonly options: ApiErrorOptions;

  constructor(code: SysCodeName, options: ApiErrorOptions = {}) {
    super(options.message ?? code, { cause: options.cause });
    this.code = code;
    this.options = options;
  }
}

/**
 * Ends a request with one of the codes that its operation declares. Handlers receive it typed with their own
 * operation's codes and hand it on; a domain function that asks for a code which the operation doesn't declare
 * doesn't compile.
 */
export type Refuse<Code extends SysCodeName> = (code: Code, options?: ApiErrorOptions) => never;

export const refuse: Refuse<SysCodeName> = (code, options) => {
  throw new ApiError(code, options);
};
