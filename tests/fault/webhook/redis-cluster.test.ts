import { expect } from '@jest/globals';
import { startRedisCluster } from '../../support/engines/redis-cluster.ts';
import { pollUntil } from '../../support/poll.ts';
import { type ChildService, startChildService } from '../../support/process/child-service.ts';
import { itWithRedis } from '../../support/store/own-redis.ts';
import { startWorld } from '../../webhook/world.ts';

const perSecond = 20;

/** Returns whether the processes together admit of `count` parallel requests no more than their seconds allow. */
async function isLimited(services: readonly ChildService[], key: string, count: number): Promise<boolean> {
  const begun = performance.now();
  const answers = await Promise.all(
    Array.from({ length: count }, async (_, index) => {
      const root = services[index % services.length]?.rootUrl;
      const answer = await fetch(`${root}/api/v1/countries`, { headers: { Authorization: `Bearer ${key}` } });
      await answer.arrayBuffer();
      return answer.status;
    }),
  );
  expect(new Set(answers)).toEqual(new Set([200, 429]));
  const admitted = answers.filter((status) => status === 200).length;
  return admitted <= perSecond * (Math.ceil((performance.now() - begun) / 1_000) + 1);
}

itWithRedis(
  'queue and limiter work on a Redis Cluster, and continue after a node was killed and restarted',
  async () => {
    await using cluster = await startRedisCluster(0);
    await using world = await startWorld(null);
    const env = {
      REDIS_URL: cluster.url,
      RATE_LIMIT_PER_SECOND: String(perSecond),
      TEST_FEED_SECONDS: '0',
      WEBHOOK_REQUEUE_MS: '2000',
    };
    await using one = await startChildService(world.service.database.url, env);
    await using two = await startChildService(world.service.database.url, env);
    const services = [one, two];
    let ended = 0;
    for (const service of services) void service.ended.then(() => ended++);
    const { id } = await world.endpoint('/cluster', ['wallet.low_balance']);
    const arrived = async (ids: readonly string[]) => {
      const got = new Set(world.receiver.received.map(({ eventId }) => eventId));
      return ids.every((eventId) => got.has(eventId));
    };

    const before = await world.emit(100);
    expect(await pollUntil(() => arrived(before), 10_000)).toBe(true);
    const { testKey } = world.service.account;
    expect(await isLimited(services, testKey, 200)).toBe(true);

    const owner = await cluster.queueMaster();
    await owner?.kill();
    const during = await world.emit(100);
    owner?.start();
    const back = performance.now();
    await cluster.whole();
    expect(await pollUntil(() => arrived(during), 30_000)).toBe(true);
    const recoveredMs = performance.now() - back;
    const counted = () => isLimited(services, testKey, 200);
    expect(await pollUntil(counted, 10_000)).toBe(true);
    const ready = async () =>
      (await Promise.all(services.map(({ rootUrl }) => fetch(`${rootUrl}/readyz`)))).every(({ ok }) => ok);
    expect(await pollUntil(ready, 10_000)).toBe(true);
    expect(ended).toBe(0);
    expect((await world.deliveries(id)).every(({ state }) => state === 'succeeded')).toBe(true);
    console.log(
      `Redis Cluster, 3 masters: the queue's node killed and back, all delivered ${(recoveredMs / 1000).toFixed(1)} s later`,
    );
  },
);
