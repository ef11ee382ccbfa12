import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { topUp } from '../../db/query/wallet/ledger.ts';
import { reconcileShipments } from '../../src/booking/reconcile.ts';
import { errorText } from '../../src/contract/error-text.ts';
import { startTestService, type TestAccount, type TestService } from '../support/service.ts';
import { eventObject } from '../support/shipment/event-object.ts';
import { order } from '../support/shipment/order.ts';

/** Live mode with the sandbox carrier: money, dispatch, and the effects of a refusal. */
let service: TestService;
let keys = 0;
beforeAll(async () => {
  service = await startTestService();
});
afterAll(() => service.stop());

const query = async (text: string, values: unknown[] = []) =>
  (await service.database.db.pool.query(text, values)).rows;

async function funded(amountCents = 100_000): Promise<TestAccount> {
  const account = await service.createAccount();
  await topUp(service.database.db.pool, {
    accountId: account.id,
    amountCents,
    transactionId: `txn_top${keys++}`,
  });
  return account;
}

const create = (account: TestAccount, change: Parameters<typeof order>[0] = {}, key = `live-${keys++}`) =>
  service.call('post', '/shipments', account.liveKey).set('Idempotency-Key', key).send(order(change));

const wallet = async (account: TestAccount) =>
  (await service.call('get', '/wallet/balance', account.liveKey)).body.data;

/** Counts every kind of row that a booking can create in an account. */
async function traces({ id }: TestAccount) {
  const [row] = await query(
    `select (select count(*) from shipment where account_id = $1 and visible) as shipments,
      (select coalesce(sum(amount_cents), 0)::bigint from hold where account_id = $1 and state = 'pending') as held,
      (select count(*) from event where account_id = $1) as events,
      (select count(*) from sandbox_booking b join shipment s on s.tracking_number = b.reference where s.account_id = $1 and b.state = 'booked') as bookings`,
    [id],
  );
  return row;
}

