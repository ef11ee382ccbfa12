import { describe, it } from '@jest/globals';
import { startOwnPostgres } from '../support/store/own-postgres.ts';
import { hasRedisServer, startOwnRedis } from '../support/store/own-redis.ts';
import { killWorkers } from './profile/killed-workers.ts';
import { restartStore } from './profile/restarted-store.ts';
import { wipeUnderWorkers } from './profile/wiped-queue.ts';
import { backends, wipeQueue } from './world.ts';

const quick = { WEBHOOK_TIMEOUT_MS: '1000', WEBHOOK_LEASE_MS: '1500', WEBHOOK_REQUEUE_MS: '1000' };
const kill = { seconds: 2, killEveryMs: 1_000, perSecond: 50, workers: 2, endpoints: 4, recoverMs: 20_000 };
const wipe = { pending: 300, endpoints: 4, recoverMs: 20_000 };
const restart = { perSecond: 50, endpoints: 4, aroundMs: 700, recoverMs: 20_000, env: quick };

// The short profiles of tests/fault/webhook-*.
describe.each(backends)('webhooks over %s', (name, redisUrl) => {
  it('survive killed workers', async () => {
    console.log(`${name}: ${await killWorkers({ ...kill, redisUrl, env: quick })}`);
  });

  it('survive a wiped queue', async () => {
    console.log(`${name}: ${await wipeUnderWorkers({ ...wipe, redisUrl, env: quick, wipe: wipeQueue })}`);
  });
});

describe('webhooks, without a restart of the service', () => {
  it('survive a Redis that is killed and comes back empty', async () => {
    if (!hasRedisServer) return console.log('no redis-server: left out');
    await using redis = await startOwnRedis(false);
    const fault = async () => {
      const start = performance.now();
      await redis.kill();
      await redis.start();
      return performance.now() - start;
    };
    console.log(`Redis: ${await restartStore({ ...restart, redisUrl: redis.url, fault })}`);
  });

  it('survive a Postgres that crashes', async () => {
    await using postgres = await startOwnPostgres();
    console.log(
      `Postgres: ${await restartStore({ ...restart, redisUrl: null, fault: () => postgres.crash() })}`,
    );
  });
});
