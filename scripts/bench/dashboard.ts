import path from 'node:path';
import { openDb } from '../../db/client.ts';
import { inviteUser } from '../../src/user/invite.ts';
import { isFile } from '../../tests/support/dashboard-pages.ts';
import { basePath } from './contestant/operation.ts';
import { type BesideBookings, measureBesideBookings } from './dashboard/beside-bookings.ts';
import { fillAccount } from './dashboard/fill-account.ts';
import { fillDeliveries } from './dashboard/fill-deliveries.ts';
import { fillRequests } from './dashboard/fill-requests.ts';
import { type BrowserFigures, measureInBrowser } from './dashboard/in-browser.ts';
import { type LoadMemory, measureMemory } from './dashboard/page-load.ts';
import { measureFirst, measurePages, type PageTime } from './dashboard/page-times.ts';
import { filters, variety } from './dashboard/variety.ts';
import { findPages, Visitor } from './dashboard/visitor.ts';
import { productionEnv, startStore, temporaryHome } from './database/store.ts';
import { type Findings, figure, judgeLimits, type Limit } from './findings.ts';
import type { RunOptions } from './run-options.ts';
import { startServiceProcess } from './service.ts';
import { fillShipments } from './tracking/fill.ts';
import { bookTemplates } from './tracking/templates.ts';

/** Each shipment has this many logged requests. */
const requestsPerShipment = 10;
const endpointPaths = ['a', 'b', 'c'];
const heapReport = path.join(import.meta.dirname, 'dashboard', 'heap-report.ts');

/** Measures every page and filter of the dashboard with many rows of one account, in the service and in a browser. */
export async function benchDashboard({
  shipments,
  signal,
}: Pick<RunOptions, 'shipments' | 'signal'>): Promise<Findings> {
  await using stack = new AsyncDisposableStack();
  const home = temporaryHome(stack);
  const store = await startStore(home, stack);
  const env = {
    ...productionEnv(home, store.url),
    SAMPAN_ROLES: 'api',
    TEST_FEED_SECONDS: '0',
    OUTBOUND_ALLOW: '127.0.0.1',
  };
  const templates = await bookTemplates(env, store.testKey);
  const endpoints = await addEndpoints(env, store.testKey);
  await fillShipments(store.url, shipments, templates, signal, variety);
  await fillDeliveries(store.url, endpoints, shipments, signal);
  const requests = shipments * requestsPerShipment;
  await fillRequests(store.url, store.accountId, requests, signal);
  await fillAccount(store.url, store.accountId, signal);

  const links = {
    owner: await linkOf(store.url, { accountId: store.accountId, role: 'owner' }),
    operator: await linkOf(store.url, { accountId: null, role: 'operator' }),
  };
  const service = stack.use(await startServiceProcess(env, [heapReport]));
  const visitor = new Visitor(service.url);
  const first = await measureFirst(visitor, '/dashboard/sign-in');
  await visitor.signIn(links.owner);
  const operator = new Visitor(service.url);
  await operator.signIn(links.operator);
  const pages = await findPages(visitor, '/dashboard/test');
  const lists = [...pages, ...filters.map((place) => `/dashboard${place}`)];
  const operatorPages = await findPages(operator, '/dashboard/operator');
  const times = [
    ...(await measurePages(visitor, lists, signal)),
    ...(await measurePages(operator, operatorPages, signal)),
  ];
  const shown = pages.filter((address) => !isFile(address));
  const seen = await measureInBrowser(visitor, shown, signal);
  const beside = await measureBesideBookings(visitor, store.testKey, signal);
  const memory = await measureMemory(service, visitor, shown, signal);
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
    limits: judgeLimits([
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

async function addEndpoints(env: Record<string, string>, key: string): Promise<string[]> {
  await using service = await startServiceProcess(env);
  return Promise.all(
    endpointPaths.map(async (name) => {
      const response = await fetch(`${service.url}${basePath}/webhooks`, {
        method: 'POST',
        headers: {
          Authorization: `Bearer ${key}`,
          'Content-Type': 'application/json',
          'Idempotency-Key': `bench-endpoint-${name}`,
        },
        body: JSON.stringify({ url: `http://127.0.0.1:9/${name}`, events: ['shipment.delivered'] }),
      });
      const answer = (await response.json()) as { readonly data: { readonly id: string } };
      if (!response.ok) throw new Error(`an endpoint was refused: ${JSON.stringify(answer)}`);
      return answer.data.id;
    }),
  );
}

async function linkOf(
  url: string,
  user: { accountId: string; role: 'owner' } | { accountId: null; role: 'operator' },
): Promise<string> {
  await using db = openDb({ url, poolSize: 1 });
  const invited = await inviteUser(db.kysely, {
    ...user,
    email: `${user.role}@shop.example`,
    now: new Date(),
  });
  if (!invited) throw new Error('the user could not be invited');
  return invited.path;
}
