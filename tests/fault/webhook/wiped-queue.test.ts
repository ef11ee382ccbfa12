import { it } from '@jest/globals';
import { itWithRedis, startOwnRedis } from '../../support/store/own-redis.ts';
import { wipeQueue } from '../../webhook/world.ts';
import { type WipedQueue, wipeUnderWorkers } from './profile/wiped-queue.ts';

const profile: Omit<WipedQueue, 'redisUrl' | 'wipe'> = { pending: 5_000, endpoints: 20, recoverMs: 30_000 };

it("truncating BullMQ's tables with 5,000 pending deliveries loses nothing", async () => {
  console.log(`Postgres: ${await wipeUnderWorkers({ ...profile, redisUrl: null, wipe: wipeQueue })}`);
});

itWithRedis('FLUSHALL with 5,000 pending deliveries loses nothing', async () => {
  await using redis = await startOwnRedis(true);
  const wipe = () => redis.command('FLUSHALL');
  console.log(`Redis: ${await wipeUnderWorkers({ ...profile, redisUrl: redis.url, wipe })}`);
});
