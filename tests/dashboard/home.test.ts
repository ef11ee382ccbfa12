import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { signedInUser, type TestBrowser } from '../support/dashboard.ts';
import { startTestService, type TestService } from '../support/service.ts';
import { create } from '../support/shipment/booking.ts';
import { order } from '../support/shipment/order.ts';

let service: TestService;
let browser: TestBrowser;
beforeAll(async () => {
  service = await startTestService({ env: { TRUSTED_PROXIES: '127.0.0.1' } });
  ({ browser } = await signedInUser(service));
});
afterAll(() => service.stop());

const advance = (id: string, status: string) =>
  service
    .call('post', `/test_helpers/shipments/${id}/advance`)
    .set('Idempotency-Key', randomUUID())
    .send({ status })
    .expect(200);

it('each problem leads to the list of its shipments, also a customs hold of a parcel in transit', async () => {
  const parcels = await Promise.all(
    [1, 2, 3, 4].map(async () => (await create(service, order())).body.data.id),
  );
  const [returned, failed, held, moving] = parcels as [string, string, string, string];
  for (const id of parcels) await advance(id, 'picked_up');
  for (const id of parcels) await advance(id, 'in_transit');
  await advance(failed, 'delivery_failed');
  await advance(returned, 'returning');
  await service.database.db.pool.query(
    `update shipment set sub_status = 'customs_hold' where tracking_number = $1`,
    [held],
  );
  const { text } = await browser.get('/test');
  const section = text.slice(text.indexOf('Problems by reason'), text.indexOf('Latest shipments'));
  const links = [...section.matchAll(/href="\/dashboard(\/test\/shipments\?[^"]*)"/g)].map(([, link = '']) =>
    link.replaceAll('&amp;', '&'),
  );
  expect(links).toHaveLength(3);
  const lists = await Promise.all(links.map((link) => browser.get(link)));
  const found = lists.map((list) => parcels.filter((id) => list.text.includes(`value="${id}"`)));
  expect(found.toSorted()).toEqual([[failed], [held], [returned]].toSorted());
  expect(found.flat()).not.toContain(moving);
});

it('a terminal command is shown in test mode only', async () => {
  expect((await browser.get('/test')).text).toContain('curl');
  const live = await browser.get('/live');
  expect([live.status, live.text.includes('curl'), live.text.includes('terminal')]).toEqual([
    200,
    false,
    false,
  ]);
});

it('a page that names connected apps gives the address for assistants, not a file of the repository', async () => {
  const { text } = await browser.get('/test/keys');
  expect(text).toContain(`${service.rootUrl}/mcp`);
  expect(text).not.toMatch(/docs\/\w+\.md/);
});
