import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { createLog } from '../../src/log/log.ts';
import { openQueue, openWorker } from '../../src/queue/connection.ts';
import { pollUntil } from '../support/poll.ts';
import { createTestDatabase, type TestDatabase } from '../support/store/database.ts';
import { type PostgresProxy, startPostgresProxy } from '../support/store/postgres-proxy.ts';

const name = 'jobs';
const log = createLog('silent');

let database: TestDatabase;
let proxy: PostgresProxy;
beforeAll(async () => {
  database = await createTestDatabase();
  proxy = await startPostgresProxy(database.url);
});
afterAll(async () => {
  await proxy.stop();
  await database.stop();
});

describe('a worker whose database refuses connections', () => {
  it('takes jobs as soon as the database accepts connections', async () => {
    await proxy.refuse();
    let taken = 0;
    const take = async () => {
      taken += 1;
    };
    const worker = openWorker(name, take, { databaseUrl: proxy.url, redisUrl: null }, log);
    const queue = openQueue(name, { databaseUrl: database.url, redisUrl: null }, log);
    await queue.add(name, {});
    await expect(worker.waitUntilReady()).rejects.toMatchObject({ code: 'ECONNREFUSED' });
    expect(taken).toBe(0);
    await proxy.accept();
    expect(await pollUntil(async () => taken === 1, 1_000)).toBe(true);
    await worker.close();
    await queue.close();
  });
});
