import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { verifySignature } from '../../../src/webhook/signature.ts';
import { describeInBrowser, signInByLink } from '../../support/browser.ts';
import { pollUntil } from '../../support/poll.ts';
import { order } from '../../support/shipment/order.ts';
import { startWorld, type World } from '../../webhook/world.ts';

let world: World;
let working: AsyncDisposable;
beforeAll(async () => {
  world = await startWorld(null);
  working = world.work();
});
afterAll(async () => {
  await working[Symbol.asyncDispose]();
  await world[Symbol.asyncDispose]();
});

describeInBrowser('a developer', (open) => {
  it('makes a key and an endpoint, gets a signed event, and redelivers it', async () => {
    const { service, receiver } = world;
    const page = await open();
    await signInByLink(page, service, { role: 'developer' });

    await page.getByText('Developers', { exact: true }).click();
    await page.getByRole('link', { name: 'API keys' }).click();
    await page.getByLabel('Label', { exact: true }).fill('web shop');
    await page.getByRole('button', { name: 'Create key' }).click();
    const key = await page.locator('#new-key').innerText();

    await page.getByRole('link', { name: 'Webhooks' }).click();
    await page.getByLabel('URL').fill(`${receiver.url}/shop`);
    await page.getByLabel('All events').uncheck();
    await page.getByLabel('shipment.created').check();
    await page.getByRole('button', { name: 'Add endpoint' }).click();
    const secret = await page.locator('#new-secret').innerText();
    await page.getByRole('link', { name: 'Done' }).click();

    await service.call('post', '/shipments', key).set('Idempotency-Key', 'browser').send(order()).expect(201);
    expect(await receiver.got(1, { path: '/shop' })).toBe(true);
    const [event] = receiver.received;
    const signature = String(event?.headers['x-service-signature']);
    const now = service.clock.now();
    expect(verifySignature(signature, secret, event?.rawBody ?? '', now)).toBe('valid');

    const delivered = page.getByText('Delivered', { exact: true });
    const isShown = async () => {
      await page.reload();
      return (await delivered.count()) === 1;
    };
    expect(await pollUntil(isShown, 10_000)).toBe(true);
    await page.getByRole('region', { name: 'Delivery history' }).getByRole('link').first().click();
    expect(await page.getByText(signature).count()).toBe(1);
    await page.getByRole('button', { name: 'Redeliver' }).click();
    await page.getByRole('img', { name: '2 attempts' }).waitFor();
    expect(receiver.received.map(({ eventId }) => eventId)).toEqual([event?.eventId, event?.eventId]);
  });
});
