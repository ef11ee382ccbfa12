import { afterAll, beforeAll, expect, it } from '@jest/globals';
import type { Db } from '../../../db/client.ts';
import { countProblemShipments } from '../../../db/query/installation/problem-shipments.ts';
import { sumMargins } from '../../../db/query/wallet/carrier-cost.ts';
import { topUp } from '../../../db/query/wallet/ledger.ts';
import { settleShipment } from '../../../src/booking/settle.ts';
import { signedInOperator } from '../../support/dashboard.ts';
import { failJobs } from '../../support/failed-jobs.ts';
import { plansOf } from '../../support/query-plan.ts';
import { startTestService, type TestService } from '../../support/service.ts';
import { bookParcel, type Parcel } from '../../tracking/parcel.ts';

/** Figures of all accounts are kept for a minute, so each test has a service of its own. */
async function startWithParcels(count: number): Promise<[TestService, Parcel[]]> {
  const service = await startTestService({ env: { TRUSTED_PROXIES: '127.0.0.1' } });
  const { id: accountId } = service.account;
  await topUp(service.database.db.pool, { accountId, amountCents: 1_000_000, transactionId: 'txn_1' });
  const parcels: Parcel[] = [];
  while (parcels.length < count) parcels.push(await bookParcel(service, { live: true }));
  return [service, parcels];
}

const settle = (service: TestService, { id }: Parcel, fee: { chargedCents: number; costCents?: number }) =>
  settleShipment(service.context, service.account.id, id, { ...fee, measuredWeightMg: 500_000 });

it('shows that no margin is known if no carrier told its cost', async () => {
  const [service, [first]] = await startWithParcels(1);
  await settle(service, first as Parcel, { chargedCents: 6_000 });
  const operator = await signedInOperator(service, 'ops@sampan.example');
  const { text } = await operator.get('/operator');
  expect(text).toContain('<h1>Overview</h1>');
  expect(text).toMatch(/<strong>Not known<\/strong><span>Margin: no carrier told its cost/);
  expect(text).toMatch(/Sandbox carrier<\/td>[\s\S]*?Not known<\/td>/);
  await service.stop();
});

it('adds up the margin of the charges with a known cost, and states how many these are', async () => {
  const [service, parcels] = await startWithParcels(3);
  const [first, second, third] = parcels as [Parcel, Parcel, Parcel];
  await settle(service, first, { chargedCents: 6_000, costCents: 4_500 });
  await settle(service, second, { chargedCents: 5_000, costCents: 5_250 });
  await settle(service, third, { chargedCents: 99_900 });
  const operator = await signedInOperator(service, 'ops@sampan.example');
  const { text } = await operator.get('/operator');
  expect(text).toMatch(
    /<strong>HKD\s12\.50<\/strong><span>Margin before refunds and corrections, of 2 of 3 charges/,
  );
  expect(text).toMatch(/HKD\s12\.50 \(2 charges\)/);
  const support = await signedInOperator(service, 'desk@sampan.example', '198.51.100.7', 'operator_support');
  expect((await support.get('/operator')).text).not.toMatch(/Margin|12\.50/);
  await service.stop();
});

it('links each problem to the list with as many parcels, and counts stuck jobs', async () => {
  const [service, parcels] = await startWithParcels(4);
  const states = [
    ['exception', 'destroyed'],
    ['exception', 'lost'],
    ['in_transit', 'customs_hold'],
    ['in_transit', 'customs_hold'],
  ];
  for (const [at, { id }] of parcels.entries())
    await service.database.db.pool.query(
      'update shipment set status = $2, sub_status = $3 where tracking_number = $1',
      [id, ...(states[at] ?? [])],
    );
  const { url: databaseUrl } = service.database;
  await failJobs('maintenance', { databaseUrl, redisUrl: null }, [{ name: 'send-mail', error: 'no server' }]);
  const operator = await signedInOperator(service, 'ops@sampan.example');
  const { text } = await operator.get('/operator');
  const shown = [...text.matchAll(/\/problems\?reason=(\w+)">[^<]*<\/a><\/td><td[^>]*>(\d+)/g)];
  expect(shown.map(([, reason, count]) => [reason, Number(count)])).toEqual([
    ['customs_hold', 2],
    ['destroyed', 1],
    ['lost', 1],
  ]);
  for (const [, reason, count] of shown) {
    const list = await operator.get(`/operator/problems?reason=${reason}`);
    expect([...list.text.matchAll(/live\/shipments\/SMP\d+"/g)]).toHaveLength(Number(count));
  }
  expect(text).toMatch(/href="\/dashboard\/operator\/health"><strong>1<\/strong><span>Stuck job</);
  await service.stop();
});

let planned: TestService;
beforeAll(async () => {
  let parcels: Parcel[];
  [planned, parcels] = await startWithParcels(1);
  await planned.database.db.pool.query(
    `insert into carrier_cost (account_id, tracking_number, carrier_code, charged_cents, cost_cents, charged_at)
      select $1, 'SMP' || (5000000000000 + n), 'http', 100, 80, sampan_clock() - n * interval '1 hour'
      from generate_series(1, 20000) n`,
    [planned.account.id],
  );
  await planned.database.db.pool.query(
    `insert into shipment select copy.* from shipment s, generate_series(1, 20000) n,
      jsonb_populate_record(s, jsonb_build_object('tracking_number', 'SMP' || (5000000000000 + n), 'waybill_number', 'W' || n,
        'track_token', 'T' || n, 'idempotency_key', null, 'updated_at', s.updated_at - n * interval '1 second',
        'status', case when n % 50 = 0 then 'exception' else 'in_transit' end)) copy
      where s.tracking_number = $1`,
    [parcels[0]?.id],
  );
  await planned.database.db.pool.query('vacuum analyze carrier_cost, shipment');
});
afterAll(() => planned.stop());

it.each([
  ['margins', 'carrier_cost_charged', ({ kysely }: Db) => sumMargins(kysely, 7)],
  ['problems', 'shipment_problem', ({ kysely }: Db) => countProblemShipments(kysely)],
] as const)('reads %s from the index %s alone', async (_, index, read) => {
  const plan = await plansOf(planned.database.db.pool, read);
  expect(plan).toContain(`Index Only Scan using ${index}`);
  expect(plan).not.toContain('Seq Scan');
});
