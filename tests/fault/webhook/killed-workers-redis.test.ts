import { it } from '@jest/globals';
import { patient } from '../../support/patience.ts';
import { hasRedisServer, startOwnRedis } from '../../support/store/own-redis.ts';
import { killWorkers, longKill } from './profile/killed-workers.ts';

it(
  'killing a worker every 2 s for 60 s at 200 events/s loses nothing, over Redis',
  async () => {
    if (!hasRedisServer) return console.log('no redis-server: left out');
    await using redis = await startOwnRedis(true);
    console.log(`Redis: ${await killWorkers({ ...longKill, redisUrl: redis.url })}`);
  },
  patient(150_000),
);
