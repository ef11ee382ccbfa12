import { globSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import pg from 'pg';
import { preparedStatements } from '../../db/statement.ts';
import { root } from '../support/paths.ts';
import { createTestDatabase, type TestDatabase } from '../support/store/database.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
  for (const file of globSync('db/**/*.ts', { cwd: root })) {
    if (!file.endsWith('.d.ts')) await import(path.join(root, file));
  }
});
afterAll(() => database.stop());

/** A table of a cluster only (db/distribute.ts). */
const onOnePostgres = () =>
  [...preparedStatements()].filter(([, text]) => !text.includes('tracking_number_owner'));

/** Prepares every statement on a new connection. Returns the types of their results. */
async function resultTypes(): Promise<Record<string, string>> {
  const client = new pg.Client({ connectionString: database.url });
  await client.connect();
  try {
    for (const [name, text] of onOnePostgres()) await client.query(`prepare ${name} as ${text}`);
    const { rows } = await client.query<{ name: string; types: string }>(
      'select name, result_types::text as types from pg_prepared_statements where from_sql',
    );
    return Object.fromEntries(rows.map(({ name, types }) => [name, types]));
  } finally {
    await client.end();
  }
}

it('a prepared statement has the same result after each table got a column, so a running process can use it', async () => {
  const before = await resultTypes();
  expect(Object.keys(before)).toHaveLength(onOnePostgres().length);
  expect(onOnePostgres().length).toBeGreaterThan(30);
  const { rows: tables } = await database.db.pool.query<{ name: string }>(
    "select oid::regclass::text as name from pg_class where relkind in ('r', 'p') and not relispartition and relnamespace = 'public'::regnamespace",
  );
  for (const { name } of tables)
    await database.db.pool.query(`alter table ${name} add column added_later text`);
  expect(await resultTypes()).toEqual(before);
});
