import { randomUUID } from 'node:crypto';
import path from 'node:path';
import autocannon from 'autocannon';
import { basePath } from '../../frame/api.ts';
import { isFile } from '../../frame/dashboard-pages.ts';
import { order } from '../../frame/order.ts';
import { startServiceProcess } from '../../frame/processes.ts';
import type { Store } from '../../frame/stores.ts';
import { atMost, type Findings, figure, type Limit, median, percentile } from '../results.ts';
import type { RunOptions } from '../rounds.ts';
import { createSignInLink, filters, requestsPerShipment } from './fill.ts';
import {
  type BrowserFigures,
  findPages,
  type LoadMemory,
  measureFirst,
  measureInBrowser,
  measureMemory,
  measurePages,
  PageClient,
} from './visit.ts';

const readers = 20;
const bookingsPerSecond = 40;
const figures = { seconds: 10, rounds: 3 };
const heavy = ['/test/shipments', '/test', '/test/shipments.csv', '/test/shipments?destination_country=IS'];

interface BesideBookings {
  readonly aloneP95: number;
  readonly besideP95: number;
  readonly pagesPerSecond: number;
}

/** Measures POST /shipments at a fixed rate, alone and while people load heavy pages, in alternating rounds. */
async function measureBesideBookings(
  client: PageClient,
  key: string,
  { brief, signal }: Pick<RunOptions, 'brief' | 'signal'>,
): Promise<BesideBookings> {
  const { seconds, rounds } = brief ? { seconds: 1, rounds: 1 } : figures;
  const alone: number[] = [];
  const beside: number[] = [];
  const rates: number[] = [];
  for (let round = 0; round < rounds; round++) {
    alone.push(await bookingP95(client.root, key, seconds, signal));
    const stop = new AbortController();
    const reading = Array.from({ length: readers }, (_, index) =>
      readOn(client, `/dashboard${heavy[index % heavy.length]}`, stop.signal),
    );
    beside.push(await bookingP95(client.root, key, seconds, signal));
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
async function readOn(client: PageClient, path: string, signal: AbortSignal): Promise<number> {
  for (let count = 0; ; count++) {
    try {
      const response = await client.open(path, signal);
      for await (const _ of response.body ?? []) signal.throwIfAborted();
      if (!response.ok) throw new Error(`${path} returned ${response.status}`);
    } catch (error) {
      if (signal.aborted) return count;
      throw error;
    }
  }
}

const heapReport = path.join(import.meta.dirname, 'heap-report.ts');

/** Measures every page and filter, in the service and in a browser, then bookings beside readers, and memory. */
export async function measureDashboard(
  store: Store,
  env: Record<string, string>,
  { shipments, brief, signal }: Pick<RunOptions, 'shipments' | 'brief' | 'signal'>,
): Promise<Findings> {
  const requests = shipments * requestsPerShipment;
  const links = {
    owner: await createSignInLink(store.url, { accountId: store.accountId, role: 'owner' }),
    operator: await createSignInLink(store.url, { accountId: null, role: 'operator' }),
  };
  await using service = await startServiceProcess(env, [heapReport]);
  const client = new PageClient(service.url);
  const first = await measureFirst(client, '/dashboard/sign-in', { brief });
  await client.signIn(links.owner);
  const operator = new PageClient(service.url);
  await operator.signIn(links.operator);
  const pages = await findPages(client, '/dashboard/test');
  const lists = [...pages, ...filters.map((address) => `/dashboard${address}`)];
  const operatorPages = await findPages(operator, '/dashboard/operator');
  const times = [
    ...(await measurePages(client, lists, { brief, signal })),
    ...(await measurePages(operator, operatorPages, { brief, signal })),
  ];
  const shown = pages.filter((address) => !isFile(address));
  const seen = await measureInBrowser(client, shown, { brief, signal });
  const beside = await measureBesideBookings(client, store.testKey, { brief, signal });
  const memory = await measureMemory(service, client, shown, { brief, signal });
  return {
    title: `Dashboard: ${shipments.toLocaleString('en')} shipments with a delivery each, ${requests.toLocaleString('en')} logged requests`,
    tables: [
      {
        head: ['page', 'p50 ms', 'p95 ms'],
        rows: times.map(({ page, p50, p95 }) => [page, figure(p50), figure(p95)]),
      },
      ...(seen
        ? [
            {
              head: ['page in Chromium, empty cache', 'largest paint ms', 'kB', 'layout shift'],
              rows: seen.map(({ page, largestPaintMs, bytes, shift }) => [
                page,
                figure(largestPaintMs),
                figure(bytes / 1000),
                String(shift),
              ]),
            },
          ]
        : []),
    ],
    limits: [
      ...times.map(({ page, p95 }) => atMost(`p95 of ${page}:`, p95, 100, ' ms')),
      ...(seen ?? []).flatMap(browserLimits),
      atMost('first page after a start, more than later ones:', first.first - first.later, 100, ' ms'),
      ...memoryLimits(memory),
    ],
    notes: [
      'One visitor at a time; all rows belong to one account.',
      ...(seen ? [] : ['There is no Chromium (Debian: chromium), so nothing was measured in a browser.']),
      besideText(beside),
      `${figure(memory.pagesPerSecond)} pages/s to 50 people: ${figure(memory.residentBeforeMB)} MB before, ${figure(memory.residentAfterMB)} MB after a minute. Heap after garbage collection: ${figure(memory.heapBeforeMB)} MB, and ${figure(memory.heapAfterMB)} MB after ${memory.views} more pages.`,
    ],
    numbers: { shipments, requests, times, seen, first, beside, memory },
  };
}

function browserLimits({ page, largestPaintMs, bytes, shift }: BrowserFigures): Limit[] {
  return [
    atMost(`largest paint of ${page}:`, largestPaintMs, 1000, ' ms'),
    atMost(`size of ${page}:`, bytes / 1000, 100, ' kB'),
    atMost(`layout shift of ${page}:`, shift, 0),
  ];
}

function memoryLimits({ residentBeforeMB, residentAfterMB, heapBeforeMB, heapAfterMB }: LoadMemory): Limit[] {
  return [
    atMost('memory added by a minute of load:', residentAfterMB - residentBeforeMB, 100, ' MB'),
    atMost('heap added by many pages:', heapAfterMB - heapBeforeMB, 5, ' MB'),
  ];
}

function besideText({ aloneP95, besideP95, pagesPerSecond }: BesideBookings): string {
  return `POST /shipments, 40/s: p95 ${figure(aloneP95)} ms alone, ${figure(besideP95)} ms while 20 people load heavy pages (${figure(pagesPerSecond)}/s) and exports.`;
}
