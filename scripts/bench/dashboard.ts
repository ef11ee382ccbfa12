import { openDb } from '../../db/client.ts';
import { inviteUser } from '../../src/user/invite.ts';
import { kindOf } from '../../tests/support/dashboard-pages.ts';
import { fillRequests } from './dashboard/fill-requests.ts';
import { findPages, Visitor } from './dashboard/visitor.ts';
import { productionEnv, startStore, temporaryHome } from './database/store.ts';
import { type Findings, figure, judgeLimits } from './findings.ts';
import { percentile } from './median.ts';
import type { RunOptions } from './run-options.ts';
import { startServiceProcess } from './service.ts';
import { fillShipments } from './tracking/fill.ts';
import { bookTemplates } from './tracking/templates.ts';

/** Each shipment has this many logged requests. */
const requestsPerShipment = 10;
const warmUp = 10;
const visits = 40;
const mostMs = 100;

/** Measures the time of every page of the dashboard with many shipments and logged requests of one account. */
export async function benchDashboard({
  shipments,
  signal,
}: Pick<RunOptions, 'shipments' | 'signal'>): Promise<Findings> {
  await using stack = new AsyncDisposableStack();
  const home = temporaryHome(stack);
  const store = await startStore(home, stack);
  const env = { ...productionEnv(home, store.url), SAMPAN_ROLES: 'api', TEST_FEED_SECONDS: '0' };
  const templates = await bookTemplates(env, store.testKey);
  await fillShipments(store.url, shipments, templates, signal);
  const requests = shipments * requestsPerShipment;
  await fillRequests(store.url, store.accountId, requests, signal);
  const service = stack.use(await startServiceProcess(env));
  const visitor = new Visitor(service.url);
  await visitor.signIn(await linkOf(store.url, store.accountId));
  const measured: { page: string; p50: number; p95: number }[] = [];
  for (const address of await findPages(visitor)) {
    const page = kindOf(address);
    for (let visit = 0; visit < warmUp; visit++) await visitor.read(address);
    const times: number[] = [];
    for (let visit = 0; visit < visits; visit++) {
      signal.throwIfAborted();
      const started = performance.now();
      await visitor.read(address);
      times.push(performance.now() - started);
    }
    measured.push({ page, p50: percentile(times, 50), p95: percentile(times, 95) });
    console.error(`dashboard, ${page}: ${figure(percentile(times, 95))} ms`);
  }
  return {
    title: `Dashboard: ${shipments.toLocaleString('en')} shipments, ${requests.toLocaleString('en')} logged requests`,
    tables: [
      {
        head: ['page', 'p50 ms', 'p95 ms'],
        rows: measured.map(({ page, p50, p95 }) => [page, figure(p50), figure(p95)]),
      },
    ],
    limits: judgeLimits(
      measured.map(({ page, p95 }) => ({
        what: `p95 of ${page}:`,
        measured: p95,
        sense: 'at most',
        limit: mostMs,
        unit: ' ms',
      })),
    ),
    notes: ['One visitor at a time; all rows belong to one account.'],
    numbers: { shipments, requests, measured },
  };
}

async function linkOf(url: string, accountId: string): Promise<string> {
  await using db = openDb({ url, poolSize: 1 });
  const user = { accountId, email: 'bench@shop.example', role: 'owner', now: new Date() } as const;
  const invited = await inviteUser(db.kysely, user);
  if (!invited) throw new Error('the user could not be invited');
  return invited.path;
}
