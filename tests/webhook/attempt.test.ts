import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import pg from 'pg';
import type { PostResult } from '../../src/outbound/client.ts';
import {
  attemptResult,
  deliveryEnd,
  nextConcurrency,
  retryUntilLeaseExpires,
} from '../../src/webhook/attempt.ts';
import { pollUntil } from '../support/poll.ts';
import { describeOnBothStores } from '../support/store/own-redis.ts';
import { startWorld, type World } from './world.ts';

const now = new Date('2026-11-21T03:00:00Z');
const schedule = [0, 30_000, 120_000];
const answered = (status: number, headers: Record<string, string> = {}, body = ''): PostResult => ({
  outcome: 'ok',
  status,
  headers,
  body: Buffer.from(body),
  latencyMs: 7,
  remoteIp: '127.0.0.1',
});
const claim = { trigger: 'schedule', scheduled_count: 0, resume_state: null, resume_at: null } as const;
const end = (answer: PostResult, changed: object = {}) =>
  deliveryEnd({ ...claim, ...changed }, answer, schedule, now, 0);

describe('the result of an attempt', () => {
  it.each([200, 201, 204, 299])('%p completes the delivery', (status) => {
    expect(end(answered(status))).toEqual({ state: 'succeeded', scheduled: true, next: null });
  });

  it.each([301, 302, 400, 404, 429, 500, 503])('%p schedules a retry', (status) => {
    expect(end(answered(status))).toEqual({ state: 'retrying', scheduled: true, next: { afterMs: 30_000 } });
  });

  it('the last attempt of the schedule fails the delivery, and 410 discards it', () => {
    expect(end(answered(500), { scheduled_count: 2 }).state).toBe('failed');
    expect(end(answered(410)).state).toBe('discarded');
  });

  it.each([
    ['45', 45_000],
    ['5', 30_000],
    ['86400', 60_000],
    ['Sat, 21 Nov 2026 03:00:50 GMT', 50_000],
    ['Sat, 21 Nov 2026 02:00:00 GMT', 30_000],
    ['soon', 30_000],
    ['-1', 30_000],
  ])('Retry-After %p is applied within its limits', (header, afterMs) => {
    expect(end(answered(503, { 'retry-after': header })).next).toEqual({ afterMs });
  });

  it('a failed redelivery restores the previous state', () => {
    const at = '2026-11-21T04:00:00.000000Z';
    const redeliver = { trigger: 'redeliver' } as const;
    const back = (resume_state: string, resume_at: string | null) =>
      end(answered(410), { ...redeliver, resume_state, resume_at });
    expect(back('retrying', at)).toEqual({ state: 'retrying', scheduled: false, next: { at } });
    expect(back('pending', at)).toEqual({ state: 'retrying', scheduled: false, next: { at } });
    expect(back('failed', null)).toEqual({ state: 'failed', scheduled: false, next: null });
    expect(back('succeeded', null)).toEqual({ state: 'succeeded', scheduled: false, next: null });
    expect(back('discarded', null)).toEqual({ state: 'discarded', scheduled: false, next: null });
  });
});

