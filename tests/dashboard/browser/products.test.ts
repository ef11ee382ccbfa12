import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { productTexts } from '../../../src/dashboard/product/text.ts';
import { accessibilityFaults, describeInBrowser, layoutFaults, signInByLink } from '../../support/browser.ts';
import { startTestService, type TestService } from '../../support/service.ts';

const text = productTexts.en;
let service: TestService;
beforeAll(async () => {
  service = await startTestService();
  await service.sdk().products.create({ sku: 'MUG', description: 'Coffee mug', unit_price_hkd: 80 });
});
afterAll(() => service.stop());

describeInBrowser('products', (open) => {
  it('are added without scripts, and their pages fit and have no fault that axe finds', async () => {
    const page = await open({ javaScriptEnabled: false });
    await signInByLink(page, service, { email: 'products@shop.example' });
    await page.goto(`${service.rootUrl}/dashboard/test/products`);
    await page.getByRole('link', { name: text.add }).click();
    await page.fill('[name=sku]', 'C/1');
    await page.fill('[name=description]', 'Cup');
    await page.getByRole('button', { name: text.save, exact: true }).click();
    await page.getByText(text.saved, { exact: true }).waitFor();
    await page.getByRole('heading', { name: text.readiness }).waitFor();
  });

  it.each([
    ['en-GB', 380, 'light'],
    ['zh-HK', 1280, 'dark'],
  ] as const)('have pages that fit, without a fault that axe finds: %s, %i px, %s', async (locale, width, colorScheme) => {
    const page = await open({ locale, colorScheme, viewport: { width, height: 800 } });
    await signInByLink(page, service, { email: `look${width}@shop.example` });
    const look = async (path: string) => {
      expect([path, await accessibilityFaults(page)]).toEqual([path, []]);
      expect([path, await layoutFaults(page)]).toEqual([path, []]);
      const overflow = await page.evaluate('document.documentElement.scrollWidth - innerWidth');
      expect([path, overflow]).toEqual([path, 0]);
    };
    for (const path of ['', '/new', '/import', '/sku/MUG', '/sku/MUG/delete']) {
      await page.goto(`${service.rootUrl}/dashboard/test/products${path}`);
      await look(path);
    }
    await page.goto(`${service.rootUrl}/dashboard/test/products/import`);
    const buffer = Buffer.from(
      `SKU,Description,HS code,Price (HKD)\nC-${width},Cup,6912.00,70\nPOT,Pot,69,much\n`,
    );
    await page.setInputFiles('#file', { name: 'products.csv', mimeType: 'text/csv', buffer });
    await page.locator('form[enctype] button.main').click();
    await page.locator('button[value=faulty]').waitFor();
    await look('checked');
    await page.locator('button[value=import]').click();
    await page.waitForURL(/created=1&changed=0$/);
  });
});
