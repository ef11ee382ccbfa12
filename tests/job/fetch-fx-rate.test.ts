import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { pino } from 'pino';
import { insertRateAfter } from '../../db/query/pricing/currency-rate.ts';
import { clearFxRate, insertFxRate } from '../../db/query/pricing/fx-rate.ts';
import { readConfig } from '../../src/config/config.ts';
import { catalogCurrencies } from '../../src/fx/amount-currencies.ts';
import { fetchFxRate } from '../../src/fx/fx-source.ts';
import { type RateSource, startRateSource } from '../support/rate-source.ts';
import { startTestService, type TestService } from '../support/service.ts';
import { order } from '../support/shipment/order.ts';

const hour = 3_600_000;
let source: RateSource;
let service: TestService;
let logged: { level: number; reason: string; msg: string }[];
beforeAll(async () => {
  source = await startRateSource();
  service = await startTestService();
  // Those of the catalog's other currencies are not due.
  const later = new Date(service.clock.now().getTime() + 1_000 * 24 * hour);
  for (const currency of await catalogCurrencies(service.database.db.kysely)) await setOther(currency, later);
});
afterAll(async () => {
  await service.stop();
  await source.stop();
});
beforeEach(() => {
  logged = [];
  source.answer('{"rates":{"HKD":7.79}}');
});
afterEach(() => service.database.db.pool.query('truncate fx_rate'));

const run = (env: Record<string, string> = { FX_SOURCE_URL: source.url }) => {
  const log = pino({ level: 'trace' }, { write: (line: string) => void logged.push(JSON.parse(line)) });
  return fetchFxRate({ ...service.context, log, config: readConfig(env) });
};
const setOther = (currency: string, fetchedAt: Date) =>
  insertRateAfter(service.database.db.kysely, null, {
    currency,
    rateNanos: 9_000_000_000,
    rateType: 'manual',
    fetchedAt,
  });
const setRate = (rateMicros: number) =>
  insertFxRate(service.database.db.kysely, {
    rateMicros,
    rateType: 'manual',
    fetchedAt: service.clock.now(),
  });
async function rates(): Promise<unknown[]> {
  const { rows } = await service.database.db.pool.query(
    'select rate_micros, rate_type from fx_rate order by id',
  );
  return rows;
}
const asked = async (work: () => Promise<unknown>) => {
  const before = source.requests.length;
  await work();
  return source.requests.length - before;
};
const daily = (rate_micros: number) => ({ rate_micros, rate_type: 'daily' });
const manual = (rate_micros: number) => ({ rate_micros, rate_type: 'manual' });
const cleared = { rate_micros: null, rate_type: 'cleared' };

let keys = 0;
const create = () =>
  service
    .call('post', '/shipments')
    .set('Idempotency-Key', `fx-${keys++}`)
    .send(order({ items: [{ description: 'Mug', quantity: 1, unit_price: 10 }] }));

describe('the daily exchange rate', () => {
  it('is fetched if there is none, stamped with the fetch time, and frozen by the next create', async () => {
    service.clock.advance(hour);
    const before = service.clock.now().toISOString();
    expect(await run()).toBe(1);
    const after = service.clock.now().toISOString();
    service.clock.advance(hour);
    expect(await rates()).toEqual([daily(7_790_000)]);
    const { body } = await create();
    const { declared_fx } = body.data;
    expect(declared_fx).toMatchObject({ rate: 7.79, rate_type: 'daily', stale: false });
    expect([before, declared_fx.fetched_at, after].toSorted()[1]).toBe(declared_fx.fetched_at);
  });

  it('is not fetched without FX_SOURCE_URL', async () => {
    expect(await asked(() => run({}))).toBe(0);
    expect(await rates()).toEqual([]);
  });

  it.each([
    ['a rate', () => setRate(7_800_000)],
    ['a cleared rate', () => clearFxRate(service.database.db.kysely, service.clock.now())],
  ])('is fetched once %s is a day old, and not before', async (_, begin) => {
    await begin();
    service.clock.advance(23.4 * hour);
    expect(await asked(run)).toBe(0);
    service.clock.advance(0.2 * hour);
    expect(await asked(run)).toBe(1);
    expect((await rates()).at(-1)).toEqual(daily(7_790_000));
    expect(await asked(run)).toBe(0);
  });

  it('is read at FX_SOURCE_PATH', async () => {
    source.answer('{"result":[{"usd":7.81}]}');
    await run({ FX_SOURCE_URL: source.url, FX_SOURCE_PATH: 'result.0.usd' });
    expect(await rates()).toEqual([daily(7_810_000)]);
  });

  it('does not overwrite a rate that the operator sets during the fetch', async () => {
    await setRate(7_800_000);
    service.clock.advance(30 * hour);
    source.answerWith(async (_, response) => {
      await clearFxRate(service.database.db.kysely, service.clock.now());
      response.end('{"rates":{"HKD":7.79}}');
    });
    expect(await run()).toBe(0);
    expect(await rates()).toEqual([manual(7_800_000), cleared]);
  });

  it('is compared with the last known rate after a clear', async () => {
    await setRate(7_800_000);
    await clearFxRate(service.database.db.kysely, service.clock.now());
    service.clock.advance(24 * hour);
    source.answer('{"rates":{"HKD":12}}');
    expect(await run()).toBe(0);
    expect(logged).toEqual([
      expect.objectContaining({
        reason: expect.stringMatching(/^the rate is 12, over 20 % from the last rate, 7\.8;/),
      }),
    ]);
    expect(await rates()).toEqual([manual(7_800_000), cleared]);
  });
});

