import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { insertFxRate } from '../../../db/query/pricing/fx-rate.ts';
import { type Environment, sampan, sampanJson } from '../../support/command-line.ts';
import { createTestDatabase, type TestDatabase } from '../../support/store/database.ts';
import { expectRefusal } from '../expect-refusal.ts';

let database: TestDatabase;
let env: Environment;
beforeAll(async () => {
  database = await createTestDatabase();
  env = { DATABASE_URL: database.url };
});
afterAll(() => database.stop());
beforeEach(() => database.db.pool.query('truncate fx_rate, currency_rate'));

async function history(): Promise<unknown[]> {
  const { rows } = await database.db.pool.query('select rate_micros, rate_type from fx_rate order by id');
  return rows.map((row) => [row.rate_micros, row.rate_type]);
}
const aged = (hours: number, rateType: 'daily' | 'manual' = 'daily') =>
  insertFxRate(database.db.kysely, {
    rateMicros: 7_791_200,
    rateType,
    fetchedAt: new Date(Date.now() - hours * 3_600_000),
  });
const none = {
  currency: 'USD',
  rate: null,
  rate_type: null,
  fetched_at: null,
  age_seconds: null,
  stale: false,
  resolvable: false,
};

describe('fx set', () => {
  it('stores a manual rate, exact to 6 decimals', async () => {
    const view = await sampanJson(['fx', 'set', '--rate', '7.8'], env);
    expect(view).toEqual({
      currency: 'USD',
      rate: 7.8,
      rate_type: 'manual',
      fetched_at: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
      age_seconds: 0,
      state: 'current',
      stale: false,
      resolvable: true,
    });
    const { stdout } = await sampan(['fx', 'set', '--rate', '7.123456'], env);
    expect(stdout).toBe('Set the exchange rate to 7.123456 HKD per USD (was 7.8)\n');
    expect(await history()).toEqual([
      [7_800_000, 'manual'],
      [7_123_456, 'manual'],
    ]);
  });

  it('refuses an invalid rate, and stores nothing', async () => {
    const reason = /--rate.*from 1 to 100, with at most 6 decimals, like 7\.8/;
    await expectRefusal(['fx', 'set', '--rate=780'], env, reason);
    await expectRefusal(['fx', 'set', '--rate=-7.8'], env, reason);
    expect(await history()).toEqual([]);
  });

  it('refuses a change of over 20 % from the last rate without --force', async () => {
    await sampanJson(['fx', 'set', '--rate', '7.8'], env);
    const reason =
      /^--rate: 9\.360001 is over 20 % from the last rate, 7\.8\. If it is correct, add --force\.\n$/;
    await expectRefusal(['fx', 'set', '--rate', '9.360001'], env, reason);
    expect(await history()).toHaveLength(1);
    expect(await sampanJson(['fx', 'set', '--rate', '9.360001', '--force'], env)).toMatchObject({
      rate: 9.360001,
    });
  });
});

describe('fx show', () => {
  it('lists the rates that are planned for later days', async () => {
    await database.db.pool.query(
      "insert into planned_rate (currency, rate_nanos, begins_on) values ('EUR', 9050000000, '2027-02-01'), ('USD', 7850000000, '2027-01-01')",
    );
    const planned = [
      { currency: 'USD', rate: 7.85, begins_on: '2027-01-01' },
      { currency: 'EUR', rate: 9.05, begins_on: '2027-02-01' },
    ];
    expect(await sampanJson(['fx', 'show'], env)).toMatchObject({ planned });
    expect((await sampan(['fx', 'show'], env)).stdout).toContain(
      'planned     7.85 HKD per USD from 2027-01-01, Hong Kong time',
    );
    await database.db.pool.query('truncate planned_rate');
    expect(await sampanJson(['fx', 'show'], env)).toMatchObject({ planned: [] });
  });

  it.each([
    [0, 'current', false, true],
    [35.9, 'current', false, true],
    [36.1, 'stale', true, true],
    [167.9, 'stale', true, true],
    [168.1, 'expired', true, false],
  ])('reports a rate that is %p hours old as %s', async (hours, state, stale, resolvable) => {
    await aged(hours);
    const view = await sampanJson<{ age_seconds: number }>(['fx', 'show'], env);
    expect(view).toMatchObject({ rate: 7.7912, rate_type: 'daily', state, stale, resolvable });
    expect(Math.abs(view.age_seconds - hours * 3600)).toBeLessThan(60);
  });

  it('explains the effect of an expired rate', async () => {
    await aged(170);
    const { stdout } = await sampan(['fx', 'show'], env);
    expect(stdout).toMatch(
      /^rate {8}7\.7912 HKD per USD \(daily\)\nfetched_at {2}\S+Z, 170 h 0 min ago\nstate {7}expired: .*\nUSD .* 503;/,
    );
  });

  it('reports that no rate was ever set', async () => {
    expect(await sampanJson(['fx', 'show'], env)).toMatchObject({ ...none, state: 'none' });
  });
});

