import { randomUUID } from 'node:crypto';
import http from 'node:http';
import { loadavg } from 'node:os';
import { setTimeout as delay } from 'node:timers/promises';

export interface LoadAnswer {
  /** 0: the connection broke. */
  readonly status: number;
  readonly ms: number;
  /** Value of `performance.now()` at the end of the response. */
  readonly at: number;
  readonly headers: http.IncomingHttpHeaders;
}

/** Posts a body with a key of its own, at the processes in turn. Cheaper than `fetch`, because the load shares the machine. */
export class PostClient implements Disposable {
  readonly #agent = new http.Agent({ keepAlive: true });
  readonly #urls: readonly URL[];
  readonly #apiKey: string;
  readonly #body: string;
  #next = 0;

  constructor(rootUrls: readonly string[], apiKey: string, body: unknown, path = '/shipments') {
    this.#urls = rootUrls.map((rootUrl) => new URL(`${rootUrl}/api/v1${path}`));
    this.#apiKey = apiKey;
    this.#body = JSON.stringify(body);
  }

  readonly post = (): Promise<LoadAnswer> => {
    const url = this.#urls[this.#next++ % this.#urls.length] as URL;
    const began = performance.now();
    return new Promise((resolve) => {
      const end = (status: number, headers: http.IncomingHttpHeaders = {}) => {
        const at = performance.now();
        resolve({ status, ms: at - began, at, headers });
      };
      const request = http.request(url, {
        agent: this.#agent,
        method: 'POST',
        headers: {
          Authorization: `Bearer ${this.#apiKey}`,
          'Content-Type': 'application/json',
          'Content-Length': Buffer.byteLength(this.#body),
          'Idempotency-Key': randomUUID(),
        },
      });
      request.on('error', () => end(0));
      request.on('response', (response) => {
        response.resume();
        response.on('end', () => end(response.statusCode ?? 0, response.headers));
      });
      request.end(this.#body);
    });
  };

  [Symbol.dispose](): void {
    this.#agent.destroy();
  }
}

/** Sends at a fixed rate, whether or not earlier requests have their response. Resolves when all have it. */
export async function openLoop(
  perSecond: number,
  seconds: number,
  send: () => Promise<LoadAnswer>,
): Promise<LoadAnswer[]> {
  const began = performance.now();
  const sent: Promise<LoadAnswer>[] = [];
  for (let passed = 0; passed < seconds; passed = (performance.now() - began) / 1000) {
    while (sent.length < passed * perSecond) sent.push(send());
    await delay(2);
  }
  return Promise.all(sent);
}

/** Sends on each connection, the next request as soon as the last has its response. */
export async function closedLoop(
  connections: number,
  seconds: number,
  send: () => Promise<LoadAnswer>,
): Promise<LoadAnswer[]> {
  const end = performance.now() + seconds * 1000;
  const answers: LoadAnswer[] = [];
  const connection = async () => {
    while (performance.now() < end) answers.push(await send());
  };
  await Promise.all(Array.from({ length: connections }, connection));
  return answers;
}

/** Returns the milliseconds below which `percent` of the answers stayed; NaN without answers. */
export function percentile(answers: readonly LoadAnswer[], percent: number): number {
  const sorted = answers.map(({ ms }) => ms).sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor((sorted.length * percent) / 100))] ?? Number.NaN;
}

export const withStatus = (answers: readonly LoadAnswer[], status: number): LoadAnswer[] =>
  answers.filter((answer) => answer.status === status);

/** Prints figures past Jest, which would print where each was logged. */
export function printFigures(title: string, figures: Readonly<Record<string, string | number>>): void {
  const load = (loadavg()[0] ?? 0).toFixed(1);
  const lines = Object.entries(figures).map(
    ([name, value]) => `  ${name.padEnd(44)} ${typeof value === 'number' ? Math.round(value) : value}`,
  );
  process.stdout.write(`\n${title} (load average ${load})\n${lines.join('\n')}\n`);
}
