import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { readConfig } from '../../src/config.ts';
import { startMaintenance } from '../../src/job/maintenance.ts';
import { pollUntil } from '../support/poll.ts';
import { createTestDatabase, type TestDatabase } from '../support/store/database.ts';
import { TestClock } from '../support/test-clock.ts';
import { workContext } from '../support/work-context.ts';
import { backends, flush } from '../webhook/world.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.stop());

describe.each(backends)('the recurring jobs over %s', (_, redisUrl) => {
  it('go on after the queue has lost everything, without a restart', async () => {
    if (redisUrl) await flush(redisUrl);
    const context = workContext(database.db, readConfig({}), new TestClock());
    await using maintenance = await startMaintenance(context, { databaseUrl: database.url, redisUrl });
    const names = async () => (await maintenance.queue.getJobSchedulers()).map(({ key }) => key).sort();
    const before = await names();
    expect(before).toContain('reconcile-shipments');
    if (redisUrl) await flush(redisUrl);
    else await database.db.pool.query('truncate bullmq.job, bullmq.scheduler cascade');
    expect(await names()).toEqual([]);
    let ran = false;
    maintenance.worker.on('completed', () => {
      ran = true;
    });
    expect(await pollUntil(async () => String(await names()) === String(before), 10_000)).toBe(true);
    expect(await pollUntil(async () => ran, 10_000)).toBe(true);
  });
});
