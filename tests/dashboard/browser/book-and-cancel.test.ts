import { readFile } from 'node:fs/promises';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import type { Page } from 'playwright-core';
import { topUp } from '../../../db/query/wallet/ledger.ts';
import { orderTexts } from '../../../src/dashboard/order/text.ts';
import { accessibilityFaults, describeInBrowser, layoutFaults, signInByLink } from '../../support/browser.ts';
import { startTestService, type TestService } from '../../support/service.ts';
import { create } from '../../support/shipment/booking.ts';
import { order } from '../../support/shipment/order.ts';

let service: TestService;
beforeAll(async () => {
  service = await startTestService();
});
afterAll(() => service.stop());

/** Presses Tab until an element has the focus. */
async function tabTo(page: Page, selector: string): Promise<void> {
  const isFocused = `document.activeElement?.matches(${JSON.stringify(selector)})`;
  for (let presses = 0; presses < 120; presses++) {
    if (await page.evaluate(isFocused)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`Tab does not reach ${selector} on ${page.url()}`);
}

async function openMenu(page: Page): Promise<void> {
  await tabTo(page, '.menu > summary');
  await page.keyboard.press('Enter');
}

async function openAccountMenu(page: Page): Promise<void> {
  await openMenu(page);
  await tabTo(page, '.person > summary');
  await page.keyboard.press('Enter');
}

async function follow(page: Page, selector: string, target: RegExp): Promise<void> {
  await tabTo(page, selector);
  await page.keyboard.press('Enter');
  await page.waitForURL(target);
  expect([page.url(), await page.evaluate('document.documentElement.scrollWidth')]).toEqual([
    page.url(),
    380,
  ]);
}

async function fill(page: Page, fields: Readonly<Record<string, string>>): Promise<void> {
  for (const [name, text] of Object.entries(fields)) {
    await tabTo(page, `[name="${name}"]`);
    await page.keyboard.type(text);
  }
}

/** Returns the script that measures a drawn page: the share of dark pixels, and the bars of its barcode. */
const inkOfLabel = (at: number) => `(() => {
  const drawn = document.querySelectorAll('.label canvas')[${at}];
  const { data } = drawn.getContext('2d').getImageData(0, 0, drawn.width, drawn.height);
  const isDark = (x, y) => data[(y * drawn.width + x) * 4] < 100;
  let dark = 0;
  let bars = 0;
  for (let y = 0; y < drawn.height; y++) {
    let found = 0;
    for (let x = 1; x < drawn.width; x++) {
      if (isDark(x, y)) dark++;
      if (isDark(x, y) && !isDark(x - 1, y) && y + 20 < drawn.height && isDark(x, y + 20)) found++;
    }
    bars = Math.max(bars, found);
  }
  return { dark: dark / (drawn.width * drawn.height), bars };
})()`;

describeInBrowser('a merchant with a keyboard and a screen of 380 px', (open) => {
  it('sees the price, books once, sees the label, exports, reads Chinese, and cancels', async () => {
    const page = await open({ viewport: { width: 380, height: 800 } });
    await signInByLink(page, service);
    await openMenu(page);
    await follow(page, 'nav a[href$="/test/shipments"]', /\/shipments$/);
    await follow(page, 'a[href$="/shipments/new"]', /\/new$/);
    await fill(page, {
      'recipient.country_code': 'United States',
      'recipient.contact_name': 'Emily Carter',
      'recipient.phone': '+1 212 555 0147',
      'recipient.address': '350 5th Avenue',
      'recipient.city': 'New York',
      'recipient.region': 'NY',
      'recipient.postal_code': '10118',
      'parcels.0.weight_kg': '0.5',
      'items.0.description': 'Cotton T-shirt',
      'items.0.unit_price': 'eighty',
    });
    await page.keyboard.press('Enter');
    await page.waitForURL(/new\?form=/);
    expect(await accessibilityFaults(page)).toEqual([]);
    const price = page.locator('[name="items.0.unit_price"]');
    expect(await price.getAttribute('aria-invalid')).toBe('true');
    expect(await page.title()).toMatch(/^Error: /);
    const focused = () => page.evaluate('document.activeElement.textContent || document.activeElement.name');
    expect(await focused()).toMatch(/^1 field needs a changePrice per piece in HKD: /);
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    expect(await focused()).toBe('items.0.unit_price');
    await page.keyboard.press('ControlOrMeta+A');
    await page.keyboard.type('80');
    await page.keyboard.press('Enter');
    await page.locator('[name=expected_total_hkd]').waitFor({ state: 'attached' });
    expect(await accessibilityFaults(page)).toEqual([]);
    await follow(page, 'button[name=book][value=book]', /\/SMP\d+\/booked$/);
    expect(await accessibilityFaults(page)).toEqual([]);
    expect(await focused()).toBe(orderTexts.en.booked.next);
    await follow(page, 'main a[href*="/shipments/SMP"]:not([href*=label])', /\/SMP\d+$/);
    await page.locator('.label canvas').waitFor();
    const id = page.url().split('/').at(-1) ?? '';
    const rows = async () =>
      (await service.database.db.pool.query('select tracking_number, status from shipment')).rows;
    expect(await rows()).toEqual([{ tracking_number: id, status: 'label_created' }]);
    await openAccountMenu(page);
    await tabTo(page, 'button[name=language]');
    await page.keyboard.press('Enter');
    await page.locator('html[lang=zh-Hant]').waitFor();
    await page.getByRole('heading', { name: '承運商通訊記錄' }).waitFor();
    await follow(page, 'a[href$="/cancel"]', /\/cancel$/);
    expect(await rows()).toEqual([{ tracking_number: id, status: 'label_created' }]);
    await follow(page, 'button.danger', new RegExp(`${id}$`));
    expect(await rows()).toEqual([{ tracking_number: id, status: 'cancelled' }]);
    await openMenu(page);
    await follow(page, 'nav a[href$="/test/shipments"]', /\/shipments$/);
    const download = page.waitForEvent('download');
    await tabTo(page, 'a[href$="/shipments.csv"]');
    await page.keyboard.press('Enter');
    expect(await readFile((await (await download).path()) ?? '', 'utf8')).toContain(`${id},cancelled`);
    const mode = () => page.locator('header .mode strong').textContent();
    const testMode = await mode();
    await follow(page, 'header .mode button', /\/live\/shipments$/);
    expect([await mode(), await page.getByText(id).count()]).toEqual([
      expect.not.stringMatching(testMode ?? ''),
      0,
    ]);
    await follow(page, 'header .mode button', /\/test\/shipments$/);
    expect([await mode(), await page.locator(`a[href$="${id}"]`).count()]).toEqual([testMode, 1]);
  });

  it('sees the label and the doorstep photo drawn on the page', async () => {
    const parcels = [{ weight_kg: 0.5 }, { weight_kg: 0.4 }];
    const { id } = (await create(service, order({ parcels, reference_no: 'SANDBOX-POD' }))).body.data;
    const page = await open({ viewport: { width: 380, height: 800 }, colorScheme: 'dark' });
    const errors: string[] = [];
    page.on('console', (message) => {
      if (message.type() === 'error') errors.push(message.text());
    });
    await signInByLink(page, service, { email: 'label@shop.example' });
    await page.goto(`${service.rootUrl}/dashboard/test/shipments/${id}`);
    // Without scrolling: a box that stays white until then looks like a fault.
    const canvases = page.locator('.label canvas');
    await canvases.nth(1).waitFor();
    expect(await page.evaluate('scrollY')).toBe(0);
    expect(await canvases.first().getAttribute('aria-label')).toBe('Label 1 / 2');
    for (const at of [0, 1]) {
      const { dark, bars } = (await page.evaluate(inkOfLabel(at))) as { dark: number; bars: number };
      // Neither empty nor filled, and a barcode is a row of many bars that go on below.
      expect([dark > 0.01, dark < 0.5, bars > 30]).toEqual([true, true, true]);
    }
    expect(await accessibilityFaults(page)).toEqual([]);
    expect(await page.evaluate('document.documentElement.scrollWidth')).toBe(380);
    await service
      .call('post', `/test_helpers/shipments/${id}/advance`)
      .set('Idempotency-Key', 'deliver')
      .send({ status: 'delivered' })
      .expect(200);
    await page.reload();
    // The label of a delivered parcel is folded.
    expect(await canvases.count()).toBe(0);
    expect(await accessibilityFaults(page)).toEqual([]);
    const link = page.locator('a[href$="/pod.jpg"]');
    expect(
      (await page.request.get(new URL((await link.getAttribute('href')) ?? '', page.url()).href)).status(),
    ).toBe(200);
    const photo = page.locator('img.photo');
    await photo.scrollIntoViewIfNeeded();
    const isLoaded = `new Promise((resolve) => {
      const photo = document.querySelector('img.photo');
      if (photo.complete) resolve(photo.naturalWidth);
      else photo.onload = photo.onerror = () => resolve(photo.naturalWidth);
    })`;
    expect(await page.evaluate(isLoaded)).toBeGreaterThan(100);
    expect(errors).toEqual([]);
  });

  it('reaches the label without scripts', async () => {
    const { id } = (await create(service, order())).body.data;
    const page = await open({ javaScriptEnabled: false });
    await signInByLink(page, service, { email: 'plain@shop.example' });
    await page.goto(`${service.rootUrl}/dashboard/test/shipments/${id}`);
    expect(await page.locator('div.label').isVisible()).toBe(false);
    expect(await page.locator('object.label').isVisible()).toBe(true);
    expect(await page.getByRole('link', { name: 'Open the label (PDF)' }).isVisible()).toBe(true);
  });

  it('sees charts, entries and filled forms of live mode without a fault that axe finds', async () => {
    const { account, database, rootUrl } = service;
    await topUp(database.db.pool, { accountId: account.id, amountCents: 10_000, transactionId: 'txn_1' });
    const { body } = await create(service, order(), account.liveKey);
    await database.db.pool.query(
      `insert into wallet_transaction select t.* from wallet_transaction w, jsonb_populate_record(w,
        jsonb_build_object('id', 'txn_2', 'type', 'post', 'version', 100, 'balance_change_cents', -6500)) t
        where w.type = 'hold'`,
    );
    const page = await open({ viewport: { width: 380, height: 800 }, colorScheme: 'dark' });
    await signInByLink(page, service, { email: 'live@shop.example' });
    const { id } = body.data;
    const search = 'recipient.country_code=US&parcels.0.weight_kg=0.5';
    for (const path of [
      '',
      '/wallet',
      `/shipments/${id}`,
      `/shipments/${id}/cancel`,
      `/shipments/new?${search}`,
    ]) {
      await page.goto(`${rootUrl}/dashboard/live${path}`);
      expect([path, await accessibilityFaults(page)]).toEqual([path, []]);
      for (const width of [1280, 820, 380]) {
        await page.setViewportSize({ width, height: 800 });
        expect([path, await page.evaluate('document.documentElement.scrollWidth')]).toEqual([path, width]);
        expect([path, width, await layoutFaults(page)]).toEqual([path, width, []]);
      }
    }
  });
});
