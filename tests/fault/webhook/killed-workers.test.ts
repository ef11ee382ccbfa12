import { it } from '@jest/globals';
import { killWorkers, longKill } from './profile/killed-workers.ts';

it('killing a worker every 2 s for 60 s at 200 events/s loses nothing, over Postgres', async () => {
  console.log(`Postgres: ${await killWorkers({ ...longKill, redisUrl: null })}`);
}, 150_000);
