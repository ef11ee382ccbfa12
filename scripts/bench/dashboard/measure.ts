import path from 'node:path';
import { isFile } from '../../../tests/support/dashboard-pages.ts';
import type { Store } from '../database/store.ts';
import { checkLimits, type Findings, figure, type Limit } from '../findings.ts';
import type { RunOptions } from '../run-options.ts';
import { startServiceProcess } from '../service.ts';
import { type BesideBookings, measureBesideBookings } from './beside-bookings.ts';
import { linkOf, requestsPerShipment } from './fill.ts';
import { type BrowserFigures, measureInBrowser } from './in-browser.ts';
import { type LoadMemory, measureMemory } from './page-load.ts';
import { measureFirst, measurePages, type PageTime } from './page-times.ts';
import { filters } from './variety.ts';
import { findPages, Visitor } from './visitor.ts';

const heapReport = path.join(import.meta.dirname, 'heap-report.ts');

/** Measures every page and filter, in the service and in a browser, then bookings beside readers, and memory. */
export async function measureDashboard(
  store: Store,
  env: Record<string, string>,
  { shipments, brief, signal }: Pick<RunOptions, 'shipments' | 'brief' | 'signal'>,
): Promise<Findings> {
  const requests = shipments * requestsPerShipment;
  const links = {
    owner: await linkOf(store.url, { accountId: store.accountId, role: 'owner' }),
    operator: await linkOf(store.url, { accountId: null, role: 'operator' }),
  };
  await using service = await startServiceProcess(env, [heapReport]);
  const visitor = new Visitor(service.url);
  const first = await measureFirst(visitor, '/dashboard/sign-in', { brief });
  await visitor.signIn(links.owner);
  const operator = new Visitor(service.url);
  await operator.signIn(links.operator);
  const pages = await findPages(visitor, '/dashboard/test');
  const lists = [...pages, ...filters.map((place) => `/dashboard${place}`)];
  const operatorPages = await findPages(operator, '/dashboard/operator');
  const times = [
    ...(await measurePages(visitor, lists, { brief, signal })),
    ...(await measurePages(operator, operatorPages, { brief, signal })),
  ];
  const shown = pages.filter((address) => !isFile(address));
  const seen = await measureInBrowser(visitor, shown, { brief, signal });
  const beside = await measureBesideBookings(visitor, store.testKey, { brief, signal });
  const memory = await measureMemory(service, visitor, shown, { brief, signal });
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
    limits: checkLimits([
      ...timeLimits(times),
      ...(seen ?? []).flatMap(browserLimits),
      {
        what: 'first page after a start, more than later ones:',
        measured: first.first - first.later,
        sense: 'at most',
        limit: 100,
        unit: ' ms',
      },
      ...memoryLimits(memory),
    ]),
    notes: [
      'One visitor at a time; all rows belong to one account.',
      ...(seen ? [] : ['There is no Chromium (Debian: chromium), so nothing was measured in a browser.']),
      besideText(beside),
      `${figure(memory.pagesPerSecond)} pages/s to 50 people: ${figure(memory.residentBeforeMB)} MB before, ${figure(memory.residentAfterMB)} MB after a minute. Heap after garbage collection: ${figure(memory.heapBeforeMB)} MB, and ${figure(memory.heapAfterMB)} MB after ${memory.views} more pages.`,
    ],
    numbers: { shipments, requests, times, seen, first, beside, memory },
  };
}

function timeLimits(times: readonly PageTime[]): Limit[] {
  return times.map(({ page, p95 }) => ({
    what: `p95 of ${page}:`,
    measured: p95,
    sense: 'at most',
    limit: 100,
    unit: ' ms',
  }));
}

function browserLimits({ page, largestPaintMs, bytes, shift }: BrowserFigures): Limit[] {
  return [
    {
      what: `largest paint of ${page}:`,
      measured: largestPaintMs,
      sense: 'at most',
      limit: 1000,
      unit: ' ms',
    },
    { what: `size of ${page}:`, measured: bytes / 1000, sense: 'at most', limit: 100, unit: ' kB' },
    { what: `layout shift of ${page}:`, measured: shift, sense: 'at most', limit: 0, unit: '' },
  ];
}

function memoryLimits({ residentBeforeMB, residentAfterMB, heapBeforeMB, heapAfterMB }: LoadMemory): Limit[] {
  return [
    {
      what: 'memory added by a minute of load:',
      measured: residentAfterMB - residentBeforeMB,
      sense: 'at most',
      limit: 100,
      unit: ' MB',
    },
    {
      what: 'heap added by many pages:',
      measured: heapAfterMB - heapBeforeMB,
      sense: 'at most',
      limit: 5,
      unit: ' MB',
    },
  ];
}

function besideText({ aloneP95, besideP95, pagesPerSecond }: BesideBookings): string {
  return `POST /shipments, 40/s: p95 ${figure(aloneP95)} ms alone, ${figure(besideP95)} ms while 20 people load heavy pages (${figure(pagesPerSecond)}/s) and exports.`;
}
