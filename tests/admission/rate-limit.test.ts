import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import pino from 'pino';
import type { Response } from 'supertest';
import { copyRateDays } from '../../db/query/account/admission.ts';
import { LocalWindow, RedisOutage } from '../../src/admission/redis-admission.ts';
import { pollUntil } from '../support/poll.ts';
import { startTestService, type TestService } from '../support/service.ts';
import { describeOnBothStores, describeWithRedis, startOwnRedis } from '../support/store/own-redis.ts';
import { TestClock } from '../support/test-clock.ts';

const perDay = 100_000;
const env = { RATE_LIMIT_PER_SECOND: '10', RATE_LIMIT_PER_DAY: String(perDay) };
/** The end of the limiter's day, which starts at 00:00 in Hong Kong; in seconds since the epoch. */
const nextReset = (seconds: number) => (Math.floor((seconds + 28_800) / 86_400) + 1) * 86_400 - 28_800;

describeOnBothStores('the limiter on %s', (redisUrl) => {
  let service: TestService;
  let daily: TestService;
  beforeAll(async () => {
    service = await startTestService({ env, redis: redisUrl !== null });
    daily = await startTestService({ env: { RATE_LIMIT_PER_DAY: '25' }, redis: redisUrl !== null });
  });
  afterAll(async () => {
    await service.stop();
    await daily.stop();
  });

  /** Sends requests in parallel, again until one is refused: on a slow machine they may fall into several windows of a second. */
  async function burst(key: string) {
    const answers: Response[] = [];
    const isRefused = async () => {
      const more = Array.from({ length: 22 }, () => service.call('get', '/countries', key));
      answers.push(...(await Promise.all(more)));
      return answers.some(({ status }) => status === 429);
    };
    const begun = Math.floor(Date.now() / 1000);
    expect(await pollUntil(isRefused, 10_000)).toBe(true);
    return { answers, windows: Math.floor(Date.now() / 1000) - begun + 1 };
  }

  it('sends the five headers on every authenticated response and counts the request itself', async () => {
    const key = await service.createKey(service.account.id, 'test', ['wallet:read']);
    for (const [path, status] of [
      ['/countries', 403],
      ['/shipments/none', 403],
      ['/countries?x=1', 403],
    ] as const) {
      const { status: answered, headers } = await service.call('get', path, key);
      expect(answered).toBe(status);
      expect(headers['x-ratelimit-limit-second']).toBe('10');
      expect(headers['x-ratelimit-limit-day']).toBe(String(perDay));
      expect(Number(headers['x-ratelimit-remaining-second'])).toBeLessThan(10);
      expect(Number(headers['x-ratelimit-reset-day'])).toBe(nextReset(Math.floor(Date.now() / 1000)));
    }
    const { headers } = await service.call('get', '/countries', key);
    expect(headers['x-ratelimit-remaining-day']).toBe(String(perDay - 4));
  });

  it('admits requests up to the limit and refuses the rest with 429; refused requests do not use the daily quota', async () => {
    const { testKey } = await service.createAccount();
    const { answers, windows } = await burst(testKey);
    const limited = answers.filter((answer) => answer.status === 429);
    const passed = answers.length - limited.length;
    expect(passed).toBeGreaterThanOrEqual(10);
    expect(passed).toBeLessThanOrEqual(10 * windows);
    for (const { headers, body } of limited) {
      expect(headers['retry-after']).toBe('1');
      expect(headers['x-ratelimit-reason']).toBe('per_second');
      expect(body).toMatchObject({
        sysCode: '1500004',
        data: { reason: 'per_second', retry_after_seconds: 1 },
      });
      expect(new Date(body.data.day_reset_at).getTime() / 1000).toBe(
        Number(headers['x-ratelimit-reset-day']),
      );
    }
    const remaining = Math.min(
      ...answers.map((answer) => Number(answer.headers['x-ratelimit-remaining-day'])),
    );
    expect(remaining).toBe(perDay - passed);
  });

  it('refuses requests over the daily limit until midnight in Hong Kong, and counts each key of an account separately', async () => {
    const { testKey, liveKey } = await daily.createAccount();
    for (let sent = 0; sent < 25; sent++) {
      expect((await daily.call('get', '/countries', testKey)).status).toBe(200);
    }
    const last = await daily.call('get', '/countries', testKey);
    expect(last.status).toBe(429);
    expect(last.body.data.reason).toBe('per_day');
    const reset = Number(last.headers['x-ratelimit-reset-day']);
    expect(Number(last.headers['retry-after'])).toBe(last.body.data.retry_after_seconds);
    expect(Math.abs(reset - Date.now() / 1000 - last.body.data.retry_after_seconds)).toBeLessThan(5);
    expect((await daily.call('get', '/countries', liveKey)).status).toBe(200);
  });
});

