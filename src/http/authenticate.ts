import type { Response } from 'express';
import type { Admission, Principal, RateVerdict } from '../account/admission.ts';
import { hashApiKey, isApiKey } from '../account/api-key.ts';
import { ApiError } from '../api-error.ts';
import type { RateLimitConfig } from '../config/config.ts';
import type { OperationPolicy } from './operation-table.ts';

/**
 * Turns the Authorization header into a principal and counts the request, in one round trip; sets the five
 * rate-limit headers, which every later answer of the request carries.
 * @throws {ApiError} UNAUTHORIZED for a missing, malformed, unknown or revoked key; RATE_LIMITED.
 */
export async function authenticate(
  admission: Admission,
  authorization: string | undefined,
  response: Response,
): Promise<Principal> {
  const key = /^Bearer +(\S+)$/i.exec(authorization ?? '')?.[1];
  if (!key || !isApiKey(key)) throw unauthorized();
  const admitted = await admission.admit(hashApiKey(key));
  if (!admitted) throw unauthorized();
  setRateHeaders(response, admission.limits, admitted.rate);
  if (admitted.rate.reason) throw rateLimited(admitted.rate.reason, admitted.rate);
  return admitted.principal;
}

function unauthorized(): ApiError {
  return new ApiError('UNAUTHORIZED', { headers: { 'WWW-Authenticate': 'Bearer' } });
}

function setRateHeaders(response: Response, limits: RateLimitConfig, rate: RateVerdict): void {
  response.set({
    'X-RateLimit-Limit-Second': String(limits.perSecond),
    'X-RateLimit-Remaining-Second': String(rate.secondRemaining),
    'X-RateLimit-Limit-Day': String(limits.perDay),
    'X-RateLimit-Remaining-Day': String(rate.dayRemaining),
    'X-RateLimit-Reset-Day': String(rate.dayReset),
  });
}

/** Builds the 429 (contract: Rate limits). */
export function rateLimited(
  reason: 'per_second' | 'per_day',
  rate: Pick<RateVerdict, 'dayReset' | 'retryAfterSeconds'>,
): ApiError {
  const retryAfterSeconds = rate.retryAfterSeconds ?? 1;
  return new ApiError('RATE_LIMITED', {
    message: reason === 'per_second' ? 'too many requests in this second' : "the day's requests are used up",
    detail: {
      reason,
      day_reset_at: new Date(rate.dayReset * 1000).toISOString(),
    },
    retryAfterSeconds,
    headers: { 'X-RateLimit-Reason': reason },
  });
}

/** @throws {ApiError} SCOPE_MISSING, naming the scope that the operation asks for. */
export function checkScope(operation: OperationPolicy, principal: Principal): void {
  const missing = operation.scopes.find((scope) => !principal.scopes.includes(scope));
  if (!missing) return;
  throw new ApiError('SCOPE_MISSING', {
    message: `this key lacks the scope ${missing}`,
    detail: { required_scope: missing },
  });
}
