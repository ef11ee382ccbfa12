import { randomBytes } from 'node:crypto';
import autocannon from 'autocannon';
import { chromium } from 'playwright-core';
import { browserProgram, everyKindOfPage, pageKind } from '../../frame/dashboard-pages.ts';
import type { ServerProcess } from '../../frame/processes.ts';
import { figure, median, percentile } from '../results.ts';
import type { RunOptions } from '../rounds.ts';
import type { HeapReport } from './heap-report.ts';

/** A browser without scripts, with the cookie of one session. */
export class PageClient {
  readonly root: string;
  cookie = '';

  constructor(root: string) {
    this.root = root;
  }

  /** @param link path of a sign-in link */
  async signIn(link: string): Promise<void> {
    const token = new URL(link, this.root).searchParams.get('token') ?? '';
    const response = await fetch(this.root + link.split('?')[0], {
      method: 'POST',
      headers: { 'Sec-Fetch-Site': 'same-origin' },
      body: new URLSearchParams({ token, password: randomBytes(16).toString('hex') }),
      redirect: 'manual',
    });
    this.cookie = response.headers.getSetCookie()[0]?.split(';')[0] ?? '';
    if (response.status !== 303) throw new Error(`the sign-in returned ${response.status}`);
  }

  /** Requests a page as a browser does. */
  open(path: string, signal?: AbortSignal): Promise<Response> {
    const headers = { Cookie: this.cookie, 'Sec-Fetch-Site': 'same-origin' };
    return fetch(this.root + path, { headers, ...(signal ? { signal } : {}) });
  }

  /** Returns the text of a page. @throws {Error} for any other status than 200 */
  async read(path: string): Promise<string> {
    const response = await this.open(path);
    const text = await response.text();
    if (response.status !== 200) throw new Error(`${path} returned ${response.status}`);
    return text;
  }
}

