import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { topUp } from '../../db/query/wallet/ledger.ts';
import { startTestService, type TestService } from '../support/service.ts';
import { batchOrders, createBatch, ordersOf, placeBatches } from '../support/shipment/batch.ts';

let service: TestService;
let price: number;
beforeAll(async () => {
  service = await startTestService();
  const { body } = await service.call('post', '/shipments/validate').send(batchOrders(1)[0]);
  price = body.data.quote.total_hkd;
});
afterAll(() => service.stop());

let topUps = 0;
const addFunds = (orders: number) =>
  topUp(service.database.db.pool, {
    accountId: service.account.id,
    amountCents: Math.round(orders * price * 100),
    transactionId: `txn_retry_${topUps++}`,
  });
const retry = (id: string, key: string = service.account.liveKey) =>
  service.call('post', `/shipment_batches/${id}/retry`, key);
const completed = async (id: string) =>
  (
    await service.database.db.pool.query(
      `select from event where type = 'shipment_batch.completed' and body like '%' || $1 || '%'`,
      [id],
    )
  ).rowCount;

describe('200', () => {
  it('books the orders for which funds ran out half-way, after a top-up', async () => {
    const { liveKey } = service.account;
    await addFunds(3);
    const orders = batchOrders(6, (index) => (index === 1 ? { payment_type: 'cod' } : {}));
    const batch = await createBatch(service, orders, { key: liveKey });
    await placeBatches(service.context);
    const first = await ordersOf(service, batch.id, liveKey);
    const unpaid = first.filter(({ retryable }) => retryable);
    expect(first.filter(({ status }) => status === 'placed')).toHaveLength(3);
    expect(unpaid).toHaveLength(2);
    for (const { error } of unpaid)
      expect(error).toMatchObject({
        status: 402,
        sysCode: '1500009',
        data: { name: 'INSUFFICIENT_FUNDS', total_hkd: price, available_hkd: 0 },
      });
    expect(await completed(batch.id)).toBe(1);
    await addFunds(2);
    const { status, body } = await retry(batch.id);
    expect(status).toBe(200);
    expect(body.data).toMatchObject({
      status: 'processing',
      counts: { total: 6, pending: 2, placed: 3, refused: 1, retryable: 0 },
      completed_at: null,
    });
    await placeBatches(service.context);
    const last = await ordersOf(service, batch.id, liveKey);
    expect(last.map(({ status }) => status)).toEqual(
      first.map((_, index) => (index === 1 ? 'refused' : 'placed')),
    );
    expect(await completed(batch.id)).toBe(2);
    const wallet = (await service.call('get', '/wallet/balance', liveKey)).body.data;
    expect([wallet.available, wallet.held]).toEqual([0, 5 * price]);
  });

  it('books no order again that a corrected list has booked meanwhile, and books the others', async () => {
    const { liveKey } = service.account;
    const held = async () => (await service.call('get', '/wallet/balance', liveKey)).body.data.held;
    const orders = batchOrders(3);
    const batch = await createBatch(service, orders, { key: liveKey });
    await placeBatches(service.context);
    expect((await ordersOf(service, batch.id, liveKey)).every(({ retryable }) => retryable)).toBe(true);
    await addFunds(2);
    const before = await held();
    const corrected = await createBatch(service, orders.slice(0, 1), { key: liveKey });
    await placeBatches(service.context);
    expect(await held()).toBe(before + price);
    const { body } = await retry(batch.id);
    expect(body.data.counts).toMatchObject({ pending: 2, refused: 1, retryable: 0 });
    await placeBatches(service.context);
    const [first, ...others] = await ordersOf(service, batch.id, liveKey);
    expect(first).toMatchObject({
      status: 'refused',
      retryable: false,
      error: { sysCode: expect.any(String) },
    });
    expect(JSON.stringify(first?.error)).toContain('REFERENCE_ALREADY_PLACED');
    // Workers place orders at the same time, so either of them gets the funds.
    expect(others.map(({ status }) => status).toSorted()).toEqual(['placed', 'refused']);
    expect(await held()).toBe(before + 2 * price);
    expect((await ordersOf(service, corrected.id, liveKey))[0]?.status).toBe('placed');
  });

  it.each([
    ['the later batch first', [1, 0]],
    ['the earlier batch first', [0, 1]],
  ])('books an order once that two batches could not book, if both are retried: %s', async (_, turns) => {
    const { liveKey } = service.account;
    const held = async () => (await service.call('get', '/wallet/balance', liveKey)).body.data.held;
    const orders = batchOrders(1, () => ({ reference_no: `TWICE-${turns[0]}` }));
    const batches = [];
    for (let count = 0; count < 2; count++) {
      batches.push(await createBatch(service, orders, { key: liveKey }));
      await placeBatches(service.context);
    }
    await addFunds(1);
    const before = await held();
    const pending = [];
    for (const turn of turns) {
      const { body } = await retry(batches[turn]?.id ?? '');
      pending.push(body.data.counts.pending);
    }
    expect(pending).toEqual([1, 0]);
    await placeBatches(service.context);
    expect(await held()).toBe(before + price);
  });

  it('changes nothing without retryable orders', async () => {
    const batch = await createBatch(
      service,
      batchOrders(1, () => ({ payment_type: 'cod' })),
    );
    await placeBatches(service.context);
    const { body } = await retry(batch.id, service.account.testKey);
    expect(body.data).toMatchObject({ status: 'completed', counts: { refused: 1, pending: 0 } });
    expect(await placeBatches(service.context)).toBe(0);
    expect(await completed(batch.id)).toBe(1);
  });
});

describe('404', () => {
  it('is the response to a batch of another mode', async () => {
    const batch = await createBatch(service, batchOrders(1));
    expect((await retry(batch.id)).status).toBe(404);
  });
});

describe('409', () => {
  it('refuses a key that was used with another request', async () => {
    const batch = await createBatch(service, batchOrders(1), { idempotencyKey: 'used' });
    const { status, body } = await retry(batch.id, service.account.testKey).set('Idempotency-Key', 'used');
    expect([status, body.sysCode]).toEqual([409, '1409002']);
  });
});
