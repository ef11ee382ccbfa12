import { createHash, timingSafeEqual } from 'node:crypto';
import type { Request, Response } from 'express';
import { ApiError } from '../../api-error.ts';
import type { Config } from '../../config/config.ts';
import type { AppContext } from '../../context.ts';
import { metricsRegistry } from '../../metrics/registry.ts';
import type { RequestMeter } from '../../metrics/request-meter.ts';
import { storeReadings } from '../../metrics/store-readings.ts';
import { onceResolved } from '../../once-resolved.ts';
import type { QueueCounts } from '../../queue/queue-counts.ts';

/**
 * `{root_url}/metrics` in Prometheus' text form. Not public: with METRICS_TOKEN for those who send it, without it for
 * this machine alone, directly and through no proxy; for others nothing is there.
 */
export function serveMetrics(
  { config, db }: AppContext,
  meter: RequestMeter,
  countQueues: () => Promise<QueueCounts[]>,
) {
  const readStores = storeReadings(db.share('metrics'), countQueues);
  const loaded = onceResolved(async () => metricsRegistry(meter, readStores));

  return async (request: Request, response: Response): Promise<void> => {
    admit(request, config);
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

function admit(request: Request, config: Config): void {
  const token = config.metricsToken;
  if (token !== null) {
    const given = /^Bearer +(\S+)$/i.exec(request.headers.authorization ?? '')?.[1] ?? '';
    if (timingSafeEqual(sha256(given), sha256(token))) return;
    throw new ApiError('UNAUTHORIZED', {
      message: 'the METRICS_TOKEN is needed as a bearer token',
      headers: { 'WWW-Authenticate': 'Bearer' },
    });
  }
  if (isDirect(request) && !hasProxy(config)) return;
  throw new ApiError('NOT_FOUND', {
    message: 'the metrics are for this machine alone until METRICS_TOKEN is set',
  });
}

const loopbackPeer = /^(?:::ffff:)?127\.|^::1$/;
const loopbackHost = /^(?:localhost|127(?:\.\d{1,3}){3}|\[::1\])(?::\d+)?$/i;
const forwarding = /^(?:forwarded|via|x-forwarded-.+|x-real-ip)$/;

/**
 * Whether a program on this machine asked by itself. A proxy beside us is a loopback peer too: it shows in the Host that
 * it hands on, in a forwarding header, or in HTTP/1.0, which nginx speaks by default.
 */
function isDirect({ headers, socket, httpVersion }: Request): boolean {
  return (
    loopbackPeer.test(socket.remoteAddress ?? '') &&
    loopbackHost.test(headers.host ?? '') &&
    httpVersion !== '1.0' &&
    !Object.keys(headers).some((name) => forwarding.test(name))
  );
}

/** Whether the settings say that a proxy stands before this process; one may hide itself altogether. */
function hasProxy({ publicUrl, trustedProxies }: Config): boolean {
  return trustedProxies.length > 0 || (publicUrl !== null && !loopbackHost.test(new URL(publicUrl).host));
}

function sha256(text: string): Buffer {
  return createHash('sha256').update(text).digest();
}
