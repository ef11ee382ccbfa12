import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { indexShipments } from '../../../src/job/index-shipments.ts';
import { accessibilityFaults, describeInBrowser, signInByLink } from '../../support/browser.ts';
import { startTestService, type TestService } from '../../support/service.ts';
import { batchOrders, createBatch } from '../../support/shipment/batch.ts';
import { order } from '../../support/shipment/order.ts';

let service: TestService;
const ids: string[] = [];
beforeAll(async () => {
  service = await startTestService();
  for (const contact_name of ['João Silva', 'Maria Silva'])
    ids.push(
      (await service.sdk().shipments.create(order({ recipient: { ...order().recipient, contact_name } }))).id,
    );
  await indexShipments(service.context);
});
afterAll(() => service.stop());

describeInBrowser('the box of the search', (open) => {
  it.each([
    'light',
    'dark',
  ] as const)('opens, moves and closes by keys, without a fault of axe, in %s', async (colorScheme) => {
    const page = await open({ colorScheme });
    await signInByLink(page, service, { email: `${colorScheme}@shop.example` });
    const box = page.locator('#palette');
    const field = box.locator('input');
    const links = page.locator('#palette-hits #hits a');
    const focused = () =>
      page.evaluate('document.activeElement?.closest("li")?.textContent ?? document.activeElement?.name');

    // The field of the page leads to the box, which one Escape closes.
    const ofPage = page.locator('input[data-search]');
    await ofPage.focus();
    expect(await box.isVisible()).toBe(false);
    await page.keyboard.type('si/');
    await field.waitFor();
    expect([await field.inputValue(), await ofPage.inputValue()]).toEqual(['si/', '']);
    await page.keyboard.press('Escape');
    await box.waitFor({ state: 'hidden' });
    await ofPage.click();
    await field.waitFor();
    await field.fill('');
    await page.keyboard.press('Escape');
    await box.waitFor({ state: 'hidden' });
    await page.locator('h1').click();
    await page.keyboard.press('/');
    await field.waitFor();
    expect(await focused()).toBe('q');
    await page.keyboard.press('Escape');
    await box.waitFor({ state: 'hidden' });
    await page.keyboard.press('Control+k');
    await field.waitFor();
    expect(await accessibilityFaults(page)).toEqual([]);

    await page.keyboard.type('joao silva');
    await page.locator('#hits[data-of="joao silva"]').waitFor();
    expect(await links.allTextContents()).toEqual([expect.stringContaining('João Silva')]);
    await field.fill('silva');
    await page.locator('#hits[data-of="silva"]').waitFor();
    expect(await accessibilityFaults(page)).toEqual([]);
    await page.keyboard.press('ArrowDown');
    expect(await focused()).toContain('Maria Silva');
    await page.keyboard.press('ArrowDown');
    expect(await focused()).toContain('João Silva');
    await page.keyboard.press('ArrowDown');
    expect(await focused()).toBe('q');
    await page.keyboard.press('ArrowUp');
    expect(await focused()).toContain('João Silva');
    await page.keyboard.press('Enter');
    await page.waitForURL(`**/shipments/${ids[0]}`);

    await page.keyboard.press('Control+k');
    await field.fill('book a par');
    await page.locator('#hits[data-of="book a par"]').waitFor();
    await page.keyboard.press('Enter');
    await page.waitForURL('**/shipments/new');
  });

  it('stays closed when the response to a search comes after it was closed', async () => {
    const page = await open();
    await signInByLink(page, service, { email: 'late@shop.example' });
    const answered = (target: string) =>
      page.evaluate(
        `document.dispatchEvent(new CustomEvent('htmx:after:swap', { detail: { ctx: { target: document.querySelector('${target}') } } }))`,
      );
    await answered('#palette-hits');
    expect(await page.locator('#palette').isVisible()).toBe(false);
    await answered('#drawer-part');
    expect(await page.locator('#drawer').isVisible()).toBe(true);
  });

  it('keeps its text on a page that is loaded again while it waits, and is loaded when the box is closed', async () => {
    const { id } = await createBatch(service, batchOrders(1));
    const page = await open();
    await signInByLink(page, service, { email: 'waits@shop.example' });
    await page.clock.install();
    await page.goto(`${service.rootUrl}/dashboard/test/batches/${id}`);
    await page.keyboard.press('Control+k');
    await page.keyboard.type('joao');
    let isLoadedAgain = false;
    page.once('framenavigated', () => {
      isLoadedAgain = true;
    });
    await page.clock.runFor(20_000);
    expect([isLoadedAgain, await page.locator('#palette input').inputValue()]).toEqual([false, 'joao']);
    await page.keyboard.press('Escape');
    await page.keyboard.press('Escape');
    await page.locator('#palette').waitFor({ state: 'hidden' });
    await Promise.all([page.waitForEvent('framenavigated'), page.clock.runFor(5_000)]);
  });
});
