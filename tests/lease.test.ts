import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { claimIdempotencyKey, extendKeyLocks } from '../db/query/account/idempotency-key.ts';
import { extendCancelLocks } from '../db/query/booking/cancel-shipment.ts';
import { lockSeconds } from '../db/table/account.ts';
import { keepLeases } from '../src/lease.ts';
import { pollUntil } from './support/poll.ts';
import { startTestService, type TestService } from './support/service.ts';
import { accepted, create } from './support/shipment/booking.ts';
import { order } from './support/shipment/order.ts';

let service: TestService;
beforeAll(async () => {
  service = await startTestService();
});
afterAll(() => service.stop());

const query = async (text: string, values: unknown[] = []) =>
  (await service.database.db.pool.query(text, values)).rows;
const pool = () => service.database.db;
const warnings: unknown[] = [];
const context = () => ({ db: pool(), log: { warn: (...logged: unknown[]) => void warnings.push(logged) } });

/** States of a lock whose run asks for more time: seconds until it ends, and whether another run has taken it over. */
const states = [
  { state: 'of a run that works', secondsLeft: 1, isTaken: false, isExtended: true },
  { state: 'that was released', secondsLeft: 0, isTaken: false, isExtended: false },
  { state: 'that has expired', secondsLeft: -1, isTaken: false, isExtended: false },
  { state: 'that another run took over', secondsLeft: 1, isTaken: true, isExtended: false },
] as const;

describe.each(states)('the lock $state', ({ secondsLeft, isTaken, isExtended }) => {
  const expectEnd = (before: number, after: number) => {
    if (isExtended) expect(after - before).toBeGreaterThan(lockSeconds - 2);
    else expect(after).toBe(before);
  };

  it('of a key is extended only if it is still held', async () => {
    const scope = { accountId: service.account.id, livemode: false };
    const key = randomUUID();
    await using _stopped = await service.database.stoppedClock();
    const { fence } = await claimIdempotencyKey(pool(), scope, {
      key,
      operation: 'POST /shipments',
      digest: Buffer.from(key),
    });
    const end = async () =>
      (
        await query(
          'select extract(epoch from locked_until)::float8 as end from idempotency_key where key = $1',
          [key],
        )
      )[0].end;
    await query(
      'update idempotency_key set locked_until = sampan_clock() + make_interval(secs => $2), fence = fence + $3 where key = $1',
      [key, secondsLeft, isTaken ? 1 : 0],
    );
    const before = await end();
    await extendKeyLocks(pool(), [{ ...scope, key, fence }]);
    expectEnd(before, await end());
  });

  it('of a cancellation is extended only if it is still held', async () => {
    const { data } = await accepted(service, order());
    await using _stopped = await service.database.stoppedClock();
    const [{ end: before }] = await query(
      `update shipment set cancel_locked_until = sampan_clock() + make_interval(secs => $2), cancel_fence = 7
       where tracking_number = $1 returning extract(epoch from cancel_locked_until)::float8 as end`,
      [data.id, secondsLeft],
    );
    await extendCancelLocks(pool(), [
      { account_id: service.account.id, tracking_number: data.id, cancel_fence: isTaken ? 6 : 7 },
    ]);
    const [{ end }] = await query(
      'select extract(epoch from cancel_locked_until)::float8 as end from shipment where tracking_number = $1',
      [data.id],
    );
    expectEnd(before, end);
    await query('update shipment set cancel_locked_until = null where tracking_number = $1', [data.id]);
  });
});

describe('leases of work', () => {
  it('are extended together while the work runs, up to its limit, and cost nothing if it is short', async () => {
    const asked: number[][] = [];
    const keep = keepLeases<number>({ of: 'tests', leaseMs: 40, maxWorkMs: 400 }, async (_, leases) => {
      asked.push([...leases]);
    });
    await keep(context(), 1, async () => {});
    expect(asked).toEqual([]);
    const isAsked = (both: number[]) =>
      pollUntil(async () => asked.some((one) => both.every((n) => one.includes(n))), 5_000);
    let isOver = false;
    const ended = () => pollUntil(async () => isOver, 5_000);
    const running = [keep(context(), 2, ended), keep(context(), 3, ended)];
    expect(await isAsked([2, 3])).toBe(true);
    const stopped = () => {
      const before = asked.length;
      return pollUntil(async () => asked.length === before, 5_000);
    };
    expect(await stopped()).toBe(true);
    isOver = true;
    await Promise.all(running);
    const before = asked.length;
    await keep(context(), 4, async () => {});
    expect(asked).toHaveLength(before);
    expect(asked.flat()).not.toContain(4);
  });

  it('that cannot be extended do not end the work', async () => {
    let failures = 0;
    const keep = keepLeases<number>({ of: 'tests', leaseMs: 40, maxWorkMs: 5_000 }, async () => {
      failures++;
      throw new Error('no connection');
    });
    const done = await keep(context(), 1, async () => {
      await pollUntil(async () => failures > 1, 5_000);
      return 'done';
    });
    expect(done).toBe('done');
    expect(warnings).toContainEqual([
      { err: new Error('no connection') },
      'Leases of tests could not be extended',
    ]);
  });
});

describe('a request whose key is in use', () => {
  it.each([
    ['has just begun', '0 seconds', 1],
    ['runs for a while', '2 seconds', 4],
    ['has a second left', '5.5 seconds', 1],
  ])('gets the time to wait for the lock of the run that %s', async (_, age, seconds) => {
    const key = randomUUID();
    await using _stopped = await service.database.stoppedClock();
    const { text } = await create(service, order(), undefined, key);
    await query(
      `update idempotency_key set status = null, body = null, created_at = sampan_clock() - $2::interval,
         locked_until = sampan_clock() - $2::interval + make_interval(secs => $3) where key = $1`,
      [key, age, lockSeconds],
    );
    const before = await query('select * from idempotency_key where key = $1', [key]);
    const { status, headers, body } = await create(service, order(), undefined, key);
    expect([status, body.sysCode, headers['retry-after']]).toEqual([409, '1409001', String(seconds)]);
    expect(body.data.retry_after_seconds).toBe(seconds);
    expect(await query('select * from idempotency_key where key = $1', [key])).toEqual(before);
    expect(text).not.toBe('');
  });
});
