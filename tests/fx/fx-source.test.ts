import type { RequestListener } from 'node:http';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { fetchRateMicros } from '../../src/fx/fx-source.ts';
import { type RateSource, startRateSource } from '../support/rate-source.ts';
import { freePort } from '../support/store/redis.ts';

let source: RateSource;
beforeAll(async () => {
  source = await startRateSource();
});
afterAll(() => source.stop());

const last = { rateMicros: 7_800_000, rateType: 'daily' as const, fetchedAt: '2026-11-21T00:00:00Z' };
const fetchRate = (path = 'rates.HKD', deadlineMs?: number) =>
  fetchRateMicros({ url: source.url, path }, last, deadlineMs);

/** The failure's message; it never holds the address, whose query may hold a key. */
async function failure(promise: Promise<number>): Promise<string> {
  const error = await promise.then(
    (rate) => new Error(`gave ${rate}`),
    (reason: Error) => reason,
  );
  expect(error.name).toBe('FxSourceError');
  expect(error.message).not.toMatch(/canary|127\.0\.0\.1/);
  return error.message;
}

describe('a rate is fetched', () => {
  it.each([
    ['{"base":"USD","rates":{"HKD":7.7912}}', 'rates.HKD', 7_791_200],
    ['{"result":{"records":[{"usd":7.8}]}}', 'result.records.0.usd', 7_800_000],
    ['{"rates":{"HKD":7.77123456}}', 'rates.HKD', 7_771_235],
    ['{"rates":{"HKD":9.36}}', 'rates.HKD', 9_360_000],
    ['{"rates":{"HKD":6.24}}', 'rates.HKD', 6_240_000],
  ])('of %s at %s', async (body, path, micros) => {
    source.answer(body);
    expect(await fetchRate(path)).toBe(micros);
  });

  it('by one GET of the whole address, asking for plain JSON', async () => {
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

  it('from an answer of exactly 64 KiB', async () => {
    source.answer('{"rates":{"HKD":7.8}}'.padEnd(65_536, ' '));
    expect(await fetchRate()).toBe(7_800_000);
  });

  it.each([7, 8.5])('of %p without a last rate to compare with: it lies near the peg', async (rate) => {
    source.answer(`{"rates":{"HKD":${rate}}}`);
    expect(await fetchRateMicros({ url: source.url, path: 'rates.HKD' }, null)).toBe(rate * 1_000_000);
  });
});

describe('an answer is refused', () => {
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
  ])('when it is %.40s', async (body, reason) => {
    source.answer(body);
    expect(await failure(fetchRate())).toMatch(reason);
  });

  it.each([6.999999, 8.500001])('when it is %p and no rate was ever known', async (rate) => {
    source.answer(`{"rates":{"HKD":${rate}}}`);
    expect(await failure(fetchRateMicros({ url: source.url, path: 'rates.HKD' }, null))).toBe(
      `the rate is ${rate}, outside the expected range of a first rate, 7 to 8.5; if it is correct, set it with \`sampan fx set --force\``,
    );
  });

  it.each([400, 401, 404, 429, 500, 503])('with the status %p, whatever its body', async (status) => {
    source.answerWith((_, response) => response.writeHead(status).end('{"rates":{"HKD":7.8}}'));
    expect(await failure(fetchRate())).toBe(`the source responded with status ${status}`);
  });

  it.each([301, 302, 307, 308])('when it is a %p, which is not followed', async (status) => {
    const before = source.requests.length;
    source.answerWith((_, response) => response.writeHead(status, { location: '/elsewhere' }).end());
    expect(await failure(fetchRate())).toBe(`the source responded with status ${status}`);
    expect(source.requests).toHaveLength(before + 1);
  });

  it('when it never ends: reading stops at 64 KiB and the connection is closed', async () => {
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
    ['nothing comes', () => {}],
    ['its body hangs', (_, response) => void response.write('{"rates":')],
    [
      'its body drips',
      (_, response) => {
        const timer = setInterval(() => response.write(' '), 5);
        response.on('close', () => clearInterval(timer));
      },
    ],
  ])('when %s until the deadline', async (_, listener) => {
    source.answerWith(listener);
    expect(await failure(fetchRate('rates.HKD', 60))).toBe('no complete response within 60 ms');
  });

  it('when the connection breaks off in its body', async () => {
    source.answerWith((_, response) => {
      response.writeHead(200, { 'Content-Length': 100 });
      response.write('{', () => response.destroy());
    });
    expect(await failure(fetchRate())).toMatch(/^the connection failed \(/);
  });

  it('when nothing listens there', async () => {
    const url = `http://127.0.0.1:${await freePort()}/?app_id=canary`;
    const reason = await failure(fetchRateMicros({ url, path: 'rates.HKD' }, null));
    expect(reason).toBe('the connection failed (ECONNREFUSED)');
  });
});
