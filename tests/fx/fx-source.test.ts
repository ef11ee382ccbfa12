import type { RequestListener } from 'node:http';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { fetchRates, otherRate, usdRate } from '../../src/fx/fx-source.ts';
import { type RateSource, startRateSource } from '../support/rate-source.ts';
import { freePort } from '../support/store/redis.ts';

let source: RateSource;
beforeAll(async () => {
  source = await startRateSource();
});
afterAll(() => source.stop());

const origin = { rateType: 'daily' as const, fetchedAt: '2026-11-21T00:00:00Z' };
const last = { ...origin, currency: 'USD', rateNanos: 7_800_000_000 };
const fetchRate = async (path = 'rates.HKD', deadlineMs?: number) =>
  usdRate(await fetchRates(source.url, deadlineMs), path, last);
const fetchFirst = async () => usdRate(await fetchRates(source.url), 'rates.HKD', null);

/** Returns the failure's message, which must not contain the address: its query may hold a key. */
async function failure(promise: Promise<number>): Promise<string> {
  const error = await promise.then(
    (rate) => new Error(`gave ${rate}`),
    (reason: Error) => reason,
  );
  expect(error.name).toBe('FxSourceError');
  expect(error.message).not.toMatch(/canary|127\.0\.0\.1/);
  return error.message;
}

describe('the source of rates', () => {
  it.each([
    ['{"base":"USD","rates":{"HKD":7.7912}}', 'rates.HKD', 7_791_200],
    ['{"result":{"records":[{"usd":7.8}]}}', 'result.records.0.usd', 7_800_000],
    ['{"rates":{"HKD":7.77123456}}', 'rates.HKD', 7_771_235],
    ['{"__proto__":{"own":7.8}}', '__proto__.own', 7_800_000],
    ['{"rates":{"HKD":9.36}}', 'rates.HKD', 9_360_000],
    ['{"rates":{"HKD":6.24}}', 'rates.HKD', 6_240_000],
  ])('reads the rate from %s at %s', async (body, path, micros) => {
    source.answer(body);
    expect(await fetchRate(path)).toBe(micros * 1_000);
  });

  it('sends one GET to the whole address and asks for plain JSON', async () => {
    source.answer('{"rates":{"HKD":7.8}}');
    const before = source.requests.length;
    await fetchRate();
    expect(source.requests.slice(before)).toEqual([
      expect.objectContaining({
        method: 'GET',
        url: '/latest?app_id=canary',
        headers: expect.objectContaining({ accept: 'application/json', 'accept-encoding': 'identity' }),
      }),
    ]);
  });

  it('accepts a response of exactly 64 KiB', async () => {
    source.answer('{"rates":{"HKD":7.8}}'.padEnd(65_536, ' '));
    expect(await fetchRate()).toBe(7_800_000_000);
  });

  it.each([7, 8.5])('accepts %p as the first rate, because it is near the peg', async (rate) => {
    source.answer(`{"rates":{"HKD":${rate}}}`);
    expect(await fetchFirst()).toBe(rate * 1_000_000_000);
  });
});

