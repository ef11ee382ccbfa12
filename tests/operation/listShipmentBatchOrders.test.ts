import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Schemas } from '../../generated/operations.ts';
import { startTestService, type TestService } from '../support/service.ts';
import { batchOrders, createBatch, placeBatches } from '../support/shipment/batch.ts';

let service: TestService;
let batch: Schemas['ShipmentBatch'];
beforeAll(async () => {
  service = await startTestService();
  batch = await createBatch(
    service,
    batchOrders(5, (index) => (index === 1 ? { payment_type: 'cod' } : index === 3 ? { parcels: [] } : {})),
  );
  await placeBatches(service.context);
});
afterAll(() => service.stop());

const list = (query: string, id = batch.id, key?: string) =>
  service.call('get', `/shipment_batches/${id}/orders?${query}`, key);
const rows = (body: { data: { data: Schemas['ShipmentBatchOrder'][] } }) => body.data.data;

describe('200', () => {
  it('gives each placed order its shipment, and each refused one the error of createShipment', async () => {
    const found = rows((await list('')).body);
    expect(found.map(({ status }) => status)).toEqual(['placed', 'refused', 'placed', 'refused', 'placed']);
    const single = await service
      .call('post', '/shipments')
      .set('Idempotency-Key', 'single')
      .send(batchOrders(4, () => ({ parcels: [] }))[3]);
    expect(found[3]?.error).toEqual(single.body);
    expect(found[1]?.error).toMatchObject({ status: 400, sysCode: '1500034' });
    const summary = await service.call('get', `/shipments?reference_no=SO-0`);
    expect(found[0]?.shipment).toEqual(summary.body.data.data[0]);
  });

  it('pages through the orders in the order of the request, also those of one status', async () => {
    const first = (await list('limit=2&status=placed')).body;
    expect(rows(first).map(({ index }) => index)).toEqual([0, 2]);
    const next = (await list(`limit=2&status=placed&cursor=${first.data.next_cursor}`)).body;
    expect([rows(next).map(({ index }) => index), next.data.next_cursor]).toEqual([[4], null]);
    expect((await list(`cursor=${first.data.next_cursor}`)).status).toBe(400);
  });
});

describe('400', () => {
  it('refuses an unknown status', async () => {
    const { status, body } = await list('status=lost');
    expect([status, body.data[0].path]).toEqual([400, ['status']]);
  });
});

describe('404', () => {
  it('is the response to a batch of another account or mode', async () => {
    const other = await service.createAccount();
    for (const key of [service.account.liveKey, other.testKey])
      expect((await list('', batch.id, key)).status).toBe(404);
  });
});
