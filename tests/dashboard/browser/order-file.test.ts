import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import type { Page } from 'playwright-core';
import { batchTexts } from '../../../src/dashboard/batch/text.ts';
import { templateHeader } from '../../../src/order-file/order-file.ts';
import { accessibilityFaults, describeInBrowser, layoutFaults, signInByLink } from '../../support/browser.ts';
import { cases } from '../../support/profile.ts';
import { startTestService, type TestService } from '../../support/service.ts';
import { placeBatches } from '../../support/shipment/batch.ts';

const { check, result, rowsToBook, file: texts } = batchTexts.en;
let service: TestService;
beforeAll(async () => {
  service = await startTestService();
});
afterAll(() => service.stop());

const row = (reference: string, weight = '0.5') =>
  `${reference},HKASTDGGSTCM,Emily Carter,+1 212 555 0147,US,New York,350 5th Avenue,10118,${weight},Shirt,2,80`;
const fileOf = (...rows: string[]) => ({
  name: 'orders.csv',
  mimeType: 'text/csv',
  buffer: Buffer.from([templateHeader.join(','), ...rows].join('\n')),
});
const weight = (line: number) => `[name="cell.${line}.${templateHeader.indexOf('parcels.weight_kg')}"]`;
const openUpload = (page: Page) => page.goto(`${service.rootUrl}/dashboard/test/batches/new`);
const bookButton = (page: Page, count: number) =>
  page.getByRole('button', { name: new RegExp(`^Book ${count} order`) });

