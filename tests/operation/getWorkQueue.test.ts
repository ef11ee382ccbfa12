import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Schemas } from '../../generated/operations.ts';
import { settleShipment } from '../../src/booking/settle.ts';
import { statuses, subStatuses } from '../../src/tracking/status.ts';
import { signedInUser } from '../support/dashboard.ts';
import { startTestService, type TestService } from '../support/service.ts';
import { batchOrders, createBatch, placeBatches } from '../support/shipment/batch.ts';
import { order } from '../support/shipment/order.ts';
import { fundedAccount } from '../support/shipment/partner-booking.ts';

let service: TestService;
beforeAll(async () => {
  service = await startTestService();
});
afterAll(() => service.stop());

const queueOf = async (key: string): Promise<Schemas['WorkQueue']> => {
  const { status, body } = await service.call('get', '/work_queue', key);
  expect(status).toBe(200);
  return body.data;
};
const listed = async (key: string, path: string): Promise<Record<string, unknown>[]> => {
  const rows: Record<string, unknown>[] = [];
  for (let cursor: string | null = ''; cursor !== null; ) {
    const page: string = cursor === '' ? '' : `&cursor=${cursor}`;
    const { status, body } = await service.call('get', `${path}&limit=100${page}`, key);
    expect(status).toBe(200);
    rows.push(...body.data.data);
    cursor = body.data.next_cursor;
  }
  return rows;
};
const query = (text: string, values: unknown[]) => service.database.db.pool.query(text, values);
const countIn = (queue: Schemas['WorkQueue'], name: string) =>
  queue.problems.find((problem) => problem.queue === name)?.count ?? 0;

/** Copies a shipment with another state, and in live mode with a hold of its own. */
async function copyOf(id: string, number: string, state: Readonly<Record<string, unknown>>): Promise<void> {
  await query(
    `with copy as (
        insert into shipment select copied.* from shipment s, jsonb_populate_record(s, $3) copied where s.tracking_number = $1
        returning *
      )
      insert into hold (tracking_number, account_id, amount_cents, exempt, created_at)
      select $2, account_id, 100, false, created_at from copy where livemode`,
    [
      id,
      number,
      { reference_no: null, idempotency_key: null, tracking_number: number, track_token: number, ...state },
    ],
  );
}

const days = (count: number) => new Date(Date.now() - count * 86_400_000).toISOString();
let copies = 0;
const newNumber = () => `SMP${String(++copies).padStart(13, '0')}`;

/** Copies a shipment for each pair of a status and a step. Each fifth is old, unconfirmed, on a manifest or of another carrier. */
async function generate(id: string): Promise<void> {
  let at = 0;
  for (const status of statuses)
    for (const step of [null, ...subStatuses]) {
      const number = newNumber();
      const odd = at++ % 5;
      await copyOf(id, number, {
        status,
        sub_status: step,
        updated_at: new Date(Date.now() + at).toISOString(),
        ...(odd === 1 ? { created_at: days(61) } : {}),
        ...(odd === 2 ? { dispatch_status: 'pending' } : {}),
        ...(odd === 3 ? { manifest_id: 'mft_generated' } : {}),
        ...(odd === 4 ? { carrier_code: 'http' } : {}),
      });
      if (status === 'available_for_pickup')
        await query(
          `insert into tracking_event (id, account_id, tracking_number, sequence, status, description, occurred_at)
            select 'tev_' || tracking_number, account_id, tracking_number, 99, status, '', $2
            from shipment where tracking_number = $1`,
          [number, days(at % 2 === 0 ? 4 : 6)],
        );
    }
}

