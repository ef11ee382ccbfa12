import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import axe from 'axe-core';
import { type Browser, type BrowserContextOptions, chromium, type Page } from 'playwright-core';
import type { UserRole } from '../../db/table/user.ts';
import { browserProgram } from '../../scripts/frame/dashboard-pages.ts';
import { goodPassword, invitedPath } from './dashboard.ts';
import type { TestService } from './service.ts';

/** Waits of a page; longer than any on a busy machine. */
const patienceMs = 30_000;

/** Opens a page in a context of its own: no cookies of other pages. */
export type OpenPage = (options?: BrowserContextOptions) => Promise<Page>;

/** Describes tests that drive a real browser. Without one they are skipped; in CI they fail. */
export function describeInBrowser(name: string, tests: (open: OpenPage) => void): void {
  const executablePath = browserProgram;
  if (!executablePath) {
    const missing = 'there is no Chromium (Debian: chromium)';
    if (process.env.CI) it('a browser is installed', () => expect(missing).toBe('there'));
    else it.skip(`${name}: ${missing}`, () => {});
    return;
  }
  describe(name, () => {
    let browser: Browser;
    beforeAll(async () => {
      browser = await chromium.launch({ executablePath, args: ['--no-sandbox'] });
    });
    afterEach(async () => {
      for (const context of browser.contexts()) await context.close();
    });
    afterAll(() => browser.close());
    tests(async (options = {}) => {
      const context = await browser.newContext({ locale: 'en-GB', timezoneId: 'UTC', ...options });
      context.setDefaultTimeout(patienceMs);
      return context.newPage();
    });
  });
}

/** Signs in by a new user's link, as people do. The page is then the dashboard's start page in test mode. */
export async function signInByLink(
  page: Page,
  service: TestService,
  { accountId = service.account.id, role = 'owner' as UserRole, email = 'browser@shop.example' } = {},
): Promise<void> {
  const path = await invitedPath(service, { accountId, role, email });
  await page.goto(`${service.rootUrl}/dashboard${path}`);
  await page.fill('input[name=password]', goodPassword);
  await page.click('main button');
  await page.waitForURL(/\/dashboard\/test$/);
}

/** Returns what axe finds on the page: rule and element. */
export async function accessibilityFaults(page: Page): Promise<string[]> {
  await page.evaluate(axe.source);
  const { violations } = await page.evaluate(() =>
    (globalThis as unknown as { axe: typeof axe }).axe.run({ resultTypes: ['violations'] }),
  );
  return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html.slice(0, 200)}`));
}
