import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { placeDueOrders } from '../../src/batch/place-orders.ts';
import { startTestService, type TestService } from '../support/service.ts';
import { batchOrders, createBatch, ordersOf, placeBatches } from '../support/shipment/batch.ts';

let service: TestService;
beforeAll(async () => {
  service = await startTestService();
});
afterAll(() => service.stop());

const cancel = (id: string, key?: string) => service.call('post', `/shipment_batches/${id}/cancel`, key);
const shipments = async () =>
  (await service.database.db.pool.query('select count(*)::int as count from shipment')).rows[0].count;
const completedEvents = async (id: string) =>
  (
    await service.database.db.pool.query(
      `select body::json -> 'data' -> 'object' as object from event where type = 'shipment_batch.completed' and body like '%' || $1 || '%'`,
      [id],
    )
  ).rows.map(({ object }) => object);

describe('200', () => {
  it('places none of the orders that are not begun, and sends the event once', async () => {
    const batch = await createBatch(service, batchOrders(20));
    await placeDueOrders(service.context, { accountId: service.account.id, id: batch.id }, 8);
    const before = await shipments();
    const { status, body } = await cancel(batch.id);
    expect(status).toBe(200);
    expect(body.data).toMatchObject({
      status: 'completed',
      counts: { total: 20, pending: 0, placed: 8, cancelled: 12 },
      cancelled_at: expect.any(String),
    });
    expect(await placeBatches(service.context)).toBe(0);
    expect(await shipments()).toBe(before);
    expect(await completedEvents(batch.id)).toEqual([body.data]);
    const bodies = await service.database.db.pool.query(
      'select count(body)::int as kept from shipment_batch_order where batch_id = $1',
      [batch.id],
    );
    expect(bodies.rows[0].kept).toBe(0);
    const again = await cancel(batch.id);
    expect(again.body.data).toEqual(body.data);
    expect(await completedEvents(batch.id)).toHaveLength(1);
  });

  it('finishes an order that another worker has begun', async () => {
    const batch = await createBatch(service, batchOrders(2));
    await service.database.db.pool.query(
      `update shipment_batch_order set begun = true where batch_id = $1 and position = 0`,
      [batch.id],
    );
    const { body } = await cancel(batch.id);
    expect(body.data).toMatchObject({ status: 'processing', counts: { pending: 1, cancelled: 1 } });
    await placeBatches(service.context);
    expect((await ordersOf(service, batch.id)).map(({ status }) => status)).toEqual(['placed', 'cancelled']);
    expect(await completedEvents(batch.id)).toHaveLength(1);
  });

  it('changes nothing in a batch that is completed', async () => {
    const batch = await createBatch(service, batchOrders(1));
    await placeBatches(service.context);
    const { body } = await cancel(batch.id);
    expect(body.data).toMatchObject({ counts: { placed: 1, cancelled: 0 }, cancelled_at: null });
  });
});

describe('404', () => {
  it('is the response to a batch of another mode, which continues', async () => {
    const batch = await createBatch(service, batchOrders(1));
    expect((await cancel(batch.id, service.account.liveKey)).status).toBe(404);
    expect(await placeBatches(service.context)).toBe(1);
  });
});

describe('409', () => {
  it('refuses a key that was used with another request', async () => {
    const batch = await createBatch(service, batchOrders(1), { idempotencyKey: 'used' });
    const { status, body } = await cancel(batch.id).set('Idempotency-Key', 'used');
    expect([status, body.sysCode]).toEqual([409, '1409002']);
    expect(await placeBatches(service.context)).toBe(1);
  });
});
