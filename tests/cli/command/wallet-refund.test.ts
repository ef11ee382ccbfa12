import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { type Environment, sampanJson } from '../../support/command-line.ts';
import { apiClient } from '../../support/http-client.ts';
import { startTestService, type TestService } from '../../support/service.ts';
import { expectLedgerHolds } from '../../support/shipment/ledger-holds.ts';
import { liveAccount } from '../../support/shipment/live-account.ts';
import { order } from '../../support/shipment/order.ts';
import { expectRefusal } from '../expect-refusal.ts';

let service: TestService;
let env: Environment;
beforeAll(async () => {
  service = await startTestService();
  env = { DATABASE_URL: service.database.url };
});
afterAll(async () => {
  await expectLedgerHolds(service.database.db);
  await service.stop();
});

it('refunds the charge of a settled shipment once, visible to the account', async () => {
  const account = await liveAccount(service.database, 1_000_000);
  const client = apiClient(service.rootUrl, account.liveKey);
  const booked = await client.post('/shipments', { idempotencyKey: randomUUID(), body: order() });
  const { id } = booked.body.data;
  const args = (hkd: string) => ['wallet', 'refund', id, '--amount-hkd', hkd, '--reason', 'Lost'];
  await expectRefusal(args('10'), env, /is not settled/);
  await sampanJson(['billing', 'settle', id, '--charged-hkd', '43.21', '--weight-kg', '0.52'], env);
  await expectRefusal(args('43.22'), env, /is more than SMP\d+ was charged/);
  const before = (await client.get(`/shipments/${id}`)).body.data;

  const refunded = { account_id: account.id, amount_hkd: 40, balance_hkd: 9_996.79 };
  expect(await sampanJson(args('40'), env)).toMatchObject({ ...refunded, repeated: false });
  expect(await sampanJson(args('40'), env)).toMatchObject({ ...refunded, repeated: true });
  await expectRefusal(args('39'), env, /is already refunded, HKD 40\.00/);

  const after = (await client.get(`/shipments/${id}`)).body.data;
  expect(after.billing).toEqual({ ...before.billing, adjustments_hkd: -40 });
  expect(after.updated_at > before.updated_at).toBe(true);
  const [newest] = (await client.get('/wallet/transactions')).body.data.data;
  expect(newest).toMatchObject({ type: 'refund', amount_hkd: 40, shipment_id: id, reason: 'Lost' });

  // One of each, although the command ran twice.
  const events = (await client.get('/events')).body.data.data;
  expect(events.map(({ event_type }: { event_type: string }) => event_type)).toEqual([
    'wallet.adjusted',
    'shipment.billing_adjusted',
    'shipment.billing_settled',
    'shipment.created',
  ]);
  expect(events[0].data).toEqual({ object: newest, sequence: null, request: null });
  expect(events[1]).toMatchObject({ created_at: after.updated_at, data: { sequence: 3, request: null } });
  expect(events[1].data.object).toEqual({ ...after, label_pdf_url: null, tracking_page_url: null });
});
