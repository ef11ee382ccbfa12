import { chromium } from 'playwright-core';
import { browserProgram } from '../../../tests/support/browser-program.ts';
import { kindOf } from '../../../tests/support/dashboard-pages.ts';
import { median } from '../median.ts';
import type { RunOptions } from '../run-options.ts';
import type { Visitor } from './visitor.ts';

const mostRounds = 5;

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
  visitor: Visitor,
  addresses: readonly string[],
  { brief, signal }: Pick<RunOptions, 'brief' | 'signal'>,
): Promise<BrowserFigures[] | null> {
  if (!browserProgram) return null;
  await using browser = await chromium.launch({ executablePath: browserProgram, args: ['--no-sandbox'] });
  const [name = '', value = ''] = visitor.cookie.split('=');
  const seen = addresses.map(() => [] as Omit<BrowserFigures, 'page'>[]);
  const rounds = brief ? 1 : mostRounds;
  for (let round = brief ? 1 : 0; round <= rounds; round++) {
    for (const [index, address] of addresses.entries()) {
      signal.throwIfAborted();
      const context = await browser.newContext({ viewport: { width: 1280, height: 800 }, locale: 'en-GB' });
      await context.addCookies([{ name, value, url: visitor.root }]);
      const page = await context.newPage();
      await page.goto(visitor.root + address, { waitUntil: 'load' });
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
      page: kindOf(address),
      largestPaintMs: median(of.map((one) => one.largestPaintMs)),
      bytes: median(of.map((one) => one.bytes)),
      shift: Math.max(...of.map((one) => one.shift)),
    };
  });
}
