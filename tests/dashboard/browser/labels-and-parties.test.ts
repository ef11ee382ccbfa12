import { readFile } from 'node:fs/promises';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { addressTexts } from '../../../src/dashboard/address/text.ts';
import { orderTexts } from '../../../src/dashboard/order/text.ts';
import { shipmentTexts } from '../../../src/dashboard/shipment/text.ts';
import {
  accessibilityFaults,
  describeInBrowser,
  describeInPeoplesBrowser,
  layoutFaults,
  signInByLink,
} from '../../support/browser.ts';
import { cases } from '../../support/profile.ts';
import { startTestService, type TestService } from '../../support/service.ts';
import { batchOrders, createBatch, placeBatches } from '../../support/shipment/batch.ts';
import { order } from '../../support/shipment/order.ts';

const { printing, selection } = shipmentTexts.en;
const address = addressTexts.en;
let service: TestService;
let good: string;
let cancelled: string;
beforeAll(async () => {
  service = await startTestService();
  ({ id: good } = await service.sdk().shipments.create(order()));
  ({ id: cancelled } = await service.sdk().shipments.create(order()));
  await service.sdk().shipments.cancel(cancelled);
});
afterAll(() => service.stop());

describeInBrowser('labels and saved parties', (open) => {
  it('work without scripts: labels of selected shipments are saved as a file in the format of before', async () => {
    const page = await open({ javaScriptEnabled: false });
    await signInByLink(page, service, { email: 'printer@shop.example' });
    await page.goto(`${service.rootUrl}/dashboard/test/shipments`);
    await page.getByLabel(selection.selectOne(good)).check();
    await page.getByRole('button', { name: selection.print, exact: true }).click();
    await page.getByText(printing.options).click();
    await page.getByLabel(printing.format).selectOption('zpl');
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: printing.download }).click(),
    ]);
    expect(download.suggestedFilename()).toMatch(/^labels-.*\.zpl$/);
    expect(String(await readFile(await download.path()))).toContain(good);
    await page.goto(`${service.rootUrl}/dashboard/test/shipments`);
    await page.getByLabel(selection.allThatMatch('2')).check();
    await page.getByRole('button', { name: selection.print, exact: true }).click();
    expect(await page.getByLabel(printing.format).inputValue()).toBe('zpl');
    await page.getByRole('button', { name: printing.download }).click();
    await page.getByText(printing.reasons.SHIPMENT_CANCELLED).waitFor();
    const [others] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: printing.printOthers(1) }).click(),
    ]);
    expect(String(await readFile(await others.path()))).toContain(cancelled);
  });

  it('are saved as a file by a browser that shows no PDF, with a notice, and can be taken back', async () => {
    const { pool } = service.database.db;
    const isPrinted = async (id: string) =>
      (await pool.query('select printed_at from shipment where tracking_number = $1', [id])).rows[0]
        .printed_at !== null;
    const page = await open();
    await page.addInitScript('Object.defineProperty(navigator, "pdfViewerEnabled", { get: () => false })');
    await signInByLink(page, service, { email: 'no.viewer@shop.example' });
    const saved = async (name: string) =>
      Promise.all([page.waitForEvent('download'), page.getByRole('button', { name, exact: true }).click()]);
    for (const [path, button, name] of [
      ['', printing.print, 'pdf'],
      ['/labels?id=', printing.printMany(1), 'pdf'],
      ['/labels?id=', printing.download, 'pdf'],
    ] as const) {
      const { id } = await service.sdk().shipments.create(order());
      const at = path === '' ? `/${id}` : path + id;
      await page.goto(`${service.rootUrl}/dashboard/test/shipments${at}`);
      const [file] = await saved(button);
      expect(file.suggestedFilename()).toMatch(new RegExp(`\\.${name}$`));
      const isAsked = button !== printing.download;
      expect(await page.getByText(printing.noViewer).isVisible()).toBe(isAsked);
      expect(await isPrinted(id)).toBe(true);
      await page.getByRole('button', { name: printing.undo }).click();
      await page.waitForURL(`**/shipments/${id}`);
      expect(await isPrinted(id)).toBe(false);
    }
    await page.goto(`${service.rootUrl}/dashboard/test/shipments/labels?id=${cancelled}`);
    await page.getByRole('button', { name: printing.printMany(1), exact: true }).click();
    await page.getByText(printing.reasons.SHIPMENT_CANCELLED).waitFor();
  });

  it('are saved for a label printer, whose format no browser shows', async () => {
    const page = await open();
    await signInByLink(page, service, { email: 'zpl@shop.example' });
    const { id } = await service.sdk().shipments.create(order());
    await page.goto(`${service.rootUrl}/dashboard/test/shipments/labels?id=${id}`);
    await page.getByText(printing.options).click();
    await page.getByLabel(printing.format).selectOption('zpl');
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: printing.printMany(1) }).click(),
    ]);
    expect(file.suggestedFilename()).toMatch(/\.zpl$/);
    expect(await page.getByText(printing.noViewer).isVisible()).toBe(false);
    await page.getByRole('button', { name: printing.undo }).waitFor();
  });

  it('work without scripts: a party is saved, and an order is filled in with it, or with the one that is chosen', async () => {
    const page = await open({ javaScriptEnabled: false });
    await signInByLink(page, service, { email: 'sender@shop.example' });
    await page.goto(`${service.rootUrl}/dashboard/test/addresses`);
    await page.getByRole('link', { name: address.addRecipient }).click();
    const fields = { ...order().recipient, phone: '212 555 0147' };
    for (const [name, value] of Object.entries(fields))
      if (name !== 'country_code') await page.fill(`[name=${name}]`, String(value));
    await page.selectOption('[name=country_code]', 'US');
    await page.getByRole('button', { name: address.save, exact: true }).click();
    await page.getByText(address.saved, { exact: true }).waitFor();
    await page.getByRole('button', { name: address.takeSuggestions }).click();
    expect(await page.inputValue('[name=phone]')).toBe('+12125550147');
    const find = async () => {
      await page.goto(`${service.rootUrl}/dashboard/test/shipments/new`);
      await page.fill('[name=find]', 'emily');
      await page.getByRole('button', { name: orderTexts.en.order.findButton }).click();
    };
    const phone = () => page.inputValue('[name="recipient.phone"]');
    await find();
    expect(await phone()).toBe('+12125550147');
    const other = { ...order().recipient, contact_name: 'Emily Stone', phone: '+12125550199' };
    await service.sdk().addresses.create({ ...other, role: 'recipient' });
    await find();
    expect(await phone()).toBe('');
    await page.locator('.found button', { hasText: order().recipient.contact_name }).click();
    expect(await phone()).toBe('+12125550147');
  });

  const looks = [
    ['en-GB', 380],
    ['en-GB', 1280],
    ['zh-HK', 380],
  ] as const;
  it.each(
    cases(looks).map(([, look]) => look),
  )('have pages without a fault that axe finds, which fit: %s, %i px', async (locale, width) => {
    const page = await open({ locale, viewport: { width, height: 800 } });
    await signInByLink(page, service, { email: `look${locale}${width}@shop.example`.toLowerCase() });
    const { id } = await service
      .sdk()
      .addresses.create({ ...order().recipient, role: 'recipient', phone: '212 555 0147' });
    await service.sdk().addresses.create({ ...order().recipient, role: 'sender' });
    const chosen = 'format=zpl&paper=a4&start=1&dpi=203';
    for (const path of [
      `/shipments/labels?id=${good}&id=${cancelled}`,
      '/shipments/labels',
      `/shipments/${good}/label`,
      `/shipments/${good}/label?${chosen}`,
      `/addresses/${id}`,
      `/addresses/${id}/delete`,
      '/addresses',
      '/addresses/new?role=sender',
      '/shipments/new?recipient.country_code=US',
    ]) {
      await page.goto(`${service.rootUrl}/dashboard/test${path}`);
      expect([path, await accessibilityFaults(page)]).toEqual([path, []]);
      expect([path, await layoutFaults(page)]).toEqual([path, []]);
      const overflow = await page.evaluate('document.documentElement.scrollWidth - innerWidth');
      expect([path, overflow]).toEqual([path, 0]);
    }
  });
});

