import { REQUIREMENT_CODES } from '../../db/table/catalog.ts';
import { isTransient } from '../../db/transient-failure.ts';
import { type SysCodeName, sysCodes } from '../../generated/errors.ts';

/** An error of one field: its path from the body's root (a parameter: its name), a stable code, and what is valid. */
export interface Violation<Code extends SysCodeName = SysCodeName> {
  readonly path: readonly (string | number)[];
  readonly code: Code;
  /** Continues the field's name: "must be at most 1000". */
  readonly message: string;
  /** Stable name of the rule of the catalog that is broken, and the address where it is written. */
  readonly rule?: string;
  readonly source?: string;
  /** Values that the message names, so that pages say it in both languages. */
  readonly params?: Readonly<Record<string, string | number>>;
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

/** Returns a success as JSON text in the envelope (contract: Responses). */
export function successEnvelope(
  status: number,
  data: unknown,
  message: string = status === 201 ? 'created' : 'ok',
): string {
  return JSON.stringify({ status, message, data });
}

/** Returns an error as JSON text in the envelope (contract: Errors). */
function errorEnvelope(status: number, sysCode: string, message: string, data: unknown): string {
  return JSON.stringify({ status, message, sysCode, data });
}

/** Returns the error of a rule, with the fields to blame, as JSON text in the envelope. The first violation has its code. */
export function violationEnvelope(violations: readonly [Violation, ...Violation[]]): string {
  const [first] = violations;
  const { status, code } = sysCodes[first.code];
  const message = `${first.code}: ${violationSummary(violations)}`;
  return errorEnvelope(status, code, message, violations);
}

/** Codes of errors that are found around a handler, or outside of operations. A handler's own come from `refuse`. */
export type HttpErrorCode = Extract<
  SysCodeName,
  | 'BODY_NOT_ALLOWED'
  | 'DUPLICATE_JSON_KEY'
  | 'EXPECTATION_FAILED'
  | 'HEADERS_TOO_LARGE'
  | `IDEMPOTENCY_${string}`
  | 'INTERNAL_ERROR'
  | 'INVALID_FIELD'
  | `MALFORMED_${string}`
  | 'METHOD_NOT_ALLOWED'
  | 'NOT_FOUND'
  | 'PAYLOAD_TOO_LARGE'
  | 'RATE_LIMITED'
  | 'REQUEST_TIMEOUT'
  | 'SCOPE_MISSING'
  | 'SERVICE_UNAVAILABLE'
  | 'TEST_MODE_ONLY'
  | 'UNAUTHORIZED'
  | 'UNSUPPORTED_MEDIA_TYPE'
>;

/** An error of the HTTP layer. The linter refuses it in handlers and domains, which get a typed `refuse`. */
export class HttpError extends ApiError {
  declare readonly code: HttpErrorCode;

