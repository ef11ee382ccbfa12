import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { startTestService, type TestService } from '../support/service.ts';
import { batchOrders, createBatch, placeBatches } from '../support/shipment/batch.ts';

let service: TestService;
beforeAll(async () => {
  service = await startTestService();
});
afterAll(() => service.stop());

const read = (id: string, key?: string) => service.call('get', `/shipment_batches/${id}`, key);

describe('200', () => {
  it('counts the orders by status, before and after they are placed', async () => {
    const orders = batchOrders(3, (index) => (index === 1 ? { payment_type: 'cod' } : {}));
    const batch = await createBatch(service, orders);
    expect((await read(batch.id)).body.data).toEqual(batch);
    await placeBatches(service.context);
    const { status, body } = await read(batch.id);
    expect(status).toBe(200);
    expect(body.data).toMatchObject({
      status: 'completed',
      counts: { total: 3, pending: 0, placed: 2, refused: 1, cancelled: 0, retryable: 0 },
      completed_at: expect.any(String),
    });
  });
});

describe('404', () => {
  it('is the response to a batch of another account or mode, and to an unknown one', async () => {
    const { id } = await createBatch(service, batchOrders(1));
    const other = await service.createAccount();
    for (const key of [service.account.liveKey, other.testKey])
      expect((await read(id, key)).status).toBe(404);
    expect((await read('sba_unknown')).status).toBe(404);
  });
});
