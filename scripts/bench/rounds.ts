import autocannon from 'autocannon';
import type { ServerProcess } from '../frame/processes.ts';
import { percentile, type Sample, type Series } from './results.ts';

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

export interface RoundsOptions extends Load {
  readonly rounds: number;
  /** Leaves the warm-up out. */
  readonly brief: boolean;
}

const warmUpSeconds = 1.5;

/**
 * Measures every server with every request in alternating rounds, so that a slow phase of the machine affects all
 * servers. Odd rounds run in reverse order.
 */
export async function runRounds<Request extends LoadRequest>(
  part: string,
  servers: ReadonlyMap<string, ServerProcess>,
  requests: readonly Request[],
  options: RoundsOptions,
): Promise<Map<Request, Series[]>> {
  const samples = new Map(
    requests.map((request) => [request, new Map([...servers.keys()].map((name) => [name, [] as Sample[]]))]),
  );
  for (let round = options.brief ? 1 : 0; round <= options.rounds; round++) {
    const started = performance.now();
    const seconds = round === 0 ? warmUpSeconds : options.seconds;
    const order = round % 2 === 0 ? [...servers] : [...servers].reverse();
    const rates: string[] = [];
    for (const request of requests) {
      for (const [name, server] of order) {
        const sample = await measure(server, request, { ...options, seconds });
        if (round > 0) samples.get(request)?.get(name)?.push(sample);
        rates.push(`${name} ${Math.round(sample.requestsPerSecond)}`);
      }
    }
    const label = round === 0 ? 'warm-up' : `round ${round} of ${options.rounds}`;
    const took = ((performance.now() - started) / 1000).toFixed(0);
    console.error(`${part}, ${label} (${took} s): ${rates.join(', ')}`);
  }
  return new Map(
    [...samples].map(([request, byServer]) => [
      request,
      [...byServer].map(([server, rounds]) => ({ server, rounds })),
    ]),
  );
}

export interface Turn {
  readonly name: string;
  /** @param warmUp the result is discarded */
  readonly measure: (warmUp: boolean) => Promise<Sample>;
}

interface AlternateOptions {
  readonly rounds: number;
  /** Leaves the warm-up out. */
  readonly brief: boolean;
  readonly signal: AbortSignal;
}

/**
 * Measures turns in alternating rounds after a warm-up round, so that a slow phase of the machine affects all of
 * them. Odd rounds run in reverse order, so that no turn always follows the same one.
 */
export async function alternate(
  title: string,
  turns: readonly Turn[],
  { rounds, brief, signal }: AlternateOptions,
): Promise<Series[]> {
  const series = turns.map(({ name }) => ({ server: name, rounds: [] as Sample[] }));
  for (let round = brief ? 1 : 0; round <= rounds; round++) {
    const started = performance.now();
    const rates: string[] = [];
    const order = [...turns.entries()];
    for (const [index, { name, measure }] of round % 2 === 0 ? order : order.reverse()) {
      signal.throwIfAborted();
      const sample = await measure(round === 0);
      if (round > 0) series[index]?.rounds.push(sample);
      rates.push(`${name} ${Math.round(sample.requestsPerSecond)}`);
    }
    const label = round === 0 ? 'warm-up' : `round ${round} of ${rounds}`;
    const took = ((performance.now() - started) / 1000).toFixed(0);
    console.error(`${title}, ${label} (${took} s): ${rates.join(', ')}`);
  }
  return series;
}

export interface RunOptions {
  /** Default: what the part needs for a stable median. */
  readonly rounds?: number;
  readonly seconds: number;
  /** Runs every step once, for a moment, to show that it works. The figures mean nothing. */
  readonly brief: boolean;
  readonly connections: number;
  /** Rows in the large table of the parts `tracking` and `dashboard`. */
  readonly shipments: number;
  /** Aborts the run and stops what it started. */
  readonly signal: AbortSignal;
}