describe('the record of an attempt', () => {
  const url = 'https://shop.example/hooks?token=s3cret';

  it.each([
    ['https://www.shop.example/hooks', 'https://www.shop.example/hooks'],
    ['/hooks/', 'https://shop.example/hooks/'],
    ['//other.example', 'https://other.example/'],
    ['http://user:s3cret@shop.example/in?key=s3cret#s3cret', 'http://shop.example/in?…'],
    [`/${'a'.repeat(9_000)}`, `https://shop.example/${'a'.repeat(179)}…`],
    ['/<a>\u0007 b', 'https://shop.example/%3Ca%3E%07%20b'],
    ['https://', null],
    ['javascript:alert(1)', null],
    [undefined, null],
  ])('names where a redirect to %j points, without secrets', (location, target) => {
    for (const status of [301, 302, 303, 307, 308]) {
      const headers: Record<string, string> = location === undefined ? {} : { location };
      const { error, httpStatus } = attemptResult(url, answered(status, headers), 10_000);
      expect([httpStatus, error]).toEqual([
        status,
        target === null
          ? `status ${status}`
          : `status ${status}, a redirect to ${target}; redirects are not followed, so register that URL`,
      ]);
    }
    expect(attemptResult(url, answered(304, { location: '/' }), 10_000).error).toBe('status 304');
    expect(attemptResult(url, answered(201, { location: '/' }), 10_000).error).toBeNull();
  });

  it('keeps 2 KiB of the response, without a partial character or a NUL', () => {
    const excerpt =
      attemptResult(url, answered(200, {}, `\0${'é'.repeat(2000)}`), 10_000).responseExcerpt ?? '';
    expect(excerpt).toBe(`\ufffd${'é'.repeat(1023)}`);
  });

  it('has the reason if there was no response', () => {
    const late: PostResult = { outcome: 'timeout', reason: 'deadline', latencyMs: 10_003 };
    expect(attemptResult(url, late, 10_000).error).toBe('no response within 10 s');
    const refused: PostResult = { outcome: 'refused', reason: 'resolves to a private network', latencyMs: 2 };
    expect(attemptResult(url, refused, 10_000)).toEqual({
      httpStatus: null,
      latencyMs: 2,
      responseExcerpt: null,
      error: 'resolves to a private network',
    });
  });
});

describe('the concurrency of an endpoint', () => {
  it('grow with fast responses, do not change after failures, and are reduced to one while it is slow', () => {
    expect(nextConcurrency(4, { outcome: 'ok', latencyMs: 20 }, 32)).toBe(8);
    expect(nextConcurrency(32, { outcome: 'ok', latencyMs: 20 }, 32)).toBe(32);
    expect(nextConcurrency(4, { outcome: 'failed', latencyMs: 20 }, 32)).toBe(4);
    expect(nextConcurrency(32, { outcome: 'ok', latencyMs: 5_000 }, 32)).toBe(1);
    expect(nextConcurrency(32, { outcome: 'timeout', latencyMs: 300 }, 32)).toBe(1);
    expect(nextConcurrency(1, { outcome: 'ok', latencyMs: 20 }, 32)).toBe(2);
  });
});

