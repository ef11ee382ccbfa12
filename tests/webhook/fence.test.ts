import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import {
  claimDelivery,
  claimRedelivery,
  type DeliveryClaim,
  extendLeases,
} from '../../db/query/webhook/webhook-claim.ts';
import { writeResults } from '../../db/query/webhook/webhook-result.ts';
import { finishAttempt } from '../../src/webhook/attempt.ts';
import { claimed, claimOf, endedAttempt, expireLease, rowOf } from './claimed.ts';
import { startWorld, type World } from './world.ts';

let world: World;
beforeAll(async () => {
  world = await startWorld(null);
});
afterAll(async () => {
  await world[Symbol.asyncDispose]();
});
afterEach(() => world.deleteEndpoints());

const pool = () => world.service.database.db.pool;

/** Registers an endpoint and claims one delivery of it. */
async function claimOne(path: string): Promise<DeliveryClaim> {
  const [claim] = await claimed(world, path);
  if (!claim) throw new Error('nothing was due');
  return claim;
}

const failedInRow = async ({ endpoint_id }: DeliveryClaim) =>
  (await pool().query('select failed_in_row from webhook_endpoint where id = $1', [endpoint_id])).rows[0]
    .failed_in_row;

/** Undoes a claim as a crash of the database does, because claims are committed asynchronously. */
async function loseInCrash({ id }: DeliveryClaim): Promise<void> {
  await pool().query(
    `update webhook_delivery set state = 'pending', fence = fence - 1, attempt_count = attempt_count - 1,
      started_at = null, busy_until = null where id = $1`,
    [id],
  );
}

describe('results in one write', () => {
  it('are applied separately', async () => {
    const [stale, good, inactive, failing] = await Promise.all(
      ['/stale', '/good', '/inactive', '/failing'].map(claimOne),
    );
    if (!stale || !good || !inactive || !failing) throw new Error('nothing was due');
    await expireLease(world, stale);
    const current = await claimOf(world, stale.id);
    await pool().query('update webhook_endpoint set failed_in_row = 3 where id = $1', [failing.endpoint_id]);
    await world.service.call('patch', `/webhooks/${inactive.endpoint_id}`).send({ active: false });
    const written = await writeResults(pool(), [
      endedAttempt(stale, 'failed'),
      endedAttempt(failing, 'succeeded'),
      endedAttempt(current, 'retrying'),
      endedAttempt(inactive, 'retrying'),
      endedAttempt(good, 'succeeded'),
    ]);
    expect(written).toEqual([false, false, true, true, true]);
    expect(await rowOf(world, stale)).toMatchObject({ state: 'retrying', scheduled_count: 1, fence: 2 });
    expect(await rowOf(world, failing)).toMatchObject({ state: 'delivering', attempts: [] });
    expect(await rowOf(world, inactive)).toMatchObject({ state: 'discarded', next_attempt_at: null });
    expect(await rowOf(world, good)).toMatchObject({ state: 'succeeded', attempts: [{ http_status: 200 }] });
  });

  it('have no effect if they are written again because the first confirmation was lost', async () => {
    const claim = await claimOne('/again');
    const retry = endedAttempt(claim, 'retrying');
    expect(await writeResults(pool(), [retry])).toEqual([true]);
    const once = await rowOf(world, claim);
    expect(await writeResults(pool(), [retry])).toEqual([false]);
    expect(await finishAttempt(world.service.context, retry, false)).toBe(false);
    expect(await rowOf(world, claim)).toEqual(once);
    const failure = endedAttempt(await claimOne('/failure'), 'failed');
    expect(await finishAttempt(world.service.context, failure, false)).toBe(true);
    expect(await finishAttempt(world.service.context, failure, false)).toBe(false);
    expect(await failedInRow(failure.claim)).toBe(1);
  });
});

describe("the endpoint's failure count", () => {
  it('is unchanged by a retry that is written with the endpoint locked', async () => {
    const claim = await claimOne('/retry');
    expect(await finishAttempt(world.service.context, endedAttempt(claim, 'retrying'), false)).toBe(true);
    expect(await failedInRow(claim)).toBe(0);
  });
});

describe('a sender whose lease has expired', () => {
  it.each([
    'succeeded',
    'retrying',
  ] as const)('can still write its result if the delivery has no new claim: %s', async (state) => {
    const claim = await claimOne(`/late-${state}`);
    await expireLease(world, claim);
    expect(await rowOf(world, claim)).toMatchObject({ state: 'retrying', attempts: [{ latency_ms: null }] });
    expect(await writeResults(pool(), [endedAttempt(claim, state)])).toEqual([true]);
    expect(await rowOf(world, claim)).toMatchObject({
      state,
      busy_until: null,
      scheduled_count: 1,
      attempts: [{ number: 1, latency_ms: 7, error: state === 'succeeded' ? null : 'status 500' }],
    });
    expect(await claimDelivery(world.service.context.db, claim, 1000)).toBeUndefined();
    expect(await writeResults(pool(), [endedAttempt(claim, state)])).toEqual([false]);
  });

  it('cannot write its result after a new claim', async () => {
    const claim = await claimOne('/too-late');
    await expireLease(world, claim);
    await claimOf(world, claim.id);
    expect(await writeResults(pool(), [endedAttempt(claim, 'succeeded')])).toEqual([false]);
    expect((await rowOf(world, claim)).state).toBe('delivering');
  });
});

describe('a claim that was lost in a crash of the database', () => {
  it('is distinguished from the next claim with the same fencing token', async () => {
    const first = await claimOne('/crash');
    await loseInCrash(first);
    const second = await claimOf(world, first.id);
    expect(second.fence).toBe(first.fence);
    const before = await rowOf(world, first);
    await extendLeases(world.service.context.db, [first], 3_600_000);
    expect(await writeResults(pool(), [endedAttempt(first, 'failed')])).toEqual([false]);
    expect(await finishAttempt(world.service.context, endedAttempt(first, 'failed'), false)).toBe(false);
    expect(await rowOf(world, first)).toEqual(before);
    expect(
      await writeResults(pool(), [endedAttempt(first, 'failed'), endedAttempt(second, 'succeeded')]),
    ).toEqual([false, true]);
    expect(await rowOf(world, first)).toMatchObject({ state: 'succeeded', attempts: [{ http_status: 200 }] });
  });
});

describe("a redelivery's claim", () => {
  it('is refused for an inactive endpoint, and the delivery does not change', async () => {
    const claim = await claimOne('/inactive-end');
    await writeResults(pool(), [endedAttempt(claim, 'succeeded')]);
    await world.service.call('patch', `/webhooks/${claim.endpoint_id}`).send({ active: false });
    expect(await claimRedelivery(world.service.context.db.pool, claim, 1000)).toBeUndefined();
    expect((await rowOf(world, claim)).state).toBe('succeeded');
  });
});

it("a redelivery whose sender died keeps the delivery's previous state for the next redelivery", async () => {
  const { db } = world.service.context;
  const first = await claimOne('/redelivered');
  await writeResults(pool(), [endedAttempt(first, 'succeeded')]);
  const lost = await claimRedelivery(db.pool, first, 1000);
  if (!lost) throw new Error('it could not be redelivered');
  await expireLease(world, lost);
  expect(await claimRedelivery(db.pool, first, 1000)).toMatchObject({
    resume_state: 'succeeded',
    resume_at: null,
  });
});
