import http from 'node:http';
import { setTimeout as delay } from 'node:timers/promises';
import autocannon from 'autocannon';
import type { ServerProcess } from '../frame/processes.ts';
import { percentile, type Sample, toSample } from './results.ts';

/** A request to send repeatedly. */
export interface LoadRequest {
  readonly title: string;
  readonly method: 'GET' | 'POST';
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string;
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

/** Without a response, a measurement is repeated, longer each time, up to this long. */
const maxSeconds = 30;

/**
 * Closed loop: each connection sends the next request as soon as the last has its response.
 * @throws {Error} if any response is not a success
 */
export async function closedLoop(server: ServerProcess, request: LoadRequest, load: Load): Promise<Sample> {
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
  // A moment is too short on a busy machine.
  if (failed + latencies.length === 0 && !load.warmUp && load.seconds < maxSeconds)
    return closedLoop(server, request, { ...load, seconds: 4 * load.seconds });
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

export interface FixedRate {
  readonly perSecond: number;
  readonly seconds: number;
  readonly signal: AbortSignal;
}

export interface Answer {
  /** 0: the connection broke. */
  readonly status: number;
  /** From the time at which the request was due to the end of its response. */
  readonly ms: number;
  /** The response ended while requests were still sent. */
  readonly inTime: boolean;
}

/** More would only wait in the server's accept queue. A due request waits for a free connection. */
const maxConnections = 1024;

/**
 * Sends at a fixed rate to the servers in turn, whether or not earlier requests have their response, and waits for all
 * responses. As in wrk2, latency counts from the time at which a request was due. A slow server, or a slow sender, thus
 * can't hide the wait of the requests behind (coordinated omission). autocannon sends a second's requests at once and
 * corrects by a fixed 1 ms, so it is not used here.
 */
export async function fixedRate(
  urls: readonly string[],
  { method, path, headers, body, freshHeaders }: LoadRequest,
  { perSecond, seconds, signal }: FixedRate,
): Promise<Answer[]> {
  const agent = new http.Agent({ keepAlive: true, maxSockets: maxConnections });
  const targets = urls.map((url) => new URL(url + path));
  const length = body === undefined ? {} : { 'Content-Length': Buffer.byteLength(body) };
  const began = performance.now();
  const end = began + seconds * 1000;
  const send = (index: number) =>
    new Promise<Answer>((resolve) => {
      const dueAt = began + (index * 1000) / perSecond;
      const finish = (status: number) => {
        const now = performance.now();
        resolve({ status, ms: now - dueAt, inTime: now <= end });
      };
      const options = { agent, method, headers: { ...headers, ...length, ...freshHeaders?.() } };
      const request = http.request(targets[index % targets.length] as URL, options, (response) => {
        response.resume();
        response.on('end', () => finish(response.statusCode ?? 0));
      });
      request.on('error', () => finish(0));
      request.end(body);
    });
  const sent: Promise<Answer>[] = [];
  const total = Math.round(perSecond * seconds);
  try {
    while (sent.length < total) {
      signal.throwIfAborted();
      const due = Math.min(total, ((performance.now() - began) / 1000) * perSecond);
      while (sent.length < due) sent.push(send(sent.length));
      await delay(1);
    }
    return await Promise.all(sent);
  } finally {
    agent.destroy();
  }
}

/** Computes a sample of a fixed rate: what was booked in time, what was refused, and how long both waited. */
export function fixedRateSample(answers: readonly Answer[], seconds: number): Sample {
  const booked = answers.filter(({ status }) => status >= 200 && status < 300);
  const refused = answers.filter(({ status }) => status === 503);
  const broken = answers.length - booked.length - refused.length;
  if (broken > 0) throw new Error(`${broken} of ${answers.length} requests failed`);
  const waited = (of: readonly Answer[], share: number) =>
    percentile(
      of.map(({ ms }) => ms),
      share,
    );
  return {
    offeredPerSecond: answers.length / seconds,
    perSecond: booked.filter(({ inTime }) => inTime).length / seconds,
    p50Ms: waited(booked, 50),
    p95Ms: waited(booked, 95),
    p99Ms: waited(booked, 99),
    refusedPerSecond: refused.length / seconds,
    ...(refused.length > 0 ? { refusedP99Ms: waited(refused, 99) } : {}),
  };
}