describe('the source of rates is refused', () => {
  it.each([
    [
      '{"rates":{"HKD":9.360001}}',
      'the rate is 9.360001, over 20 % from the last rate, 7.8; if it is correct,',
    ],
    [
      '{"rates":{"HKD":6.239999}}',
      'the rate is 6.239999, over 20 % from the last rate, 7.8; if it is correct,',
    ],
    ['{"rates":{"HKD":0.128}}', 'the rate is 0.128; it must be from 1 to 100 HKD per USD'],
    ['{"rates":{"HKD":-7.8}}', 'the rate is -7.8; it must be from 1 to 100'],
    ['{"rates":{"HKD":780}}', 'the rate is 780; it must be from 1 to 100'],
    ['{"rates":{"HKD":1e999}}', 'the rate is Infinity; it must be from 1 to 100'],
    ['{"rates":{"HKD":"7.8"}}', 'the response has no number at rates.HKD'],
    ['{"rates":{"HKD":null}}', 'the response has no number at rates.HKD'],
    ['{"rates":{"CNY":7.1}}', 'the response has no number at rates.HKD'],
    ['[]', 'the response has no number at rates.HKD'],
    ['<html>busy</html>', 'the response is not JSON'],
    ['', 'the response is not JSON'],
    ['{"rates":{"HKD":7.8}}'.padEnd(65_537, ' '), 'the response exceeds 65536 bytes'],
  ])('with the body %.40s', async (body, reason) => {
    source.answer(body);
    expect(await failure(fetchRate())).toMatch(reason);
  });

  it.each([
    ['7.8', 'rates.HKD'],
    ['{"rates":{"HKD":7.8}}', 'rates.HKD.value'],
    ['{"rates":{"HKD":null}}', 'rates.HKD.value'],
    ['{"data":[{"rate":7.8}]}', 'data.1.rate'],
    ['{"data":[7.8]}', 'data.length.value'],
    ['{"rates":{}}', 'rates.constructor.length'],
  ])('when %s has nothing at %s', async (body, path) => {
    source.answer(body);
    expect(await failure(fetchRate(path))).toBe(`the response has no number at ${path}`);
  });

  it.each([6.999999, 8.500001])('with the rate %p, if there is no last rate', async (rate) => {
    source.answer(`{"rates":{"HKD":${rate}}}`);
    expect(await failure(fetchFirst())).toBe(
      `the rate is ${rate}, outside the expected range of a first rate, 7 to 8.5; if it is correct, set it with \`sampan fx set --force\``,
    );
  });

  it.each([
    400, 401, 404, 429, 500, 503,
  ])('with the status %p, even if its body has a rate', async (status) => {
    source.answerWith((_, response) => response.writeHead(status).end('{"rates":{"HKD":7.8}}'));
    expect(await failure(fetchRate())).toBe(`the source responded with status ${status}`);
  });

  it.each([301, 302, 307, 308])('with the redirect status %p, and does not follow it', async (status) => {
    const before = source.requests.length;
    source.answerWith((_, response) => response.writeHead(status, { location: '/elsewhere' }).end());
    expect(await failure(fetchRate())).toBe(`the source responded with status ${status}`);
    expect(source.requests).toHaveLength(before + 1);
  });

  it('without an end: it stops reading at 64 KiB and closes the connection', async () => {
    const closed = new Promise<void>((resolve) => {
      source.answerWith((_, response) => {
        response.on('close', resolve);
        const more = () => {
          while (!response.destroyed && response.write(' '.repeat(16_384)));
        };
        response.on('drain', more);
        more();
      });
    });
    expect(await failure(fetchRate())).toBe('the response exceeds 65536 bytes');
    await closed;
  });

  it.each<[string, RequestListener]>([
    ['no response arrives', () => {}],
    ['its body hangs', (_, response) => void response.write('{"rates":')],
    [
      'its body drips',
      (_, response) => {
        const timer = setInterval(() => response.write(' '), 5);
        response.on('close', () => clearInterval(timer));
      },
    ],
  ])('if %s until the deadline', async (_, listener) => {
    source.answerWith(listener);
    expect(await failure(fetchRate('rates.HKD', 60))).toBe('no complete response within 60 ms');
  });

  it('if the connection breaks in the body', async () => {
    source.answerWith((_, response) => {
      response.writeHead(200, { 'Content-Length': 100 });
      response.write('{', () => response.destroy());
    });
    expect(await failure(fetchRate())).toMatch(/^the connection failed \(/);
  });

  it('if no server listens at the address', async () => {
    const url = `http://127.0.0.1:${await freePort()}/?app_id=canary`;
    const reason = await failure(fetchRates(url).then(() => 0));
    expect(reason).toBe('the connection failed (ECONNREFUSED)');
  });
});

describe('the rate of another currency', () => {
  const perUsd = { rates: { HKD: 7.8, EUR: 0.8625, VND: 26_260, JPY: '154', KRW: 0 } };
  it.each([
    [perUsd, 'rates.HKD', 'EUR', 9_043_480_000],
    [perUsd, 'rates.HKD', 'VND', 297_030],
    [{ rates: { USD: 0.128205, EUR: 0.1105 } }, 'rates.USD', 'EUR', 9_049_770_000],
    [{ records: [{ usd: 7.8, eur: 9.051234 }] }, 'records.0.usd', 'EUR', 9_051_230_000],
  ])('is read from %j beside %s: %s', (document, path, currency, nanos) => {
    expect(otherRate(document, path, currency, null)).toBe(nanos);
    expect(Math.abs(usdRate(document, path, null) - 7_800_000_000)).toBeLessThan(1_000_000);
  });

  it.each([
    [perUsd, 'rates.HKD', 'NOK', 'the response has no rate of NOK beside rates.HKD'],
    [perUsd, 'rates.HKD', 'JPY', 'the response has no rate of JPY beside rates.HKD'],
    [perUsd, 'rates.HKD', 'KRW', 'the response has no rate of KRW beside rates.HKD'],
    [{ rate: 7.8, EUR: 9 }, 'rate', 'EUR', 'the response has no rate of EUR beside rate'],
    [{ EUR: 90.5, USD: 7.8 }, 'USD', 'EUR', 'the rate is 90.5, outside the expected range of a first rate'],
    [{ EUR: 1e-9, HKD: 7.8 }, 'HKD', 'EUR', 'it must be above 0 and at most 100 HKD per EUR'],
  ])('is refused in %j beside %s: %s', (document, path, currency, reason) => {
    expect(() => otherRate(document, path, currency, null)).toThrow(reason);
  });

  it('is refused if it differs by over 20 % from the last one', () => {
    const eur = { ...origin, currency: 'EUR', rateNanos: 9_000_000_000 };
    const rate = (value: number) => otherRate({ USD: 7.8, EUR: value }, 'USD', 'EUR', eur);
    expect(rate(10.8)).toBe(10_800_000_000);
    expect(() => rate(10.81)).toThrow(
      'the rate is 10.81, over 20 % from the last rate, 9; if it is correct, set it with `sampan fx set --currency EUR --force`',
    );
  });
});
