import type { Response } from 'express';
import type { Admission, Admitted, Principal, RateVerdict } from '../account/admission.ts';
import { hashApiKey, isApiKey } from '../account/api-key.ts';
import type { RateLimitConfig } from '../config/config.ts';
import type { ApiError } from '../contract/api-error.ts';
import { HttpError } from '../contract/http-error.ts';
import type { OperationPolicy } from './operation-table.ts';

declare global {
  namespace Express {
    interface Locals {
      /** Set by authentication. A request that is part of an admitted one has it from the start, and is not counted. */
      admitted?: Admitted | undefined;
    }
  }
}

/** Authenticates and counts a request, and sets the rate-limit headers. @throws {ApiError} UNAUTHORIZED, RATE_LIMITED */
export async function authenticate(
  admission: Admission,
  authorization: string | undefined,
  response: Response,
  keyHashOf: KeyHashOf = hashOfApiKey,
): Promise<Principal> {
  const admitted = response.locals.admitted ?? (await admitKey(admission, authorization, keyHashOf));
  response.locals.admitted = admitted;
  setRateHeaders(response, admission.limits, admitted.rate);
  if (admitted.rate.reason) throw rateLimited(admitted.rate.reason, admitted.rate);
  return admitted.principal;
}

/** Returns the hash of the API key that a bearer token is or leads to; null for any other text. */
export type KeyHashOf = (bearer: string) => Buffer | null | Promise<Buffer | null>;

export const hashOfApiKey = (bearer: string) => (isApiKey(bearer) ? hashApiKey(bearer) : null);

async function admitKey(
  admission: Admission,
  authorization: string | undefined,
  keyHashOf: KeyHashOf,
): Promise<Admitted> {
  const bearer = bearerToken(authorization);
  const keyHash = bearer ? await keyHashOf(bearer) : null;
  const admitted = keyHash && (await admission.admit(keyHash));
  if (!admitted) throw unauthorized();
  return admitted;
}

export function bearerToken(authorization: string | undefined): string | undefined {
  return /^Bearer +(\S+)$/i.exec(authorization ?? '')?.[1];
}

export function unauthorized(): ApiError {
  return new HttpError('UNAUTHORIZED', { headers: { 'WWW-Authenticate': 'Bearer' } });
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

export function rateLimited(
  reason: 'per_second' | 'per_day',
  rate: Pick<RateVerdict, 'dayReset' | 'retryAfterSeconds'>,
): ApiError {
  const retryAfterSeconds = rate.retryAfterSeconds ?? 1;
  return new HttpError('RATE_LIMITED', {
    message:
      reason === 'per_second'
        ? 'the limit of requests per second is exceeded; retry after the delay in the Retry-After header'
        : 'the daily quota of requests is used up; retry after data.day_reset_at',
    detail: {
      reason,
      day_reset_at: new Date(rate.dayReset * 1000).toISOString(),
    },
    retryAfterSeconds,
    headers: { 'X-RateLimit-Reason': reason },
  });
}

/** @throws {ApiError} SCOPE_MISSING if the key lacks a scope of the operation. */
export function checkScope(operation: OperationPolicy, principal: Principal): void {
  const missing = operation.scopes.find((scope) => !principal.scopes.includes(scope));
  if (!missing) return;
  throw new HttpError('SCOPE_MISSING', {
    message: `the API key lacks the scope ${missing}; use a key with that scope`,
    detail: { required_scope: missing },
  });
}

/** @throws {ApiError} TEST_MODE_ONLY for a test helper that is called with a live key. */
export function checkMode(operation: OperationPolicy, principal: Principal): void {
  if (principal.livemode && operation.testModeOnly) throw new HttpError('TEST_MODE_ONLY');
}
