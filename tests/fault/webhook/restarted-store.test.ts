import { setTimeout as delay } from 'node:timers/promises';
import { describe, it } from '@jest/globals';
import { startOwnPostgres } from '../../support/store/own-postgres.ts';
import { itWithRedis, type OwnRedis, startOwnRedis } from '../../support/store/own-redis.ts';
import { type RestartedStore, restartStore } from './profile/restarted-store.ts';

const profile: Omit<RestartedStore, 'redisUrl' | 'fault'> = {
  perSecond: 100,
  endpoints: 10,
  aroundMs: 8_000,
  recoverMs: 30_000,
};

async function awayFor(redis: OwnRedis, ms: number): Promise<number> {
  const start = performance.now();
  await redis.kill();
  await delay(ms);
  await redis.start();
  return performance.now() - start;
}

describe('without a restart of the service,', () => {
  for (const keepsData of [true, false]) {
    const what = keepsData ? 'keeps its data' : 'loses its data';
    itWithRedis(
      `killing a Redis that ${what} loses no event`,
      async () => {
        await using redis = await startOwnRedis(keepsData);
        const fault = () => awayFor(redis, 5_000);
        console.log(`Redis ${what}: ${await restartStore({ ...profile, redisUrl: redis.url, fault })}`);
      },
      70_000,
    );
  }

  it('an immediate shutdown and restart of Postgres loses no event, with the queue in it', async () => {
    await using postgres = await startOwnPostgres();
    const fault = () => postgres.crash();
    console.log(`Postgres, queue in it: ${await restartStore({ ...profile, redisUrl: null, fault })}`);
  });
});
