import path from 'node:path';
import { isFile, pageKind } from '../../frame/dashboard-pages.ts';
import { startServiceProcess } from '../../frame/processes.ts';
import { openFilledStore } from '../fill.ts';
import { percentile } from '../results.ts';
import type { Bench } from '../run.ts';
import { measureBesideBookings } from './dashboard/beside-bookings.ts';
import { createSignInLink, fillDashboard, filters } from './dashboard/fill.ts';
import { findPages, measureInBrowser, measurePageMemory, PageClient, visitPage } from './dashboard/visit.ts';

const heapReport = path.join(import.meta.dirname, 'dashboard', 'heap-report.ts');

/** Measures every page and filter, in the service and in a browser, then bookings beside readers, and memory. */
export async function benchDashboard(bench: Bench): Promise<void> {
  const filled = await openFilledStore(bench);
  await fillDashboard(bench, filled);
  const { store, many, env } = filled;
  const links = {
    owner: await createSignInLink(many.url, { accountId: store.accountId, role: 'owner' }),
    operator: await createSignInLink(many.url, { accountId: null, role: 'operator' }),
  };
  await using service = await startServiceProcess(env(many.url), [heapReport]);
  const client = new PageClient(service.url);
  const operator = new PageClient(service.url);
  await measureFirst(bench, client);
  await client.signIn(links.owner);
  await operator.signIn(links.operator);
  const pages = await findPages(client, '/dashboard/test');
  await measurePages(bench, client, [...pages, ...filters.map((url) => `/dashboard${url}`)]);
  await measurePages(bench, operator, await findPages(operator, '/dashboard/operator'));
  const shown = pages.filter((url) => !isFile(url));
  await measureBrowser(bench, client, shown);
  await measureBesideBookings(bench, service, client, store.testKey);
  const { before, loaded, after } = await measurePageMemory(service, client, shown, bench);
  const subject = 'memory, 200 pages per second to 50 people';
  bench.add([
    { subject, contestant: 'after the first pages', rounds: [before] },
    { subject, contestant: 'after a minute', rounds: [loaded] },
    { subject, contestant: 'after 20,000 more', rounds: [after] },
  ]);
  bench.atMost('memory after a minute of pages:', loaded.residentMB, 400, ' MB');
  bench.atMost('heap added by many pages:', (after.heapMB ?? 0) - (before.heapMB ?? 0), 5, ' MB');
}

async function measureFirst(bench: Bench, client: PageClient): Promise<void> {
  const visit = async () => {
    const started = performance.now();
    await (await client.open('/dashboard/sign-in')).text();
    return performance.now() - started;
  };
  const first = await visit();
  const later = [];
  for (let count = 0; count < 20; count++) later.push(await visit());
  const more = first - percentile(later, 50);
  bench.add([
    {
      subject: 'the first page after a start',
      contestant: 'more than later ones',
      rounds: [{ p50Ms: more }],
    },
  ]);
  bench.atMost('first page after a start, more than later ones:', more, 100, ' ms');
}

/** Measures each page, one visitor at a time: a row per group of pages, with the slowest page's p95. */
async function measurePages(bench: Bench, client: PageClient, urls: readonly string[]): Promise<void> {
  const groups = new Map<string, { p50Ms: number; p95Ms: number }[]>();
  for (const url of urls) {
    const times = await visitPage(client, url, bench);
    const page = { p50Ms: percentile(times, 50), p95Ms: percentile(times, 95) };
    bench.progress(`${pageKind(url)}: ${page.p50Ms.toFixed(1)} ms, p95 ${page.p95Ms.toFixed(1)} ms`);
    const group = groupName(url);
    groups.set(group, [...(groups.get(group) ?? []), page]);
    if (page.p95Ms > 100) bench.atMost(`p95 of ${pageKind(url)}:`, page.p95Ms, 100, ' ms');
  }
  for (const [group, pages] of groups) {
    const p50Ms = percentile(
      pages.map((page) => page.p50Ms),
      50,
    );
    const p95Ms = Math.max(...pages.map((page) => page.p95Ms));
    bench.add([{ subject: 'pages', contestant: `${group} (${pages.length})`, rounds: [{ p50Ms, p95Ms }] }]);
    bench.atMost(`p95 of the slowest page, ${group}:`, p95Ms, 100, ' ms');
  }
}

function groupName(url: string): string {
  const [, mode = '', section] = /^\/dashboard\/(\w+)\/?([\w-]*)/.exec(url) ?? [];
  if (mode === 'operator') return 'for operators';
  if (!section) return 'home';
  if (section === 'search') return 'searches';
  if (url.includes('?') && !url.includes('cursor=')) return `filters of ${section}`;
  return pageKind(url).includes(':id') ? 'one object' : 'lists and settings';
}

async function measureBrowser(bench: Bench, client: PageClient, urls: readonly string[]): Promise<void> {
  const seen = await measureInBrowser(client, urls, bench);
  if (!seen)
    return bench.note('There is no Chromium (Debian: chromium), so nothing was measured in a browser.');
  const slowest = {
    paintMs: Math.max(...seen.map(({ paintMs }) => paintMs)),
    layoutShift: Math.max(...seen.map(({ layoutShift }) => layoutShift)),
    kilobytes: Math.max(...seen.map(({ kilobytes }) => kilobytes)),
  };
  const contestant = `the slowest of ${seen.length}`;
  bench.add([{ subject: 'pages in Chromium, empty cache', contestant, rounds: [slowest] }]);
  bench.atMost('largest paint of a page:', slowest.paintMs, 1000, ' ms');
  bench.atMost('size of a page:', slowest.kilobytes, 100, ' kB');
  bench.atMost('layout shift of a page:', slowest.layoutShift, 0);
}
