import { afterAll, beforeAll, expect, it } from '@jest/globals';
import type { Page } from 'playwright-core';
import { shipmentTexts } from '../../../src/dashboard/shipment/text.ts';
import { inviteUser } from '../../../src/user/invite.ts';
import { accessibilityFaults, describeInBrowser, layoutShift, signInByLink } from '../../support/browser.ts';
import { goodPassword } from '../../support/dashboard.ts';
import { startTestService, type TestService } from '../../support/service.ts';
import { order } from '../../support/shipment/order.ts';

/** Parcels of the account: two more than a page of the list shows. */
const parcels = 27;

let service: TestService;
beforeAll(async () => {
  service = await startTestService();
  for (let number = 0; number < parcels; number++)
    await service
      .call('post', '/shipments')
      .set('Idempotency-Key', `row-${number}`)
      .send({ ...order(), reference_no: `ROW-${number}` })
      .expect(201);
});
afterAll(() => service.stop());

const laptop = { width: 1280, height: 800 };

/** Signs in and opens a page of test mode. */
async function openPage(page: Page, path: string, name = path.replace(/\W+/g, '-')): Promise<void> {
  await signInByLink(page, service, { email: `opens${name}@shop.example` });
  await page.goto(`${service.rootUrl}/dashboard/test${path}`);
}

async function expectNoFault(page: Page, part: string): Promise<void> {
  expect([part, await layoutShift(page)]).toEqual([part, 0]);
  expect([part, await accessibilityFaults(page)]).toEqual([part, []]);
}

