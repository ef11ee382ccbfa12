/** Information from the headers of a response. */
export interface ResponseInfo {
  readonly status: number;
  /** `X-Request-Id`. Quote it when you report a problem to the operator. */
  readonly requestId: string | null;
  /** State of the key's limits; null if the response was not counted. */
  readonly rateLimit: RateLimit | null;
  readonly retryAfterSeconds: number | null;
  /** The stored response of an earlier request with this key: the operation did not run again. */
  readonly isReplay: boolean;
  readonly idempotencyKey: string | null;
  /** Requests that were sent for this call, retries included. */
  readonly attempts: number;
  readonly headers: Headers;
}

export interface RateLimit {
  readonly limitPerSecond: number;
  readonly remainingThisSecond: number;
  readonly limitPerDay: number;
  readonly remainingToday: number;
  /** End of the day's window. */
  readonly dayResetAt: Date;
}

/** Reads the headers of a response; `now` resolves a `Retry-After` that is a date. */
export function responseInfo(
  { status, headers }: Response,
  attempts: number,
  idempotencyKey: string | null,
  now: number,
): ResponseInfo {
  return {
    status,
    requestId: headers.get('x-request-id'),
    rateLimit: rateLimit(headers),
    retryAfterSeconds: retryAfterSeconds(headers.get('retry-after'), now),
    isReplay: headers.get('idempotent-replayed') === 'true',
    idempotencyKey,
    attempts,
    headers,
  };
}

function rateLimit(headers: Headers): RateLimit | null {
  const read = (name: string) => Number(headers.get(`x-ratelimit-${name}`) ?? Number.NaN);
  const state = {
    limitPerSecond: read('limit-second'),
    remainingThisSecond: read('remaining-second'),
    limitPerDay: read('limit-day'),
    remainingToday: read('remaining-day'),
    dayResetAt: new Date(read('reset-day') * 1000),
  };
  return Number.isNaN(state.limitPerSecond) ? null : state;
}

/** Proxies between the caller and the service may send a date or a fraction. Null for a value that is neither. */
function retryAfterSeconds(value: string | null, now: number): number | null {
  if (value === null) return null;
  if (/^\d+(\.\d+)?$/.test(value)) return Number(value);
  // Date.parse reads -1 and 1e3 as dates.
  const at = /^[A-Z][a-z]{2}/.test(value) ? Date.parse(value) : Number.NaN;
  return Number.isNaN(at) ? null : Math.max(0, Math.ceil((at - now) / 1000));
}
