import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { migrate } from '../../db/migrate.ts';
import { migrations } from '../../db/migrations/index.ts';
import { latestQueueVersion } from '../../src/queue/connection.ts';
import { type Environment, sampan, sampanJson } from '../support/command-line.ts';
import { createTestDatabase, type TestDatabase } from '../support/store/database.ts';

let database: TestDatabase;
let env: Environment;
beforeAll(async () => {
  database = await createTestDatabase();
  env = { DATABASE_URL: database.url };
});
afterAll(async () => {
  await database[Symbol.asyncDispose]();
});

async function query<Row>(text: string): Promise<Row[]> {
  return (await database.db.pool.query(text)).rows;
}

const tables = () =>
  query(
    "select oid::regclass::text from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace",
  );

async function expectRefusal(args: string[], reason: RegExp): Promise<void> {
  const { exitCode, stdout, stderr } = await sampan([...args, '--json'], env);
  expect({ exitCode, stdout }).toEqual({ exitCode: 1, stdout: '' });
  expect(stderr).toMatch(/^[^\n]+\n$/);
  expect(stderr).toMatch(reason);
}

describe('on an external database server', () => {
  it('an empty database is refused and not touched until `migrate`, which lists the migrations it applied', async () => {
    await query('drop schema public cascade');
    await query('create schema public');
    await query('drop schema bullmq cascade');
    await expectRefusal(
      ['account', 'create', '--name', 'Early', '--email', 'early@shop.example'],
      /schema is out of date \(pending: 2026.*-baseline.*\)\. Run `npm run sampan -- migrate` first/,
    );
    expect(await tables()).toEqual([]);
    const applied = await sampanJson(['migrate'], env);
    expect(applied).toEqual({
      migrations: Object.keys(migrations),
      functions: expect.arrayContaining(['sampan_clock', 'admit']),
      queue: { from: 0, to: latestQueueVersion },
    });
    expect(await sampanJson(['account', 'list'], env)).toEqual([]);
    expect(await sampan(['migrate'], env)).toEqual({
      exitCode: 0,
      stdout: 'The database is up to date\n',
      stderr: '',
    });
  });

  it('a SQL function of another version counts as pending', async () => {
    await query("update sql_function set hash = 'older' where name = 'admit'");
    await expectRefusal(['key', 'list'], /pending: function admit/);
    const { stdout } = await sampan(['migrate'], env);
    expect(stdout).toBe('Applied function admit\n');
  });

  it('a schema that a newer version expanded is used, and left unchanged by `migrate`', async () => {
    await query("insert into kysely_migration (name, timestamp) values ('29990101T000000Z-later', 'now')");
    await query("update sql_function set hash = 'newer' where name = 'admit'");
    expect(await sampanJson(['account', 'list'], env)).toEqual([]);
    expect(await sampan(['migrate'], env)).toEqual({
      exitCode: 0,
      stdout: 'A newer version migrated the database, and this version can use it. Nothing was changed\n',
      stderr: '',
    });
    expect(await query("select hash from sql_function where name = 'admit'")).toEqual([{ hash: 'newer' }]);
  });

  it('a schema that a newer version contracted is refused, also by `migrate`, and not changed', async () => {
    await query(`insert into setting (name, value) values ('schema_requires', '"29990101T000000Z-later"')`);
    const reason =
      /newer version of Sampan migrated the database \(29990101T000000Z-later\), and this version is too old for it\. Use that version, or restore a backup\./;
    await expectRefusal(['account', 'list'], reason);
    await expectRefusal(['migrate'], reason);
    const [row] = await query<{ applied: number }>('select count(*)::int as applied from kysely_migration');
    expect(row?.applied).toBe(Object.keys(migrations).length + 1);
  });

  it.each([
    ['the migrations before the baseline', '20261121T000000Z-foundation'],
    ['an earlier baseline', '20261123T060000Z-baseline'],
  ])('a schema of %s is refused with the remedy, and not changed', async (_, name) => {
    await query(`update kysely_migration set name = '${name}'
      where name = (select name from kysely_migration order by timestamp desc limit 1)`);
    const reason = new RegExp(
      `before the first release made the database \\(migrations from ${name} on.*Set DATABASE_URL to an empty database`,
    );
    await expectRefusal(['account', 'list'], reason);
    await expectRefusal(['migrate'], reason);
    await expect(migrate(database.db.kysely)).rejects.toThrow(reason);
  });
});
