import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { keepBatch, takeDueBatches } from '../../db/query/batch/batch.ts';
import { endBatchOrders, takeBatchOrders } from '../../db/query/batch/batch-order.ts';
import { commandLineActor } from '../../src/audit.ts';
import { endAttempts, orderIdempotencyKey } from '../../src/batch/batch.ts';
import { placeDueOrders } from '../../src/batch/place-orders.ts';
import { placeOrder } from '../../src/booking/place-order.ts';
import { runJob } from '../../src/job/maintenance.ts';
import { runForReply } from '../../src/run-operation.ts';
import { startTestService, type TestService } from '../support/service.ts';
import { batchOrders, createBatch, ordersOf, placeBatches, storedBatch } from '../support/shipment/batch.ts';

let service: TestService;
beforeAll(async () => {
  service = await startTestService();
});
afterAll(() => service.stop());

const query = async (text: string, values: unknown[] = []) =>
  (await service.database.db.pool.query(text, values)).rows;
const firstUnder = (idempotencyKey: string) => ({ idempotency_key: idempotencyKey, earlier_count: 0 });
const shipmentsUnder = (idempotencyKey: string, index: number) =>
  query('select tracking_number from shipment where idempotency_key = $1', [
    orderIdempotencyKey(firstUnder(idempotencyKey), `SO-${index}`),
  ]);
const keyOf = (id: string) => ({ accountId: service.account.id, id });
const scope = () => ({ accountId: service.account.id, livemode: false });
const place = (key: string, body: unknown) => {
  const actor = () => commandLineActor(service.account.id, new Date());
  const caller = { scope: scope(), actor, requestId: null, pricingVersion: null };
  return runForReply(service.context, 'createShipment', { handler: placeOrder, caller, key, body });
};
/** Lets the lease of every order expire, as after the death of a worker. */
const expireLeases = () =>
  query(`update shipment_batch_order set next_attempt_at = sampan_clock() where status = 'pending'`);
const placed = {
  status: 'placed',
  error: null,
  retryable: false,
  mayBeBooked: true,
  pauseSeconds: null,
} as const;

describe('an order whose worker died', () => {
  it('after the booking gets the shipment that is booked, not another one', async () => {
    const [order] = batchOrders(1);
    const batch = await createBatch(service, [order], { idempotencyKey: 'died-late' });
    await takeBatchOrders(service.context.db, keyOf(batch.id), 8, 60);
    const key = orderIdempotencyKey(firstUnder('died-late'), 'SO-0');
    await place(key, order);
    expect(await placeDueOrders(service.context, keyOf(batch.id), 8)).toBe(0);
    await expireLeases();
    await placeBatches(service.context);
    const [{ tracking_number }, ...others] = await shipmentsUnder('died-late', 0);
    expect(others).toEqual([]);
    expect((await ordersOf(service, batch.id))[0]?.shipment?.id).toBe(tracking_number);
  });

  it('is found by its reference when its key has expired since', async () => {
    const [order] = batchOrders(1);
    const batch = await createBatch(service, [order], { idempotencyKey: 'died-long-ago' });
    await takeBatchOrders(service.context.db, keyOf(batch.id), 8, 60);
    const key = orderIdempotencyKey(firstUnder('died-long-ago'), 'SO-0');
    await place(key, order);
    await query('delete from idempotency_key where key = $1', [key]);
    await expireLeases();
    await placeBatches(service.context);
    expect(await shipmentsUnder('died-long-ago', 0)).toHaveLength(1);
    expect((await ordersOf(service, batch.id))[0]?.status).toBe('placed');
  });

  it('has its result from the worker that took over: the other one changes nothing', async () => {
    const batch = await createBatch(service, batchOrders(1), { idempotencyKey: 'taken-over' });
    const [old] = await takeBatchOrders(service.context.db, keyOf(batch.id), 8, 60);
    await expireLeases();
    await placeBatches(service.context);
    const before = await ordersOf(service, batch.id);
    await endAttempts(service.context, keyOf(batch.id), [
      { ...placed, position: 0, fence: old?.fence ?? 0, trackingNumber: 'SMP0000000000000' },
    ]);
    expect(await ordersOf(service, batch.id)).toEqual(before);
    const row = await storedBatch(service, batch.id);
    expect([row?.pending_count, row?.placed_count]).toEqual([0, 1]);
  });
});

