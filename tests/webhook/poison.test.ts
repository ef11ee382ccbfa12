import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { claimDelivery, claimRedelivery } from '../../db/query/webhook/webhook-claim.ts';
import { writeResults } from '../../db/query/webhook/webhook-result.ts';
import { claimed, claimOf, endedAttempt, expireLease, rowOf } from './claimed.ts';
import { startWorld, type World } from './world.ts';

let world: World;
beforeAll(async () => {
  world = await startWorld(null);
});
afterAll(async () => {
  await world[Symbol.asyncDispose]();
});

/** Makes a delivery due now; returns the seconds that its delay would have lasted. */
async function skipDelay(id: string): Promise<number> {
  const { rows } = await world.service.database.db.pool.query(
    `update webhook_delivery d set next_attempt_at = sampan_clock() from webhook_delivery before
      where d.id = $1 and before.id = d.id
      returning round(extract(epoch from before.next_attempt_at - sampan_clock()))::integer as rest`,
    [id],
  );
  return rows[0].rest;
}

describe('a delivery that kills its senders', () => {
  it('is delayed ever longer from the second death on, without using its schedule, until a sender survives', async () => {
    const { db } = world.service.context;
    const [first] = await claimed(world, '/poison');
    if (!first) throw new Error('nothing was due');
    const { id } = first;
    await expireLease(world, first);
    const rests: number[] = [];
    for (let count = 0; count < 4; count++) {
      await expireLease(world, await claimOf(world, id));
      expect(await claimDelivery(db, first, 1000)).toBeUndefined();
      rests.push(await skipDelay(id));
    }
    // The delay is between half and all of the maximum, so deliveries lost together are not retried together.
    rests.forEach((rest, index) => {
      expect(rest).toBeGreaterThanOrEqual(2 ** (index + 1));
      expect(rest).toBeLessThanOrEqual(2 ** (index + 2));
    });
    await writeResults(db.pool, [endedAttempt(await claimOf(world, id), 'retrying')]);
    expect(await rowOf(world, first)).toMatchObject({ scheduled_count: 1, attempt_count: 6 });
    await skipDelay(id);
    await expireLease(world, await claimOf(world, id));
    // After the first death of a new row, the retry is immediate.
    expect((await rowOf(world, first)).busy_until).not.toBeNull();
  });

  it('in a redelivery has its previous state after 20 deaths in a row', async () => {
    const { db } = world.service.context;
    for (const [path, end] of [
      ['/had-succeeded', 'succeeded'],
      ['/had-failed', 'failed'],
      ['/waits', 'retrying'],
    ] as const) {
      const [first] = await claimed(world, path);
      if (!first) throw new Error('nothing was due');
      await writeResults(db.pool, [endedAttempt(first, end)]);
      const before = await rowOf(world, first);
      const redelivery = await claimRedelivery(db.pool, first, 1000);
      if (!redelivery) throw new Error('it could not be redelivered');
      await expireLease(world, redelivery);
      for (let lost = 2; lost <= 20; lost++) {
        expect(await rowOf(world, first)).toMatchObject({ state: 'retrying', trigger: 'redeliver' });
        await expireLease(world, await claimOf(world, first.id));
        if (lost < 20) await skipDelay(first.id);
      }
      const row = await rowOf(world, first);
      expect(row).toMatchObject({
        state: end,
        trigger: 'schedule',
        next_attempt_at: before.next_attempt_at,
        scheduled_count: 1,
        busy_until: null,
        resume_state: null,
        resume_at: null,
      });
      expect(row.attempts).toHaveLength(21);
      if (end !== 'retrying') expect(await claimDelivery(db, first, 1000)).toBeUndefined();
    }
  });

  it('in a redelivery keeps its previous state if its endpoint is disabled meanwhile', async () => {
    const { db } = world.service.context;
    const lostRedelivery = async (path: string) => {
      const [first] = await claimed(world, path);
      if (!first) throw new Error('nothing was due');
      await writeResults(db.pool, [endedAttempt(first, 'succeeded')]);
      const redelivery = await claimRedelivery(db.pool, first, 1000);
      if (!redelivery) throw new Error('it could not be redelivered');
      return redelivery;
    };
    const waiting = await lostRedelivery('/disabled-while-lost');
    await expireLease(world, waiting);
    const running = await lostRedelivery('/disabled-while-sent');
    for (const { endpoint_id } of [waiting, running]) {
      await world.service.call('patch', `/webhooks/${endpoint_id}`).send({ active: false });
    }
    await expireLease(world, running);
    expect(await claimDelivery(db, running, 1000)).toBeUndefined();
    for (const claim of [waiting, running]) {
      expect(await rowOf(world, claim)).toMatchObject({ state: 'succeeded', next_attempt_at: null });
    }
  });

  it('fails after 20 deaths in a row, and can be redelivered', async () => {
    const { db } = world.service.context;
    const [first] = await claimed(world, '/deadly');
    if (!first) throw new Error('nothing was due');
    await expireLease(world, first);
    for (let lost = 2; lost <= 20; lost++) {
      expect(await rowOf(world, first)).toMatchObject({ state: 'retrying', scheduled_count: 0 });
      await expireLease(world, await claimOf(world, first.id));
      if (lost < 20) await skipDelay(first.id);
    }
    const row = await rowOf(world, first);
    expect(row).toMatchObject({ state: 'failed', next_attempt_at: null, busy_until: null });
    expect(row.attempts).toHaveLength(20);
    expect((await world.deliveries(first.endpoint_id))[0]).toMatchObject({
      state: 'failed',
      http_status: null,
      latency_ms: null,
      error: 'unknown: the sender stopped before its end',
    });
    expect(await claimDelivery(db, first, 1000)).toBeUndefined();
    expect(await claimRedelivery(db.pool, first, 1000)).toMatchObject({
      resume_state: 'failed',
      resume_at: null,
    });
  });
});
