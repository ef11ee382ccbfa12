import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import axe from 'axe-core';
import { type Browser, type BrowserContextOptions, chromium, type Page } from 'playwright-core';
import type { OperatorRole, UserRole } from '../../db/table/user.ts';
import { browserProgram, peoplesBrowser } from '../../scripts/frame/dashboard-pages.ts';
import { inviteUser } from '../../src/user/invite.ts';
import { goodPassword, invitedPath } from './dashboard.ts';
import { patient } from './deadline.ts';
import type { TestService } from './service.ts';

/** Opens a page in a context of its own: no cookies of other pages. */
export type OpenPage = (options?: BrowserContextOptions) => Promise<Page>;

/** Describes tests that drive a real browser. Without one they are skipped; in CI they fail. */
export function describeInBrowser(
  name: string,
  tests: (open: OpenPage) => void,
  executablePath = browserProgram,
): void {
  if (!executablePath) {
    const missing = 'there is no Chromium (Debian: chromium)';
    if (process.env.CI) it('a browser is installed', () => expect(missing).toBe('there'));
    else it.skip(`${name}: ${missing}`, () => {});
    return;
  }
  describe(name, () => {
    let browser: Browser;
    beforeAll(async () => {
      // A camera that shows a pattern, and that pages may use.
      const camera = ['--use-fake-device-for-media-stream', '--use-fake-ui-for-media-stream'];
      const args = ['--no-sandbox', ...camera];
      browser = await chromium.launch({ executablePath, args, timeout: patient(10_000) });
    });
    afterEach(async () => {
      for (const context of browser.contexts()) await context.close();
    });
    afterAll(() => browser.close());
    tests(async (options = {}) => {
      const context = await browser.newContext({ locale: 'en-GB', timezoneId: 'UTC', ...options });
      context.setDefaultTimeout(patient(10_000));
      // Chromium without a screen crashes when it prints a PDF.
      await context.addInitScript('window.print = () => {}');
      return context.newPage();
    });
  });
}

/** Describes tests that need a viewer of PDFs. */
export function describeInPeoplesBrowser(name: string, tests: (open: OpenPage) => void): void {
  describeInBrowser(name, tests, peoplesBrowser);
}

/** Signs in by a new user's link, as people do. The page is then the start page in the mode in which the role begins. */
export async function signInByLink(
  page: Page,
  service: TestService,
  { accountId = service.account.id, role = 'owner' as UserRole, email = 'browser@shop.example' } = {},
): Promise<void> {
  const path = await invitedPath(service, { accountId, role, email });
  await page.goto(`${service.rootUrl}/dashboard${path}`);
  await page.fill('input[name=password]', goodPassword);
  await page.click('main button');
  await page.waitForURL(/\/dashboard\/(test|live)$/);
}

/** Signs in an operator by a new user's link. The page is then the operators' home page. */
export async function signInOperatorByLink(
  page: Page,
  { database, clock, rootUrl }: TestService,
  { role = 'operator' as OperatorRole, email = 'browser@sampan.example' } = {},
): Promise<void> {
  const made = await inviteUser(database.db.kysely, { accountId: null, role, email, now: clock.now() });
  await page.goto(`${rootUrl}${made?.path}`);
  await page.fill('input[name=password]', goodPassword);
  await page.click('main button');
  await page.waitForURL(/\/dashboard\/operator$/);
}

/** Opens the menu of the person's own pages, if it is not open. */
export async function openOwnMenu(page: Page): Promise<void> {
  if ((await page.locator('.person[open]').count()) === 0) await page.locator('.person > summary').click();
}

