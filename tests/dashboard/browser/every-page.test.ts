import { afterAll, beforeAll, expect, it } from '@jest/globals';
import type { Page } from 'playwright-core';
import { everyKindOfPage } from '../../../scripts/frame/dashboard-pages.ts';
import { sharedTexts } from '../../../src/dashboard/text.ts';
import {
  accessibilityFaults,
  describeInBrowser,
  layoutFaults,
  layoutShift,
  signInByLink,
} from '../../support/browser.ts';
import { invitedPath } from '../../support/dashboard.ts';
import { closeManifest } from '../../support/manifest/manifest-world.ts';
import { cases } from '../../support/profile.ts';
import { startTestService, type TestService } from '../../support/service.ts';
import { batchOrders, createBatch, placeBatches } from '../../support/shipment/batch.ts';
import { order } from '../../support/shipment/order.ts';

let service: TestService;
beforeAll(async () => {
  service = await startTestService({ env: { REQUEST_LOG: 'on' } });
  await service.call('post', '/shipments').set('Idempotency-Key', 'pages').send(order()).expect(201);
  await closeManifest(service).expect(201);
  await service.call('post', '/shipments').set('Idempotency-Key', 'waiting').send(order()).expect(201);
  await service.context.requestLog?.flush();
  // Without the calling code: the page shows advice.
  await service.sdk().addresses.create({ ...order().recipient, role: 'recipient', phone: '212 555 0147' });
  // A row that stays to be corrected, and a person with choices.
  await createBatch(
    service,
    batchOrders(1, () => ({ reference_no: 'refused', parcel_weight_kg: [500] })),
  );
  await placeBatches(service.context);
  await invitedPath(service, { accountId: service.account.id, role: 'viewer', email: 'viewer@shop.example' });
  const webhooks = service.sdk().webhooks;
  // A port on which nothing listens: the delivery has a failed attempt.
  const { id } = await webhooks.create({ url: 'http://127.0.0.1:9/', events: ['*'] });
  await webhooks.test(id);
});
afterAll(() => service.stop());

/** Visits every page that a person reaches by links, without the query, and looks at it. Returns their number. */
async function visitEach(page: Page, look: (path: string) => Promise<void>): Promise<number> {
  const visited = await everyKindOfPage(new URL(page.url()).pathname, async (path) => {
    await page.goto(service.rootUrl + path);
    await look(path);
    return page.evaluate('[...document.links].map((link) => link.pathname)');
  });
  return visited.length;
}

const rightOfMain = (page: Page): Promise<number> =>
  page.evaluate("document.querySelector('main').getBoundingClientRect().right");

/** Pixels that the text of the empty search leaves free. */
const roomOfSearch = `(() => {
  const input = document.querySelector('[data-search]');
  const { font, paddingLeft, paddingRight } = getComputedStyle(input);
  const context = document.createElement('canvas').getContext('2d');
  context.font = font;
  const { width } = context.measureText(input.placeholder);
  return input.clientWidth - parseFloat(paddingLeft) - parseFloat(paddingRight) - width;
})()`;

/** The element that shows the mode: a bar is as wide as the window. */
interface ModePart {
  readonly text: string;
  readonly isBar: boolean;
  readonly colors: readonly string[];
}

const modeParts = `[...document.querySelectorAll('.mode')].map((part) => {
  const { backgroundColor, color } = getComputedStyle(part);
  const isBar = part.clientWidth === document.querySelector('header').clientWidth;
  return { text: part.querySelector('strong').textContent, isBar, colors: [backgroundColor, color] };
})`;

/** Color of what can't be undone, as the browser computes it. */
const danger = `(() => {
  const part = document.body.appendChild(document.createElement('i'));
  part.style.color = 'var(--bad)';
  const { color } = getComputedStyle(part);
  part.remove();
  return color;
})()`;

/** Bytes of the page, its style sheet and its scripts. The label that a page shows is a document of its own, as is what draws it. */
const bytesOfPage = `performance.getEntriesByType('navigation').concat(performance.getEntriesByType('resource'))
  .filter(({ initiatorType, name }) => !['object', 'embed'].includes(initiatorType) && !/\\/(?:pdfjs\\.\\w+\\.mjs|label\\.pdf)$/.test(name))
  .reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0)`;

/** Time limit in ms, on an idle machine, of a test that visits every page. */
const allPagesMs = 90_000;

