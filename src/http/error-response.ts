import { isTransient } from '../../db/transient-failure.ts';
import { sysCodes } from '../../generated/errors.ts';
import { ApiError } from '../contract/api-error.ts';
import { HttpError } from '../contract/http-error.ts';
import { listedViolations } from './listed-violations.ts';
import { MalformedQueryError } from './query.ts';
import { type ApiResponse, failure } from './response.ts';
import { MalformedPathError } from './route.ts';

/** Converts any error to its response. A 5xx reveals nothing about the cause. */
export function errorResponse(error: unknown): ApiResponse {
  const known = apiErrorOf(error);
  const { status, code, message } = sysCodes[known.code];
  const { violations, retryAfterSeconds, headers } = known.options;
  const retry = retryAfterSeconds === undefined ? {} : { 'Retry-After': String(retryAfterSeconds) };
  const { listed, more } = listedViolations(violations ?? []);
  const rest = more > 0 ? `; ${more} more violations are not listed` : '';
  const text = `${known.code}: ${known.options.message ?? message}${rest}`;
  return failure(status, code, text, violations ? listed : detailOf(known), { ...headers, ...retry });
}

function detailOf({ code, options }: ApiError): Record<string, unknown> | null {
  const retry =
    options.retryAfterSeconds === undefined ? {} : { retry_after_seconds: options.retryAfterSeconds };
  const detail = { ...options.detail, ...retry };
  return Object.keys(detail).length > 0 ? { name: code, ...detail } : null;
}

export function statusOf(error: unknown): number {
  return sysCodes[apiErrorOf(error).code].status;
}

/** Returns whether an error is unexpected, and so is logged with its cause. */
export function isUnexpected(error: unknown): boolean {
  const { code, options } = apiErrorOf(error);
  return sysCodes[code].status >= 500 || options.cause !== undefined;
}

function apiErrorOf(error: unknown): ApiError {
  if (error instanceof ApiError) return error;
  if (error instanceof MalformedPathError) return new HttpError('MALFORMED_PATH', { message: error.message });
  if (error instanceof MalformedQueryError) {
    const violation = {
      path: [error.parameter],
      code: 'INVALID_FIELD',
      message: 'is not valid percent-encoding',
    } as const;
    return new HttpError('INVALID_FIELD', { violations: [violation] });
  }
  if (isTransient(error)) return new HttpError('SERVICE_UNAVAILABLE', { retryAfterSeconds: 1, cause: error });
  if (isUnstorable(error)) {
    const message = 'the request contains a text or a time that cannot be stored';
    return new HttpError('INVALID_FIELD', { message, cause: error });
  }
  return new HttpError('INTERNAL_ERROR', { cause: error });
}

/** PostgreSQL rejected a value that validation should have refused, such as a text with NUL. */
function isUnstorable(error: unknown): boolean {
  const codes = ['22007', '22008', '22009', '22021', '22P05'];
  return error instanceof Error && 'code' in error && codes.includes(String(error.code));
}