describeOnBothStores('ten failed deliveries in a row over %s', (redisUrl) => {
  let world: World;
  const workers: AsyncDisposable[] = [];
  beforeAll(async () => {
    world = await startWorld(redisUrl, {
      WEBHOOK_SCHEDULE: '0,2ms',
      WEBHOOK_FRESH_SLOTS: '4',
      WEBHOOK_LATE_SLOTS: '4',
    });
    for (let count = 0; count < 8; count++) workers.push(world.work());
  });
  afterAll(async () => {
    await Promise.all(workers.map((worker) => worker[Symbol.asyncDispose]()));
    await world[Symbol.asyncDispose]();
  });
  beforeEach(async () => {
    world.receiver.received.length = 0;
    await world.service.database.db.pool.query('delete from event');
  });

  const open = async () => {
    const { pending = 0, delivering = 0, retrying = 0 } = await world.states();
    return pending + delivering + retrying;
  };
  const allEnded = () => pollUntil(async () => (await open()) === 0, 20_000);
  const disabledEvents = async () => {
    const { body } = await world.service.call('get', '/events?event_type=webhook.disabled');
    return body.data.data;
  };

  it('disable the endpoint once, with any number of workers, and discard the rest', async () => {
    world.receiver.behave(() => ({ status: 500 }));
    const { id } = await world.endpoint('/down');
    // More than the 64 concurrent attempts of all workers, so that some wait when the endpoint is disabled.
    const emitted = 200;
    await world.emit(emitted);
    expect(await allEnded()).toBe(true);
    expect(await world.webhook(id)).toMatchObject({ active: false, disabled_reason: 'consecutive_failures' });
    const events = await disabledEvents();
    expect(events).toHaveLength(1);
    expect(events[0].data.object).toEqual(await world.webhook(id));
    const { failed = 0, discarded = 0 } = await world.states();
    expect(failed).toBeGreaterThanOrEqual(10);
    expect(failed + discarded).toBe(emitted);
    expect(discarded).toBeGreaterThan(0);
    const attempts = (await world.deliveries(id)).map(({ attempt_count }) => attempt_count);
    expect(Math.max(...attempts)).toBeLessThanOrEqual(2);
    await world.service.call('delete', `/webhooks/${id}`);
  });

  it('are not reached if a delivery succeeds after nine, and not by tests and redeliveries', async () => {
    const { id } = await world.endpoint('/nine', ['wallet.low_balance']);
    const fail = async (count: number) => {
      world.receiver.behave(() => ({ status: 500 }));
      await world.emit(count);
      expect(await allEnded()).toBe(true);
    };
    await fail(9);
    world.receiver.behave(() => ({ status: 200 }));
    await world.emit(1);
    expect(await allEnded()).toBe(true);
    await fail(9);
    const [last] = await world.deliveries(id);
    for (let count = 0; count < 3; count++) {
      const redelivered = await world.service.call(
        'post',
        `/webhooks/${id}/deliveries/${last?.id}/redeliver`,
      );
      expect(redelivered.body.data).toMatchObject({ state: 'failed', http_status: 500 });
      const tested = await world.service.call('post', `/webhooks/${id}/test`);
      expect(tested.body.data).toMatchObject({ state: 'failed', http_status: 500 });
    }
    expect((await world.webhook(id)).active).toBe(true);
    await fail(1);
    expect((await world.webhook(id)).active).toBe(false);
    expect(await disabledEvents()).toHaveLength(1);

    const enabled = await world.service.call('patch', `/webhooks/${id}`).send({ active: true });
    expect(enabled.body.data).toMatchObject({ active: true, disabled_reason: null });
    await fail(9);
    expect((await world.webhook(id)).active).toBe(true);
  });
});

const deadlock = databaseError('40P01');
const soon = () => performance.now() + 5_000;

function databaseError(code: string): Error {
  return Object.assign(new pg.DatabaseError(code, 0, 'error'), { code });
}

/** Fails `times` times, then succeeds. */
function failing(times: number, error: Error) {
  let tries = 0;
  const write = async () => {
    tries += 1;
    if (tries <= times) throw error;
    return 'written';
  };
  return { write, tries: () => tries };
}

describe('writing a result', () => {
  it.each([
    deadlock,
    databaseError('57P01'),
    new Error('Connection terminated unexpectedly'),
    Object.assign(new Error('connect'), { code: 'ECONNREFUSED' }),
  ])('is retried after %s', async (error) => {
    const { write, tries } = failing(2, error);
    expect(await retryUntilLeaseExpires(soon(), write)).toBe('written');
    expect(tries()).toBe(3);
  });

  it('is not retried if the database refuses it', async () => {
    const { write, tries } = failing(1, databaseError('23514'));
    await expect(retryUntilLeaseExpires(soon(), write)).rejects.toThrow('23514');
    expect(tries()).toBe(1);
  });

  it('ends with the lease, but is tried at least once', async () => {
    const late = failing(1, deadlock);
    await expect(retryUntilLeaseExpires(performance.now() - 1, late.write)).rejects.toBe(deadlock);
    expect(await retryUntilLeaseExpires(performance.now() - 1, failing(0, deadlock).write)).toBe('written');
    const never = failing(Number.POSITIVE_INFINITY, deadlock);
    await expect(retryUntilLeaseExpires(performance.now() + 200, never.write)).rejects.toBe(deadlock);
    expect(never.tries()).toBeLessThan(10);
  });
});
