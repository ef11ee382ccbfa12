import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { openDb, serviceWaits } from '../../db/client.ts';
import { statement } from '../../db/statement.ts';
import { readConfig } from '../../src/config/config.ts';
import { checkPooler } from '../../src/startup/check-pooler.ts';
import { createTestDatabase, type TestDatabase } from '../support/store/database.ts';

/** The server itself stands in for PgBouncer: what Sampan sends is tested here, and PgBouncer in tests/fault/engines. */
let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.stop());

const open = (pooler: string | null) =>
  openDb({ url: database.url, pooler, poolSize: 1, waits: serviceWaits });

const named = statement<{ one: number }>()({
  name: 'pooler_test',
  parameters: [],
  text: () => 'select 1 as one',
});

describe('through a pooler', () => {
  it.each([
    ['prepares no statement', () => database.url, 0],
    ['prepares them without one', () => null, 1],
  ])('%s', async (_, pooler, count) => {
    await using db = open(pooler());
    for (const connection of [db, db.bulkhead('test')]) {
      expect((await named.run(connection.pool, {})).rows).toEqual([{ one: 1 }]);
    }
    const { rows } = await db.pool.query('select count(*)::int as count from pg_prepared_statements');
    expect(rows).toEqual([{ count }]);
  });

  it('a session without the settings of the service is refused at the start, and the message names the settings', async () => {
    await using db = open(database.url);
    await expect(checkPooler(db, serviceWaits)).rejects.toThrow(
      /^DATABASE_POOLER_URL: .*statement_timeout is 0 instead of 30000.*lock_timeout is 0 instead of 2000.*connect_query/,
    );
  });

  it('a session with them is accepted', async () => {
    // They are what a session of the service has without a pooler.
    await using db = open(null);
    await checkPooler(db, serviceWaits);
  });

  it('a pooler that does not respond is named', async () => {
    const away = new URL(database.url);
    away.hostname = '127.0.0.1';
    away.port = '1';
    away.searchParams.delete('host');
    await using db = open(away.href);
    await expect(checkPooler(db, serviceWaits)).rejects.toThrow(/^DATABASE_POOLER_URL: no statement passes/);
  });

  it('the setting needs DATABASE_URL', () => {
    const DATABASE_POOLER_URL = 'postgres://127.0.0.1:6432/sampan';
    expect(() => readConfig({ DATABASE_POOLER_URL })).toThrow('needs DATABASE_URL');
    const both = { DATABASE_POOLER_URL, DATABASE_URL: 'postgres://127.0.0.1/sampan' };
    expect(readConfig(both).databasePoolerUrl).toBe(DATABASE_POOLER_URL);
  });
});
