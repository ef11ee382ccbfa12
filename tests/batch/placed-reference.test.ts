import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { topUp } from '../../db/query/wallet/ledger.ts';
import type { Schemas } from '../../generated/operations.ts';
import { startTestService, type TestService } from '../support/service.ts';
import { batchOrders, createBatch, ordersOf, placeBatches } from '../support/shipment/batch.ts';
import { type OrderBody, order } from '../support/shipment/order.ts';

let service: TestService;
beforeAll(async () => {
  service = await startTestService();
  await topUp(service.database.db.pool, {
    accountId: service.account.id,
    amountCents: 100_000,
    transactionId: 'txn_placed',
  });
});
afterAll(() => service.stop());

const send = (route: string, body: unknown, apiKey?: string, key: string = crypto.randomUUID()) =>
  service
    .call('post', route, apiKey)
    .set('Idempotency-Key', key)
    .send(body as object);
async function book(reference_no: string, change: Partial<OrderBody> = {}, apiKey?: string): Promise<string> {
  const { body } = await send('/shipments', order({ reference_no, ...change }), apiKey);
  return body.data.id;
}
const query = async (text: string, values: unknown[] = []) =>
  (await service.database.db.pool.query(text, values)).rows;
const codesOf = (entries: readonly { readonly code: string }[]) => entries.map(({ code }) => code);

/** Makes what the account has under a reference, and whether an order with this reference is already placed. */
const earlier: Readonly<
  Record<string, readonly [isPlaced: boolean, make: (reference: string) => Promise<unknown>]>
> = {
  nothing: [false, async () => {}],
  'a shipment': [true, (reference) => book(reference)],
  'a shipment with spaces around': [true, (reference) => book(` ${reference} `)],
  'a delivered shipment': [
    true,
    async (reference) => {
      const id = await book(reference);
      await query(
        `update shipment set status = 'delivered', delivered_at = now() where tracking_number = $1`,
        [id],
      );
    },
  ],
  'a cancelled shipment': [
    false,
    async (reference) => service.call('post', `/shipments/${await book(reference)}/cancel`),
  ],
  'a rejected shipment': [
    false,
    async (reference) => {
      const id = await book('SANDBOX-REJECT');
      expect(id).toBeUndefined();
      await query(`update shipment set reference_no = $1 where reference_no = 'SANDBOX-REJECT'`, [reference]);
    },
  ],
  'a shipment of live mode': [false, (reference) => book(reference, {}, service.account.liveKey)],
  'a shipment of another account': [
    false,
    async (reference) => book(reference, {}, (await service.createAccount()).testKey),
  ],
  'a return': [
    false,
    async (reference) => {
      const id = await book(`${reference} out`);
      const back = await book(reference);
      await query('update shipment set return_of = $1 where tracking_number = $2', [id, back]);
    },
  ],
  'an order that waits in a batch': [
    true,
    (reference) =>
      createBatch(
        service,
        batchOrders(1, () => ({ reference_no: reference })),
      ),
  ],
  'an order that was cancelled in a batch': [
    false,
    async (reference) => {
      const { id } = await createBatch(
        service,
        batchOrders(1, () => ({ reference_no: reference })),
      );
      await service.call('post', `/shipment_batches/${id}/cancel`);
    },
  ],
};
const kinds = Object.keys(earlier);
const referenceOf = (kind: string) => `REF-${kinds.indexOf(kind)}`;
const placedKinds = kinds.filter((kind) => earlier[kind]?.[0]);
const all = () => batchOrders(kinds.length, (index) => ({ reference_no: `REF-${index}` }));