/** Returns what axe finds on the page: rule and element. */
export async function accessibilityFaults(page: Page): Promise<string[]> {
  await page.evaluate(axe.source);
  const { violations } = await page.evaluate(() =>
    (globalThis as unknown as { axe: typeof axe }).axe.run({ resultTypes: ['violations'] }),
  );
  return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html.slice(0, 200)}`));
}

/** Returns by how much the content has moved without a person's action, as browsers measure it. */
export function layoutShift(page: Page): Promise<number> {
  return page.evaluate(`new Promise((resolve) => {
    let sum = 0;
    new PerformanceObserver((list) => { for (const { hadRecentInput, value } of list.getEntries()) if (!hadRecentInput) sum += value; })
      .observe({ type: 'layout-shift', buffered: true });
    requestAnimationFrame(() => requestAnimationFrame(() => resolve(sum)));
  })`);
}

const findLayoutFaults = `(() => {
  const faults = [];
  for (const filters of document.querySelectorAll('.filters')) filters.open = true;
  const textsOf = (element) => {
    const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
    const found = [];
    while (texts.nextNode()) found.push(texts.currentNode);
    return found;
  };
  const linesOf = (text, from = 0, to = text.length) => {
    const range = document.createRange();
    range.setStart(text, from);
    range.setEnd(text, to);
    return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size;
  };
  for (const part of document.querySelectorAll('dt, th, label, legend, summary, h1, h2, td, dd, main p')) {
    if (part.querySelector('code')) continue;
    for (const text of textsOf(part)) {
      for (const { index, 0: word } of text.data.matchAll(/[\\w'-]+/g)) {
        // An ID has digits, an address has dots or an @. Each breaks where it must.
        if (/[\\d_-]/.test(word) || /^[@.]\\w/.test(text.data.slice(index + word.length)) || /[@.]/.test(text.data[index - 1])) continue;
        if (linesOf(text, index, index + word.length) > 1) faults.push('broken word: ' + word);
      }
    }
  }
  for (const cell of document.querySelectorAll('td[data-name="Recipient"]')) {
    const lines = textsOf(cell).reduce((sum, text) => sum + linesOf(text), 0);
    if (lines > 3) faults.push(lines + ' lines: ' + cell.textContent);
  }
  for (const box of document.querySelectorAll('.scroll, main pre')) {
    const cut = box.scrollWidth - box.clientWidth;
    if (cut > 0 && !box.querySelector('.waterfall')) faults.push(cut + ' px cut off: ' + box.textContent.trim().slice(0, 40));
  }
  for (const columns of document.querySelectorAll('.columns:not(.packed)')) {
    const rows = Map.groupBy(columns.children, (card) => Math.round(card.getBoundingClientRect().top));
    for (const cards of rows.values()) {
      const bottoms = cards.map((card) => card.getBoundingClientRect().bottom);
      if (Math.max(...bottoms) - Math.min(...bottoms) > 1) faults.push('hole below a card: ' + cards[0].textContent.trim().slice(0, 40));
    }
  }
  for (const packed of document.querySelectorAll('.columns.packed')) {
    const columns = Map.groupBy([...packed.children].map((card) => card.getBoundingClientRect()), ({ left }) => Math.round(left));
    for (const cards of columns.values())
      for (const [at, { top }] of cards.slice(1).entries())
        if (top - cards[at].bottom > 24) faults.push('hole between cards: ' + packed.children[at].textContent.trim().slice(0, 40));
  }
  for (const address of document.querySelectorAll('main address'))
    if (address.clientWidth < 200) faults.push('narrow address: ' + address.textContent.slice(0, 40));
  for (const input of document.querySelectorAll('input[type=file]'))
    if (!input.closest('.drop')) faults.push('file input without its box: ' + input.name);
  for (const chart of document.querySelectorAll('.chart')) {
    const texts = [...chart.querySelectorAll('.axis span, .days span, figcaption span')].map((text) => [text.textContent, text.getBoundingClientRect()]);
    for (const [at, [text, box]] of texts.entries())
      for (const [other, { top, bottom, left, right }] of texts.slice(at + 1))
        if (box.bottom > top + 1 && box.top < bottom - 1 && box.right > left && box.left < right) faults.push(text + ' over ' + other);
  }
  for (const grid of document.querySelectorAll('.grid')) {
    const { right } = grid.getBoundingClientRect();
    for (const field of grid.querySelectorAll('input, select, textarea'))
      if (field.getBoundingClientRect().right > right + 1) faults.push('out of its box: ' + field.name);
    const rows = Map.groupBy(grid.querySelectorAll(':scope > .field'), (field) => Math.round(field.getBoundingClientRect().top));
    for (const fields of rows.values()) {
      const tops = fields.map((field) => field.querySelector('input, select, textarea').getBoundingClientRect().top);
      if (Math.max(...tops) - Math.min(...tops) > 1) faults.push('out of its row: ' + fields[0].textContent.trim().slice(0, 40));
    }
  }
  return faults;
})()`;

/** Returns words that are broken, texts over other texts, content that is cut off, recipients of many lines, holes between cards, narrow addresses, file inputs without a box, and fields that left their row or box. */
export function layoutFaults(page: Page): Promise<string[]> {
  return page.evaluate(findLayoutFaults);
}