describeInBrowser('a file of orders', (open) => {
  it('is checked while a person types, and booked, without leaving the browser', async () => {
    const page = await open();
    await signInByLink(page, service, { email: 'clerk@shop.example' });
    await openUpload(page);
    await page.setInputFiles('#file', fileOf(row('BR-1'), row('BR-2', 'half'), row('BR-3', 'much')));
    await bookButton(page, 1).waitFor();
    expect(await page.locator('[name=order_file]').count()).toBe(0);
    await page.fill(weight(3), '0.7');
    await bookButton(page, 2).waitFor();
    expect(await page.evaluate('document.activeElement.name')).toBe(weight(3).slice(7, -2));
    await page.fill(weight(4), '0.8');
    await bookButton(page, 3).click();
    await page.waitForURL(/\/batches\/sba_/);
    await placeBatches(service.context);
    await page.reload();
    expect(await page.getByText(/^SMP\d{13}$/).count()).toBe(3);
    await page.getByRole('link', { name: result.print(3) }).waitFor();
    await openUpload(page);
    await page.setInputFiles('#file', fileOf(row('BR-1'), row('BR-2')));
    await page.getByText(check.allPlaced).waitFor();
    await page.getByLabel(check.bookAgain).first().check();
    await bookButton(page, 1).waitFor();
  });

  it('asks before corrections are lost, and saves the orders with problems', async () => {
    const page = await open();
    await signInByLink(page, service, { email: 'leave@shop.example' });
    await openUpload(page);
    await page.setInputFiles('#file', fileOf(row('LV-1'), row('LV-2', 'half'), row('LV-3', 'much')));
    await page.fill(weight(3), '0.7');
    await bookButton(page, 2).waitFor();
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: check.downloadBad(1) }).click(),
    ]);
    const csv = readFileSync(await file.path(), 'utf8');
    expect(csv.split('\r\n')[1]).toMatch(/^"parcels.weight_kg: .*much.*",LV-3,.*,much,/);
    const [dialog] = await Promise.all([
      page.waitForEvent('dialog'),
      page.evaluate('setTimeout(() => location.reload())'),
    ]);
    expect(dialog.type()).toBe('beforeunload');
    await dialog.dismiss();
    await bookButton(page, 2).click();
    await page.waitForURL(/\/batches\/sba_/);
  });

  it('keeps the rows that stay out, which are corrected and booked later', async () => {
    const page = await open();
    await signInByLink(page, service, { email: 'later@shop.example' });
    await openUpload(page);
    await page.setInputFiles('#file', fileOf(row('LT-1'), row('LT-2', 'half'), row('LT-3', 'much')));
    await bookButton(page, 1).click();
    await page.waitForURL(/\/batches\/sba_/);
    await placeBatches(service.context);
    await page.goto(`${service.rootUrl}/dashboard/test`);
    await page.locator('a[href$="/to-book"]').first().click();
    await page.getByRole('link', { name: rowsToBook.correctAll }).click();
    const invalid = (reference: string) =>
      page.getByRole('row').filter({ hasText: reference }).locator('[aria-invalid]');
    await invalid('LT-2').fill('0.7');
    await bookButton(page, 1).waitFor();
    await invalid('LT-3').fill('0.8');
    await bookButton(page, 2).click();
    await page.waitForURL(/\/batches\/sba_/);
    await placeBatches(service.context);
    await page.reload();
    await page.getByText(/^2 orders booked/).waitFor();
    await page.goto(`${service.rootUrl}/dashboard/test/to-book`);
    await page.getByRole('heading', { name: rowsToBook.title }).waitFor();
    expect(await page.getByText(/^LT-/).count()).toBe(0);
  });

  it('that is too large is not sent, and one that is dropped is', async () => {
    const page = await open();
    await signInByLink(page, service, { email: 'drop@shop.example' });
    await openUpload(page);
    await page.setInputFiles('#file', { ...fileOf(), buffer: Buffer.alloc(8 * 1024 * 1024 + 1) });
    await page.getByText(texts.tooLarge).waitFor();
    const dropped = await page.evaluateHandle(
      (csv) => {
        const transfer = new DataTransfer();
        transfer.items.add(new File([csv], 'dropped.csv'));
        return transfer;
      },
      String(fileOf(row('DR-1')).buffer),
    );
    await page.dispatchEvent('.drop', 'drop', { dataTransfer: dropped });
    await bookButton(page, 1).waitFor();
    await page.getByText('dropped.csv').waitFor();
  });

  it('keeps a row that is opened in sight', async () => {
    const page = await open({ viewport: { width: 1280, height: 400 } });
    await signInByLink(page, service, { email: 'row@shop.example' });
    await openUpload(page);
    await page.setInputFiles('#file', fileOf(...Array.from({ length: 12 }, (_, at) => row(`RO-${at}`))));
    await page.click('[name="open"][value="13"]');
    await page.locator(weight(13)).waitFor();
    const top = await page.evaluate(
      `document.querySelector('[name="open"][value="13"]').closest('tr').getBoundingClientRect().top`,
    );
    expect([top, Number(top) >= 0 && Number(top) < 400]).toEqual([top, true]);
  });

  it('is corrected and booked without a script', async () => {
    const page = await open({ javaScriptEnabled: false });
    await signInByLink(page, service, { email: 'plain@shop.example' });
    await openUpload(page);
    await page.setInputFiles('#file', fileOf(row('NO-1'), row('NO-2', 'half')));
    await page.getByRole('button', { name: texts.check }).click();
    await page.fill(weight(3), '0.7');
    await page.press(weight(3), 'Enter');
    await bookButton(page, 2).click();
    await page.waitForURL(/\/batches\/sba_/);
  });

  const looks = [
    ['en-GB', 'light', 380],
    ['en-GB', 'dark', 1280],
    ['zh-HK', 'light', 1280],
    ['zh-HK', 'dark', 380],
  ] as const;
  it.each(
    cases(looks).map(([, look]) => look),
  )('has pages without a fault that axe finds, which fit: %s, %s, %i px', async (locale, colorScheme, width) => {
    const page = await open({ locale, colorScheme, viewport: { width, height: 900 } });
    await signInByLink(page, service, { email: `look.${locale}.${width}@shop.example`.toLowerCase() });
    const spoken = batchTexts[locale === 'zh-HK' ? 'zh-Hant' : 'en'];
    const look = async (name: string) => {
      expect([name, await accessibilityFaults(page)]).toEqual([name, []]);
      expect([name, await layoutFaults(page)]).toEqual([name, []]);
      expect([name, await page.evaluate('document.documentElement.scrollWidth - innerWidth')]).toEqual([
        name,
        0,
      ]);
      const folder = process.env.ORDER_FILE_PICTURES;
      if (folder)
        await page.screenshot({
          path: `${folder}/${name}-${locale}-${colorScheme}-${width}.png`,
          fullPage: true,
        });
    };
    await openUpload(page);
    await look('upload');
    const lost = row('LO-3').replace('New York', 'Boston').replace('10118', '2110');
    const doubtful = row('LO-4').replace('10118', 'ABC');
    const rows = Array.from({ length: 60 }, (_, at) => row(`LO-${locale}-${width}-${at}`));
    await page.setInputFiles('#file', fileOf(row('LO-1', 'half'), row('LO-2', ''), lost, doubtful, ...rows));
    await page.getByText(spoken.check.hint).waitFor();
    await look('checked');
    await page.getByRole('button', { name: spoken.check.editLine(2), exact: true }).click();
    await page.locator(weight(2)).waitFor();
    await look('edited');
    await page.getByRole('button', { name: spoken.mapping.change }).click();
    await page.getByText(spoken.mapping.lead).waitFor();
    await look('columns');
  });
});