describe('201', () => {
  it('holds the total, dispatches, and returns waybill and price; the event has the same shipment as GET', async () => {
    const account = await funded();
    const { status, body } = await create(account, { reference_no: 'PO-20931' });
    expect(status).toBe(201);
    const { data } = body;
    expect(data).toMatchObject({
      livemode: true,
      status: 'label_created',
      dispatch: {
        status: 'accepted',
        carrier_code: 'sandbox',
        waybill_number: expect.stringMatching(/^SBX/),
        error: null,
      },
    });
    const total = data.pricing_snapshot.total_hkd;
    expect(await wallet(account)).toEqual({
      balance: 1000,
      held: total,
      available: expect.closeTo(1000 - total, 10),
      currency: 'HKD',
    });
    const detail = await service.call('get', `/shipments/${data.id}`, account.liveKey);
    expect(detail.body.data).toMatchObject({
      dispatch_status: 'accepted',
      billing: { status: 'pending', pre_charge_hkd: total, charged_hkd: null, adjustments_hkd: 0 },
      events: [{ status: 'label_created' }],
    });
    const [event] = await query('select * from event where tracking_number = $1', [data.id]);
    const sent = JSON.parse(event.body);
    expect(sent).toMatchObject({
      event_id: event.id,
      event_type: 'shipment.created',
      livemode: true,
      data: { sequence: 1, request: { idempotency_key: expect.any(String) } },
    });
    expect(sent.data.object).toEqual(eventObject(detail.body.data));
    expect(sent.created_at).toBe(detail.body.data.updated_at);
    const [row] = await query('select printed_reference from shipment where tracking_number = $1', [data.id]);
    expect(row.printed_reference).toBe('PO-20931');
  });

  it('prints a reference only on the first order that has it', async () => {
    const account = await funded();
    await create(account, { reference_no: 'TWICE-1' });
    const second = await create(account, { reference_no: 'TWICE-1' });
    const [row] = await query('select printed_reference from shipment where tracking_number = $1', [
      second.body.data.id,
    ]);
    expect(row.printed_reference).toBeNull();
  });

  it('prints the reference of a cancelled order on the next order that has it', async () => {
    const account = await funded();
    const printed = async (id: string) =>
      (await query('select printed_reference from shipment where tracking_number = $1', [id]))[0]
        .printed_reference;
    const book = async () => (await create(account, { reference_no: 'AGAIN-1' })).body.data.id;
    const cancel = (id: string) =>
      service.call('post', `/shipments/${id}/cancel`, account.liveKey).expect(200);
    const [first, second] = [await book(), await book()];
    await cancel(first);
    // The second order still uses the reference, although its label shows the tracking number.
    const third = await book();
    expect([await printed(first), await printed(second), await printed(third)]).toEqual([
      'AGAIN-1',
      null,
      null,
    ]);
    await cancel(second);
    await cancel(third);
    const fourth = await book();
    await cancel(fourth);
    expect([await printed(fourth), await printed(await book())]).toEqual(['AGAIN-1', 'AGAIN-1']);
  });

  it('is returned for a balance that covers the exact price, and for an exempt account without a hold', async () => {
    const price = (await create(await funded())).body.data.pricing_snapshot.total_hkd;
    const exact = await funded(Math.round(price * 100));
    expect((await create(exact)).status).toBe(201);
    expect(await wallet(exact)).toMatchObject({ available: 0 });
    const exempt = await funded();
    await query('update account set hold_exempt = true where id = $1', [exempt.id]);
    expect((await create(exempt)).status).toBe(201);
    expect(await wallet(exempt)).toMatchObject({ balance: 1000, held: 0 });
  });

  it('is replayed with the stored bytes', async () => {
    const account = await funded();
    const first = await create(account, {}, 'replayed');
    const again = await create(account, {}, 'replayed');
    expect([again.status, again.text]).toEqual([201, first.text]);
    expect(await traces(account)).toMatchObject({ shipments: 1, bookings: 1, events: 1 });
  });

  it('sends wallet.low_balance once, when a booking takes available below the threshold', async () => {
    const account = await funded(50_000);
    const { total_hkd: total } = (await create(account)).body.data.pricing_snapshot;
    const first = await wallet(account);
    await query('update account set low_balance_cents = $2 where id = $1', [
      account.id,
      Math.round((first.available - total) * 100),
    ]);
    await create(account);
    expect(await wallet(account)).toMatchObject({ available: first.available - total });
    expect(
      await query("select body from event where account_id = $1 and type = 'wallet.low_balance'", [
        account.id,
      ]),
    ).toEqual([]);
    await create(account);
    await create(account);
    const events = await query(
      "select body from event where account_id = $1 and type = 'wallet.low_balance'",
      [account.id],
    );
    expect(events).toHaveLength(1);
    const { data } = JSON.parse(events[0].body);
    expect(data.object.currency).toBe('HKD');
    expect(data.object.available).toBeCloseTo(data.object.balance - data.object.held, 10);
    expect(data.object.available).toBeCloseTo(first.available - 2 * total, 10);
  });
});

describe('402', () => {
  it.each([
    ['1500009', 'INSUFFICIENT_FUNDS', ''],
    ['1500012', 'ACCOUNT_FROZEN_OVERDUE_INVOICE', 'frozen = true'],
    ['1500013', 'CREDIT_FLOOR_REACHED', 'credit_floor_cents = 100'],
    ['1500014', 'CREDIT_LIMIT_EXCEEDED', 'credit_limit_cents = 1'],
    ['1500016', 'CREDIT_SUSPENDED', 'credit_limit_cents = 1000000, credit_suspended = true'],
  ])('%s %s creates no row and is not stored, and the same key books once the account has funds', async (sysCode, name, terms) => {
    const account = await funded(100);
    if (terms) await query(`update account set ${terms} where id = $1`, [account.id]);
    const before = await traces(account);
    const key = `refused-${name}`;
    const { status, body } = await create(account, {}, key);
    expect([status, body.sysCode, body.message.split(':')[0]]).toEqual([402, sysCode, name]);
    expect(await traces(account)).toEqual(before);
    expect(await wallet(account)).toMatchObject({ balance: 1, held: 0 });
    await query(
      'update account set frozen = false, credit_floor_cents = null, credit_limit_cents = 0, credit_suspended = false where id = $1',
      [account.id],
    );
    await topUp(service.database.db.pool, {
      accountId: account.id,
      amountCents: 100_000,
      transactionId: `txn_again${keys++}`,
    });
    expect((await create(account, {}, key)).status).toBe(201);
  });
});

