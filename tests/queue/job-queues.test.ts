import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from '@jest/globals';
import { schedule } from '../../src/job/maintenance.ts';
import { createLog } from '../../src/log/log.ts';
import { openQueue, openWorker, type QueueConnection } from '../../src/queue/connection.ts';
import { JobQueues } from '../../src/queue/job-queues.ts';
import { emptyQueue, failJobs, waitingJobs } from '../support/failed-jobs.ts';
import { createTestDatabase, type TestDatabase } from '../support/store/database.ts';
import { describeOnBothStores } from '../support/store/own-redis.ts';

const log = createLog('silent');
const name = 'maintenance';
const now = () => new Date();

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.stop());

describeOnBothStores('stuck jobs, %s', (redisUrl) => {
  const connection = (): QueueConnection => ({ databaseUrl: database.url, redisUrl });
  let opened: JobQueues;
  const queues = () => opened;
  beforeEach(() => {
    opened = new JobQueues(connection(), log);
  });
  afterEach(async () => {
    await opened[Symbol.asyncDispose]();
    await emptyQueue(name, connection());
  });

  it('are listed with attempts, age and error, retried, and discarded', async () => {
    await failJobs(name, connection(), [
      { name: 'send-mail', error: 'no server' },
      { name: 'ask-labels', error: 'x' },
      { name: 'send-mail', error: 'no server' },
    ]);
    const stuck = await queues().listStuck(now());
    expect(stuck).toHaveLength(3);
    expect(stuck.find((job) => job.name === 'ask-labels')).toEqual({
      queue: name,
      id: expect.any(String),
      name: 'ask-labels',
      state: 'failed',
      since: expect.stringMatching(/^\d{4}-.*Z$/),
      attempts: 1,
      error: 'x',
      data: {},
      isScheduled: false,
    });
    const [one = '', two = ''] = stuck.filter((job) => job.name === 'send-mail').map(({ id }) => id);
    expect(await queues().retry(name, one)).toBe(true);
    expect(await queues().retry(name, one)).toBe(false);
    expect(await queues().discard(name, one)).toBe(false);
    expect(await waitingJobs(name, connection())).toEqual(['send-mail']);
    expect(await queues().discard(name, two)).toBe(true);
    expect(await queues().findFailed(name, two)).toBeUndefined();
    expect((await queues().listStuck(now())).map((job) => job.name)).toEqual(['ask-labels']);
  });

  it('of one name are retried together', async () => {
    await failJobs(name, connection(), [
      { name: 'send-mail', error: 'x' },
      { name: 'ask-labels', error: 'x' },
      { name: 'send-mail', error: 'x' },
    ]);
    expect(await queues().retryAll(name, 'send-mail')).toBe(2);
    expect(await queues().retryAll(name, 'send-mail')).toBe(0);
    expect(await queues().retryAll('jobs of others', 'send-mail')).toBe(0);
    expect(await waitingJobs(name, connection())).toEqual(['send-mail', 'send-mail']);
    expect(await queues().listStuck(now())).toHaveLength(1);
  });

  it('of a schedule are retried without a second schedule, and run by it after they were discarded', async () => {
    const queue = openQueue(name, connection(), log);
    await schedule(queue, 'send-mail', 3_600_000);
    const worker = openWorker(name, async () => {}, connection(), log, { autorun: false });
    const job = await worker.getNextJob('test', { block: false });
    await job?.moveToFailed(new Error('x'), 'test');
    const [failed] = await queues().listStuck(now());
    const pending = async () => [await queue.getJobSchedulersCount(), await queue.getDelayedCount()];
    expect(await pending()).toEqual([1, 1]);
    expect(await queues().retry(name, failed?.id ?? '')).toBe(true);
    const again = await worker.getNextJob('test', { block: false });
    expect([again?.name, await pending()]).toEqual(['send-mail', [1, 1]]);
    await again?.moveToFailed(new Error('x'), 'test');
    expect(await queues().discard(name, failed?.id ?? '')).toBe(true);
    expect(await pending()).toEqual([1, 1]);
    await worker.close();
    await queue.close();
  });

  it('include a job that runs for longer than a minute, which cannot be discarded', async () => {
    const queue = openQueue(name, connection(), log);
    const { id = '' } = await queue.add('reconcile-shipments', {});
    const worker = openWorker(name, async () => {}, connection(), log, { autorun: false });
    const job = await worker.getNextJob('test', { block: false });
    expect(await queues().listStuck(now())).toEqual([]);
    const [running] = await queues().listStuck(new Date(Date.now() + 61_000));
    expect(running).toMatchObject({ id, state: 'running', name: 'reconcile-shipments' });
    expect(await queues().discard(name, id)).toBe(false);
    expect(await job?.isActive()).toBe(true);
    await job?.moveToCompleted(null, 'test');
    await worker.close();
    await queue.close();
  });
});
