import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { latestFxRate } from '../../db/query/pricing/fx-rate.ts';
import { readConfig } from '../../src/config/config.ts';
import { startMaintenance } from '../../src/job/maintenance.ts';
import { createLog } from '../../src/log/log.ts';
import { keepFailed } from '../../src/queue/connection.ts';
import { JobQueues } from '../../src/queue/job-queues.ts';
import { listStuckJobs } from '../../src/queue/stuck-job.ts';
import { pollUntil } from '../support/poll.ts';
import { type RateSource, startRateSource } from '../support/rate-source.ts';
import { createTestDatabase, type TestDatabase } from '../support/store/database.ts';
import { TestClock } from '../support/test-clock.ts';
import { workContext } from '../support/work-context.ts';

let database: TestDatabase;
let source: RateSource;
beforeAll(async () => {
  database = await createTestDatabase();
  source = await startRateSource();
  source.answer('{"rates":{"HKD":7.79}}');
});
afterAll(async () => {
  await source.stop();
  await database.stop();
});

const clock = new TestClock();
const start = (env: Record<string, string>) =>
  startMaintenance(workContext(database.db, readConfig(env), clock), {
    databaseUrl: database.url,
    redisUrl: null,
  });
const newestRate = async () => (await latestFxRate(database.db.kysely))?.rate_micros;

describe('the recurring jobs of a worker', () => {
  it('fetch the rate at start if a source is set, and hourly afterwards', async () => {
    await using maintenance = await start({ FX_SOURCE_URL: source.url });
    const names = (await maintenance.queue.getJobSchedulers()).map(({ key, every }) => [key, every]);
    expect(names).toContainEqual(['fetch-fx-rate', 3_600_000]);
    expect(await pollUntil(async () => (await newestRate()) === 7_790_000, 10_000)).toBe(true);
  });

  it.each([
    ['1', 1_000],
    ['3', 3_000],
    ['90', 5_000],
  ])('look for due test checkpoints as often as TEST_FEED_SECONDS=%s requires', async (seconds, every) => {
    await using maintenance = await start({ TEST_FEED_SECONDS: seconds });
    const schedules = (await maintenance.queue.getJobSchedulers()).map(({ key, every }) => [key, every]);
    expect(schedules).toContainEqual(['advance-test-feed', every]);
  });

  it('fetch the rate at the next start again, once it is a day old', async () => {
    clock.advance(24 * 3_600_000);
    source.answer('{"rates":{"HKD":7.81}}');
    await using _ = await start({ FX_SOURCE_URL: source.url });
    expect(await pollUntil(async () => (await newestRate()) === 7_810_000, 10_000)).toBe(true);
  });

  it('are repeated soon after an outage, also those whose next run is an hour away', async () => {
    const { kysely, pool } = database.db;
    const log = createLog('silent');
    await using queues = new JobQueues({ databaseUrl: database.url, redisUrl: null }, log);
    const stuck = async () => {
      const jobs = await listStuckJobs({ queues, db: kysely }, new Date());
      return new Set(jobs.map(({ name }) => name));
    };
    await pool.query('alter table digest_subscriber rename to away');
    await using maintenance = await start({});
    const name = 'delete-expired-subscriptions';
    await maintenance.queue.add(name, {}, keepFailed);
    expect(await pollUntil(async () => (await stuck()).has(name), 10_000)).toBe(true);
    await pool.query('alter table away rename to digest_subscriber');
    expect(await pollUntil(async () => (await stuck()).size === 0, 30_000)).toBe(true);
  });

  it('end the schedules of jobs that an earlier version had', async () => {
    const names = async ({ queue }: Awaited<ReturnType<typeof start>>) =>
      (await queue.getJobSchedulers()).map(({ key }) => key);
    {
      await using before = await start({});
      await before.queue.upsertJobScheduler('reap-sessions', { every: 600_000 }, { name: 'reap-sessions' });
      expect(await names(before)).toContain('reap-sessions');
    }
    await using after = await start({});
    expect(await names(after)).not.toContain('reap-sessions');
    expect(await names(after)).toContain('delete-expired-sessions');
  });

  it('do not fetch the rate without a source, even if one was set before', async () => {
    await using maintenance = await start({});
    const names = (await maintenance.queue.getJobSchedulers()).map(({ key }) => key);
    expect(names).not.toContain('fetch-fx-rate');
    expect(names).toContain('copy-rate-days');
  });
});

describe('the settings of the rate source', () => {
  it.each([
    [
      { FX_SOURCE_URL: 'ftp://rates.example/?app_id=canary' },
      /^FX_SOURCE_URL must be an address that begins with/,
    ],
    [{ FX_SOURCE_URL: 'https://me:canary@rates.example/' }, /^FX_SOURCE_URL must not contain a user name/],
    [
      { FX_SOURCE_URL: 'https://rates.example/', FX_SOURCE_PATH: 'rates..HKD' },
      /^FX_SOURCE_PATH is "rates\.\.HKD"/,
    ],
  ])('are refused by name, without the value, which may contain a key: %p', (env, reason) => {
    expect(() => readConfig(env)).toThrow(reason);
    expect(() => readConfig(env)).not.toThrow(/canary/);
  });
});