  constructor(code: HttpErrorCode, options?: ApiErrorOptions) {
    super(errorOrigin, code, options);
  }
}

/** Limits of a response: entries of a list, and 64 KiB (contract: Errors). */
const maxListed = 100;
const maxListedBytes = 60 * 1024;
const maxNameLength = 100;

type Listed<One> = One & { path: (string | number)[] };

/** Returns the first violations that fit into a response, with long names shortened. */
export function listedViolations<One extends Pick<Violation, 'path'>>(
  violations: readonly One[],
): { readonly listed: Listed<One>[]; readonly more: number } {
  const listed: Listed<One>[] = [];
  let bytes = 0;
  for (const violation of violations) {
    if (listed.length === maxListed) break;
    const short = { ...violation, path: violation.path.map(shortName) };
    bytes += Buffer.byteLength(JSON.stringify(short)) + 1;
    if (bytes > maxListedBytes && listed.length > 0) break;
    listed.push(short);
  }
  return { listed, more: violations.length - listed.length };
}

/** Shortens a client's own name in the path of a violation; an index stays. */
function shortName(nameOrIndex: string | number): string | number {
  return typeof nameOrIndex === 'number' ? nameOrIndex : shorten(nameOrIndex, maxNameLength);
}

/** Names the first violation and counts the rest, for clients that show only the message. */
export function violationSummary(
  violations: readonly Violation[],
  { unlisted = 0, maxLength = Infinity }: { readonly unlisted?: number; readonly maxLength?: number } = {},
): string {
  const [first] = violations;
  const rest = violations.length - 1;
  const more = [
    ...(rest > 0 ? [`data lists ${rest} more`] : []),
    ...(unlisted > 0 ? [`${unlisted} are not listed`] : []),
  ];
  const text = shorten(`${pathText(first?.path ?? [])} ${first?.message}`, maxLength);
  return more.length > 0 ? `${text} (${more.join('; ')})` : text;
}

/** Returns a path such as `parcels[0].weight_kg`. */
function pathText([first, ...rest]: Violation['path']): string {
  if (first === undefined) return 'the body';
  return `${first}${rest.map((part) => (typeof part === 'number' ? `[${part}]` : `.${part}`)).join('')}`;
}

/** Does not cut a surrogate pair. */
function shorten(text: string, maxLength: number): string {
  if (text.length <= maxLength) return text;
  return `${text.slice(0, maxLength).replace(/[\ud800-\udbff]$/, '')}…`;
}

/** The response to an error, without headers. */
interface ErrorReply {
  readonly error: ApiError;
  readonly status: number;
  readonly body: string;
}

/** Converts any error to its response. A 5xx reveals nothing about the cause. */
export function errorReply(thrown: unknown): ErrorReply {
  const error = toApiError(thrown);
  const { status, code, message } = sysCodes[error.code];
  const { violations } = error.options;
  const { listed, more } = listedViolations(violations ?? []);
  const text = error.options.message ?? summarize(error.code, listed, more) ?? message;
  const body = errorEnvelope(
    status,
    code,
    `${error.code}: ${text}`,
    violations ? listed : errorDetail(error),
  );
  return { error, status, body };
}

/** Returns code and options of the error in a body that {@link errorReply} made. */
export function readErrorReply(body: string): Pick<ApiError, 'code' | 'options'> {
  const { sysCode, message, data } = JSON.parse(body) as {
    readonly sysCode: string;
    readonly message: string;
    readonly data: readonly Violation[] | Readonly<Record<string, unknown>> | null;
  };
  const code = sysCodeNames.find((name) => sysCodes[name].code === sysCode);
  if (!code) throw new Error(`the sysCode ${sysCode} of a stored response is not in the contract`);
  const text = message.slice(message.indexOf(': ') + 2);
  return {
    code,
    options: { message: text, ...(isViolations(data) ? { violations: data } : { detail: data ?? {} }) },
  };
}

const sysCodeNames = Object.keys(sysCodes) as SysCodeName[];

const isViolations = (data: unknown): data is readonly Violation[] => Array.isArray(data);

/** Codes of a rule have a message of their own, unless the rule is a row of the catalog. */
function summarize(code: SysCodeName, listed: readonly Violation[], unlisted: number): string | undefined {
  return listed.length > 0 && summarized.has(code)
    ? violationSummary(listed, { unlisted, maxLength: maxSummaryLength })
    : undefined;
}

/** A list of allowed values can be long; `data` has all of it. */
const maxSummaryLength = 200;
const summarized: ReadonlySet<SysCodeName> = new Set(REQUIREMENT_CODES);

function errorDetail({ code, options }: ApiError): Record<string, unknown> | null {
  const retry =
    options.retryAfterSeconds === undefined ? {} : { retry_after_seconds: options.retryAfterSeconds };
  const detail = { ...options.detail, ...retry };
  return Object.keys(detail).length > 0 ? { name: code, ...detail } : null;
}

/** Returns the text of an error in English: its own, or the contract's text of its code. */
export function describeApiError({ code, options }: Pick<ApiError, 'code' | 'options'>): string {
  return options.message ?? sysCodes[code].message;
}

/** Returns the name of an error in the contract, such as LABEL_NOT_READY. */
export function errorName(thrown: unknown): SysCodeName {
  return toApiError(thrown).code;
}

export function errorStatus(thrown: unknown): number {
  return sysCodes[toApiError(thrown).code].status;
}

/** Returns whether an error was counted where it was thrown, and so leaves no line of its own in a log. */
export function isCounted(thrown: unknown): boolean {
  return thrown instanceof ApiError && thrown.options.isCounted === true;
}

/**
 * Returns whether an error is unexpected, and so is logged with its cause. A 5xx that the code chose, such as
 * LABEL_NOT_READY, has no cause and is none.
 */
export function isUnexpected(thrown: unknown): boolean {
  const { code, options } = toApiError(thrown);
  return code === 'INTERNAL_ERROR' || options.cause !== undefined;
}

function toApiError(thrown: unknown): ApiError {
  if (thrown instanceof ApiError) return thrown;
  if (isTransient(thrown))
    return new HttpError('SERVICE_UNAVAILABLE', { retryAfterSeconds: 1, cause: thrown });
  if (isUnstorable(thrown)) {
    const message = 'the request contains a text or a time that cannot be stored';
    return new HttpError('INVALID_FIELD', { message, cause: thrown });
  }
  return new HttpError('INTERNAL_ERROR', { cause: thrown });
}

/** PostgreSQL rejected a value that validation should have refused, such as a text with NUL. */
function isUnstorable(thrown: unknown): boolean {
  const codes = ['22007', '22008', '22009', '22021', '22P05'];
  return thrown instanceof Error && 'code' in thrown && codes.includes(String(thrown.code));
}
