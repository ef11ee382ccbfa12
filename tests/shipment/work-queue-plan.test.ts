import { afterAll, beforeAll, expect, it } from '@jest/globals';
import type { Db } from '../../db/client.ts';
import { searchShipmentPage } from '../../db/query/shipment/list-shipments.ts';
import { countInQueue, countQueues } from '../../db/query/shipment/work-queue.ts';
import { listChargesAboveQuote, sumAboveQuote } from '../../db/query/wallet/above-quote.ts';
import { topUp } from '../../db/query/wallet/ledger.ts';
import type { Scope } from '../../db/scope.ts';
import { readForecast } from '../../src/wallet/forecast.ts';
import { plansOf } from '../support/query-plan.ts';
import { startTestService, type TestService } from '../support/service.ts';
import { bookParcel } from '../tracking/parcel.ts';

const shipments = 20_000;

let service: TestService;
beforeAll(async () => {
  service = await startTestService({ env: { TEST_FEED_SECONDS: '0' } });
  const { id } = await bookParcel(service);
  const { pool } = service.database.db;
  await topUp(pool, { accountId: service.account.id, amountCents: 100, transactionId: 'txn_first' });
  // As in an account of a shop: nearly all are delivered, and one in a hundred waits or has a problem.
  await pool.query(
    `insert into shipment select copy.* from shipment s, generate_series(1, $2) n,
      jsonb_populate_record(s, jsonb_build_object('tracking_number', 'SMP' || n, 'waybill_number', 'W' || n,
        'track_token', 'T' || n, 'idempotency_key', null, 'reference_no', null, 'livemode', n % 2 = 0,
        'status', case n % 100 when 0 then 'label_created' when 1 then 'exception' else 'delivered' end,
        'updated_at', s.updated_at + n * interval '1 microsecond', 'created_at', s.created_at - n * interval '1 second',
        'test_charged_cents', case when n % 2 = 1 then s.total_cents + (n % 101 = 0)::integer end,
        'test_settled_at', case when n % 2 = 1 then s.created_at end)) copy
      where s.tracking_number = $1`,
    [id, shipments],
  );
  await pool.query(
    `insert into hold (tracking_number, account_id, amount_cents, exempt, created_at, state, posted_cents, closed_at)
      select tracking_number, account_id, 100, false, created_at, case when n % 100 = 0 then 'pending' else 'posted' end,
        case when n % 100 > 0 then 100 + (n % 101 = 0)::integer end, case when n % 100 > 0 then created_at end
      from (select *, substr(tracking_number, 4)::bigint as n from shipment where livemode) s`,
  );
  await pool.query(
    `insert into wallet_transaction (id, account_id, version, type, tracking_number, balance_change_cents, held_change_cents,
        balance_after_cents, held_after_cents, created_at)
      select 'txn_' || n, account_id, n + 1, 'hold', tracking_number, 0, 100, 0, n * 100, created_at - n * interval '1 hour'
      from (select *, row_number() over () as n from hold) h`,
  );
  await pool.query(
    `insert into tracking_event (id, account_id, tracking_number, sequence, status, description, occurred_at)
      select 'tev_' || tracking_number, account_id, tracking_number, 2, 'picked_up', '', now() from shipment
      where tracking_number <> $1`,
    [id],
  );
  await pool.query('vacuum analyze');
});
afterAll(() => service.stop());

/** Returns the scans of whole tables in a plan, with their conditions. */
const scansIn = (plan: string) =>
  plan.match(/Seq Scan on (?:shipment|hold|tracking_event|wallet_transaction)\b.*\n.*/g) ?? [];

it.each([
  ['live', true, /using hold_dearer/],
  ['test', false, /using shipment_test_dearer/],
] as const)('the queues of %s mode are counted by their indexes', async (_, livemode, dearer) => {
  const scope = { accountId: service.account.id, livemode };
  const { pool } = service.database.db;
  const plans = [
    await plansOf(pool, ({ kysely }) => countQueues(kysely, scope)),
    await plansOf(pool, ({ kysely }) => countInQueue(kysely, scope, { queue: 'problems' }, 500)),
  ];
  for (const plan of plans) {
    expect(plan).toMatch(dearer);
    expect(plan).toMatch(/shipment_unconfirmed/);
    expect(plan).toMatch(/shipment_step/);
    expect(scansIn(plan)).toEqual([]);
  }
  expect(plans[0]).toMatch(/shipment_attention/);
  // Test mode has no holds: an account's live ones, up to 100,000, are not read for it.
  expect(/ on hold\b/.test(plans[0] ?? '')).toBe(livemode);
  expect(plans[0]).toMatch(/shipment_to_print/);
});

it.each([
  'to_print',
  'to_hand_over',
  'problems',
  'customs_hold',
  'not_confirmed',
  'cost_above_quote',
  'held',
] as const)('the queue %s is listed by its indexes, be it short or long', async (queue) => {
  const { pool } = service.database.db;
  const scope = { accountId: service.account.id, livemode: true };
  const list = ({ kysely }: Db) =>
    searchShipmentPage(kysely, scope, { queue }, { order: 'newest', after: null, limit: 25 });
  for (const count of [1, 1_001]) expect(scansIn(await plansOf(pool, list, [{ count }]))).toEqual([]);
  if (queue === 'to_print' || queue === 'to_hand_over')
    expect(await plansOf(pool, list, [{ count: 1_001 }])).toMatch(
      /Limit.*Scan Backward using shipment_attention/s,
    );
});

it.each([
  [
    'the forecast',
    (db: Db, scope: Scope) => readForecast(db.kysely, scope, new Date()),
    'wallet_transaction_spend',
  ],
  [
    'costs above the quote',
    (db: Db, scope: Scope) => listChargesAboveQuote(db.kysely, scope, { after: null, limit: 20 }),
    'hold_dearer',
  ],
  ['their sum', (db: Db, scope: Scope) => sumAboveQuote(db.kysely, scope), 'hold_dearer'],
] as const)('the money of home is read from indexes: %s', async (_, read, index) => {
  const scope = { accountId: service.account.id, livemode: true };
  const plan = await plansOf(service.database.db.pool, (db) => read(db, scope), [{}]);
  expect(plan).toContain(index);
  expect(scansIn(plan)).toEqual([]);
});

it('the queues of home are counted to a limit, each of its own', async () => {
  const { kysely } = service.database.db;
  const scope = { accountId: service.account.id, livemode: true };
  const counts = async (max?: number) =>
    Object.fromEntries(
      (await countQueues(kysely, scope, max)).map(({ queue, count }) => [queue, count] as const),
    );
  const waiting = shipments / 100;
  expect(await counts()).toMatchObject({ to_print: waiting, to_hand_over: waiting, held: waiting });
  expect(await counts(50)).toMatchObject({ to_print: 50, to_hand_over: 50, held: 50 });
});

it('a tab is counted to its limit, each queue once', async () => {
  const { kysely } = service.database.db;
  const scope = { accountId: service.account.id, livemode: false };
  const waiting = shipments / 100;
  // The booked parcel waits too. Shipments with even numbers are live.
  expect(await countInQueue(kysely, scope, { queue: 'to_hand_over' }, 500)).toBe(1);
  expect(await countInQueue(kysely, scope, { queue: 'problems', withoutCosts: true }, 500)).toBe(waiting);
  expect(await countInQueue(kysely, scope, { queue: 'problems', withoutCosts: true }, 50)).toBe(51);
});