describeInBrowser('every page of the dashboard', (open) => {
  const looks = [
    ['en', 'light'],
    ['en', 'dark'],
    ['zh-Hant', 'light'],
    ['zh-Hant', 'dark'],
  ] as const;
  it.each(cases(looks).map(([, look]) => look))(
    'does not shift, and has no fault that axe finds, in %s, %s',
    async (language, colorScheme) => {
      const page = await open({ colorScheme, locale: language === 'en' ? 'en-GB' : 'zh-HK' });
      await signInByLink(page, service, { email: `${language}.${colorScheme}@shop.example` });
      const visited = await visitEach(page, async (path) => {
        expect([path, await page.getAttribute('html', 'lang')]).toEqual([path, language]);
        expect([path, await layoutShift(page)]).toEqual([path, 0]);
        expect([path, await accessibilityFaults(page)]).toEqual([path, []]);
      });
      expect(visited).toBeGreaterThan(5);
    },
    allPagesMs,
  );

  it(
    'is at most 100 kB, does not shift, and fits into a phone, a tablet, a laptop and a wide screen',
    async () => {
      const page = await open({ viewport: { width: 380, height: 800 } });
      await signInByLink(page, service, { email: 'narrow@shop.example' });
      const errors: string[] = [];
      const faults: string[] = [];
      page.on('console', (message) => {
        if (message.type() === 'error') errors.push(message.text());
      });
      await visitEach(page, async (path) => {
        const bytes = (await page.evaluate(bytesOfPage)) as number;
        expect([path, bytes > 0 && bytes <= 100_000]).toEqual([path, true]);
        expect([path, await layoutShift(page)]).toEqual([path, 0]);
        // A title names its object. Its id stands below. The path of a request may have one.
        expect([path, (await page.textContent('h1')) ?? '']).toEqual([
          path,
          expect.not.stringMatching(/(?<!\/)\b[a-z]+_[0-9a-f]{20}/),
        ]);
        for (const width of [380, 820, 1280, 1920]) {
          await page.setViewportSize({ width, height: 800 });
          expect([path, await page.evaluate('document.documentElement.scrollWidth')]).toEqual([path, width]);
          if (width === 1920 && (await rightOfMain(page)) < width - 20)
            faults.push(`${path} leaves the screen empty`);
          for (const fault of await layoutFaults(page)) faults.push(`${path} at ${width} px: ${fault}`);
        }
        await page.setViewportSize({ width: 380, height: 800 });
      });
      expect(errors).toEqual([]);
      expect(faults).toEqual([]);
    },
    allPagesMs,
  );

  it('has a check that finds a recipient of many lines, and its broken words', async () => {
    const page = await open({ viewport: { width: 820, height: 800 } });
    await signInByLink(page, service, { email: 'broken@shop.example' });
    await page.goto(`${service.rootUrl}/dashboard/test/shipments`);
    expect(await layoutFaults(page)).toEqual([]);
    await page.evaluate(
      `document.querySelector('td[data-name="Recipient"]').style = 'width: 3ch; word-break: break-all'`,
    );
    expect((await layoutFaults(page)).join('; ')).toMatch(/^broken word: \w+; .*\d+ lines: /);
  });

  it.each([
    ['.days', 'position: relative; left: -2rem; top: -1.5rem', /^0 over \d+ \w+$/],
    ['main address', 'width: 170px', /^narrow address: /],
    ['.columns.packed section', 'margin-bottom: 80px', /^hole between cards: /],
    ['.columns section', 'align-self: start; height: 20px', /^hole below a card: /],
  ])('has a check that finds the fault of %s { %s }', async (selector, style, fault) => {
    const page = await open({ viewport: { width: 1280, height: 800 } });
    await signInByLink(page, service, { email: `${selector.replace(/\W+/g, '')}@shop.example` });
    if (/address|packed/.test(selector)) {
      await page.goto(`${service.rootUrl}/dashboard/test/shipments`);
      await page.goto(service.rootUrl + (await page.getAttribute('tbody a[href*="/SMP"]', 'href')));
    }
    expect(await layoutFaults(page)).toEqual([]);
    await page.evaluate(`document.querySelector('${selector}').style = '${style}'`);
    expect(await layoutFaults(page)).toContainEqual(expect.stringMatching(fault));
  });

  it('has one menu in a column, and room for the text of the search', async () => {
    const page = await open({ viewport: { width: 1280, height: 800 } });
    await signInByLink(page, service, { email: 'menu@shop.example' });
    expect(await page.getByRole('link', { name: 'Team', exact: true }).isVisible()).toBe(true);
    const edges = (await page.evaluate(
      "[...document.querySelectorAll('header nav > ul a')].map((link) => Math.round(link.getBoundingClientRect().left))",
    )) as number[];
    expect([edges.length > 5, new Set(edges).size]).toEqual([true, 1]);
    const { developers } = sharedTexts.en.items;
    const folded = page
      .locator('header details', { hasText: developers })
      .filter({ hasText: 'API keys' })
      .last();
    const links = folded.getByRole('link', { includeHidden: true });
    expect(await links.allTextContents()).toEqual([
      'API keys',
      'Requests',
      'Webhooks',
      'Events',
      'Change log',
    ]);
    expect(await links.first().isVisible()).toBe(false);
    await page.getByText(developers, { exact: true }).click();
    expect(await links.first().isVisible()).toBe(true);
    for (const width of [380, 820, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      const room = (await page.evaluate(roomOfSearch)) as number;
      expect([width, room >= 0]).toEqual([width, true]);
    }
  });

  it.each([
    'light',
    'dark',
  ] as const)('has a bar that is not red in test mode, and a small mark in live mode, %s', async (colorScheme) => {
    const page = await open({ viewport: { width: 1280, height: 800 }, colorScheme });
    await signInByLink(page, service, { email: `mode.${colorScheme}@shop.example` });
    const { mode, switchTo } = sharedTexts.en;
    const red = await page.evaluate(danger);
    const parts = () => page.evaluate(modeParts) as Promise<ModePart[]>;
    const shown = await parts();
    expect(shown).toEqual([
      { text: mode.test, isBar: true, colors: [expect.any(String), expect.any(String)] },
    ]);
    expect(shown[0]?.colors).not.toContain(red);
    await page.getByRole('button', { name: switchTo.live }).click();
    await page.waitForURL(/\/dashboard\/live/);
    expect(await parts()).toMatchObject([{ text: mode.live, isBar: false }]);
    const box = await page.getByText(mode.live, { exact: true }).boundingBox();
    expect(box && box.width < 120 && box.height < 32).toBe(true);
  });

  it('breaks an address in a heading after its slashes', async () => {
    const page = await open();
    await signInByLink(page, service, { email: 'heading@shop.example' });
    await page.goto(`${service.rootUrl}/dashboard/test/requests`);
    await page.click('td a[href*="/requests/"]');
    await page.getByRole('heading', { level: 1, name: /^POST .*\/test$/ }).waitFor();
    for (let width = 320; width < 1000; width += 10) {
      await page.setViewportSize({ width, height: 800 });
      expect([width, await layoutFaults(page)]).toEqual([width, []]);
    }
  });

  it('opens the older part of the change log for an address that leads into it', async () => {
    const page = await open({ viewport: { width: 380, height: 800 } });
    await signInByLink(page, service, { email: 'older@shop.example' });
    for (const path of ['/dashboard/test/changelog', '/changelog']) {
      await page.goto(service.rootUrl + path);
      expect(await page.evaluate('document.documentElement.scrollHeight')).toBeLessThan(8000);
      const id = await page.locator('main details li[id]').last().getAttribute('id');
      await page.goto(`${service.rootUrl}${path}#${id}`);
      await page.locator(`[id="${id}"]`).waitFor({ state: 'visible' });
      expect(await page.evaluate("document.querySelector('main details').open")).toBe(true);
    }
  });

  it('shows its content, prices and choices on a phone without scrolling sideways, and the menu when asked', async () => {
    const page = await open({ viewport: { width: 380, height: 800 } });
    await signInByLink(page, service, { email: 'phone@shop.example' });
    const heightOf = async () => (await page.locator('header').boundingBox())?.height;
    expect(await heightOf()).toBeLessThan(160);
    const wallet = page.getByRole('link', { name: 'Money', exact: true });
    expect(await wallet.isVisible()).toBe(false);
    await page.click('.menu summary');
    expect(await wallet.isVisible()).toBe(true);
    expect(await heightOf()).toBeLessThan(160);
    const search = 'recipient.country_code=US&parcels.0.weight_kg=0.5';
    await page.goto(`${service.rootUrl}/dashboard/test/shipments/new?${search}`);
    expect(await layoutFaults(page)).toEqual([]);
    for (const part of ['#price .figure', '.price .main']) {
      const box = await page.locator(part).first().boundingBox();
      expect([part, box && box.x + box.width < 380]).toEqual([part, true]);
    }
    await page.setViewportSize({ width: 1280, height: 800 });
    expect(await wallet.isVisible()).toBe(true);
  });
});
