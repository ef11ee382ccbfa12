import type { RequestHandler } from 'express';
import type { Config } from '../config/config.ts';
import type { RequestLog } from '../request-log/request-log.ts';
import { clientAddresses } from './client-address.ts';

/** Adds each request of an API key to the log when its response is ready, or counts it if it was refused. A request without a valid key belongs to no account. */
export function recordRequests(
  log: RequestLog,
  { trustedProxies }: Pick<Config, 'trustedProxies'>,
): RequestHandler {
  const addressOf = clientAddresses(trustedProxies);
  return (request, response, next) => {
    const { method, path, url } = request;
    const began = performance.now();
    response.once('prefinish', () => {
      const { admitted, isCounted, matched, sent, requestId, receivedText } = response.locals;
      if (!admitted) return;
      const { accountId, livemode, keyId } = admitted.principal;
      if (isCounted || response.statusCode === 429) {
        log.count(admitted.principal, isCounted ? 'overloaded' : 'rate_limited');
        return;
      }
      log.add({
        accountId,
        livemode,
        keyId,
        requestId,
        method,
        path,
        query: url.slice(path.length + 1),
        operation: matched?.operations.get(method) ?? null,
        status: response.statusCode,
        durationMs: performance.now() - began,
        idempotencyKey: request.get('Idempotency-Key') ?? null,
        address: addressOf(request) || null,
        requestBody: receivedText ?? null,
        responseBody: typeof sent?.body === 'string' ? sent.body : null,
      });
    });
    next();
  };
}
