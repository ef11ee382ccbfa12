import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { orderTexts } from '../../../src/dashboard/order/text.ts';
import { accessibilityFaults, describeInBrowser, layoutFaults, signInByLink } from '../../support/browser.ts';
import { startTestService, type TestService } from '../../support/service.ts';

const text = orderTexts.en;
let service: TestService;
beforeAll(async () => {
  service = await startTestService();
  await service.sdk().products.create({
    sku: 'MUG',
    description: 'Coffee mug',
    unit_price_hkd: 80,
    hs_code: '6912.00',
    country_of_manufacture: 'CN',
  });
});
afterAll(() => service.stop());

const begun = (country: string) =>
  `${service.rootUrl}/dashboard/test/shipments/new?${new URLSearchParams({
    'recipient.country_code': country,
    'parcels.0.weight_kg': '0.5',
  })}`;

describeInBrowser('the form of an order', (open) => {
  it('is filled in by a SKU and booked, without scripts', async () => {
    const page = await open({ javaScriptEnabled: false });
    await signInByLink(page, service, { email: 'sku@shop.example' });
    await page.goto(begun('US'));
    const recipient = {
      contact_name: 'Emily Carter',
      phone: '+1 212 555 0147',
      address: '350 5th Avenue',
      city: 'New York',
      region: 'NY',
      postal_code: '10118',
    };
    for (const [name, value] of Object.entries(recipient))
      await page.fill(`[name="recipient.${name}"]`, value);
    await page.fill('[name="items.0.sku"]', 'MUG');
    await page.fill('[name="items.0.quantity"]', '2');
    await page.getByRole('button', { name: text.quote.show }).click();
    expect(await page.inputValue('[name="items.0.description"]')).toBe('Coffee mug');
    await page.fill('[name="items.0.hs_code"]', '6912.00.3500');
    await page.getByRole('button', { name: text.confirm.book.test, exact: true }).click();
    await page.waitForURL(/\/shipments\/SMP\d{13}\/booked$/);
    await page.getByRole('link', { name: text.booked.open }).click();
    await page.waitForURL(/\/shipments\/SMP\d{13}$/);
    await page.getByText('6912.00.3500').first().waitFor();
  });

  it.each([
    ['en-GB', 380, 'light'],
    ['zh-HK', 1280, 'dark'],
  ] as const)('has all fields of an item in sight or behind a button, and fits: %s, %i px, %s', async (locale, width, colorScheme) => {
    const page = await open({ locale, colorScheme, viewport: { width, height: 900 } });
    await signInByLink(page, service, { email: `form${width}@shop.example` });
    await page.goto(begun('DE'));
    const { moreRecommended } = orderTexts[locale === 'zh-HK' ? 'zh-Hant' : 'en'].order;
    expect(await page.locator('[name="items.0.mfr_id_std"]').isVisible()).toBe(false);
    expect(await page.locator('[name="items.0.battery_watt_hours"]').isVisible()).toBe(false);
    await page.getByText(moreRecommended(4)).click();
    expect(await page.locator('[name="items.0.mfr_id_std"]').isVisible()).toBe(true);
    expect(await page.locator('[name="items.0.battery_watt_hours"]').isVisible()).toBe(true);
    expect(await accessibilityFaults(page)).toEqual([]);
    expect(await layoutFaults(page)).toEqual([]);
    expect(await page.evaluate('document.documentElement.scrollWidth - innerWidth')).toBe(0);
  });
});
