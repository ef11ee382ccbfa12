import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { startTestService, type TestService } from '../support/service.ts';
import { batchOrders, createBatch, ordersOf, placeBatches } from '../support/shipment/batch.ts';

let service: TestService;
beforeAll(async () => {
  service = await startTestService();
});
afterAll(() => service.stop());

const send = (body: unknown, key: string = crypto.randomUUID()) =>
  service
    .call('post', '/shipments/batch')
    .set('Idempotency-Key', key)
    .send(body as object);
const counts = async () => {
  const { rows } = await service.database.db.pool.query(
    `select (select count(*) from shipment_batch)::int as batches, (select count(*) from shipment_batch_order)::int as orders,
      (select count(*) from shipment)::int as shipments, (select count(*) from audit_entry where action = 'shipment_batch.created')::int as entries`,
  );
  return rows[0];
};

describe('202', () => {
  it('stores the orders, encrypted, and books none of them itself', async () => {
    const before = await counts();
    const { status, body } = await send({ orders: batchOrders(3) });
    expect(status).toBe(202);
    expect(body.data).toMatchObject({
      id: expect.stringMatching(/^sba_[0-9a-f]{32}$/),
      livemode: false,
      status: 'processing',
      counts: { total: 3, pending: 3, placed: 0, refused: 0, cancelled: 0, retryable: 0 },
      completed_at: null,
      cancelled_at: null,
    });
    const after = await counts();
    expect(after).toEqual({
      ...before,
      batches: before.batches + 1,
      orders: before.orders + 3,
      entries: before.entries + 1,
    });
    const { rows } = await service.database.db.pool.query(
      'select body from shipment_batch_order where batch_id = $1',
      [body.data.id],
    );
    for (const row of rows) expect(row.body).toMatch(/^enc:v1:/);
  });

  it('books each order as createShipment would, once, and reports it under its reference', async () => {
    const batch = await createBatch(service, batchOrders(10), { idempotencyKey: 'once' });
    await placeBatches(service.context);
    const orders = await ordersOf(service, batch.id);
    expect(orders.map(({ index, reference_no }) => [index, reference_no])).toEqual(
      orders.map((_, index) => [index, `SO-${index}`]),
    );
    for (const { status, shipment, reference_no } of orders)
      expect([status, shipment?.reference_no, shipment?.status]).toEqual([
        'placed',
        reference_no,
        'label_created',
      ]);
    expect(new Set(orders.map(({ shipment }) => shipment?.id)).size).toBe(10);
    const again = await createBatch(service, batchOrders(10), { idempotencyKey: 'once' });
    expect(again.id).toBe(batch.id);
    expect(await placeBatches(service.context)).toBe(0);
  });

  it('accepts 1,000 orders and a body of 2 MB, in any order of its keys', async () => {
    const large = batchOrders(1_000, () => ({ metadata: { note: 'x'.repeat(500), more: 'y'.repeat(500) } }));
    const { status, body } = await send({ orders: large }, 'large');
    expect([status, body.data?.counts.total]).toEqual([202, 1_000]);
    const turned = large.map((one) => Object.fromEntries(Object.entries(one).reverse()));
    const replay = await send({ orders: turned }, 'large');
    expect([replay.status, replay.body.data.id, replay.headers['idempotent-replayed']]).toEqual([
      202,
      body.data.id,
      'true',
    ]);
    await service.call('post', `/shipment_batches/${body.data.id}/cancel`);
  });
});

describe('400', () => {
  it('names each order that repeats a reference, and stores nothing', async () => {
    const before = await counts();
    const { status, body } = await send({
      orders: batchOrders(4, (index) => ({ reference_no: index === 2 ? 'SO-0' : `SO-${index}` })),
    });
    expect([status, body.sysCode]).toEqual([400, '1500150']);
    expect(body.data).toEqual([
      {
        path: ['orders', 2, 'reference_no'],
        code: 'BATCH_REFERENCE_NOT_UNIQUE',
        message: 'must be unique in the batch: orders[0] has it too',
      },
    ]);
    expect(await counts()).toEqual(before);
  });

  it.each([
    ['no orders', { orders: [] }, [['orders']]],
    ['a body without a list', {}, [['orders']]],
    ['orders that are no list', { orders: 'SO-1' }, [['orders']]],
    ['an unknown property', { orders: batchOrders(1), note: 'x' }, [['note']]],
    ['an order that is no object', { orders: ['SO-1'] }, [['orders', 0]]],
    [
      'an order without a reference',
      { orders: batchOrders(2, (index) => (index ? { reference_no: ' ' } : {})) },
      [['orders', 1, 'reference_no']],
    ],
    ['1,001 orders', { orders: batchOrders(1_001) }, [['orders']]],
    ...['\u200b', '\u3164\u00ad', 'SO-\ufffd', '4.47E+11', 'x'.repeat(65), 7, null].map(
      (reference_no) =>
        [
          `the reference ${JSON.stringify(reference_no)}`,
          { orders: batchOrders(2).map((one, index) => (index ? { ...one, reference_no } : one)) },
          [['orders', 1, 'reference_no']],
        ] as const,
    ),
  ])('refuses %s, and stores nothing', async (_, sent, paths) => {
    const before = await counts();
    const { status, body } = await send(sent);
    expect([status, body.sysCode]).toEqual([400, '1500101']);
    expect(body.data.map(({ path }: { path: unknown }) => path)).toEqual(paths);
    expect(await counts()).toEqual(before);
  });

  it('refuses a request without a key', async () => {
    const { status, body } = await service.call('post', '/shipments/batch').send({ orders: batchOrders(1) });
    expect([status, body.message]).toEqual([400, expect.stringMatching(/^IDEMPOTENCY_KEY_REQUIRED: /)]);
  });

  it.each([
    ['is not JSON', '{"orders":[{"a":1},{"b":}]}', 'MALFORMED_JSON', 'orders[1]'],
    ['ends too early', '{"orders":[{"a":1}', 'MALFORMED_JSON', 'orders[0]'],
    ['repeats a property', '{"orders":[{},{"a":1,"a":2}]}', 'DUPLICATE_JSON_KEY', '["orders",1,"a"]'],
    ['has a comma too many', '{"orders":[{},]}', 'MALFORMED_JSON', 'orders[1]'],
  ])('shows where a body %s', async (_, text, code, where) => {
    const { status, body } = await service
      .call('post', '/shipments/batch')
      .set('Idempotency-Key', crypto.randomUUID())
      .set('Content-Type', 'application/json')
      .send(text);
    expect([status, body.message]).toEqual([400, expect.stringContaining(code)]);
    expect(`${body.message} ${JSON.stringify(body.data)}`).toContain(where);
  });
});

describe('409', () => {
  it('refuses another batch under the same key, and stores nothing', async () => {
    await createBatch(service, batchOrders(1), { idempotencyKey: 'taken' });
    const before = await counts();
    const { status, body } = await send({ orders: batchOrders(2) }, 'taken');
    expect([status, body.sysCode]).toEqual([409, '1409002']);
    expect(await counts()).toEqual(before);
  });
});

describe('413', () => {
  it('refuses an order of more than 1,536 KiB in a body that is small enough', async () => {
    const before = await counts();
    const { status, body } = await send({
      orders: batchOrders(2, (index) => (index ? { metadata: { note: 'x'.repeat(1_600_000) } } : {})),
    });
    expect([status, body.message]).toEqual([413, 'PAYLOAD_TOO_LARGE: orders[1] is larger than 1536 KiB']);
    expect(await counts()).toEqual(before);
  });
});
