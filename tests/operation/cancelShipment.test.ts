import { readFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { topUp } from '../../db/query/wallet/ledger.ts';
import { reconcileShipments } from '../../src/booking/reconcile.ts';
import { settleShipment } from '../../src/booking/settle.ts';
import { root } from '../support/paths.ts';
import { startTestService, type TestService } from '../support/service.ts';
import { eventObject } from '../support/shipment/event-object.ts';
import { order } from '../support/shipment/order.ts';

let service: TestService;
let keys = 0;
beforeAll(async () => {
  service = await startTestService();
  await topUp(service.database.db.pool, {
    accountId: service.account.id,
    amountCents: 10_000_000,
    transactionId: 'txn_cancel',
  });
});
afterAll(() => service.stop());

const book = async (
  key: string,
  change: Parameters<typeof order>[0] = {},
): Promise<{ id: string; total: number }> => {
  const { body } = await service
    .call('post', '/shipments', key)
    .set('Idempotency-Key', `book-${keys++}`)
    .send(order(change));
  return { id: body.data.id, total: body.data.pricing_snapshot.total_hkd };
};
const cancel = (id: string, key = service.account.liveKey) =>
  service.call('post', `/shipments/${id}/cancel`, key);
const held = async () =>
  (await service.call('get', '/wallet/balance', service.account.liveKey)).body.data.held;
const query = async (text: string, values: unknown[] = []) =>
  (await service.database.db.pool.query(text, values)).rows;

describe('200', () => {
  it('in live mode releases the full hold, cancels at the carrier and sends the event', async () => {
    const before = await held();
    const { id, total } = await book(service.account.liveKey);
    expect(await held()).toBeCloseTo(before + total, 10);
    const { status, body } = await cancel(id);
    expect(status).toBe(200);
    expect(body.data).toEqual({
      id,
      tracking_number: id,
      status: 'cancelled',
      livemode: true,
      cancelled_at: expect.any(String),
      refunded_amount_hkd: total,
    });
    expect(await held()).toBeCloseTo(before, 10);
    expect(await query('select state from sandbox_booking where reference = $1', [id])).toEqual([
      { state: 'cancelled' },
    ]);
    const detail = (await service.call('get', `/shipments/${id}`, service.account.liveKey)).body.data;
    expect(detail).toMatchObject({
      status: 'cancelled',
      events: [{ status: 'label_created' }, { status: 'cancelled' }],
    });
    const [event] = await query(
      "select body from event where tracking_number = $1 and type = 'shipment.cancelled'",
      [id],
    );
    expect(JSON.parse(event.body).data).toMatchObject({
      sequence: 2,
      object: eventObject(detail),
    });
  });

  it('in test mode refunds 0 and moves no money', async () => {
    const before = await held();
    const { id } = await book(service.account.testKey);
    expect((await cancel(id, service.account.testKey)).body.data).toMatchObject({
      status: 'cancelled',
      livemode: false,
      refunded_amount_hkd: 0,
    });
    expect(await held()).toBe(before);
    expect(await query('select 1 from hold where tracking_number = $1', [id])).toEqual([]);
  });

  it('returns the same snapshot for a repeat, with or without a key, and repeats no effect', async () => {
    const { id } = await book(service.account.liveKey);
    const first = await cancel(id);
    for (const again of [
      await cancel(id),
      await cancel(id).set('Idempotency-Key', 'again'),
      await cancel(id).set('Idempotency-Key', 'again'),
    ]) {
      expect(again.body.data).toEqual(first.body.data);
    }
    expect(
      await query(
        "select count(*)::int as n from wallet_transaction where tracking_number = $1 and type = 'void'",
        [id],
      ),
    ).toEqual([{ n: 1 }]);
    expect(
      await query(
        "select count(*)::int as n from event where tracking_number = $1 and type = 'shipment.cancelled'",
        [id],
      ),
    ).toEqual([{ n: 1 }]);
  });

  it('is returned to 20 parallel requests, which cancel the shipment once', async () => {
    const { id } = await book(service.account.liveKey);
    const answers = await Promise.all(Array.from({ length: 20 }, () => cancel(id)));
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
    expect(new Set(answers.map(({ text }) => text)).size).toBe(1);
    expect(
      await query(
        "select count(*)::int as n from event where tracking_number = $1 and type = 'shipment.cancelled'",
        [id],
      ),
    ).toEqual([{ n: 1 }]);
  });
});

describe('404', () => {
  it('is the same for missing, foreign and other-mode shipments', async () => {
    const { id } = await book(service.account.liveKey);
    const stranger = await service.createAccount();
    const answers = [
      await cancel('SMP0000000000000'),
      await cancel('x'),
      await cancel(id, stranger.liveKey),
      await cancel(id, service.account.testKey),
    ];
    expect(new Set(answers.map((answer) => `${answer.status} ${answer.text}`)).size).toBe(1);
    expect(answers[0]?.status).toBe(404);
    expect((await service.call('get', `/shipments/${id}`, service.account.liveKey)).body.data.status).toBe(
      'label_created',
    );
  });
});

describe('409', () => {
  it('is returned during an interception: the carrier is not called, no money moves, the key stores nothing', async () => {
    const { id } = await book(service.account.liveKey);
    await query('update shipment set intercepting = true where tracking_number = $1', [id]);
    const before = await held();
    const refused = await cancel(id).set('Idempotency-Key', 'intercepted');
    expect(refused.body).toMatchObject({ status: 409, sysCode: '1500032', data: null });
    expect(await held()).toBe(before);
    expect(await query('select state from sandbox_booking where reference = $1', [id])).toEqual([
      { state: 'booked' },
    ]);
    await query('update shipment set intercepting = false where tracking_number = $1', [id]);
    expect((await cancel(id).set('Idempotency-Key', 'intercepted')).status).toBe(200);
  });

  it.each([
    'picked_up',
    'in_transit',
    'delivered',
    'returned',
  ])('is returned for a shipment that is %s, with its status', async (status) => {
    const { id } = await book(service.account.liveKey);
    await query('update shipment set status = $2 where tracking_number = $1', [id, status]);
    const { body } = await cancel(id);
    expect(body).toMatchObject({
      status: 409,
      message: expect.stringContaining(status),
      data: { name: 'SHIPMENT_NOT_CANCELLABLE', shipment_status: status },
    });
    await query("update shipment set status = 'label_created' where tracking_number = $1", [id]);
  });

  it('is returned for a settled shipment; settling a cancelled shipment moves no money', async () => {
    const settled = await book(service.account.liveKey);
    const final = { chargedCents: 7000, measuredWeightMg: 650_000 };
    expect(await settleShipment(service.context, service.account.id, settled.id, final)).toMatchObject({
      verdict: 'posted',
      repeated: false,
    });
    expect(await settleShipment(service.context, service.account.id, settled.id, final)).toMatchObject({
      verdict: 'posted',
      repeated: true,
    });
    expect((await cancel(settled.id)).body).toMatchObject({
      status: 409,
      data: { name: 'SHIPMENT_NOT_CANCELLABLE' },
    });
    const detail = (await service.call('get', `/shipments/${settled.id}`, service.account.liveKey)).body.data;
    expect(detail.billing).toMatchObject({
      status: 'settled',
      charged_hkd: 70,
      chargeable_weight_kg: 0.65,
      settled_at: expect.any(String),
    });
    const events = await query(
      "select body from event where tracking_number = $1 and type = 'shipment.billing_settled'",
      [settled.id],
    );
    expect(events).toHaveLength(1);

    const cancelled = await book(service.account.liveKey);
    await cancel(cancelled.id);
    const before = await held();
    expect(await settleShipment(service.context, service.account.id, cancelled.id, final)).toMatchObject({
      verdict: 'voided',
    });
    expect(await held()).toBe(before);
  });

  it("is returned with the carrier's message if the carrier refuses to cancel", async () => {
    const { id } = await book(service.account.liveKey, { reference_no: 'SANDBOX-CANCEL-REFUSED' });
    expect((await cancel(id)).body).toMatchObject({
      status: 409,
      data: { name: 'SHIPMENT_NOT_CANCELLABLE', carrier_code: 'sandbox' },
    });
    expect((await service.call('get', `/shipments/${id}`, service.account.liveKey)).body.data.status).toBe(
      'label_created',
    );
    const { paths } = JSON.parse(readFileSync(path.join(root, 'openapi.json'), 'utf8'));
    expect(paths['/shipments/{shipment_id}/cancel'].post.description).toMatch(
      /^\| the carrier refused the cancellation \| 409 SHIPMENT_NOT_CANCELLABLE\..*carrier_message/m,
    );
  });
});

describe('503', () => {
  it("is returned if the carrier's response is lost; the reconciler or the next call finishes the cancellation", async () => {
    const before = await held();
    for (const finish of [() => reconcileShipments(service.context), () => Promise.resolve(0)]) {
      const { id } = await book(service.account.liveKey, { reference_no: 'SANDBOX-CANCEL-DROP' });
      const lost = await cancel(id);
      expect(lost).toMatchObject({ status: 503, body: { data: { name: 'CANCEL_UNDECIDED' } } });
      await finish();
      expect((await cancel(id)).body.data).toMatchObject({ status: 'cancelled' });
      expect(await held()).toBeCloseTo(before, 10);
    }
  });
});