describe('an order whose reference is', () => {
  beforeAll(async () => {
    for (const kind of kinds) await earlier[kind]?.[1](referenceOf(kind));
  });

  it('already placed has a warning in the dry runs of batch and shipment, and no other has', async () => {
    const { body } = await send('/shipments/batch/validate', { orders: all() });
    const checked: Schemas['ShipmentBatchOrderValidation'][] = body.data.orders;
    const warned = checked.filter(({ warnings }) => codesOf(warnings).includes('REFERENCE_ALREADY_PLACED'));
    expect(warned.map(({ reference_no }) => reference_no)).toEqual(placedKinds.map(referenceOf));
    expect(body.data.valid).toBe(true);
    for (const [index, one] of all().entries()) {
      const single = await service.call('post', '/shipments/validate').send(one);
      expect(single.body.data.warnings).toEqual(checked[index]?.warnings);
    }
  });

  it('already placed is described with its shipment and day, or its batch', async () => {
    const { body } = await send('/shipments/batch/validate', { orders: all() });
    const messages = body.data.orders.flatMap((one: Schemas['ShipmentBatchOrderValidation']) =>
      one.warnings.flatMap(({ code, message }) => (code === 'REFERENCE_ALREADY_PLACED' ? message : [])),
    );
    expect(messages).toEqual([
      expect.stringMatching(/^belongs to shipment SMP\d{13} of \d{4}-\d\d-\d\d$/),
      expect.stringMatching(/^belongs to shipment SMP\d{13} of \d{4}-\d\d-\d\d$/),
      expect.stringMatching(/^belongs to shipment SMP\d{13} of \d{4}-\d\d-\d\d$/),
      expect.stringMatching(/^belongs to an order that waits in batch sba_\w+ of \d{4}-\d\d-\d\d$/),
    ]);
  });

  it('already placed does not count in the total of a dry run that leaves it out', async () => {
    const orders = all();
    const [kept, skipped] = await Promise.all(
      [false, true].map((skip_placed) => send('/shipments/batch/validate', { orders, skip_placed })),
    );
    const price = kept?.body.data.total_hkd / kinds.length;
    expect(skipped?.body.data.total_hkd).toBeCloseTo(price * (kinds.length - placedKinds.length), 2);
  });

  it('already placed is left out of a batch with skip_placed, and booked by one without', async () => {
    const made = await send('/shipments/batch', { orders: all(), skip_placed: true });
    expect(made.body.data.counts).toMatchObject({
      total: kinds.length,
      pending: kinds.length - placedKinds.length,
      refused: placedKinds.length,
      retryable: 0,
    });
    const before = await query('select count(*)::int from shipment');
    const rows = await ordersOf(service, made.body.data.id);
    const leftOut = rows.filter(({ status }) => status === 'refused');
    expect(leftOut.map(({ reference_no }) => reference_no)).toEqual(placedKinds.map(referenceOf));
    for (const { error, retryable, shipment } of leftOut) {
      expect([retryable, shipment]).toEqual([false, null]);
      expect(error).toMatchObject({
        status: 409,
        sysCode: '1500151',
        message: expect.stringMatching(/^REFERENCE_ALREADY_PLACED: reference_no belongs to /),
        data: [{ path: ['reference_no'], code: 'REFERENCE_ALREADY_PLACED' }],
      });
    }
    const bodies = await query(
      `select count(*)::int as kept from shipment_batch_order where batch_id = $1 and status = 'refused' and body is not null`,
      [made.body.data.id],
    );
    expect(bodies).toEqual([{ kept: 0 }]);
    expect(await query('select count(*)::int from shipment')).toEqual(before);
    const again = await send('/shipments/batch', { orders: all() });
    expect(again.body.data.counts).toMatchObject({ pending: kinds.length, refused: 0 });
    await placeBatches(service.context);
    const booked = await ordersOf(service, again.body.data.id);
    expect(booked.every(({ status }) => status === 'placed')).toBe(true);
  });
});

describe('a batch with skip_placed', () => {
  it('books a reference once, also if four are sent at the same time', async () => {
    const count = 12;
    const orders = batchOrders(count, (index) => ({ reference_no: `RACE-${index}` }));
    const sent = await Promise.all(
      Array.from({ length: 4 }, (_, at) => {
        const turned = orders.slice(at * 3).concat(orders.slice(0, at * 3));
        return send('/shipments/batch', { orders: turned, skip_placed: true });
      }),
    );
    expect(sent.map(({ status }) => status)).toEqual([202, 202, 202, 202]);
    await placeBatches(service.context);
    const shipments = await query(
      `select reference_no, count(*)::int as count from shipment where reference_no like 'RACE-%' group by 1`,
    );
    expect([shipments.length, shipments.every((one) => one.count === 1)]).toEqual([count, true]);
    const pending = sent.map(({ body }) => body.data.counts.pending);
    expect(pending.reduce((sum, one) => sum + one, 0)).toBe(count);
  });

  it('that leaves out every order is completed at once, with one event, and books nothing', async () => {
    await book('DONE');
    const orders = batchOrders(1, () => ({ reference_no: 'DONE' }));
    const made = await send('/shipments/batch', { orders, skip_placed: true });
    expect(made.body.data).toMatchObject({ status: 'completed', counts: { pending: 0, refused: 1 } });
    expect(await placeBatches(service.context)).toBe(0);
    const events = await query(
      `select body from event where type = 'shipment_batch.completed' and body like '%' || $1 || '%'`,
      [made.body.data.id],
    );
    expect(events).toHaveLength(1);
    expect(JSON.parse(events[0].body).data.object).toEqual(made.body.data);
    const retried = await service.call('post', `/shipment_batches/${made.body.data.id}/retry`);
    expect(retried.body.data.counts).toMatchObject({ pending: 0, refused: 1 });
    expect(await query(`select from shipment where reference_no = 'DONE'`)).toHaveLength(1);
  });

  it('belongs to its key with the option, before and after the orders in the body', async () => {
    const orders = batchOrders(2, (index) => ({ reference_no: `KEY-${index}` }));
    const key = crypto.randomUUID();
    const first = await send('/shipments/batch', { skip_placed: true, orders }, undefined, key);
    const turned = await send('/shipments/batch', { orders, skip_placed: true }, undefined, key);
    expect([turned.headers['idempotent-replayed'], turned.body.data.id]).toEqual([
      'true',
      first.body.data.id,
    ]);
    for (const body of [{ orders }, { orders, skip_placed: false }])
      expect((await send('/shipments/batch', body, undefined, key)).status).toBe(409);
  });

  it.each([['yes'], [1], [null]])('refuses %j as the option, and stores nothing', async (skip_placed) => {
    const before = await query('select count(*)::int from shipment_batch');
    const { status, body } = await send('/shipments/batch', { orders: batchOrders(1), skip_placed });
    expect([status, body.data.map(({ path }: { path: unknown }) => path)]).toEqual([400, [['skip_placed']]]);
    expect(await query('select count(*)::int from shipment_batch')).toEqual(before);
  });
});
