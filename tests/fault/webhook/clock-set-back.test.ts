import { afterEach, expect, it } from '@jest/globals';
import { correctFutureDates } from '../../../db/query/installation/clock.ts';
import {
  claimDelivery,
  claimRedelivery,
  takeDueDeliveries,
} from '../../../db/query/webhook/webhook-claim.ts';
import { writeResults } from '../../../db/query/webhook/webhook-result.ts';
import { pollUntil } from '../../support/poll.ts';
import { describeOnBothStores } from '../../support/store/own-redis.ts';
import { claimed, endedAttempt } from '../../webhook/claimed.ts';
import { startWorld, type World } from '../../webhook/world.ts';

const day = '24 hours';

describeOnBothStores(
  "deliveries over %s, after the database's clock was ahead and is set back,",
  (redisUrl) => {
    let world: World;
    afterEach(async () => {
      await world[Symbol.asyncDispose]();
    });

    const arrived = (path: string) =>
      new Set(world.receiver.received.filter((one) => one.path === path).map(({ eventId }) => eventId));
    const allEnded = () =>
      pollUntil(async () => {
        const { pending = 0, delivering = 0, retrying = 0 } = await world.states();
        return pending + delivering + retrying === 0;
      }, 20_000);

    it.each(['1 hour', day])('continue at once while workers run: %s', async (ahead) => {
      world = await startWorld(redisUrl);
      const { setClock } = world.service.database;
      await using _workers = world.work();
      await world.endpoint('/running', ['wallet.low_balance']);
      const sent = await world.emit(5);
      expect(await world.receiver.got(5)).toBe(true);
      expect(await allEnded()).toBe(true);
      await setClock(ahead);
      sent.push(...(await world.emit(5)));
      expect(await world.receiver.got(10)).toBe(true);
      sent.push(...(await world.emit(20)));
      await setClock('0');
      sent.push(...(await world.emit(5)));
      expect(await world.receiver.got(sent.length)).toBe(true);
      expect(await allEnded()).toBe(true);
      expect(arrived('/running')).toEqual(new Set(sent));
      expect(await world.states()).toEqual({ succeeded: sent.length });
    });

    it.each([
      '1 hour',
      day,
    ])('continue at once from any state in which the workers died: %s', async (ahead) => {
      world = await startWorld(redisUrl, { WEBHOOK_SCHEDULE: '0,2s,3s' });
      const { database, context } = world.service;
      const { pool } = database.db;
      const { id } = await world.endpoint('/left', ['wallet.low_balance']);
      const before = await world.emit(1);
      await database.setClock(ahead);
      const sent = [...before, ...(await world.emit(5))];
      const rows = await world.deliveries(id);
      const of = (event: string | undefined) => rows.find(({ event_id }) => event_id === event)?.id ?? '';
      const own = (event: string | undefined) => ({ id: of(event), account_id: world.service.account.id });
      // The cases: queued, but lost by the queue; claimed before or after the clock change by a sender that
      // died; waiting for a retry.
      await takeDueDeliveries(context.db, 2, 500);
      await claimDelivery(context.db, own(sent[0]), 6_000);
      await claimDelivery(context.db, own(sent[1]), 6_000);
      await pool.query(
        `update webhook_delivery set state = 'retrying', started_at = sampan_clock(), attempt_count = 1, scheduled_count = 1,
        busy_until = null, next_attempt_at = sampan_clock() + interval '2 seconds' where id = $1`,
        [of(sent[2])],
      );
      await claimRedelivery(context.db.pool, own(sent[3]), 6_000);
      await database.setClock('0');
      await using _workers = world.work();
      sent.push(...(await world.emit(2)));
      expect(await allEnded()).toBe(true);
      expect(arrived('/left')).toEqual(new Set(sent));
      const states = await world.states();
      expect(states).toEqual({ succeeded: sent.length });
    });

    it('are not taken from a sender that is alive', async () => {
      world = await startWorld(redisUrl);
      const { database, context } = world.service;
      await database.setClock(day);
      const [claim] = await claimed(world, '/alive');
      if (!claim) throw new Error('nothing was due');
      await database.setClock('0');
      await correctFutureDates(database.db, context.config);
      await takeDueDeliveries(context.db, 10, 500);
      expect(await writeResults(database.db.pool, [endedAttempt(claim, 'retrying')])).toEqual([true]);
      const { rows } = await database.db.pool.query(
        "select next_attempt_at <= sampan_clock() + interval '1 hour' as due from webhook_delivery where id = $1",
        [claim.id],
      );
      expect(rows).toEqual([{ due: true }]);
    });

    it('keep correct retry times', async () => {
      world = await startWorld(redisUrl, { WEBHOOK_SCHEDULE: '0,1h,10h' });
      const { database } = world.service;
      const { id } = await world.endpoint('/right', ['wallet.low_balance']);
      world.receiver.behave(() => ({ status: 500 }));
      const attempts = async () => (await world.deliveries(id)).map(({ attempts: ended }) => ended.length);
      {
        await using _workers = world.work();
        await world.emit(1);
        expect(await pollUntil(async () => (await attempts())[0] === 1, 10_000)).toBe(true);
      }
      const [waiting] = await world.deliveries(id);
      await database.setClock(day);
      await database.setClock('0');
      await using _workers = world.work();
      world.receiver.behave(() => ({ status: 200 }));
      await world.emit(1);
      expect(await pollUntil(async () => (await world.states()).succeeded === 1, 10_000)).toBe(true);
      expect((await world.deliveries(id)).find((one) => one.id === waiting?.id)).toEqual(waiting);
    });
  },
);
