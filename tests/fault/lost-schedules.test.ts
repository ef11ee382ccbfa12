import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { readConfig } from '../../src/config/config.ts';
import { startMaintenance } from '../../src/job/maintenance.ts';
import { pollUntil } from '../support/poll.ts';
import { createTestDatabase, type TestDatabase } from '../support/store/database.ts';
import { describeOnBothStores } from '../support/store/own-redis.ts';
import { TestClock } from '../support/test-clock.ts';
import { workContext } from '../support/work-context.ts';
import { flush } from '../webhook/world.ts';

let database: TestDatabase;

beforeAll(async () => {
  database = await createTestDatabase();
});

afterAll(() => database.stop());

/** Returns false if PostgreSQL chose this statement to end a deadlock with the worker's own. */
async function emptyQueue(): Promise<boolean> {
  try {
    await database.db.pool.query('truncate bullmq.job, bullmq.scheduler cascade');
    return true;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === '40P01') return false;
    throw error;
  }
}

describeOnBothStores('the recurring jobs over %s', (redisUrl) => {
  it('continue without a restart after the queue has lost all its data', async () => {
    if (redisUrl) await flush(redisUrl);
    const context = workContext(database.db, readConfig({}), new TestClock());
    await using maintenance = await startMaintenance(context, { databaseUrl: database.url, redisUrl });
    const names = async () => (await maintenance.queue.getJobSchedulers()).map(({ key }) => key).sort();
    const before = await names();
    expect(before).toContain('reconcile-shipments');
    if (redisUrl) await flush(redisUrl);
    else expect(await pollUntil(emptyQueue, 10_000)).toBe(true);
    expect(await names()).toEqual([]);
    let ran = false;
    maintenance.worker.on('completed', () => {
      ran = true;
    });
    expect(await pollUntil(async () => String(await names()) === String(before), 10_000)).toBe(true);
    expect(await pollUntil(async () => ran, 10_000)).toBe(true);
  });

  it('run again if their next run is more than a period away, as after the clock was set back', async () => {
    if (redisUrl) await flush(redisUrl);
    const context = workContext(database.db, readConfig({}), new TestClock());
    await using maintenance = await startMaintenance(context, { databaseUrl: database.url, redisUrl });
    const { queue } = maintenance;
    const name = 'reconcile-shipments';
    const everyMs = 15_000;
    const next = async () => (await queue.getJobScheduler(name))?.next ?? 0;
    await queue.removeJobScheduler(name);
    await queue.upsertJobScheduler(name, { every: everyMs, startDate: Date.now() + 86_400_000 }, { name });
    expect(await next()).toBeGreaterThan(Date.now() + 3_600_000);
    const isSoon = async () => {
      const at = await next();
      return at > 0 && at <= Date.now() + everyMs;
    };
    expect(await pollUntil(isSoon, 20_000)).toBe(true);
  });
});
