import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { sql } from 'kysely';
import { openDb } from '../../db/client.ts';
import { createTestDatabase, type TestDatabase } from '../support/store/database.ts';
import { type PostgresProxy, startPostgresProxy } from '../support/store/postgres-proxy.ts';

const silentMs = 300;

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

describe('a connection that no longer transfers data', () => {
  const open = () => openDb({ url: proxy.url, poolSize: 1, silentMs });

  it('is closed with the statement that waits for it, and not used again', async () => {
    await using db = open();
    for (const ask of [
      () => db.pool.query('select 1 as one'),
      () => sql<{ one: number }>`select 1 as one`.execute(db.kysely),
    ]) {
      await ask();
      proxy.freeze();
      await expect(ask()).rejects.toMatchObject({ code: 'ETIMEDOUT' });
      expect((await ask()).rows).toEqual([{ one: 1 }]);
    }
  });

  it('is closed in the middle of a transaction, which fails', async () => {
    await using db = open();
    const cutOff = db.kysely.transaction().execute(async (tx) => {
      await sql`select 1`.execute(tx);
      proxy.freeze();
      await sql`select 2`.execute(tx);
    });
    await expect(cutOff).rejects.toThrow();
    await db.kysely.transaction().execute((tx) => sql`select 3`.execute(tx));
  });

  it('is also assumed if a statement runs longer than the time limit', async () => {
    await using db = open();
    await db.pool.query(`select pg_sleep(${silentMs / 2000})`);
    await expect(db.pool.query(`select pg_sleep(${silentMs / 250})`)).rejects.toMatchObject({
      code: 'ETIMEDOUT',
    });
  });
});