describe('a failing rate source', () => {
  it.each<[string, number, string]>([
    [
      '{"rates":{"HKD":12}}',
      200,
      'the rate is 12, over 20 % from the last rate, 7.8; if it is correct, set it with `sampan fx set --force`',
    ],
    ['{"rates":{"HKD":7.8}}', 500, 'the source responded with status 500'],
    ['busy', 200, 'the response is not JSON'],
  ])('with %s and %i keeps the last rate, logs an error without the address, and is asked again', async (body, status, reason) => {
    await setRate(7_800_000);
    service.clock.advance(24 * hour);
    source.answerWith((_, response) => response.writeHead(status).end(body));
    expect(await asked(run)).toBe(1);
    expect(await rates()).toEqual([manual(7_800_000)]);
    expect(logged).toEqual([
      expect.objectContaining({
        level: 50,
        reason,
        msg: expect.stringMatching(/the last rate stays in use$/),
      }),
    ]);
    expect(JSON.stringify(logged)).not.toContain('canary');
    service.clock.advance(hour);
    source.answer('{"rates":{"HKD":7.79}}');
    expect(await run()).toBe(1);
    expect(await rates()).toEqual([manual(7_800_000), daily(7_790_000)]);
  });

  it('fails no request: the last rate is used, then marked stale, until it expires', async () => {
    await setRate(7_800_000);
    source.answerWith((_, response) => response.writeHead(503).end());
    const createAfter = async (hours: number) => {
      service.clock.advance(hours * hour);
      await run();
      const { status, body } = await create();
      return [status, body.data?.declared_fx?.rate, body.data?.declared_fx?.stale];
    };
    expect(await createAfter(35.9)).toEqual([201, 7.8, false]);
    expect(await createAfter(0.2)).toEqual([201, 7.8, true]);
    expect(await createAfter(131.8)).toEqual([201, 7.8, true]);
    expect(await createAfter(0.2)).toEqual([503, undefined, undefined]);
    source.answer('{"rates":{"HKD":7.79}}');
    expect(await createAfter(0)).toEqual([201, 7.79, false]);
  });
});

describe('the daily rates of other currencies', () => {
  const others = async () =>
    (
      await service.database.db.pool.query(
        "select currency, rate_nanos::float8 / 1e9 as rate from currency_rate where currency in ('EUR', 'GBP') order by id",
      )
    ).rows.map(({ currency, rate }) => [currency, rate]);
  beforeEach(() => service.database.db.pool.query('truncate currency_rate'));

  it('that the catalog names come from the same response, each on its own', async () => {
    source.answer('{"rates":{"HKD":7.8,"EUR":0.86,"GBP":7.5,"XPF":102}}');
    expect(await asked(run)).toBe(1);
    expect(await others()).toEqual([['EUR', 9.06977]]);
    expect(await rates()).toEqual([daily(7_800_000)]);
    expect(logged).toContainEqual(
      expect.objectContaining({
        currencies: ['GBP'],
        reason: expect.stringMatching(/^the rate is 1\.04, outside the expected range of a first rate/),
      }),
    );
    expect(await asked(run)).toBe(0);
    service.clock.advance(24 * hour);
    source.answer('{"rates":{"HKD":7.8,"EUR":1.4,"GBP":0.75}}');
    expect(await asked(run)).toBe(1);
    expect(await others()).toEqual([
      ['EUR', 9.06977],
      ['GBP', 10.4],
    ]);
  });

  it('keep the last ones if the source has no USD rate', async () => {
    await setOther('EUR', new Date(service.clock.now().getTime() - 30 * hour));
    source.answer('{"rates":{"HKD":0,"EUR":0.86}}');
    expect(await run()).toBe(0);
    expect(await others()).toEqual([['EUR', 9]]);
  });
});
