import autocannon from 'autocannon';
import type { ServerProcess } from '../frame/processes.ts';
import { atLeast, type Findings, type Sample, type Series, summarize, toSample } from './results.ts';

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
  readonly maxRequests?: number;
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
  const instance = autocannon(toOptions(server.url, request, load), () => {});
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
  return toSample(latencies, seconds, after.cpuMicros - before.cpuMicros);
}

function toOptions(url: string, request: LoadRequest, load: Load): autocannon.Options {
  const { method, path, headers, body, freshHeaders, freshPath, maxRequests } = request;
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
    ...(maxRequests === undefined ? {} : { maxOverallRequests: maxRequests }),
    duration: load.seconds,
    sampleInt: 100,
  };
}

export interface RoundsOptions extends Load {
  readonly rounds: number;
  /** Leaves the warm-up out. */
  readonly brief: boolean;
}

export interface Turn {
  readonly name: string;
  /** @param warmUp the result is discarded */
  readonly measure: (warmUp: boolean) => Promise<Sample>;
}

/**
 * Measures turns in alternating rounds after a warm-up round, so that a slow phase of the machine affects all of
 * them. Odd rounds run in reverse order, so that no turn always follows the same one.
 */
export async function alternate(
  title: string,
  turns: readonly Turn[],
  { rounds, brief, signal }: Pick<RoundsOptions, 'rounds' | 'brief' | 'signal'>,
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

const warmUpSeconds = 1.5;

interface Comparison {
  readonly part: string;
  readonly title: string;
  readonly servers: ReadonlyMap<string, ServerProcess>;
  readonly requests: readonly LoadRequest[];
  readonly ours: string;
  /** The server to which the tables show every server's ratio. */
  readonly base: string;
  /** Target for our requests per second, as a multiple of another server's. */
  readonly target: { readonly against: string; readonly atLeast: number };
}

/** Measures every server with every request: a table and a target for each request. */
export async function compareServers(
  { part, title, servers, requests, ours, base, target }: Comparison,
  options: RoundsOptions,
): Promise<Findings> {
  const names = [...servers.keys()];
  const turns = requests.flatMap((request) =>
    [...servers].map(([name, server]) => ({
      name,
      measure: (warmUp: boolean) => {
        const seconds = warmUp ? warmUpSeconds : options.seconds;
        return measure(server, request, { ...options, seconds, warmUp });
      },
    })),
  );
  const series = await alternate(part, turns, options);
  const measured = requests.map(({ title: request }, index) => {
    const own = series.slice(index * names.length, (index + 1) * names.length);
    return { request, series: own, summaries: summarize(own, base) };
  });
  return {
    title,
    tables: measured.map(({ request, summaries }) => ({
      head: [request, 'requests/s', 'p50 ms', 'p99 ms', 'CPU µs/request', `× ${base}`],
      rows: summaries.map((summary) => [
        summary.server,
        Math.round(summary.requestsPerSecond).toLocaleString('en'),
        summary.p50Ms.toFixed(2),
        summary.p99Ms.toFixed(2),
        summary.cpuMicrosPerRequest.toFixed(1),
        summary.ratio.toFixed(2),
      ]),
    })),
    limits: measured.map(({ request, series }) => {
      const ratio = summarize(series, target.against)[names.indexOf(ours)]?.ratio ?? Number.NaN;
      return atLeast(`${request}, relative to ${target.against}:`, ratio, target.atLeast, ' ×');
    }),
    notes: [],
    numbers: measured,
  };
}

/** Options of every part. */
export interface RunOptions extends RoundsOptions {
  /** Rows in the large table of the parts `tracking` and `dashboard`. */
  readonly shipments: number;
}