describe('the rate windows in PostgreSQL', () => {
  let service: TestService;
  beforeAll(async () => {
    service = await startTestService({ env: { RATE_LIMIT_PER_SECOND: '1000', RATE_LIMIT_PER_DAY: '5' } });
  });
  afterAll(() => service.stop());

  it('start a new day at 00:00 in Hong Kong, not at 00:00 UTC', async () => {
    const { testKey } = service.account;
    for (let sent = 0; sent < 5; sent++)
      expect((await service.call('get', '/countries', testKey)).status).toBe(200);
    expect((await service.call('get', '/countries', testKey)).status).toBe(429);
    const now = Date.now() / 1000;
    const reset = nextReset(now);
    await service.database.setClock(`${reset - now - 30} seconds`);
    expect((await service.call('get', '/countries', testKey)).status).toBe(429);
    await service.database.setClock(`${reset - now + 1} seconds`);
    const answer = await service.call('get', '/countries', testKey);
    await service.database.setClock('0');
    expect(answer.status).toBe(200);
    expect(answer.headers['x-ratelimit-remaining-day']).toBe('4');
  });

  it('keep the daily count after a crash, which empties the unlogged counters', async () => {
    const { testKey } = await service.createAccount();
    for (let sent = 0; sent < 3; sent++) await service.call('get', '/countries', testKey);
    await copyRateDays(service.database.db);
    await service.database.db.pool.query('truncate rate_window');
    expect((await service.call('get', '/countries', testKey)).headers['x-ratelimit-remaining-day']).toBe('1');
  });
});

describe('the window in memory, used for a minute without Redis', () => {
  it('applies the same limits', () => {
    const clock = new TestClock();
    clock.advance(1000 - (clock.now().getTime() % 1000));
    const window = new LocalWindow(clock, { perSecond: 2, perDay: 3 });
    const reasons = () => window.take('key').reason;
    expect([reasons(), reasons(), reasons()]).toEqual([null, null, 'per_second']);
    clock.advance(1000);
    expect([reasons(), reasons()]).toEqual([null, 'per_day']);
    clock.advance(24 * 3600 * 1000);
    expect(window.take('key')).toMatchObject({ reason: null, secondRemaining: 1, dayRemaining: 2 });
  });
});

describeWithRedis('a Redis outage', () => {
  it('has no effect for a minute; then requests get 503 with Retry-After until Redis is back', async () => {
    await using redis = await startOwnRedis(false);
    const service = await startTestService({ redis: redis.url });
    using _ = service.clock.stopped();
    const { testKey } = service.account;
    const ask = () => service.call('get', '/countries', testKey);
    expect((await ask()).status).toBe(200);
    await redis.kill();
    expect((await ask()).status).toBe(200);
    service.clock.advance(59_000);
    expect((await ask()).status).toBe(200);
    service.clock.advance(2_000);
    const answer = await ask();
    expect(answer).toMatchObject({ status: 503, headers: { 'retry-after': '1' } });
    expect(answer.body).toMatchObject({ sysCode: '1503001', data: { retry_after_seconds: 1 } });
    await redis.start();
    expect(await pollUntil(async () => (await ask()).status === 200, 10_000)).toBe(true);
    await service.stop();
  });
});

describe('requests without a valid key', () => {
  it('are limited to 100 per second per IP address; health and the contract are not', async () => {
    const service = await startTestService();
    using _ = service.clock.stopped();
    const asked = Array.from({ length: 101 }, () => service.call('get', '/countries', null));
    const answers: Response[] = await Promise.all(asked);
    const statuses = answers.map((answer) => answer.status);
    expect(statuses.toSorted()).toEqual([...Array(100).fill(401), 429]);
    expect(answers.find((answer) => answer.status === 429)?.body.data).toMatchObject({
      reason: 'per_second',
    });
    const health = await Promise.all(Array.from({ length: 20 }, () => fetch(`${service.rootUrl}/healthz`)));
    expect(health.every((answer) => answer.status === 200)).toBe(true);
    expect((await service.call('get', '/countries')).status).toBe(200);
    await service.stop();
  });
});

function outageAt(start: number) {
  const messages: string[] = [];
  const log = pino({ level: 'warn' }, { write: (line: string) => void messages.push(JSON.parse(line).msg) });
  const clock = { ms: start, now: () => new Date(clock.ms) };
  return { outage: new RedisOutage(clock, log), clock, messages };
}

const error = new Error('Connection is closed.');

describe('an outage of Redis', () => {
  it('allows local counting of a key for a minute, then not until Redis has recovered', () => {
    const { outage, clock } = outageAt(0);
    expect(outage.mayCountLocally('key', error)).toBe(true);
    clock.ms = 60_000;
    expect(outage.mayCountLocally('key', error)).toBe(true);
    clock.ms = 60_001;
    expect(outage.mayCountLocally('key', error)).toBe(false);
    outage.recovered('key');
    expect(outage.mayCountLocally('key', error)).toBe(true);
  });

  it('in part of a cluster is logged once, and its end once, while the other keys work', () => {
    const { outage, messages } = outageAt(0);
    for (let request = 0; request < 5; request++) {
      outage.mayCountLocally('down', error);
      outage.recovered('well');
    }
    expect(messages).toHaveLength(1);
    outage.recovered('down');
    expect(messages[1]).toContain('available again');
  });

  it('starts a new minute of local counting if the last failure of the key was long ago', () => {
    const { outage, clock } = outageAt(0);
    outage.mayCountLocally('key', error);
    clock.ms = 3_600_000;
    expect(outage.mayCountLocally('key', error)).toBe(true);
  });
});
