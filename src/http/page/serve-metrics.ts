import { createHash, timingSafeEqual } from 'node:crypto';
import type { Request, Response } from 'express';
import type { Gate } from '../../admission/gate.ts';
import type { Config } from '../../config/config.ts';
import { HttpError } from '../../contract/errors.ts';
import { metricsRegistry } from '../../metrics/registry.ts';
import type { RequestMeter } from '../../metrics/request-meter.ts';
import { storeReadings } from '../../metrics/store-metrics.ts';
import type { JobQueues } from '../../queue/job-queues.ts';
import { cacheSuccess } from '../../runtime.ts';
import { tracing } from '../../telemetry/tracing.ts';
import type { ApiContext } from '../operation.ts';

/** Serves `/metrics`: with METRICS_TOKEN to requests that send it, else only to direct requests of this machine. */
export function serveMetrics(
  { config, db, requestLog }: ApiContext,
  meter: RequestMeter,
  gate: Pick<Gate, 'queues'>,
  queues: JobQueues,
) {
  const embeddedHome = config.databaseUrl === null ? config.home : null;
  const readStores = storeReadings({ db: db.bulkhead('metrics'), queues, embeddedHome });
  const loaded = cacheSuccess(async () => metricsRegistry(meter, readStores, gate.queues, requestLog));

  tracing().exportMetrics(loaded);

  return async (request: Request, response: Response): Promise<void> => {
    admit(request, config);
    const registry = await loaded().catch((cause: unknown) => {
      throw new HttpError('SERVICE_UNAVAILABLE', { retryAfterSeconds: 1, cause });
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
    throw new HttpError('UNAUTHORIZED', {
      message: 'send the METRICS_TOKEN as a bearer token',
      headers: { 'WWW-Authenticate': 'Bearer' },
    });
  }
  if (isDirect(request) && !hasProxy(config)) return;
  throw new HttpError('NOT_FOUND', {
    message:
      'metrics are served only to this machine, without a proxy or headers of its kind; to read them otherwise, set METRICS_TOKEN',
  });
}

const loopbackPeer = /^(?:::ffff:)?127\.|^::1$/;
const loopbackHost = /^(?:localhost|127(?:\.\d{1,3}){3}|\[::1\])(?::\d+)?$/i;
/** Headers that monitoring programs, command lines, browsers and tracing send themselves. Each proxy has names of its own for the client's address. */
const ownHeader =
  /^(?:host|user-agent|connection|keep-alive|te|content-length|authorization|cookie|accept(?:-.+)?|cache-control|pragma|priority|referer|dnt|if-(?:none-match|modified-since)|upgrade-insecure-requests|sec-(?:fetch|ch|gpc)(?:-.+)?|x-prometheus-.+|traceparent|tracestate|baggage)$/;

/** Detects a proxy on this machine by the Host header, a header that no program sends itself, or HTTP/1.0, nginx's default. */
function isDirect({ headers, socket, httpVersion }: Request): boolean {
  return (
    loopbackPeer.test(socket.remoteAddress ?? '') &&
    loopbackHost.test(headers.host ?? '') &&
    httpVersion !== '1.0' &&
    Object.keys(headers).every((name) => ownHeader.test(name))
  );
}

/** A proxy may add no header, so the settings count too. */
function hasProxy({ publicUrl, trustedProxies }: Config): boolean {
  return trustedProxies.length > 0 || (publicUrl !== null && !loopbackHost.test(new URL(publicUrl).host));
}

function sha256(text: string): Buffer {
  return createHash('sha256').update(text).digest();
}
