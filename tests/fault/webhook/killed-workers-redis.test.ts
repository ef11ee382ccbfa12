import { itWithRedis, startOwnRedis } from '../../support/store/own-redis.ts';
import { killWorkers, longKill } from './profile/killed-workers.ts';

itWithRedis(
  'killing a worker every 2 s for 60 s at 200 events/s loses nothing, over Redis',
  async () => {
    await using redis = await startOwnRedis(true);
    console.log(`Redis: ${await killWorkers({ ...longKill, redisUrl: redis.url })}`);
  },
  150_000,
);