describe('a credit floor', () => {
  it('refuses a booking if the available amount before it is at or below the floor, and no other', async () => {
    const account = await funded(93_500);
    await query('update account set credit_floor_cents = 90000 where id = $1', [account.id]);
    const first = await create(account);
    expect([first.status, first.body.data.pricing_snapshot.total_hkd]).toEqual([201, 65]);
    const { status, body } = await create(account);
    expect([status, body.message]).toEqual([
      402,
      "CREDIT_FLOOR_REACHED: the available balance is at or below the account's credit floor; top up the wallet",
    ]);
    expect(await wallet(account)).toMatchObject({ available: 870, held: 65 });
    expect(errorText('CREDIT_FLOOR_REACHED', 'zh-Hant')).toBe('可用結餘等於或低於帳戶的結餘下限，請先增值');
  });
});

describe('422', () => {
  it('releases the hold, shows no shipment, and is cached for an hour under any key', async () => {
    const account = await funded();
    const body = { reference_no: 'SANDBOX-REJECT' };
    const first = await create(account, body);
    expect(first).toMatchObject({
      status: 422,
      body: { sysCode: '9900027', data: { name: 'CARRIER_DISPATCH_REJECTED', negative_cache: false } },
    });
    expect(first.headers).not.toHaveProperty('x-service-negative-cache');
    expect(await wallet(account)).toMatchObject({ balance: 1000, held: 0 });
    expect(await traces(account)).toMatchObject({ shipments: 0, held: 0, events: 0 });
    const calls = async () =>
      (await query('select count(*) as n from carrier_call where account_id = $1', [account.id]))[0].n;
    await service.context.carriers.flushJournal();
    const asked = await calls();
    const again = await create(account, body);
    expect(again).toMatchObject({ status: 422, body: { data: { negative_cache: true } } });
    expect(again.headers['x-service-negative-cache']).toBe('hit');
    await service.context.carriers.flushJournal();
    expect(await calls()).toBe(asked);
    await service.database.setClock('61 minutes');
    const later = await create(account, body);
    await service.database.setClock('0');
    expect(later.body.data.negative_cache).toBe(false);
  });
});

describe('503', () => {
  it('DISPATCH_UNDECIDED keeps the hold and shows the shipment as pending; a retry finds the one booking', async () => {
    const account = await funded();
    const unconfirmed = await create(account, { reference_no: 'SANDBOX-DROP' }, 'dropped');
    expect(unconfirmed).toMatchObject({ status: 503, body: { data: { name: 'DISPATCH_UNDECIDED' } } });
    expect(unconfirmed.headers['retry-after']).toBe('15');
    const { rows } = { rows: (await service.call('get', '/shipments', account.liveKey)).body.data.data };
    expect(rows).toMatchObject([{ dispatch_status: 'pending', waybill_number: null }]);
    expect((await wallet(account)).held).toBeGreaterThan(0);
    expect(
      (await service.call('post', `/shipments/${rows[0].id}/cancel`, account.liveKey)).body,
    ).toMatchObject({ status: 409, data: { name: 'DISPATCH_PENDING' } });
    const decided = await create(account, { reference_no: 'SANDBOX-DROP' }, 'dropped');
    expect(decided).toMatchObject({ status: 201, body: { data: { id: rows[0].id } } });
    expect(await traces(account)).toMatchObject({ shipments: 1, bookings: 1, events: 1 });
    expect((await create(account, { reference_no: 'SANDBOX-DROP' }, 'dropped')).text).toBe(decided.text);
  });

  it("is resolved by the reconciler, and the key then replays the reconciler's response", async () => {
    const account = await funded();
    await create(account, { reference_no: 'SANDBOX-DROP' }, 'left');
    expect(await reconcileShipments(service.context)).toBe(1);
    const replay = await create(account, { reference_no: 'SANDBOX-DROP' }, 'left');
    expect(replay.status).toBe(201);
    const listed = (await service.call('get', '/shipments', account.liveKey)).body.data.data;
    expect(listed).toMatchObject([{ id: replay.body.data.id, dispatch_status: 'accepted' }]);
    expect(await reconcileShipments(service.context)).toBe(0);
  });

  it('a service whose carrier is not connected is SERVICE_NOT_AVAILABLE, which books and holds nothing', async () => {
    const account = await funded();
    const [partner] = await query("select code, goods_categories from service where carrier_code = 'http'");
    const before = await traces(account);
    const { status, body } = await create(account, { service_tier_id: partner.code });
    expect([status, body.data]).toEqual([
      400,
      [expect.objectContaining({ path: ['service_tier_id'], code: 'SERVICE_NOT_AVAILABLE' })],
    ]);
    expect(await traces(account)).toEqual(before);
    expect(await wallet(account)).toMatchObject({ balance: 1000, held: 0 });
  });
});
