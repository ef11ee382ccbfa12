import { expect, it } from '@jest/globals';
import { pollUntil } from '../../support/poll.ts';
import { describeOnBothStores } from '../../support/store/own-redis.ts';
import type { Answer } from '../../webhook/receiver.ts';
import { startWorld, type World } from '../../webhook/world.ts';

/** The most endpoints of an account, each with the most requests in flight (a quarter of the defaults). */
const [endpoints, endpointConcurrency, firstAttemptConcurrency] = [20, 16, 64];
const backlog = 100;
const healthyEvents = 20;

/** Emits the events in two ways: many per job, or one per job. */
const ways = {
  'all events in one transaction': (world: World) => world.emitAtOnce(backlog),
  'one event at a time': async (world: World, hanging: () => number) => {
    for (let count = 1; count <= endpointConcurrency; count++) {
      await world.emit(1);
      expect(await pollUntil(async () => hanging() === count * endpoints, 10_000)).toBe(true);
    }
  },
};
const allWays = Object.keys(ways) as (keyof typeof ways)[];

describeOnBothStores('over %s', (redisUrl) => {
  it.each(allWays)('%s: endpoints that all hang do not delay other accounts', async (way) => {
    await using world = await startWorld(redisUrl, {
      WEBHOOK_ENDPOINT_SLOTS: String(endpointConcurrency),
      WEBHOOK_FRESH_SLOTS: String(firstAttemptConcurrency),
    });
    const { service, receiver } = world;
    // Longer than a setting may be: no request may end by itself, however slow the machine is.
    const unending = { timeoutMs: 3_600_000, leaseMs: 3_600_001 };
    const { config } = service.context;
    Object.assign(service.context, { config: { ...config, webhook: { ...config.webhook, ...unending } } });
    const other = await service.createAccount();
    const { pool } = service.database.db;
    for (let index = 0; index < endpoints; index++) {
      await world.endpoint(`/hanging/${index}`, ['wallet.low_balance']);
    }
    await pool.query('update webhook_endpoint set concurrency = $1', [endpointConcurrency]);
    await world.endpoint('/healthy', ['wallet.low_balance'], other);
    const released = Promise.withResolvers<Answer>();
    receiver.behave(({ path }) => (path === '/healthy' ? { status: 200 } : released.promise));
    const hanging = () => receiver.received.filter(({ path }) => path !== '/healthy');

    await using _workers = world.work();
    await ways[way](world, () => hanging().length);
    expect(await pollUntil(async () => hanging().length === endpoints * endpointConcurrency, 10_000)).toBe(
      true,
    );
    for (let count = 0; count < healthyEvents; count++) await world.emit(1, other);
    expect(await receiver.got(healthyEvents, { path: '/healthy' })).toBe(true);

    // No hanging request has ended, and no endpoint exceeded its share.
    const { rows } = await pool.query(
      `select count(*) as n from webhook_delivery d join webhook_endpoint e on e.id = d.endpoint_id
      where e.url like '%/hanging/%' and d.state = 'delivering' and d.attempt_count = 1`,
    );
    expect(rows[0].n).toBe(endpoints * endpointConcurrency);
    expect(hanging()).toHaveLength(endpoints * endpointConcurrency);
    released.resolve({ status: 200 });
  });
});
