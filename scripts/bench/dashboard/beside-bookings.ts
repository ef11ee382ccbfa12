import { randomUUID } from 'node:crypto';
import autocannon from 'autocannon';
import { basePath } from '../contestant/operation.ts';
import { order } from '../database/order.ts';
import { median, percentile } from '../median.ts';
import type { RunOptions } from '../run-options.ts';
import type { Visitor } from './visitor.ts';

const readers = 20;
const bookingsPerSecond = 40;
const figures = { seconds: 10, rounds: 3 };
const heavy = ['/test/shipments', '/test', '/test/shipments.csv', '/test/shipments?destination_country=IS'];

export interface BesideBookings {
  readonly aloneP95: number;
  readonly besideP95: number;
  readonly pagesPerSecond: number;
}

/** Measures POST /shipments at a fixed rate, alone and while people load heavy pages, in alternating rounds. */
export async function measureBesideBookings(
  visitor: Visitor,
  key: string,
  { brief, signal }: Pick<RunOptions, 'brief' | 'signal'>,
): Promise<BesideBookings> {
  const { seconds, rounds } = brief ? { seconds: 1, rounds: 1 } : figures;
  const alone: number[] = [];
  const beside: number[] = [];
  const rates: number[] = [];
  for (let round = 0; round < rounds; round++) {
    alone.push(await bookingP95(visitor.root, key, seconds, signal));
    const stop = new AbortController();
    const reading = Array.from({ length: readers }, (_, index) =>
      readOn(visitor, `/dashboard${heavy[index % heavy.length]}`, stop.signal),
    );
    beside.push(await bookingP95(visitor.root, key, seconds, signal));
    stop.abort();
    const pages = (await Promise.all(reading)).reduce((sum, count) => sum + count, 0);
    rates.push(pages / seconds);
    console.error(
      `dashboard, bookings: p95 ${alone.at(-1)} ms alone, ${beside.at(-1)} ms beside ${readers} readers`,
    );
  }
  return { aloneP95: median(alone), besideP95: median(beside), pagesPerSecond: median(rates) };
}

async function bookingP95(url: string, key: string, seconds: number, signal: AbortSignal): Promise<number> {
  signal.throwIfAborted();
  const latencies: number[] = [];
  const instance = autocannon(
    {
      url: `${url}${basePath}/shipments`,
      method: 'POST',
      headers: { Authorization: `Bearer ${key}`, 'Content-Type': 'application/json' },
      body: JSON.stringify(order),
      requests: [
        {
          setupRequest: (next) => ({
            ...next,
            headers: { ...next.headers, 'Idempotency-Key': randomUUID() },
          }),
        },
      ],
      connections: 8,
      overallRate: bookingsPerSecond,
      duration: seconds,
    },
    () => {},
  );
  instance.on('response', (_client, _status, _bytes, milliseconds) => latencies.push(milliseconds));
  const result = await new Promise<autocannon.Result>((resolve) => instance.on('done', resolve));
  if (result.non2xx + result.errors > 0) throw new Error(`${result.non2xx + result.errors} bookings failed`);
  return percentile(latencies, 95);
}

/** Reads a page or a file again and again. Returns the number of complete ones. */
async function readOn(visitor: Visitor, path: string, signal: AbortSignal): Promise<number> {
  for (let count = 0; ; count++) {
    try {
      const response = await visitor.open(path, signal);
      for await (const _ of response.body ?? []) signal.throwIfAborted();
      if (!response.ok) throw new Error(`${path} returned ${response.status}`);
    } catch (error) {
      if (signal.aborted) return count;
      throw error;
    }
  }
}