/** Returns a page of every kind that links lead to, from the start page, and the second page of each list. */
export function findPages(client: PageClient, start: string): Promise<string[]> {
  return everyKindOfPage(start, async (address) => {
    const text = await client.read(address);
    const links = [...text.matchAll(/<a [^>]*href="([^"#]+)"/g)].map(([, href = '']) => href);
    return links.map((href) => {
      const address = href.replaceAll('&amp;', '&');
      return address.includes('cursor=') ? address : (address.split('?')[0] ?? '');
    });
  });
}

const people = 50;
const perSecond = 200;
const figures = { seconds: 60, viewsBefore: 2_000, viewsAfter: 20_000 };
const briefFigures = { seconds: 1, viewsBefore: people, viewsAfter: people };

export interface LoadMemory {
  readonly pagesPerSecond: number;
  readonly residentBeforeMB: number;
  readonly residentAfterMB: number;
  readonly heapBeforeMB: number;
  readonly heapAfterMB: number;
  readonly views: number;
}

/** Measures the memory of the service while many people browse all pages, and its heap before and after many views. */
export async function measureMemory(
  service: ServerProcess,
  client: PageClient,
  addresses: readonly string[],
  { brief, signal }: Pick<RunOptions, 'brief' | 'signal'>,
): Promise<LoadMemory> {
  const { seconds, viewsBefore, viewsAfter } = brief ? briefFigures : figures;
  const browse = async (limits: Partial<autocannon.Options>) => {
    signal.throwIfAborted();
    const result = await autocannon({
      url: service.url,
      connections: people,
      requests: addresses.map((path) => ({ path, headers: { Cookie: client.cookie } })),
      timeout: 60,
      ...limits,
    });
    if (result.non2xx + result.errors > 0) throw new Error(`${result.non2xx + result.errors} pages failed`);
    return result['2xx'];
  };
  const report = async () =>
    (await service.report()) as Awaited<ReturnType<ServerProcess['report']>> & HeapReport;
  await browse({ amount: viewsBefore });
  const before = await report();
  const served = await browse({ duration: seconds, overallRate: perSecond });
  const loaded = await report();
  const rest = viewsAfter - served;
  if (rest > 0) await browse({ amount: Math.max(rest, people) });
  const after = await report();
  return {
    pagesPerSecond: served / seconds,
    residentBeforeMB: before.residentBytes / 1e6,
    residentAfterMB: loaded.residentBytes / 1e6,
    heapBeforeMB: before.heapBytes / 1e6,
    heapAfterMB: after.heapBytes / 1e6,
    views: served + Math.max(rest, 0),
  };
}

const warmUp = 5;
const visits = 40;

export interface PageTime {
  readonly page: string;
  readonly p50: number;
  readonly p95: number;
}

/** Measures the time until a page is complete, one visitor at a time. */
export async function measurePages(
  client: PageClient,
  addresses: readonly string[],
  { brief, signal }: Pick<RunOptions, 'brief' | 'signal'>,
): Promise<PageTime[]> {
  const measured: PageTime[] = [];
  for (const address of addresses) {
    for (let request = 0; request < (brief ? 0 : warmUp); request++) await client.read(address);
    const times: number[] = [];
    for (let request = 0; request < (brief ? 1 : visits); request++) {
      signal.throwIfAborted();
      const started = performance.now();
      await client.read(address);
      times.push(performance.now() - started);
    }
    const page = { page: pageKind(address), p50: percentile(times, 50), p95: percentile(times, 95) };
    measured.push(page);
    console.error(`dashboard, ${page.page}: ${figure(page.p50)} ms, p95 ${figure(page.p95)} ms`);
  }
  return measured;
}

/** Measures the first request to a page after a start, and the median of later ones. */
export async function measureFirst(
  client: PageClient,
  address: string,
  { brief }: Pick<RunOptions, 'brief'>,
): Promise<{ first: number; later: number }> {
  const times: number[] = [];
  for (let request = 0; request <= (brief ? 1 : visits); request++) {
    const started = performance.now();
    const response = await client.open(address);
    times.push(performance.now() - started);
    await response.text();
  }
  return { first: times[0] ?? Number.NaN, later: percentile(times.slice(1), 50) };
}

const maxRounds = 5;

export interface BrowserFigures {
  readonly page: string;
  readonly largestPaintMs: number;
  readonly bytes: number;
  readonly shift: number;
}

/** Runs in the page. Bytes are those of the page, its style sheet and its script, as they were transferred. */
const readFigures = `new Promise((resolve) => {
  let largestPaintMs = 0, shift = 0;
  const observe = (type, note) =>
    new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({ type, buffered: true });
  observe('largest-contentful-paint', ({ startTime }) => { largestPaintMs = startTime; });
  observe('layout-shift', ({ value }) => { shift += value; });
  const look = () => {
    if (largestPaintMs === 0) return requestAnimationFrame(look);
    const bytes = performance.getEntriesByType('navigation').concat(performance.getEntriesByType('resource'))
      .filter(({ initiatorType }) => initiatorType !== 'object' && initiatorType !== 'embed')
      .reduce((sum, { transferSize }) => sum + transferSize, 0);
    resolve({ largestPaintMs, shift, bytes });
  };
  requestAnimationFrame(() => requestAnimationFrame(look));
})`;

/** Opens every page in Chromium with an empty cache, in alternating rounds. Null: there is no Chromium. */
export async function measureInBrowser(
  client: PageClient,
  addresses: readonly string[],
  { brief, signal }: Pick<RunOptions, 'brief' | 'signal'>,
): Promise<BrowserFigures[] | null> {
  if (!browserProgram) return null;
  await using browser = await chromium.launch({ executablePath: browserProgram, args: ['--no-sandbox'] });
  const [name = '', value = ''] = client.cookie.split('=');
  const seen = addresses.map(() => [] as Omit<BrowserFigures, 'page'>[]);
  const rounds = brief ? 1 : maxRounds;
  for (let round = brief ? 1 : 0; round <= rounds; round++) {
    for (const [index, address] of addresses.entries()) {
      signal.throwIfAborted();
      const context = await browser.newContext({ viewport: { width: 1280, height: 800 }, locale: 'en-GB' });
      await context.addCookies([{ name, value, url: client.root }]);
      const page = await context.newPage();
      await page.goto(client.root + address, { waitUntil: 'load' });
      const figures = (await page.evaluate(readFigures)) as Omit<BrowserFigures, 'page'>;
      // The first round warms the service and the browser.
      if (round > 0) seen[index]?.push(figures);
      await context.close();
    }
    console.error(`dashboard, browser: round ${round} of ${rounds}`);
  }
  return addresses.map((address, index) => {
    const of = seen[index] ?? [];
    return {
      page: pageKind(address),
      largestPaintMs: median(of.map((one) => one.largestPaintMs)),
      bytes: median(of.map((one) => one.bytes)),
      shift: Math.max(...of.map((one) => one.shift)),
    };
  });
}
