import { setImmediate } from 'node:timers/promises';
import { afterAll, beforeAll, beforeEach, expect, it } from '@jest/globals';
import { commandLineActor } from '../../src/audit.ts';
import { applyPlannedRates, planRate } from '../../src/fx/planned-rate.ts';
import { clearRate, proposeRate, setProposedRate } from '../../src/fx/set-rate.ts';
import { startTestService, type TestService } from '../support/service.ts';

let service: TestService;
beforeAll(async () => {
  service = await startTestService();
});
afterAll(() => service.stop());
beforeEach(async () => {
  await rows(
    "truncate fx_rate, currency_rate, planned_rate; delete from audit_entry where action like 'fx_rate.%'",
  );
});

const rows = async (query: string) => (await service.database.db.pool.query(query)).rows;
const kysely = () => service.database.db.kysely;
const at = (time: string) => ({ db: service.database.db, clock: { now: () => new Date(time) } });
const actorAt = (time: string) => commandLineActor(null, new Date(time));
const plan = (currency: string, rate: number, day: string) =>
  planRate(
    kysely(),
    { currency, rateNanos: rate * 1e9 },
    { day, replaced: null },
    actorAt('2026-11-20T00:00:00Z'),
  );
const setByHand = async (currency: string, rate: number, time: string) =>
  setProposedRate(kysely(), await proposeRate(kysely(), currency, rate * 1e9), actorAt(time));
const inForce = async (currency: string) =>
  (await proposeRate(kysely(), currency, 1e9)).last?.rateNanos ?? null;
const entries = async () =>
  (
    await rows(
      "select action || ' ' || subject as entry from audit_entry where action in ('fx_rate.set', 'fx_rate.plan_withdrawn') order by created_at, id",
    )
  ).map(({ entry }) => entry);
const plans = async () => (await rows('select rate_nanos from planned_rate')).length;

const midnight = '2026-11-30T16:00:00.000Z';
const morning = '2026-12-01T01:00:00.000Z';
const start = '2026-12-01T02:00:00.000Z';

it.each([
  ['USD', ''],
  ['EUR', 'EUR '],
])('yields to a rate of %s set by hand since its day began, with an entry', async (currency, named) => {
  await plan(currency, 7.85, '2026-12-01');
  for (const time of [midnight, morning]) {
    await rows('truncate fx_rate, currency_rate');
    await rows("delete from audit_entry where action in ('fx_rate.set', 'fx_rate.plan_withdrawn')");
    await plan(currency, 7.85, '2026-12-01');
    await setByHand(currency, 7.9, time);
    expect(await applyPlannedRates(at(start))).toBe(0);
    expect([await inForce(currency), await plans()]).toEqual([7_900_000_000, 0]);
    expect(await entries()).toEqual([
      `fx_rate.set ${named}none → 7.9`,
      `fx_rate.plan_withdrawn ${named}7.85, 2026-12-01 → 7.9`,
    ]);
  }
});

it.each([
  ['USD', ''],
  ['EUR', 'EUR '],
])('replaces a rate of %s set by hand before its day began', async (currency, named) => {
  await plan(currency, 7.85, '2026-12-01');
  await setByHand(currency, 7.9, '2026-11-30T15:59:59.999Z');
  expect(await applyPlannedRates(at('2026-11-30T15:59:59.999Z'))).toBe(0);
  expect(await applyPlannedRates(at(start))).toBe(1);
  expect([await inForce(currency), await plans()]).toEqual([7_850_000_000, 0]);
  expect((await entries()).at(-1)).toBe(`fx_rate.set ${named}7.9 → 7.85`);
});

it('yields to a rate that was cleared by hand since, and to one of another currency never', async () => {
  await setByHand('USD', 7.8, '2026-11-20T00:00:00Z');
  await plan('USD', 7.85, '2026-12-01');
  await plan('EUR', 9, '2026-12-01');
  await clearRate(kysely(), 'USD', actorAt(morning));
  expect(await applyPlannedRates(at(start))).toBe(1);
  expect([await inForce('USD'), await inForce('EUR'), await plans()]).toEqual([null, 9_000_000_000, 0]);
  expect(await entries()).toContain('fx_rate.plan_withdrawn 7.85, 2026-12-01 → none');
});

it('leaves the latest in force after several days without a worker, of those after a rate by hand', async () => {
  await plan('USD', 7.85, '2026-12-01');
  await plan('USD', 7.86, '2026-12-02');
  await setByHand('USD', 7.9, morning);
  expect(await applyPlannedRates(at('2026-12-03T02:00:00.000Z'))).toBe(1);
  expect([await inForce('USD'), await plans()]).toEqual([7_860_000_000, 0]);
});

it.each([
  ['a fetched rate', 'daily', 1, 7_850_000_000],
  ['a rate set by hand', 'manual', 0, 7_950_000_000],
])('is kept if %s comes at the same moment; the next run decides again', async (_, type, count, rateNanos) => {
  await setByHand('USD', 7.8, '2026-11-20T00:00:00Z');
  await plan('USD', 7.85, '2026-12-01');
  const other = await service.database.db.pool.connect();
  try {
    await other.query('begin; lock table fx_rate in share mode');
    const run = expect(applyPlannedRates(at(start))).rejects.toThrow(
      'Another rate of USD was set at this moment',
    );
    const isBlocked = async () =>
      (
        await rows(
          "select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock' and query like '%insert into fx_rate%'",
        )
      ).length > 0;
    while (!(await isBlocked())) await setImmediate();
    await other.query(
      `insert into fx_rate (rate_micros, rate_type, fetched_at) values (7950000, '${type}', '${morning}'); commit`,
    );
    await run;
  } finally {
    other.release();
  }
  expect([await inForce('USD'), await plans()]).toEqual([7_950_000_000, 1]);
  expect(await entries()).toEqual(['fx_rate.set none → 7.8']);
  expect(await applyPlannedRates(at(start))).toBe(count);
  expect([await inForce('USD'), await plans()]).toEqual([rateNanos, 0]);
});