describe('a batch', () => {
  it('sends its event once, in the transaction of the last result', async () => {
    const batch = await createBatch(service, batchOrders(3), { idempotencyKey: 'one-event' });
    const events = () =>
      query(`select body from event where type = 'shipment_batch.completed' and body like '%' || $1 || '%'`, [
        batch.id,
      ]);
    const claims = await takeBatchOrders(service.context.db, keyOf(batch.id), 8, 60);
    const [first, ...others] = claims.map(({ position, fence }) => ({
      ...placed,
      position,
      fence,
      trackingNumber: `SMP000000000000${position}`,
    }));
    if (!first) throw new Error('no order was taken');
    await endAttempts(service.context, keyOf(batch.id), [first]);
    expect(await events()).toEqual([]);
    await endAttempts(service.context, keyOf(batch.id), others);
    await endAttempts(service.context, keyOf(batch.id), others);
    const [{ body }, ...more] = await events();
    expect(more).toEqual([]);
    const { data } = JSON.parse(body);
    expect(data.object).toEqual((await service.call('get', `/shipment_batches/${batch.id}`)).body.data);
    expect(data.request.idempotency_key).toBe('one-event');
  });

  it('leaves nothing written if the transaction of its results fails', async () => {
    const batch = await createBatch(service, batchOrders(1));
    const [claim] = await takeBatchOrders(service.context.db, keyOf(batch.id), 8, 60);
    const { kysely } = service.context.db;
    await expect(
      kysely.transaction().execute(async (tx) => {
        const ended = {
          ...placed,
          position: 0,
          fence: claim?.fence ?? 0,
          trackingNumber: 'SMP0000000000000',
        };
        await endBatchOrders(tx, keyOf(batch.id), [ended]);
        throw new Error('lost connection');
      }),
    ).rejects.toThrow('lost connection');
    expect((await ordersOf(service, batch.id))[0]?.status).toBe('pending');
    await expireLeases();
    await placeBatches(service.context);
  });

  it('is one of an account at a time, so that accounts take turns', async () => {
    await placeBatches(service.context);
    const other = await service.createAccount();
    const own = [await createBatch(service, batchOrders(1)), await createBatch(service, batchOrders(1))];
    const theirs = await createBatch(service, batchOrders(1), { key: other.testKey });
    const first = await takeDueBatches(service.context.db, 10, 60);
    expect(first.map(({ id }) => id).sort()).toEqual([own[0]?.id, theirs.id].sort());
    expect(await takeDueBatches(service.context.db, 10, 60)).toEqual([]);
    await keepBatch(service.context.db, keyOf(own[0]?.id ?? ''), 0);
    expect((await takeDueBatches(service.context.db, 10, 0)).map(({ id }) => id)).toEqual([own[1]?.id]);
    await query('update shipment_batch set busy_until = null');
    await placeBatches(service.context);
  });

  it('follows a change of products between its orders', async () => {
    const batch = await createBatch(service, batchOrders(2), { idempotencyKey: 'entitled' });
    expect(await placeDueOrders(service.context, keyOf(batch.id), 1)).toBe(1);
    const revoked = await query('delete from entitlement where account_id = $1 returning *', [
      service.account.id,
    ]);
    try {
      expect(await placeDueOrders(service.context, keyOf(batch.id), 1)).toBe(1);
    } finally {
      await query('insert into entitlement select * from json_populate_recordset(null::entitlement, $1)', [
        JSON.stringify(revoked),
      ]);
    }
    const [first, second] = await ordersOf(service, batch.id);
    expect(first).toMatchObject({ status: 'placed', error: null });
    expect(second).toMatchObject({ status: 'refused', shipment: null });
    expect(second?.error?.message).toMatch(/^SERVICE_NOT_AVAILABLE/);
    expect(await shipmentsUnder('entitled', 1)).toEqual([]);
  });

  it('is deleted with its orders after its retention, and not before', async () => {
    const batch = await createBatch(service, batchOrders(2));
    await placeBatches(service.context);
    const open = await createBatch(service, batchOrders(1));
    expect(await runJob(service.context, 'expire-batches')).toBe(0);
    await query(`update shipment_batch set completed_at = completed_at - interval '31 days' where id = $1`, [
      batch.id,
    ]);
    expect(await runJob(service.context, 'expire-batches')).toBe(1);
    expect(await query('select from shipment_batch_order where batch_id = $1', [batch.id])).toEqual([]);
    expect(await query('select from shipment_batch_order where batch_id = $1', [open.id])).toHaveLength(1);
    await placeBatches(service.context);
  });
});

describe('a pending order', () => {
  it('is tried again after a failure that is not its own, and shows it', async () => {
    const batch = await createBatch(
      service,
      batchOrders(1, () => ({
        declared_currency: 'USD',
        items: [{ description: 'T-shirt', quantity: 1, unit_price: 5 }],
      })),
      { idempotencyKey: 'no-rate' },
    );
    await query('delete from fx_rate');
    await placeBatches(service.context);
    const [order] = await ordersOf(service, batch.id);
    expect(order).toMatchObject({ status: 'pending', error: { status: 503, sysCode: '1500018' } });
    const [{ begun, ahead }] = await query(
      'select begun, extract(epoch from next_attempt_at - sampan_clock())::float8 as ahead from shipment_batch_order where batch_id = $1',
      [batch.id],
    );
    expect([begun, ahead > 0 && ahead <= 60]).toEqual([false, true]);
    expect(await shipmentsUnder('no-rate', 0)).toEqual([]);
    await query(
      `update shipment_batch_order set attempts = 9, next_attempt_at = sampan_clock() where batch_id = $1`,
      [batch.id],
    );
    await placeBatches(service.context);
    expect((await ordersOf(service, batch.id))[0]).toMatchObject({ status: 'refused', retryable: true });
    expect((await storedBatch(service, batch.id))?.retryable_count).toBe(1);
  });
});
