import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { describeInBrowser, signInByLink } from '../../support/browser.ts';
import { startTestService, type TestService } from '../../support/service.ts';
import { order } from '../../support/shipment/order.ts';

let service: TestService;
beforeAll(async () => {
  service = await startTestService({ env: { REQUEST_LOG: 'on' } });
});
afterAll(() => service.stop());

describeInBrowser('a developer', (open) => {
  it('makes a key, calls the API with it, and finds the request in the log', async () => {
    const page = await open();
    await signInByLink(page, service);
    await page.getByText('Developers', { exact: true }).click();
    await page.getByRole('link', { name: 'API keys' }).click();
    await page.getByLabel('Label', { exact: true }).fill('web shop');
    await page.getByRole('button', { name: 'Create key' }).click();
    const key = (await page.locator('#new-key').textContent()) ?? '';
    const { body } = await service
      .call('post', '/shipments', key)
      .set('Idempotency-Key', 'order 8')
      .set('X-Request-Id', 'first-call')
      .send(order())
      .expect(201);
    await service.context.requestLog?.flush();

    await page.getByRole('link', { name: 'Requests', exact: true }).click();
    await page.getByText('Filters', { exact: true }).click();
    await page.getByLabel('Request ID').fill('first-');
    await page.getByRole('button', { name: 'Apply filters' }).click();
    await page.getByRole('link', { name: 'POST /shipments' }).click();
    const shown = (await page.locator('main').textContent()) ?? '';
    for (const part of ['first-call', 'order 8', 'web shop', key.slice(-4), '"recipient"', body.data.id]) {
      expect(shown).toContain(part);
    }
    expect(shown).not.toContain(key);

    await page.locator('body').press('/');
    await page.keyboard.type(body.data.id);
    await page.keyboard.press('Enter');
    await page.getByRole('link', { name: 'POST /shipments' }).waitFor();
    expect(await page.getByRole('heading', { level: 1 }).textContent()).toContain(body.data.id);
  });
});
