import { REQUIREMENT_CODES } from '../../db/table/catalog/country-requirement.ts';
import { isTransient } from '../../db/transient-failure.ts';
import { type SysCodeName, sysCodes } from '../../generated/errors.ts';
import { ApiError, type Violation } from './api-error.ts';
import { errorEnvelope } from './envelope.ts';
import { HttpError } from './http-error.ts';
import { listedViolations, violationSummary } from './listed-violations.ts';

/** The response to an error, without headers. */
export interface ErrorReply {
  readonly error: ApiError;
  readonly status: number;
  readonly body: string;
}

/** Converts any error to its response. A 5xx reveals nothing about the cause. */
export function errorReply(thrown: unknown): ErrorReply {
  const error = apiErrorOf(thrown);
  const { status, code, message } = sysCodes[error.code];
  const { violations } = error.options;
  const { listed, more } = listedViolations(violations ?? []);
  const text = error.options.message ?? messageOf(error.code, listed, more) ?? message;
  const body = errorEnvelope(status, code, `${error.code}: ${text}`, violations ? listed : detailOf(error));
  return { error, status, body };
}

/** Codes of a rule have a message of their own, unless the rule is a row of the catalog. */
function messageOf(code: SysCodeName, listed: readonly Violation[], unlisted: number): string | undefined {
  return listed.length > 0 && summarized.has(code)
    ? violationSummary(listed, { unlisted, longest: longestSummary })
    : undefined;
}

/** A list of allowed values can be long; `data` has all of it. */
const longestSummary = 200;
const summarized: ReadonlySet<SysCodeName> = new Set(REQUIREMENT_CODES);

function detailOf({ code, options }: ApiError): Record<string, unknown> | null {
  const retry =
    options.retryAfterSeconds === undefined ? {} : { retry_after_seconds: options.retryAfterSeconds };
  const detail = { ...options.detail, ...retry };
  return Object.keys(detail).length > 0 ? { name: code, ...detail } : null;
}

export function statusOf(thrown: unknown): number {
  return sysCodes[apiErrorOf(thrown).code].status;
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
  const { code, options } = apiErrorOf(thrown);
  return code === 'INTERNAL_ERROR' || options.cause !== undefined;
}

function apiErrorOf(thrown: unknown): ApiError {
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
