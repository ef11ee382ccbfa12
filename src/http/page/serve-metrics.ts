import { createHash, timingSafeEqual } from 'node:crypto';
import type { Request, Response } from 'express';
import { ApiError } from '../../api-error.ts';
import type { AppContext } from '../../context.ts';
import { metricsRegistry } from '../../metrics/registry.ts';
import type { RequestMeter } from '../../metrics/request-meter.ts';
import { storeReadings } from '../../metrics/store-readings.ts';
import { onceResolved } from '../../once-resolved.ts';
import type { QueueCounts } from '../../queue/queue-counts.ts';

/**
 * `{root_url}/metrics` in Prometheus' text form. Not public: with METRICS_TOKEN for whoever sends it, without it for
 * this machine alone, directly and through no proxy; for others nothing is there.
 */
export function serveMetrics(
  { config, db }: AppContext,
  meter: RequestMeter,
  countQueues: () => Promise<QueueCounts[]>,
) {
  const readStores = storeReadings(db, countQueues);
  const loaded = onceResolved(async () => metricsRegistry(meter, readStores));

  return async (request: Request, response: Response): Promise<void> => {
    admit(request, config.metricsToken);
    const registry = await loaded().catch((cause: unknown) => {
      throw new ApiError('SERVICE_UNAVAILABLE', { retryAfterSeconds: 1, cause });
    });
    const text = await registry.metrics();
    response.setHeader('Cache-Control', 'no-store');
    response.writeHead(200, {
      'Content-Type': registry.contentType,
      'Content-Length': Buffer.byteLength(text),
    });
    response.end(text);
  };
}

function admit(request: Request, token: string | null): void {
  if (token !== null) {
    const given = /^Bearer +(\S+)$/i.exec(request.headers.authorization ?? '')?.[1] ?? '';
    if (timingSafeEqual(sha256(given), sha256(token))) return;
    throw new ApiError('UNAUTHORIZED', {
      message: 'the METRICS_TOKEN is needed as a bearer token',
      headers: { 'WWW-Authenticate': 'Bearer' },
    });
  }
  const { 'x-forwarded-for': forwardedFor, forwarded, via } = request.headers;
  const address = request.socket.remoteAddress ?? '';
  if (/^(::ffff:)?127\.|^::1$/.test(address) && !forwardedFor && !forwarded && !via) return;
  throw new ApiError('NOT_FOUND', {
    message: 'the metrics are for this machine alone until METRICS_TOKEN is set',
  });
}

function sha256(text: string): Buffer {
  return createHash('sha256').update(text).digest();
}
