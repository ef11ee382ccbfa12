import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { addressTexts } from '../../../src/dashboard/address/text.ts';
import { shipmentTexts } from '../../../src/dashboard/shipment/text.ts';
import { accessibilityFaults, describeInBrowser, layoutFaults, signInByLink } from '../../support/browser.ts';
import { cases } from '../../support/profile.ts';
import { startTestService, type TestService } from '../../support/service.ts';
import { orderTo } from '../../support/shipment/booking.ts';
import { shop, sold } from '../../support/shipment/returns.ts';

const { return: text, detail } = shipmentTexts.en;
let service: TestService;
/** Pages of a return: with services and prices, without an address, without a service, and of a shipment on its way. */
let pages: readonly string[];
let original: string;
beforeAll(async () => {
  service = await startTestService();
  const abroad = { ...shop, country_code: 'CN' };
  original = await sold(service, { parcels: [{ weight_kg: 0.5 }, { weight_kg: 1.2 }] });
  const ids = [
    original,
    await sold(service, { sender: abroad }),
    await sold(service, { ...orderTo('CL'), tax_number: '12.345.678-5' }),
    await sold(service, { status: 'in_transit' }),
  ];
  pages = ids.map((id) => `/dashboard/test/shipments/${id}/return`);
});
afterAll(() => service.stop());

describeInBrowser('the page that books a return', (open) => {
  const looks = [
    ['en-GB', 'light'],
    ['zh-HK', 'dark'],
    ['en-GB', 'dark'],
    ['zh-HK', 'light'],
  ] as const;
  it.each(
    cases(looks).map(([, look]) => look),
  )('has no fault that axe finds, and cuts nothing off at any width, in %s, %s', async (locale, colorScheme) => {
    const page = await open({ locale, colorScheme });
    await signInByLink(page, service, { email: `${locale}.${colorScheme}@shop.example` });
    for (const [index, path] of pages.entries()) {
      await page.goto(service.rootUrl + path);
      expect([index, await accessibilityFaults(page)]).toEqual([index, []]);
      for (const width of [1280, 768, 360]) {
        await page.setViewportSize({ width, height: 900 });
        expect([index, width, await layoutFaults(page)]).toEqual([index, width, []]);
      }
    }
  });

  it('works without scripts: the address is saved, the return is booked at the price shown, and both shipments link each other', async () => {
    const page = await open({ javaScriptEnabled: false });
    await signInByLink(page, service, { email: 'returns@shop.example' });
    await page.goto(service.rootUrl + String(pages[1]));
    await page.getByText(text.noAddress).waitFor();
    await page.getByRole('link', { name: text.addSender }).click();
    for (const name of ['contact_name', 'phone', 'city', 'address'] as const)
      await page.fill(`[name=${name}]`, shop[name]);
    await page.getByLabel(addressTexts.en.isDefault).check();
    await page.getByRole('button', { name: addressTexts.en.save, exact: true }).click();
    await page.goto(`${service.rootUrl}/dashboard/test/shipments/${original}`);
    await page.getByRole('link', { name: detail.createReturn }).click();
    await page.getByText(/HKD\s225\.65/).waitFor();
    await page.fill('[name=reference_no]', 'RMA-20931');
    await page.getByRole('button', { name: text.book.test }).click();
    await page.getByText('RMA-20931').first().waitFor();
    await page.getByRole('link', { name: original }).click();
    await page.getByRole('heading', { name: original }).waitFor();
  });
});
