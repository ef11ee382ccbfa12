import { setImmediate } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { type Db, openDb } from '../../db/client.ts';
import { createTestDatabase, type TestDatabase } from '../support/store/database.ts';

let database: TestDatabase;
let db: Db;
beforeAll(async () => {
  database = await createTestDatabase();
  db = openDb({ url: database.url, poolSize: 10 });
});
afterAll(async () => {
  await db[Symbol.asyncDispose]();
  await database.stop();
});

describe('a bulkhead of the pool', () => {
  it.each([
    ['half of the connections', 'booking', {}, 5],
    ['fewer if it says so', 'pages', { maxConnections: 3 }, 3],
    ['never more than half', 'reports', { maxConnections: 8 }, 5],
  ])('holds at most %s, and serves the next as soon as one is free', async (_, name, options, maxConnections) => {
    const { pool } = db.bulkhead(name, options);
    const held = await Promise.all(Array.from({ length: maxConnections }, () => pool.connect()));
    let isServed = false;
    const next = pool.connect().then((client) => {
      isServed = true;
      return client;
    });
    // Another bulkhead gets a connection meanwhile.
    await db.bulkhead(`beside ${name}`).pool.query('select 1');
    await setImmediate();
    expect(isServed).toBe(false);
    held.pop()?.release();
    (await next).release();
    for (const client of held) client.release();
  });
});