describeInBrowser('an opened part of a page', (open) => {
  it('is the bar of a list: 12 rows fit on a laptop, and its actions are in one line', async () => {
    const page = await open({ viewport: laptop });
    await openPage(page, '/shipments');
    const bottoms = (await page.evaluate(
      "[...document.querySelectorAll('tbody tr')].map((row) => row.getBoundingClientRect().bottom)",
    )) as number[];
    expect(bottoms.filter((bottom) => bottom <= laptop.height).length).toBeGreaterThanOrEqual(12);
    expect(await rowHeights(page)).toEqual([44]);
    await page.locator('tbody input[name=id]').first().check();
    const tops = (await page.evaluate(
      "[...document.querySelectorAll('.selection > :not([hidden])')].map((part) => part.getBoundingClientRect()).map(({ top, bottom }) => Math.round((top + bottom) / 2))",
    )) as number[];
    expect(Math.max(...tops) - Math.min(...tops)).toBeLessThan(8);
    await expectNoFault(page, 'selection');

    const shownAs = (width: number) =>
      page.setViewportSize({ width, height: 800 }).then(() => displays(page));
    expect(await shownAs(820)).toEqual(['table', 'table-header-group', 'table-row', 'table-cell']);
    const [, head, row] = await shownAs(380);
    expect([head, row]).not.toContain('table-header-group');
    expect([head, row]).not.toContain('table-row');

    await page.setViewportSize(laptop);
    await service.database.db.pool.query('update dashboard_user set compact_rows = true where email = $1', [
      'opens-shipments@shop.example',
    ]);
    await page.reload();
    expect(await rowHeights(page)).toEqual([36]);
  });

  it('is a parcel of a list, by keys only, and Back leads to the same page of the same filters', async () => {
    const page = await open({ viewport: laptop });
    await openPage(page, '/shipments?destination_country=US', '-keys');
    await page.locator('.pager').getByRole('link').click();
    const rows = page.locator('tbody tr');
    await rows.nth(2).waitFor({ state: 'detached' });
    expect(await rows.count()).toBe(2);
    const list = page.url();
    await page.waitForLoadState();
    const focused = async (key: string) => {
      await page.keyboard.press(key);
      return page.evaluate(
        "[...document.querySelectorAll('tbody tr')].findIndex((row) => row.contains(document.activeElement))",
      );
    };
    const selected = page.locator('[data-selected]');
    expect(await focused('j')).toBe(0);
    expect(await focused('j')).toBe(1);
    // It stays in the last row.
    expect(await focused('j')).toBe(1);
    expect(await focused('k')).toBe(0);
    expect(await focused('x')).toBe(0);
    expect([await rows.first().locator('[name=id]').isChecked(), await selected.textContent()]).toEqual([
      true,
      '1',
    ]);
    await page.keyboard.press('x');
    expect(await selected.textContent()).toBe('0');
    const keys = page.getByText(shipmentTexts.en.selection.keys);
    expect(await keys.isVisible()).toBe(false);
    await page.keyboard.press('?');
    expect(await keys.isVisible()).toBe(true);

    await page.keyboard.press('Enter');
    const drawer = page.locator('#drawer[open]');
    await drawer.locator('.label canvas').waitFor();
    const { detail, printing } = shipmentTexts.en;
    expect(await drawer.locator('h1').textContent()).toBe('ROW-1');
    for (const name of [detail.trackingPage, shipmentTexts.en.list.duplicate, detail.cancel])
      expect([name, await drawer.getByRole('link', { name, exact: true }).isVisible()]).toEqual([name, true]);
    expect(await drawer.getByRole('button', { name: printing.print, exact: true }).isVisible()).toBe(true);
    expect(page.url()).toBe(list);
    await drawer.getByRole('link', { name: detail.wholePage, exact: true }).click();
    await page.waitForURL(/\/shipments\/SMP\d+$/);
    await page.goBack();
    await page.waitForURL(list);
    expect(await rows.count()).toBe(2);
    expect(await page.locator('.given').textContent()).toContain('US');
  });

  it.each(['light', 'dark'] as const)('the drawer has no fault, %s', async (colorScheme) => {
    const page = await open({ viewport: laptop, colorScheme });
    await openPage(page, '/shipments', colorScheme);
    await page.locator('tbody [hx-get]').first().click();
    await page.locator('#drawer[open] h2', { hasText: shipmentTexts.en.detail.timeline }).waitFor();
    await expectNoFault(page, 'drawer');
  });

  it('the box of the search has no fault, empty and with hits', async () => {
    const page = await open({ viewport: laptop });
    await openPage(page, '');
    // An arrow moves through the days of a chart, and shows the value of the day.
    await page.locator('.values input').last().focus();
    await page.keyboard.press('ArrowLeft');
    await page.keyboard.press('ArrowRight');
    expect(await shownValues(page)).toEqual([expect.stringMatching(/\b27\b/)]);
    await page.keyboard.press('ArrowLeft');
    expect(await shownValues(page)).toEqual([expect.stringMatching(/\b0\b/)]);
    await page.keyboard.press('Control+k');
    await page.locator('#palette[open]').waitFor();
    await expectNoFault(page, 'empty box');
    await page.keyboard.type('ROW-1');
    await page.locator('#palette-hits a').first().waitFor();
    await expectNoFault(page, 'hits');
  });

  it('a label is drawn at once, also below the window', async () => {
    const page = await open({ viewport: { width: 1280, height: 300 } });
    const { id } = (await service.sdk().shipments.list()).data[0] ?? {};
    await openPage(page, `/shipments/${id}`, 'label');
    await page.locator('.label canvas').waitFor();
    expect(await page.evaluate('scrollY')).toBe(0);
  });

  it('the hand-over has no fault with its parcels', async () => {
    const page = await open({ viewport: laptop });
    await openPage(page, '/manifests/new');
    await page.locator('a[href*="carrier="]').click();
    await page.locator('tbody tr').nth(13).waitFor();
    await expectNoFault(page, 'hand-over');
  });

  it('a file that is dropped on the page is chosen in its box', async () => {
    const page = await open({ viewport: laptop });
    await openPage(page, '/products/import');
    await dropFile(page, 'products.csv');
    expect(await page.evaluate("document.querySelector('.drop input').files[0].name")).toBe('products.csv');
    expect(new URL(page.url()).pathname).toBe('/dashboard/test/products/import');

    const operator = await open({ viewport: laptop });
    const invited = { accountId: null, role: 'operator', email: 'drop@sampan.example' } as const;
    const made = await inviteUser(service.database.db.kysely, { ...invited, now: service.clock.now() });
    await operator.goto(service.rootUrl + made?.path);
    await operator.fill('input[name=password]', goodPassword);
    await operator.click('main button');
    await operator.waitForURL(/\/dashboard\/operator$/);
    await operator.goto(`${service.rootUrl}/dashboard/operator/catalog`);
    await dropFile(operator, 'rates.csv', 'levy.csv');
    expect(
      await operator.evaluate("[...document.querySelector('.drop input').files].map(({ name }) => name)"),
    ).toEqual(['rates.csv', 'levy.csv']);
  });
});

/** Returns the heights of the rows of a table, in px, each once. */
function rowHeights(page: Page): Promise<number[]> {
  return page.evaluate(
    "[...new Set([...document.querySelectorAll('tbody tr')].map((row) => Math.round(row.getBoundingClientRect().height)))]",
  );
}

/** Returns how the browser lays out a table, its head, and the rows and cells of its body. */
function displays(page: Page): Promise<string[]> {
  return page.evaluate(
    "['table', 'thead', 'tbody tr', 'tbody td'].map((part) => getComputedStyle(document.querySelector(part)).display)",
  );
}

/** Returns the values of a chart that can be seen. */
function shownValues(page: Page): Promise<string[]> {
  return page.evaluate(
    "[...document.querySelectorAll('.values span')].filter((value) => getComputedStyle(value).opacity === '1').map((value) => value.textContent)",
  );
}

/** Drops files beside the box, where a browser would open them instead of the page. */
async function dropFile(page: Page, ...names: string[]): Promise<void> {
  const dataTransfer = await page.evaluateHandle((given) => {
    const transfer = new DataTransfer();
    for (const name of given) transfer.items.add(new File(['text'], name));
    return transfer;
  }, names);
  await page.dispatchEvent('h1', 'drop', { dataTransfer });
}
