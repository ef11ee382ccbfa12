import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { topUp } from '../../db/query/wallet/ledger.ts';
import { startTestService, type TestService } from '../support/service.ts';
import { batchOrders } from '../support/shipment/batch.ts';

let service: TestService;
beforeAll(async () => {
  service = await startTestService();
});
afterAll(() => service.stop());

const validate = (body: unknown, key?: string) =>
  service.call('post', '/shipments/batch/validate', key).send(body as object);

describe('200', () => {
  it('answers the violations and the price of every row, and stores nothing', async () => {
    const orders = batchOrders(4, (index) =>
      index === 1 ? { parcels: [], payment_type: 'cod' } : index === 2 ? { reference_no: 'SO-0' } : {},
    );
    const { status, body } = await validate({ orders });
    expect([status, body.data.valid, body.data.violations]).toEqual([200, false, []]);
    expect(
      body.data.orders.map(({ index, valid }: { index: number; valid: boolean }) => [index, valid]),
    ).toEqual([
      [0, true],
      [1, false],
      [2, false],
      [3, true],
    ]);
    expect(body.data.orders[1]).toMatchObject({
      reference_no: 'SO-1',
      violation_count: 2,
      violations: [{ path: ['parcels'] }, { code: 'COD_NOT_AVAILABLE' }],
      total_hkd: null,
    });
    expect(body.data.orders[2].violations).toMatchObject([
      { path: ['reference_no'], code: 'BATCH_REFERENCE_NOT_UNIQUE' },
    ]);
    const single = await service.call('post', '/shipments/validate').send(orders[0]);
    expect(body.data.orders[0].total_hkd).toBe(single.body.data.quote.total_hkd);
    expect(body.data.total_hkd).toBe(2 * single.body.data.quote.total_hkd);
    const { rows } = await service.database.db.pool.query(
      'select (select count(*) from shipment_batch)::int as batches, (select count(*) from shipment)::int as shipments',
    );
    expect(rows).toEqual([{ batches: 0, shipments: 0 }]);
  });

  it('checks the funds for all valid orders together, with a live key', async () => {
    const { liveKey, id } = service.account;
    const price = (await validate({ orders: batchOrders(1) }, liveKey)).body.data.total_hkd;
    await topUp(service.database.db.pool, {
      accountId: id,
      amountCents: 2 * price * 100,
      transactionId: 'txn_batch',
    });
    const two = (await validate({ orders: batchOrders(2) }, liveKey)).body.data;
    expect([two.valid, two.violations]).toEqual([true, []]);
    const three = (await validate({ orders: batchOrders(3) }, liveKey)).body.data;
    expect(three).toMatchObject({ valid: false, violations: [{ path: [], code: 'INSUFFICIENT_FUNDS' }] });
    expect(three.violations[0].message).toContain('for all valid orders together');
    expect(three.orders.every(({ valid }: { valid: boolean }) => valid)).toBe(true);
  });

  it('lists at most 20 violations of an order, and counts all', async () => {
    const items = Array.from({ length: 30 }, () => ({ description: '', quantity: 0 }));
    const { body } = await validate({ orders: batchOrders(1, () => ({ items })) });
    expect(body.data.orders[0].violations).toHaveLength(20);
    expect(body.data.orders[0].violation_count).toBeGreaterThanOrEqual(60);
  });
});

describe('400', () => {
  it.each([
    ['no orders', { orders: [] }, ['orders']],
    ['1,001 orders', { orders: batchOrders(1_001) }, ['orders']],
    ['a single order', batchOrders(1)[0], ['recipient']],
  ])('refuses %s', async (_, sent, path) => {
    const { status, body } = await validate(sent);
    expect([status, body.sysCode]).toEqual([400, '1500101']);
    expect(body.data.map((one: { path: unknown }) => one.path)).toContainEqual(path);
  });
});
