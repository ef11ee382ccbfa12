import { readFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { describeSchema } from '../../db/describe-schema.ts';
import { migrate } from '../../db/migrate.ts';
import { migrations } from '../../db/migrations/index.ts';
import { readSchemaState } from '../../db/schema-state.ts';
import { root } from '../support/paths.ts';
import { createTestDatabase, type TestDatabase } from '../support/store/database.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.stop());

describe('the schema', () => {
  it('equals db/schema.sql (after an intended change, run npm run dump-schema)', async () => {
    expect(await describeSchema(database.db.pool)).toBe(
      readFileSync(path.join(root, 'db', 'schema.sql'), 'utf8'),
    );
  });

  it('has migrations with increasing time stamps', () => {
    const names = Object.keys(migrations);
    expect(names).toEqual([...names].sort());
    for (const name of names) expect(name).toMatch(/^\d{8}T\d{6}Z-[a-z0-9-]+$/);
  });

  it('is migrated once by concurrent calls, and then has nothing pending', async () => {
    const { kysely, pool } = database.db;
    await pool.query("delete from sql_function where name = 'take_rate'");
    expect((await readSchemaState(kysely)).pending).toEqual(['function take_rate']);
    const reports = await Promise.all([migrate(kysely), migrate(kysely), migrate(kysely)]);
    expect(reports.flatMap((report) => report.functions)).toEqual(['take_rate']);
    expect((await readSchemaState(kysely)).pending).toEqual([]);
    expect(await migrate(kysely)).toEqual({ migrations: [], functions: [] });
  });
});

describe('the database client', () => {
  it('reads timestamps as ISO text to the microsecond, and refuses a bigint that a number can not represent', async () => {
    const { pool } = database.db;
    const { rows } = await pool.query(
      "select timestamptz '2026-11-21 03:04:05.1+08' as at, 5::bigint as five, null::timestamptz as none",
    );
    expect(rows).toEqual([{ at: '2026-11-20T19:04:05.100000Z', five: 5, none: null }]);
    await expect(pool.query('select 9007199254740993::bigint')).rejects.toThrow(RangeError);
  });

  it('stamps a feed with strictly increasing times under concurrent writes', async () => {
    const { pool } = database.db;
    await pool.query(
      "insert into account (id, name, email) values ('acc_feed', 'Feed', 'feed@shop.example')",
    );
    const stamps = await Promise.all(
      Array.from(
        { length: 200 },
        async () => (await pool.query("select stamp_feed('acc_feed', false) as at")).rows[0].at,
      ),
    );
    expect(new Set(stamps).size).toBe(200);
    const { rows } = await pool.query("select last from feed_clock where account_id = 'acc_feed'");
    expect(rows[0].last).toBe([...stamps].sort().at(-1));
  });
});
