import { randomBytes } from 'node:crypto';
import autocannon from 'autocannon';
import { chromium } from 'playwright-core';
import { everyKindOfPage, peoplesBrowser } from '../../../frame/dashboard-pages.ts';
import type { ServerProcess } from '../../../frame/processes.ts';
import { percentile, type Sample } from '../../results.ts';
import type { Bench } from '../../run.ts';
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
  return everyKindOfPage(start, async (url) => {
    const text = await client.read(url);
    const links = [...text.matchAll(/<a [^>]*href="([^"#]+)"/g)].map(([, href = '']) => href);
    return links.map((href) => {
      const url = href.replaceAll('&amp;', '&');
      return url.includes('cursor=') ? url : (url.split('?')[0] ?? '');
    });
  });
}

const people = 50;
const perSecond = 200;
const figures = { seconds: 60, viewsBefore: 2_000, viewsAfter: 20_000 };
const briefFigures = { seconds: 1, viewsBefore: people, viewsAfter: people };

/** Samples of the memory while people browse all pages, and of the heap after many views. */
export async function measurePageMemory(
  service: ServerProcess,
  { cookie }: PageClient,
  urls: readonly string[],
  { options: { brief, signal } }: Bench,
): Promise<{ readonly before: Sample; readonly loaded: Sample; readonly after: Sample }> {
  const { seconds, viewsBefore, viewsAfter } = brief ? briefFigures : figures;
  const browse = async (limits: Partial<autocannon.Options>) => {
    signal.throwIfAborted();
    const result = await autocannon({
      url: service.url,
      connections: people,
      requests: urls.map((path) => ({ path, headers: { Cookie: cookie } })),
      timeout: 60,
      ...limits,
    });
    if (result.non2xx + result.errors > 0) throw new Error(`${result.non2xx + result.errors} pages failed`);
    return result['2xx'];
  };
  const report = async () => {
    const { residentBytes, heapBytes } = (await service.report()) as HeapReport &
      Awaited<ReturnType<ServerProcess['report']>>;
    return { residentMB: residentBytes / 1e6, heapMB: heapBytes / 1e6 };
  };
  await browse({ amount: viewsBefore });
  const before = await report();
  const served = await browse({ duration: seconds, overallRate: perSecond });
  const loaded = { perSecond: served / seconds, ...(await report()) };
  await browse({ amount: Math.max(viewsAfter - served, people) });
  return { before, loaded, after: await report() };
}

const warmUp = 3;
const visits = 25;

/** Returns the times until a page is complete, one visitor at a time. */
export async function visitPage(
  client: PageClient,
  url: string,
  { options: { brief, signal } }: Bench,
): Promise<number[]> {
  for (let request = 0; request < (brief ? 0 : warmUp); request++) await client.read(url);
  const times: number[] = [];
  for (let request = 0; request < (brief ? 1 : visits); request++) {
    signal.throwIfAborted();
    const started = performance.now();
    await client.read(url);
    times.push(performance.now() - started);
  }
  return times;
}

const browserRounds = 3;

/** Runs in the page. Bytes are those of the page, its style sheet and its script, as they were transferred. */
const readFigures = `new Promise((resolve) => {
  let paintMs = 0, layoutShift = 0;
  const observe = (type, note) =>
    new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({ type, buffered: true });
  observe('largest-contentful-paint', ({ startTime }) => { paintMs = startTime; });
  observe('layout-shift', ({ value }) => { layoutShift += value; });
  const look = () => {
    if (paintMs === 0) return requestAnimationFrame(look);
    const bytes = performance.getEntriesByType('navigation').concat(performance.getEntriesByType('resource'))
      .filter(({ initiatorType }) => initiatorType !== 'object' && initiatorType !== 'embed')
      .reduce((sum, { transferSize }) => sum + transferSize, 0);
    resolve({ paintMs, layoutShift, kilobytes: bytes / 1000 });
  };
  requestAnimationFrame(() => requestAnimationFrame(look));
})`;

type BrowserSample = Required<Pick<Sample, 'paintMs' | 'layoutShift' | 'kilobytes'>>;

/** Opens every page, in a brief run some, in Chromium with an empty cache, in rounds. Returns each page's median paint. Null: no Chromium. */
export async function measureInBrowser(
  client: PageClient,
  urls: readonly string[],
  { options: { brief, signal } }: Bench,
): Promise<BrowserSample[] | null> {
  if (!peoplesBrowser) return null;
  await using browser = await chromium.launch({ executablePath: peoplesBrowser, args: ['--no-sandbox'] });
  const [name = '', value = ''] = client.cookie.split('=');
  const opened = brief ? urls.slice(0, 5) : urls;
  const seen = opened.map(() => [] as BrowserSample[]);
  // The first round warms the service and the browser.
  for (let round = brief ? 1 : 0; round <= (brief ? 1 : browserRounds); round++) {
    for (const [index, url] of opened.entries()) {
      signal.throwIfAborted();
      const context = await browser.newContext({ viewport: { width: 1280, height: 800 }, locale: 'en-GB' });
      await context.addCookies([{ name, value, url: client.root }]);
      const page = await context.newPage();
      await page.goto(client.root + url, { waitUntil: 'load' });
      const figures = (await page.evaluate(readFigures)) as BrowserSample;
      if (round > 0) seen[index]?.push(figures);
      await context.close();
    }
  }
  const median = (of: readonly BrowserSample[], name: keyof BrowserSample) =>
    percentile(
      of.map((one) => one[name]),
      50,
    );
  return seen.map((of) => ({
    paintMs: median(of, 'paintMs'),
    layoutShift: Math.max(...of.map(({ layoutShift }) => layoutShift)),
    kilobytes: median(of, 'kilobytes'),
  }));
}
