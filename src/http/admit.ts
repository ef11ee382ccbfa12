import type { IncomingMessage } from 'node:http';
import type { Request, Response } from 'express';
import type { Admission, Admitted, Principal, RateLimitConfig, RateVerdict } from '../admission/admission.ts';
import { ApiError, HttpError } from '../contract/errors.ts';
import type { OperationPolicy } from '../contract/route.ts';
import { hashApiKey, isApiKey } from '../key-format.ts';
import type { RequestMeter } from '../metrics/request-meter.ts';
import { ipv6Network } from '../outbound/ip-address.ts';
import type { Clock } from '../runtime.ts';
import type { ApiContext } from './operation.ts';
import { clientIpReader } from './request.ts';
import { SlidingWindow, type WindowLimit } from './sliding-window.ts';

/**
 * An IPv6 client may have a whole /48 network with 65,536 networks of /64. The /48 may also be an office or a provider with
 * several clients, so it gets this many times the limit of one.
 */
const wideShare = 5;

/** Limits requests per IPv4 address or IPv6 /64 network, and per IPv6 /48 network. */
export class NetworkLimit {
  readonly #narrow: SlidingWindow;
  readonly #wide: SlidingWindow;

  constructor(clock: Clock, { max, seconds }: WindowLimit) {
    this.#narrow = new SlidingWindow(clock, { max, seconds });
    this.#wide = new SlidingWindow(clock, { max: max * wideShare, seconds });
  }

  /** Counts a request. False if a network of the address has reached its limit. */
  take(ip: string): boolean {
    const wide = ipv6Network(ip, 48);
    return this.#narrow.take(clientNetwork(ip)) && (wide === null || this.#wide.take(wide));
  }

  /** Forgets the newest requests of an address. */
  giveBack(ip: string, count: number): void {
    this.#narrow.giveBack(clientNetwork(ip), count);
    const wide = ipv6Network(ip, 48);
    if (wide !== null) this.#wide.giveBack(wide, count);
  }
}

/** Limits requests without a valid key, by default 100 per second per network. */
export class IpLimit {
  readonly #networks: NetworkLimit;
  readonly #readIp: (request: IncomingMessage) => string;

  constructor(
    { clock, config }: Pick<ApiContext, 'clock' | 'config'>,
    limit: WindowLimit = { max: 100, seconds: 1 },
  ) {
    this.#networks = new NetworkLimit(clock, limit);
    this.#readIp = clientIpReader(config.trustedProxies);
  }

  take(request: IncomingMessage): boolean {
    return this.#networks.take(this.#readIp(request));
  }
}

/** One IPv6 client usually has a whole /64 network, and can send each request from another address. */
export function clientNetwork(ip: string): string {
  return ipv6Network(ip, 64) ?? ip;
}

declare global {
  namespace Express {
    interface Locals {
      /** Set by authentication. A request that is part of an admitted one has it from the start, and is not counted. */
      admitted?: Admitted | undefined;
    }
  }
}

/** Authenticates and counts a request, and sets the rate-limit headers. @throws {ApiError} UNAUTHORIZED, RATE_LIMITED */
async function authenticate(
  admission: Admission,
  authorization: string | undefined,
  response: Response,
  findKeyHash: FindKeyHash = hashOfApiKey,
): Promise<Principal> {
  const admitted = response.locals.admitted ?? (await admitKey(admission, authorization, findKeyHash));
  response.locals.admitted = admitted;
  setRateHeaders(response, admission.limits, admitted.rate);
  if (admitted.rate.reason) throw rateLimited(admitted.rate.reason, admitted.rate);
  return admitted.principal;
}

/** Returns the hash of the API key that a bearer token is or leads to; null for any other text. */
export type FindKeyHash = (bearer: string) => Buffer | null | Promise<Buffer | null>;

export const hashOfApiKey = (bearer: string) => (isApiKey(bearer) ? hashApiKey(bearer) : null);

async function admitKey(
  admission: Admission,
  authorization: string | undefined,
  findKeyHash: FindKeyHash,
): Promise<Admitted> {
  const bearer = bearerToken(authorization);
  const keyHash = bearer ? await findKeyHash(bearer) : null;
  const admitted = keyHash && (await admission.admit(keyHash));
  if (!admitted) throw unauthorizedError();
  return admitted;
}

export function bearerToken(authorization: string | undefined): string | undefined {
  return /^Bearer +(\S+)$/i.exec(authorization ?? '')?.[1];
}

export function unauthorizedError(): ApiError {
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

function rateLimited(
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

/** Authenticates a request and counts it. @throws {ApiError} UNAUTHORIZED or RATE_LIMITED. */
export type Admit = (request: Request, response: Response, findKeyHash?: FindKeyHash) => Promise<Principal>;

/** Creates the one way in: requests without a valid key are limited per IP address, all others per key. */
export function createAdmit(context: ApiContext, meter: RequestMeter): Admit {
  const ipLimit = new IpLimit(context);
  const readIp = clientIpReader(context.config.trustedProxies);

  const notAdmitted = (request: IncomingMessage, error: unknown): unknown => {
    if (!(error instanceof ApiError)) return error;
    if (error.code === 'UNAUTHORIZED') {
      if (ipLimit.take(request)) return error;
      meter.limited.address++;
      return rateLimited('per_second', { retryAfterSeconds: 1, dayReset: nextDayReset(context.clock.now()) });
    }
    if (error.code === 'RATE_LIMITED') {
      meter.limited[error.options.detail?.reason === 'per_day' ? 'per_day' : 'per_second']++;
    }
    return error;
  };

  return async (request, response, findKeyHash) => {
    // The part of an admitted request: MCP sends it from this process.
    const isPart = response.locals.admitted !== undefined;
    try {
      const principal = await authenticate(
        context.admission,
        request.headers.authorization,
        response,
        findKeyHash,
      );
      if (!isPart) context.keyUse?.note(principal.keyId, () => readIp(request));
      return principal;
    } catch (error) {
      throw notAdmitted(request, error);
    }
  };
}

/** Returns the next 00:00 in Hong Kong (UTC+8) in Unix seconds. */
function nextDayReset(now: Date): number {
  const seconds = Math.floor(now.getTime() / 1000) + 8 * 3600;
  return (Math.floor(seconds / 86400) + 1) * 86400 - 8 * 3600;
}