describe('200', () => {
  it.each([
    ['live', true],
    ['test', false],
  ] as const)('counts each list of generated shipments exactly, in %s mode', async (mode, livemode) => {
    const account = await fundedAccount(service);
    const key = mode === 'live' ? account.liveKey : account.testKey;
    const { id } = await service.sdk(key).shipments.create(order());
    await generate(id);
    const queue = await queueOf(key);

    const problems = queue.problems.map((problem) => problem.queue);
    expect(problems).toEqual([
      'address_query',
      'customs_hold',
      'damaged',
      'delivery_failed',
      'exception',
      'lost',
      'not_confirmed',
      'pickup_overdue',
      'returned',
      'returning',
    ]);
    for (const { queue: name, count } of queue.problems)
      expect([name, (await listed(key, `/shipments?queue=${name}`)).length]).toEqual([name, count]);
    // A shipment in two of these queues is in the queue of all problems once.
    const inAny = new Set<unknown>();
    for (const { queue: name } of queue.problems)
      for (const row of await listed(key, `/shipments?queue=${name}`)) inAny.add(row.id);
    const any = await listed(key, '/shipments?queue=problems');
    expect(any.map((row) => row.id).toSorted()).toEqual([...inAny].toSorted());
    expect(queue.to_hand_over.map(({ carrier_code }) => carrier_code)).toEqual(['http', 'sandbox']);
    expect(queue.to_print).toBeGreaterThan(5);
    expect(await listed(key, '/shipments?queue=to_print')).toHaveLength(queue.to_print);
    for (const { carrier_code: carrier, count } of queue.to_hand_over)
      expect(await listed(key, `/shipments?queue=to_hand_over&carrier_code=${carrier}`)).toHaveLength(count);
    expect(await listed(key, '/shipments?queue=held')).toHaveLength(queue.money.held_count);
    expect(queue.money.held_count).toBe(livemode ? statuses.length * (subStatuses.length + 1) + 1 : 0);
  });

  it('counts a shipment under the problem that most concerns its owner, and no ended one', async () => {
    const { testKey } = await service.createAccount();
    const { id } = await service.sdk(testKey).shipments.create(order());
    const set = (status: string, sub_status: string | null) => {
      const updated_at = new Date(Date.now() + copies).toISOString();
      return copyOf(id, newNumber(), { status, sub_status, updated_at });
    };
    await set('in_transit', 'customs_hold');
    await set('exception', 'customs_hold');
    await set('exception', 'lost');
    await set('delivered', 'damaged');
    await set('cancelled', 'address_query');
    await set('in_transit', 'delayed');
    const { problems, to_hand_over } = await queueOf(testKey);
    expect(problems).toEqual([
      { queue: 'customs_hold', count: 2 },
      { queue: 'lost', count: 1 },
    ]);
    expect(to_hand_over).toEqual([{ carrier_code: 'sandbox', count: 1 }]);
  });

  it('counts refused orders until their reference number is booked, and lists them', async () => {
    const account = await service.createAccount();
    const key = account.testKey;
    const refused = { parcel_weight_kg: [500] };
    const orders = (references: readonly string[]) =>
      batchOrders(references.length, (index) => ({ reference_no: references[index] ?? '', ...refused }));
    const older = await createBatch(service, orders(['A', 'B', 'C']), { key });
    await placeBatches(service.context);
    const newer = await createBatch(service, orders(['C', 'D']), { key });
    await placeBatches(service.context);
    const toBook = async () => (await queueOf(key)).to_book;
    expect(await toBook()).toEqual({
      count: 4,
      batches: [
        { id: newer.id, count: 2 },
        { id: older.id, count: 2 },
      ],
    });
    const { id } = await service.sdk(key).shipments.create(order({ reference_no: 'A' }));
    expect(await toBook()).toEqual({
      count: 3,
      batches: [
        { id: newer.id, count: 2 },
        { id: older.id, count: 1 },
      ],
    });
    const references = async (batch: string) =>
      (await listed(key, `/shipment_batches/${batch}/orders?status=to_book`)).map((row) => row.reference_no);
    expect([await references(newer.id), await references(older.id)]).toEqual([['C', 'D'], ['B']]);
    await service.sdk(key).shipments.cancel(id);
    expect((await toBook()).count).toBe(4);
    await query(`update shipment_batch set created_at = now() - interval '31 days' where id = $1`, [
      older.id,
    ]);
    expect((await toBook()).batches).toEqual([{ id: newer.id, count: 2 }]);
  });

  it('counts refused orders to 10,000', async () => {
    const account = await service.createAccount();
    const { id } = await createBatch(
      service,
      batchOrders(1, () => ({ reference_no: 'SO-0', parcel_weight_kg: [500] })),
      { key: account.testKey },
    );
    await placeBatches(service.context);
    // Two batches of these, so that the limit is of all.
    await query(
      `insert into shipment_batch_order (account_id, batch_id, position, reference_no, status, body, updated_at)
       select account_id, batch_id, n, 'N-' || n, status, body, updated_at
       from shipment_batch_order, generate_series(1, 6000) n where batch_id = $1`,
      [id],
    );
    const other = await createBatch(
      service,
      batchOrders(1, () => ({ reference_no: 'Z', parcel_weight_kg: [500] })),
      { key: account.testKey },
    );
    await placeBatches(service.context);
    await query(
      `insert into shipment_batch_order (account_id, batch_id, position, reference_no, status, body, updated_at)
       select account_id, $2, position + 1, 'Z' || reference_no, status, body, updated_at
       from shipment_batch_order where batch_id = $1`,
      [id, other.id],
    );
    const { to_book } = await queueOf(account.testKey);
    expect(to_book).toEqual({
      count: 10_000,
      batches: [
        { id: other.id, count: 6002 },
        { id, count: 3998 },
      ],
    });
    const { browser } = await signedInUser(service, { accountId: account.id, address: '198.51.100.77' });
    expect((await browser.get('/test')).text).toMatch(/to-book"><strong>10,000\+</);
  });

  it('shows the cost of a parcel above its quote, the sum held, and how long the money lasts', async () => {
    const account = await fundedAccount(service);
    const live = service.sdk(account.liveKey).shipments;
    const dearer = await live.create(order());
    const exact = await live.create(order());
    const open = await live.create(order());
    const cents = Math.round(dearer.pricing_snapshot.total_hkd * 100);
    const settle = (id: string, chargedCents: number) =>
      settleShipment(service.context, account.id, id, { chargedCents, measuredWeightMg: 500_000 });
    await settle(dearer.id, cents + 1_000);
    await settle(exact.id, cents);
    const { money, problems } = await queueOf(account.liveKey);
    expect(problems).toEqual([{ queue: 'cost_above_quote', count: 1 }]);
    expect(await listed(account.liveKey, '/shipments?queue=cost_above_quote')).toMatchObject([
      { id: dearer.id },
    ]);
    const spent = 2 * cents + 1_000;
    expect(money).toEqual({
      available_hkd: (1_000_000 - spent - cents) / 100,
      held_hkd: cents / 100,
      held_count: 1,
      // The first day of the wallet. What is on hold is spent too.
      mean_daily_spend_hkd: (spent + cents) / 100,
      days_left: null,
    });
    expect(await listed(account.liveKey, '/shipments?queue=held')).toMatchObject([{ id: open.id }]);
    await query('update hold set closed_at = closed_at - $2::interval where tracking_number = $1', [
      dearer.id,
      '61 days',
    ]);
    expect(countIn(await queueOf(account.liveKey), 'cost_above_quote')).toBe(0);
  });

  it('counts test charges above the quote, and the charges of an account without holds', async () => {
    const account = await fundedAccount(service);
    const test = service.sdk(account.testKey);
    const { id, pricing_snapshot: price } = await test.shipments.create(order());
    await test.testHelpers.settle(id, { charged_hkd: price.total_hkd + 1, chargeable_weight_kg: 1 });
    expect((await queueOf(account.testKey)).problems).toEqual([{ queue: 'cost_above_quote', count: 1 }]);
    expect(await listed(account.testKey, '/shipments?queue=cost_above_quote')).toMatchObject([{ id }]);

    await query('update account set hold_exempt = true where id = $1', [account.id]);
    const live = await service.sdk(account.liveKey).shipments.create(order());
    const chargedCents = Math.round(live.pricing_snapshot.total_hkd * 100);
    await settleShipment(service.context, account.id, live.id, { chargedCents, measuredWeightMg: 1 });
    const { problems, money } = await queueOf(account.liveKey);
    expect([problems, money.held_count]).toEqual([[], 0]);
  });

  it('counts a label to print until it was printed, also after the hand-over was forgotten', async () => {
    const account = await service.createAccount();
    const { shipments } = service.sdk(account.testKey);
    const ids = [];
    for (let index = 0; index < 3; index++) ids.push((await shipments.create(order())).id);
    const [printed = '', cancelled = '', left = ''] = ids;
    expect((await queueOf(account.testKey)).to_print).toBe(3);
    await service
      .call('post', '/labels/printed', account.testKey)
      .send({ ids: [printed] })
      .expect(200);
    await shipments.cancel(cancelled);
    expect((await queueOf(account.testKey)).to_print).toBe(1);
    expect(await listed(account.testKey, '/shipments?queue=to_print')).toMatchObject([{ id: left }]);
  });

  it('shows nothing of another account or mode', async () => {
    const { liveKey, testKey } = await service.createAccount();
    for (const [key, livemode] of [
      [liveKey, true],
      [testKey, false],
    ] as const)
      expect(await queueOf(key)).toEqual({
        livemode,
        to_book: { count: 0, batches: [] },
        to_print: 0,
        to_hand_over: [],
        problems: [],
        money: { available_hkd: 0, held_hkd: 0, held_count: 0, mean_daily_spend_hkd: 0, days_left: null },
      });
  });
});

describe('400', () => {
  it.each([
    ['a carrier without a queue', 'carrier_code=sandbox', 'carrier_code'],
    ['an unknown queue', 'queue=nothing', 'queue'],
  ])('listShipments refuses %s', async (_, text, name) => {
    const { status, body } = await service.call('get', `/shipments?${text}`);
    expect([status, body.data[0].path]).toEqual([400, [name]]);
  });
});

describe('403', () => {
  it.each(['shipments:read', 'wallet:read'] as const)('needs more than %s', async (scope) => {
    const key = await service.createKey(service.account.id, 'test', [scope]);
    const { status, body } = await service.call('get', '/work_queue', key);
    const missing = scope === 'wallet:read' ? 'shipments:read' : 'wallet:read';
    expect([status, body.data.required_scope]).toEqual([403, missing]);
  });
});
