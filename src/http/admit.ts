import type { IncomingMessage } from 'node:http';
import type { Request, Response } from 'express';
import type { Principal } from '../account/admission.ts';
import { ApiError } from '../contract/api-error.ts';
import type { RequestMeter } from '../metrics/request-meter.ts';
import { AddressLimit } from './address-limit.ts';
import type { ApiContext } from './api-context.ts';
import { authenticate, type KeyHashOf, rateLimited } from './authenticate.ts';
import { clientAddresses } from './client-address.ts';

/** Authenticates a request and counts it. @throws {ApiError} UNAUTHORIZED or RATE_LIMITED. */
export type Admit = (request: Request, response: Response, keyHashOf?: KeyHashOf) => Promise<Principal>;

/** Creates the one way in: requests without a valid key are limited per IP address, all others per key. */
export function createAdmit(context: ApiContext, meter: RequestMeter): Admit {
  const addresses = new AddressLimit(context);
  const addressOf = clientAddresses(context.config.trustedProxies);

  const notAdmitted = (request: IncomingMessage, error: unknown): unknown => {
    if (!(error instanceof ApiError)) return error;
    if (error.code === 'UNAUTHORIZED') {
      if (addresses.take(request)) return error;
      meter.limited.address++;
      return rateLimited('per_second', { retryAfterSeconds: 1, dayReset: nextDayReset(context.clock.now()) });
    }
    if (error.code === 'RATE_LIMITED') {
      meter.limited[error.options.detail?.reason === 'per_day' ? 'per_day' : 'per_second']++;
    }
    return error;
  };

  return async (request, response, keyHashOf) => {
    // The part of an admitted request: MCP sends it from this process.
    const isPart = response.locals.admitted !== undefined;
    try {
      const principal = await authenticate(
        context.admission,
        request.headers.authorization,
        response,
        keyHashOf,
      );
      if (!isPart) context.keyUse?.note(principal.keyId, () => addressOf(request));
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
