import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { orderTexts } from '../../../src/dashboard/order/text.ts';
import { describeInBrowser, signInByLink } from '../../support/browser.ts';
import { startTestService, type TestService } from '../../support/service.ts';

const { quote, confirm, booked } = orderTexts.en;
let service: TestService;
beforeAll(async () => {
  service = await startTestService();
});
afterAll(() => service.stop());

/** Slow 3G, as the developer tools of Chromium have it, with 2 s to and fro. */
const slow3G = {
  offline: false,
  latency: 2_000,
  downloadThroughput: (400 * 1024) / 8,
  uploadThroughput: (400 * 1024) / 8,
};

const typed = {
  'recipient.contact_name': 'Emily Carter',
  'recipient.phone': '+1 212 555 0147',
  'recipient.address': '350 5th Avenue',
  'recipient.city': 'New York',
  'recipient.region': 'NY',
  'recipient.postal_code': '10118',
  'parcels.0.weight_kg': '0.5',
  'items.0.description': 'Coffee mug',
  'items.0.unit_price': '80',
  'items.0.hs_code': '6912.00.3500',
  'items.0.country_of_manufacture': 'CN',
};

describeInBrowser('a slow connection', (open) => {
  it('books a parcel as soon as the page is there, before any script has arrived', async () => {
    const page = await open();
    await signInByLink(page, service, { email: 'slow@shop.example' });
    const waiting: string[] = [];
    // Scripts never arrive.
    await page.route(/\.js(\?|$)/, (route) => void waiting.push(route.request().url()));
    const devTools = await page.context().newCDPSession(page);
    await devTools.send('Network.enable');
    await devTools.send('Network.emulateNetworkConditions', slow3G);
    const shown = { waitUntil: 'commit', timeout: 60_000 } as const;
    await page.goto(`${service.rootUrl}/dashboard/test/shipments/new`, shown);
    await page.fill('[name="recipient.country_code"]', 'United States');
    await page.press('[name="recipient.country_code"]', 'Enter', { noWaitAfter: true });
    await page
      .locator('label[for="recipient.postal_code"]', { hasText: /^ZIP code$/ })
      .waitFor({ timeout: 60_000 });
    for (const [name, value] of Object.entries(typed)) await page.fill(`[name="${name}"]`, value);
    await page.getByRole('button', { name: quote.show }).click({ noWaitAfter: true });
    await page.getByText(quote.final).waitFor({ timeout: 60_000 });
    await page.getByRole('button', { name: confirm.book.test, exact: true }).click({ noWaitAfter: true });
    await page.getByRole('link', { name: booked.next }).waitFor({ timeout: 60_000 });
    expect(waiting.length).toBeGreaterThan(0);
    expect(await page.evaluate('typeof htmx')).toBe('undefined');
    const { rows } = await service.database.db.pool.query(
      'select recipient, printed_at from shipment where account_id = $1 and visible',
      [service.account.id],
    );
    expect(rows).toEqual([
      {
        recipient: expect.objectContaining({ country_code: 'US', contact_name: 'Emily Carter' }),
        printed_at: null,
      },
    ]);
  }, 300_000);
});
