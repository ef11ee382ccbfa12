import { afterAll, beforeAll, expect, it } from '@jest/globals';
import type { Page } from 'playwright-core';
import { orderTexts } from '../../../src/dashboard/order/text.ts';
import { describeInBrowser, signInByLink } from '../../support/browser.ts';
import { startTestService, type TestService } from '../../support/service.ts';
import { order } from '../../support/shipment/order.ts';

const text = orderTexts.en;
let service: TestService;
beforeAll(async () => {
  service = await startTestService();
  const sdk = service.sdk();
  await sdk.products.create({
    sku: 'MUG',
    description: 'Coffee mug',
    unit_price_hkd: 80,
    hs_code: '6912.00.3500',
    country_of_manufacture: 'CN',
    merchant_product_id: 'MUG-1',
  });
  await sdk.addresses.create({ ...order().recipient, role: 'recipient', region: 'NY' });
});
afterAll(() => service.stop());

const shipments = async () =>
  (await service.database.db.pool.query('select * from shipment order by created_at')).rows;
const isPriced = (page: Page) => page.locator('[name=expected_total_hkd]').waitFor({ state: 'attached' });

/** Counts what a person does. */
class Hands {
  keys = 0;
  clicks = 0;
  pages = 0;
  readonly #page: Page;
  constructor(page: Page) {
    this.#page = page;
    page.on('framenavigated', (frame) => {
      if (frame === page.mainFrame()) this.pages++;
    });
  }
  async press(key: string, times = 1): Promise<void> {
    for (let at = 0; at < times; at++) await this.#page.keyboard.press(key);
    this.keys += times;
  }
  async type(typed: string): Promise<void> {
    await this.#page.keyboard.type(typed);
    this.keys += typed.length;
  }
  async click(selector: string): Promise<void> {
    await this.#page.click(selector);
    this.clicks++;
  }
  async fill(selector: string, value: string): Promise<void> {
    await this.click(selector);
    await this.#page.fill(selector, value);
  }
}

