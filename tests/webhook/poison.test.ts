import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { claimDelivery, claimRedelivery } from '../../db/query/webhook/webhook-claim.ts';
import { writeResults } from '../../db/query/webhook/webhook-result.ts';
import { claimed, claimOf, ended, lose, rowOf } from './claimed.ts';
import { startWorld, type World } from './world.ts';

let world: World;
beforeAll(async () => {
  world = await startWorld(null);
});
afterAll(async () => {
  await world[Symbol.asyncDispose]();
});

/** Makes a delivery due now; answers for how many seconds it would have rested. */
async function endRest(id: string): Promise<number> {
  const { rows } = await world.service.database.db.pool.query(
    `update webhook_delivery d set next_attempt_at = sampan_clock() from webhook_delivery before
      where d.id = $1 and before.id = d.id
      returning round(extract(epoch from before.next_attempt_at - sampan_clock()))::integer as rest`,
    [id],
  );
  return rows[0].rest;
}

describe('a delivery whose senders die of it', () => {
  it('rests ever longer from the second time on, its schedule unused, until one lives', async () => {
    const { db } = world.service.context;
    const [first] = await claimed(world, '/poison');
    if (!first) throw new Error('nothing was due');
    const { id } = first;
    await lose(world, first);
    const rests: number[] = [];
    for (let count = 0; count < 4; count++) {
      await lose(world, await claimOf(world, id));
      expect(await claimDelivery(db, id, 1000)).toBeUndefined();
      rests.push(await endRest(id));
    }
    // Between half of it and all, so that those that were lost together don't meet again.
    rests.forEach((rest, index) => {
      expect(rest).toBeGreaterThanOrEqual(2 ** (index + 1));
      expect(rest).toBeLessThanOrEqual(2 ** (index + 2));
    });
    await writeResults(db.pool, [ended(await claimOf(world, id), 'retrying')]);
    expect(await rowOf(world, first)).toMatchObject({ scheduled_count: 1, attempt_count: 6 });
    await endRest(id);
    await lose(world, await claimOf(world, id));
    // Once in a row again: at once.
    expect((await rowOf(world, first)).busy_until).not.toBeNull();
  });

  it('has failed after twenty times in a row, and can be redelivered', async () => {
    const { db } = world.service.context;
    const [first] = await claimed(world, '/deadly');
    if (!first) throw new Error('nothing was due');
    await lose(world, first);
    for (let lost = 2; lost <= 20; lost++) {
      expect(await rowOf(world, first)).toMatchObject({ state: 'retrying', scheduled_count: 0 });
      await lose(world, await claimOf(world, first.id));
      if (lost < 20) await endRest(first.id);
    }
    const row = await rowOf(world, first);
    expect(row).toMatchObject({ state: 'failed', next_attempt_at: null, busy_until: null });
    expect(row.attempts).toHaveLength(20);
    expect(await claimDelivery(db, first.id, 1000)).toBeUndefined();
    expect(await claimRedelivery(db, first.id, 1000)).toMatchObject({
      resume_state: 'failed',
      resume_at: null,
    });
  });
});
