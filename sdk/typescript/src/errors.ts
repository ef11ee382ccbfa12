import type { ErrorCode } from './generated/error-codes.ts';
import type { ErrorDetail, Violation } from './generated/types.ts';
import type { ResponseInfo } from './response-info.ts';

/** Base class of every error that the SDK throws. */
export class SampanError extends Error {
  constructor(message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = new.target.name;
  }
}

/** The SDK was used with a wrong key, address or argument. Nothing was sent. */
export class UsageError extends SampanError {}

/** A call that got no response. The operation may have run. */
export class ConnectionError extends SampanError {
  /** Key of the call. Pass it again to get the call's result without a second effect. */
  readonly idempotencyKey: string | null;

  constructor(message: string, idempotencyKey: string | null, cause?: unknown) {
    super(message, { cause });
    this.idempotencyKey = idempotencyKey;
  }
}

/** No complete response arrived within `timeoutMs`, or a poll did not end in time. */
export class TimeoutError extends ConnectionError {}

/** The call's `AbortSignal` was aborted; `cause` is the signal's reason. */
export class AbortError extends ConnectionError {}

/** The reason why a webhook delivery is not genuine. */
export type SignatureProblem =
  | 'header_missing'
  | 'header_malformed'
  | 'time_out_of_tolerance'
  | 'no_match'
  | 'body_malformed';

/** A webhook delivery is not genuine. Respond with 400 and do not use its body. */
export class SignatureError extends SampanError {
  readonly reason: SignatureProblem;

  constructor(reason: SignatureProblem, message: string) {
    super(message);
    this.reason = reason;
  }
}

/** Body of an error response. */
export interface ErrorEnvelope {
  readonly message: string;
  readonly sysCode: string;
  readonly data: ErrorDetail | Violation[] | null;
}

/**
 * An error response of the service, or a response that is not the service's. Each error code has a class of its own,
 * below the class of its status.
 */
export class ApiError extends SampanError {
  readonly status: number;
  /** Number of the error; null if the response is not in the service's format. */
  readonly sysCode: string | null;
  /** Name of the error. A newer service may send one that is not in the type. */
  readonly code: ErrorCode | null;
  /** Fields of the request that are not valid. */
  readonly violations: readonly Violation[];
  /** Further details, such as `total_hkd` or `existing_webhook_id`. */
  readonly detail: Partial<ErrorDetail>;
  /** Quote it when you report a problem to the operator. */
  readonly requestId: string | null;
  /** Seconds after which the same call may succeed; null if the response does not say. */
  readonly retryAfterSeconds: number | null;
  /** Key of the call, to be passed again when the same call is repeated. */
  readonly idempotencyKey: string | null;
  readonly response: ResponseInfo;

  constructor(response: ResponseInfo, envelope: ErrorEnvelope | null, code: ErrorCode | null) {
    const data = envelope?.data ?? null;
    const violations = Array.isArray(data) ? data.filter(isViolation) : [];
    super(
      envelope
        ? envelope.message + firstViolations(violations)
        : `The response with status ${response.status} is not in the service's format. Check baseUrl.`,
    );
    this.status = response.status;
    this.sysCode = envelope?.sysCode ?? null;
    this.code = code;
    this.violations = violations;
    this.detail = data !== null && !Array.isArray(data) ? data : {};
    this.requestId = response.requestId;
    this.retryAfterSeconds = response.retryAfterSeconds;
    this.idempotencyKey = response.idempotencyKey;
    this.response = response;
  }

  /** True if the same call with the same key may succeed after a wait: `retry` of the contract is `after_wait`. */
  get isTransient(): boolean {
    return isRetriedStatus(this.status);
  }
}

/** A proxy in between can answer with anything. */
function isViolation(value: unknown): value is Violation {
  const { path, message } = (value ?? {}) as Partial<Record<keyof Violation, unknown>>;
  return Array.isArray(path) && typeof message === 'string';
}

/** Returns the first violations as the end of a message, because many programs log only the message. */
function firstViolations(violations: readonly Violation[]): string {
  const first = violations.slice(0, 3).map(({ path, message }) => `${path.join('.')}: ${message}`);
  return first.length > 0 ? ` (${first.join('; ')})` : '';
}

/** 400, 405, 413, 415, 422 and other refusals of the request: `violations` names the fields. */
export class InvalidRequestError extends ApiError {}
/** 401: the key is missing, wrong or revoked. */
export class AuthenticationError extends ApiError {}
/** 402: the wallet or the account's state does not allow the booking. Nothing was booked. */
export class PaymentError extends ApiError {}
/** 403: the key lacks the scope `detail.required_scope`. */
export class PermissionError extends ApiError {}
/** 404: no such resource in this account and mode. */
export class NotFoundError extends ApiError {}
/** 409: the state of the resource, of the price or of the idempotency key does not allow the operation. */
export class ConflictError extends ApiError {}
/** 429: too many requests; `detail.reason` is `per_second` or `per_day`. */
export class RateLimitError extends ApiError {}
/** 5xx: the service, a store or a carrier failed. */
export class ServerError extends ApiError {}

/** Returns whether every error of this status is worth a retry, also without a code, for example of a proxy. */
export function isRetriedStatus(status: number): boolean {
  return status === 429 || (status >= 500 && status !== 501);
}

export type ApiErrorClass = new (...args: ConstructorParameters<typeof ApiError>) => ApiError;

const classes: Readonly<Record<number, ApiErrorClass>> = {
  401: AuthenticationError,
  402: PaymentError,
  403: PermissionError,
  404: NotFoundError,
  409: ConflictError,
  429: RateLimitError,
};

/** Returns the class of a status. The classes of the codes extend it. */
export function classOfStatus(status: number): ApiErrorClass {
  if (status < 400) return ApiError;
  return classes[status] ?? (status < 500 ? InvalidRequestError : ServerError);
}