describeInBrowser('an order on one page', (open) => {
  it('to a known recipient takes fewer than 20 keys, without a mouse', async () => {
    const page = await open({ viewport: { width: 1280, height: 800 } });
    await signInByLink(page, service, { email: 'keys@shop.example' });
    await page.goto(`${service.rootUrl}/dashboard/test/shipments/new`);
    const hands = new Hands(page);
    const start = performance.now();
    await hands.press('Tab');
    await hands.type('emi');
    await page.locator('.found button').waitFor();
    await hands.press('Tab');
    await hands.press('Enter');
    await page.locator('[id="parcels.0.weight_kg"]:focus').waitFor();
    await hands.type('0.5');
    await hands.press('Tab', 5);
    expect(await page.evaluate('document.activeElement.name')).toBe('items.0.sku');
    await hands.type('MUG');
    await isPriced(page);
    const shown = await page.locator('#price .figure').textContent();
    await hands.press('Control+Enter');
    await page.getByRole('link', { name: text.booked.next }).waitFor();
    const seconds = (performance.now() - start) / 1000;
    console.info(
      `known recipient: ${hands.keys} keys, ${hands.pages} page after the form, ${seconds.toFixed(1)} s`,
    );
    expect(hands.keys).toBeLessThan(20);
    const [row, ...others] = await shipments();
    expect(others).toEqual([]);
    expect(row.recipient).toMatchObject({ contact_name: order().recipient.contact_name });
    expect(row.items[0]).toMatchObject({ sku: 'MUG', description: 'Coffee mug' });
    expect(shown).toBe(`HKD\u00a0${(row.total_cents / 100).toFixed(2)}`);
    expect(await page.locator('iframe[data-print]').count()).toBe(1);
    await page.locator('.label canvas').first().waitFor();
    // The next parcel is one key away.
    await page.keyboard.press('Enter');
    await page.waitForURL(/\/shipments\/new$/);
  });

  const destinations = [
    ['US', 'Emily Carter\n350 5th Avenue\nNew York, NY 10118\nUnited States\n+1 212 555 0147', {}],
    ['DE', 'Max Mustermann\nUnter den Linden 5\n10117 Berlin\nDeutschland\n+49 30 901820', {}],
    [
      'JP',
      'Taro Yamada\n2-21-1 Shibuya, Shibuya-ku\nTokyo 150-0002\nJapan\n+81 3-1234-5678',
      { sales_platform_name: 'Shopify' },
    ],
    [
      'BR',
      'João Silva\nAvenida Paulista, 1578\nSão Paulo - SP\n01310-200\nBrasil\n+55 11 91234-5678',
      { tax_number: '123.456.789-09', 'items.0.hs_code': '6912.00.35' },
    ],
  ] as const;

  it.each(
    destinations,
  )('to a new recipient in %s has its requirements in sight, and its price is booked', async (country, pasted, asked) => {
    const before = (await shipments()).length;
    const page = await open({ viewport: { width: 1280, height: 800 } });
    await signInByLink(page, service, { email: `${country.toLowerCase()}@shop.example` });
    await page.goto(`${service.rootUrl}/dashboard/test/shipments/new`);
    const hands = new Hands(page);
    const start = performance.now();
    await hands.click('.paste summary');
    await hands.fill('#pasted', pasted);
    await hands.click('button[value=pasted]');
    await page.locator('[id="parcels.0.weight_kg"]:focus').waitFor();
    for (const [name, value] of Object.entries(asked)) await hands.fill(`[name="${name}"]`, value);
    await hands.fill('[name="parcels.0.weight_kg"]', '0.5');
    await hands.fill('[name="items.0.sku"]', 'MUG');
    await isPriced(page);
    const shown = await page.locator('#price .figure').textContent();
    await hands.click('button[name=book][value=print]');
    await page.getByRole('link', { name: text.booked.next }).waitFor();
    const seconds = (performance.now() - start) / 1000;
    console.info(
      `new recipient, ${country}: ${hands.clicks} clicks, ${hands.pages} page after the form, ${seconds.toFixed(1)} s`,
    );
    const rows = await shipments();
    expect(rows).toHaveLength(before + 1);
    expect(rows.at(-1).recipient.country_code).toBe(country);
    expect(shown).toBe(`HKD\u00a0${(rows.at(-1).total_cents / 100).toFixed(2)}`);
  });

  it('that is refused names the fields in words, keeps the typed texts, and leaves nothing behind', async () => {
    const before = await shipments();
    const page = await open({ viewport: { width: 1280, height: 800 } });
    await signInByLink(page, service, { email: 'refused@shop.example' });
    await page.goto(`${service.rootUrl}/dashboard/test/shipments/new`);
    await page.fill('[name="recipient.country_code"]', 'Brazil');
    await page.keyboard.press('Tab');
    await page.locator('label[for="recipient.region"]', { hasText: /^State$/ }).waitFor();
    await page.fill('[name="recipient.contact_name"]', 'João Silva');
    await page.fill('[name="recipient.phone"]', '+55 11 91234-5678');
    await page.fill('[name="recipient.address"]', 'Avenida Paulista, 1578');
    await page.fill('[name="recipient.city"]', 'São Paulo');
    await page.fill('[name="recipient.postal_code"]', '01310-200');
    await page.fill('[name="parcels.0.weight_kg"]', '0.5');
    await page.fill('[name="items.0.description"]', 'Shirt');
    await page.fill('[name="items.0.unit_price"]', '80');
    await page.getByText(text.quote.needed).waitFor();
    await page.click('button[name=book][value=book]');
    await page.locator('[id="items.0.hs_code-error"]').waitFor();
    expect(await page.locator('[id="items.0.hs_code-error"]').textContent()).toMatch(/8 digits/);
    // The number may follow later, so its lack is advised against and refuses nothing.
    expect(
      await page
        .getByText(/without the recipient's CPF/)
        .first()
        .isVisible(),
    ).toBe(true);
    expect(await page.inputValue('[name="recipient.address"]')).toBe('Avenida Paulista, 1578');
    expect(await page.locator('main').textContent()).not.toMatch(/hs_code|tax_number|createShipment/);
    expect(await shipments()).toEqual(before);
  });
});
