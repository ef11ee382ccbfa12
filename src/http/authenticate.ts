import type { ServerResponse } from 'node:http';
import type { Admission, Principal, RateVerdict } from '../account/admission.ts';
import { hashApiKey, isApiKey } from '../account/api-key.ts';
import { ApiError } from '../api-error.ts';
import type { RateLimitConfig } from '../config.ts';
import { setHead } from './head.ts';

/**
 * Turns the Authorization header into a principal and counts the request, in one round trip; sets the five
 * rate-limit headers, which every later answer of the request carries.
 * @throws {ApiError} UNAUTHORIZED for a missing, malformed, unknown or revoked key; RATE_LIMITED.
 */
export async function authenticate(
  admission: Admission,
  authorization: string | undefined,
  response: ServerResponse,
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

function setRateHeaders(response: ServerResponse, limits: RateLimitConfig, rate: RateVerdict): void {
  setHead(response, 'X-RateLimit-Limit-Second', limits.perSecond);
  setHead(response, 'X-RateLimit-Remaining-Second', rate.secondRemaining);
  setHead(response, 'X-RateLimit-Limit-Day', limits.perDay);
  setHead(response, 'X-RateLimit-Remaining-Day', rate.dayRemaining);
  setHead(response, 'X-RateLimit-Reset-Day', rate.dayReset);
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
