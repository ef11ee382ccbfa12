import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { changeBrand } from '../../../src/account/brand.ts';
import { commandLineActor } from '../../../src/audit.ts';
import { buyerLanguages } from '../../../src/tracking/page/page-text.ts';
import { accessibilityFaults, describeInBrowser, layoutFaults } from '../../support/browser.ts';
import { startTestService, type TestService } from '../../support/service.ts';
import { bookParcel, minutesAfterNoon } from '../../tracking/parcel.ts';

let service: TestService;

let held: string;
let moving: string;
beforeAll(async () => {
  service = await startTestService({ env: { TEST_FEED_SECONDS: '0' } });
  const { account, clock, database } = service;
  const token = async (status: 'out_for_delivery' | 'exception') => {
    const parcel = await bookParcel(service);
    await parcel.checkpoint(1, { status: 'picked_up', location: 'Hong Kong' });
    await parcel.checkpoint(60, {
      status: 'in_transit',
      subStatus: 'departed_origin',
      location: 'Hong Kong',
    });
    await parcel.checkpoint(900, {
      status: 'in_transit',
      subStatus: 'import_customs',
      location: 'United States',
    });
    const subStatus = status === 'exception' ? 'customs_hold' : null;
    await parcel.checkpoint(2000, { status, subStatus, eta: minutesAfterNoon(4000), location: 'Memphis' });
    return `/track/${(await parcel.row()).track_token}`;
  };
  [held, moving] = await Promise.all([token('exception'), token('out_for_delivery')]);
  await changeBrand(database.db.kysely, commandLineActor(account.id, clock.now()), {
    name: 'Lantau Tea',
    contact: 'help@lantau.example',
    color: '#7a1f5c',
  });
});
afterAll(() => service.stop());

const pictures = process.env.PICTURES;

describeInBrowser('the tracking page', (open) => {
  it.each([
    'light',
    'dark',
  ] as const)('has no fault that axe finds, %s, at two widths', async (colorScheme) => {
    const page = await open({ colorScheme });
    for (const address of ['/track?lang=en', `${held}?lang=ar`, `${moving}?lang=de`, '/track?number=SMP1'])
      for (const width of [380, 1280]) {
        await page.setViewportSize({ width, height: 800 });
        await page.goto(service.rootUrl + address);
        expect([address, await accessibilityFaults(page)]).toEqual([address, []]);
        expect([address, await page.evaluate('document.documentElement.scrollWidth')]).toEqual([
          address,
          width,
        ]);
        if (pictures)
          await page.screenshot({
            path: `${pictures}/${address.replace(/\W+/g, '-').slice(-12)}-${width}-${colorScheme}.png`,
            fullPage: true,
          });
      }
  });

  it('fits a phone in every language, and finds a parcel by its number without scripts', async () => {
    const page = await open({ viewport: { width: 380, height: 800 }, javaScriptEnabled: true });
    for (const [language] of buyerLanguages) {
      await page.goto(`${service.rootUrl}${moving}?lang=${language}`);
      await page.locator('summary').click();
      expect([language, await page.evaluate('document.documentElement.scrollWidth')]).toEqual([
        language,
        380,
      ]);
      expect([language, await layoutFaults(page)]).toEqual([language, []]);
      if (pictures) await page.screenshot({ path: `${pictures}/phone-${language}.png`, fullPage: true });
    }
    for (const [language] of buyerLanguages) {
      await page.goto(`${service.rootUrl}/track?lang=${language}`);
      const [field, button] = [page.locator('#number'), page.locator('form button')];
      expect([language, (await field.boundingBox())?.y]).toEqual([language, (await button.boundingBox())?.y]);
    }
    const plain = await open({ javaScriptEnabled: false });
    await plain.goto(`${service.rootUrl}/track`);
    await plain.getByLabel('Tracking number').fill(moving.slice(7));
    await plain.getByRole('button', { name: 'Track' }).click();
    await plain.getByRole('heading', { level: 1, name: 'Out for delivery' }).waitFor();
    await plain.locator('summary').click();
    await plain.getByRole('link', { name: 'Deutsch' }).click();
    await plain.getByRole('heading', { level: 1, name: 'In Zustellung' }).waitFor();
    await plain.goto(`${service.rootUrl}/track`);
    await plain.getByRole('heading', { level: 1, name: 'Sendung verfolgen' }).waitFor();
  });
});