describeInPeoplesBrowser('labels in a browser that shows them', (open) => {
  it('of a batch are printed part by part, and "not printed after all" takes back the last part alone', async () => {
    const batch = await createBatch(service, batchOrders(2));
    await placeBatches(service.context);
    // The first shipment fills the first file, so that few labels are drawn. The other one is the second file.
    const { pool } = service.database.db;
    await pool.query('update shipment_batch_order set position = 500 where batch_id = $1 and position = 1', [
      batch.id,
    ]);
    await pool.query(
      `insert into shipment_batch_order (account_id, batch_id, position, reference_no, status, tracking_number, updated_at)
        select account_id, batch_id, n, 'SO-0-' || n, 'placed', tracking_number, updated_at
        from shipment_batch_order, generate_series(1, 499) n where batch_id = $1 and position = 0`,
      [batch.id],
    );
    const printed = async () =>
      (
        await pool.query(
          `select s.printed_at is not null as is_printed from shipment_batch_order o join shipment s using (account_id, tracking_number)
            where o.batch_id = $1 and o.position in (0, 500) order by o.position`,
          [batch.id],
        )
      ).rows.map(({ is_printed }) => is_printed);
    const page = await open();
    await signInByLink(page, service, { email: 'parts@shop.example' });
    const other = await page.context().newPage();
    const button = { name: printing.printMany(500) };
    const undo = page.getByRole('button', { name: printing.undo });
    for (const tab of [page, other])
      await tab.goto(`${service.rootUrl}/dashboard/test/shipments/labels?batch=${batch.id}`);
    await other.getByRole('button', button).click();
    await other.getByRole('button', { name: printing.undo }).waitFor();
    expect(await printed()).toEqual([true, false]);
    await page.getByLabel(printing.part).selectOption('2');
    await page.getByRole('button', button).click();
    await undo.waitFor();
    expect(await printed()).toEqual([true, true]);
    expect(await undo.count()).toBe(1);
    await undo.click();
    await page.waitForURL(/shipments\/SMP\d+$/);
    expect(await printed()).toEqual([true, false]);
  });
});
