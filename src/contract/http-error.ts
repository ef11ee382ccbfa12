import type { SysCodeName } from '../../generated/errors.ts';
import { ApiError, type ApiErrorOptions, errorOrigin } from './api-error.ts';

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
