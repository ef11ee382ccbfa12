import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { type Db, openDb } from '../../db/client.ts';
import { probeWrites } from '../../db/query/installation/server.ts';
import { createTestDatabase, type TestDatabase } from '../support/store/database.ts';

/** SQLSTATE read_only_sql_transaction. */
const refused = { code: '25006' };

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.stop());

/** Changes what new connections get, as a failover does behind one address. */
async function setReadOnly(value: 'on' | 'off'): Promise<void> {
  const name = new URL(database.url).pathname.slice(1);
  await database.db.pool.query(`alter database "${name}" set default_transaction_read_only = ${value}`);
}

describe('a pool of the service, whose address leads to a replica for a moment', () => {
  const ask: Record<string, (db: Db) => Promise<unknown>> = {
    'a query': ({ pool }) => pool.query('select 1'),
    'a statement of Kysely': ({ kysely }) => probeWrites(kysely),
    'a transaction': ({ kysely }) => kysely.transaction().execute((tx) => probeWrites(tx)),
  };

  it.each(Object.entries(ask))('refuses %s, and keeps no connection to the replica', async (_, run) => {
    await using db = openDb({ url: database.url, poolSize: 1, needsPrimary: true });
    await setReadOnly('on');
    const first = run(db.bulkhead('test'));
    await expect(first.finally(() => setReadOnly('off'))).rejects.toMatchObject(refused);
    await run(db.bulkhead('test'));
  });
});