describe('fx clear', () => {
  it('clears the rate and keeps the history; a repeat adds nothing to the history', async () => {
    await aged(1);
    const view = await sampanJson(['fx', 'clear'], env);
    expect(view).toEqual({ ...none, state: 'cleared' });
    const { stdout } = await sampan(['fx', 'clear'], env);
    expect(stdout).toMatch(/^No exchange rate was set\. USD declarations are rejected with 503/);
    expect(await history()).toEqual([
      [7_791_200, 'daily'],
      [null, 'cleared'],
    ]);
    expect(await sampanJson(['fx', 'show'], env)).toMatchObject(view as object);
  });

  it('allows any new rate, even over 20 % from the previous one', async () => {
    await aged(1);
    await sampanJson(['fx', 'clear'], env);
    expect(await sampanJson(['fx', 'set', '--rate', '12.5'], env)).toMatchObject({
      rate: 12.5,
      resolvable: true,
    });
  });
});

describe('the rate of another currency', () => {
  const others = async () => {
    const shown = await sampanJson<{ others: { currency: string; state: string }[] }>(['fx', 'show'], env);
    return shown.others.filter(({ state }) => state !== 'none');
  };

  it('is set, shown beside USD, and cleared without USD', async () => {
    await aged(1);
    const { stdout } = await sampan(['fx', 'set', '--currency', 'eur', '--rate', '9.053412'], env);
    expect(stdout).toBe('Set the exchange rate to 9.053412 HKD per EUR\n');
    await sampanJson(['fx', 'set', '--currency', 'VND', '--rate', '0.000297125'], env);
    expect(await others()).toEqual([
      expect.objectContaining({ currency: 'EUR', rate: 9.053412, state: 'current', in_catalog: true }),
      expect.objectContaining({ currency: 'VND', rate: 0.000297125, in_catalog: false }),
    ]);
    expect((await sampan(['fx', 'show'], env)).stdout).toContain(
      'VND         0.000297125 HKD (manual), 0 h 0 min ago, current: in use; the catalog names no amount in it\n',
    );
    const cleared = await sampan(['fx', 'clear', '--currency', 'EUR'], env);
    expect(cleared.stdout).toMatch(/^Cleared the exchange rate of EUR\. Amounts of laws in EUR are unknown/);
    expect(await others()).toEqual([
      expect.objectContaining({ currency: 'EUR', rate: null, state: 'cleared' }),
      expect.objectContaining({ currency: 'VND', rate: 0.000297125 }),
    ]);
    expect(await history()).toEqual([[7_791_200, 'daily']]);
  });

  it.each([
    [['--currency', 'HKD', '--rate', '1'], /code of a currency other than HKD, like EUR/],
    [['--currency', 'EURO', '--rate', '9'], /code of a currency other than HKD, like EUR/],
    [
      ['--currency', 'EUR', '--rate', '0'],
      /^--rate: It must be the price of 1 EUR in HKD, .*, like 9\.05\.\n$/,
    ],
    [['--currency', 'EUR', '--rate', '0.11'], /^--rate: 0\.11 is outside the expected range of a first rate/],
  ])('is refused with %j', async (options, reason) => {
    await expectRefusal(['fx', 'set', ...options], env, reason);
    expect(await others()).toEqual([]);
  });
});
