import autocannon from 'autocannon';
import type { Sample } from './comparison.ts';
import { percentile } from './median.ts';
import type { ServerProcess } from './server-process.ts';

/** A request to send repeatedly. */
export interface LoadRequest {
  readonly title: string;
  readonly method: 'GET' | 'POST';
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string;
  /** Headers that differ per request. */
  readonly freshHeaders?: () => Readonly<Record<string, string>>;
  /** Path that differs per request; `path` is only printed. */
  readonly freshPath?: () => string;
  /** Maximum number of requests per measurement, if only so many different ones exist. */
  readonly atMost?: number;
}

export interface Load {
  readonly connections: number;
  readonly seconds: number;
  /** Aborts the run and stops what it started. */
  readonly signal: AbortSignal;
  /** The result is discarded, and timeouts of a cold server are allowed. */
  readonly warmUp?: boolean;
}

/**
 * Sends requests on each connection, the next one as soon as the last has its response.
 * @throws {Error} if any response is not a success
 */
export async function measure(server: ServerProcess, request: LoadRequest, load: Load): Promise<Sample> {
  load.signal.throwIfAborted();
  const latencies: number[] = [];
  const before = await server.report();
  const start = performance.now();
  const instance = autocannon(optionsOf(server.url, request, load), () => {});
  instance.on('response', (_client, _status, _bytes, milliseconds) => latencies.push(milliseconds));
  const stop = () => instance.stop();
  load.signal.addEventListener('abort', stop);
  const result = await new Promise<autocannon.Result>((resolve) => instance.on('done', resolve));
  load.signal.removeEventListener('abort', stop);
  load.signal.throwIfAborted();
  const seconds = (performance.now() - start) / 1000;
  const after = await server.report();
  const failed = result.non2xx + result.errors + result.timeouts;
  if (failed > 0 || (latencies.length === 0 && !load.warmUp)) {
    throw new Error(`${request.title}: ${failed} of ${latencies.length + result.errors} requests failed`);
  }
  return {
    requestsPerSecond: latencies.length / seconds,
    p50Ms: percentile(latencies, 50),
    p99Ms: percentile(latencies, 99),
    cpuMicrosPerRequest: (after.cpuMicros - before.cpuMicros) / latencies.length,
  };
}

function optionsOf(url: string, request: LoadRequest, load: Load): autocannon.Options {
  const { method, path, headers, body, freshHeaders, freshPath, atMost } = request;
  return {
    url: `${url}${path}`,
    method,
    headers: { ...headers },
    ...(body === undefined ? {} : { body }),
    ...(freshHeaders || freshPath
      ? {
          requests: [
            {
              setupRequest: (next) => ({
                ...next,
                ...(freshPath ? { path: freshPath() } : {}),
                headers: { ...next.headers, ...freshHeaders?.() },
              }),
            },
          ],
        }
      : {}),
    connections: load.connections,
    ...(atMost === undefined ? {} : { maxOverallRequests: atMost }),
    duration: load.seconds,
    sampleInt: 100,
  };
}
