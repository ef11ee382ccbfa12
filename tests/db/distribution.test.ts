import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { globalKeys, guardFunctions, guards, placements, tablesOf } from '../../db/distribution.ts';
import { root } from '../support/paths.ts';
import { createTestDatabase, type TestDatabase } from '../support/store/database.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.stop());

async function rows<Row extends object>(query: string, values: unknown[] = []): Promise<Row[]> {
  return (await database.db.pool.query<Row>(query, values)).rows;
}

const ofAccounts = tablesOf('account');
const references = tablesOf('reference');

describe('the schema can be distributed by account (docs/design/distribution.md)', () => {
  it('has a place for every table, in the code and in the document', async () => {
    const known = await rows<{ name: string }>(`select relname as name from pg_class
      where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') and not relispartition
        and relname not like 'kysely%' and relname <> 'sql_function' order by 1`);
    expect(known.map(({ name }) => name)).toEqual(Object.keys(placements).sort());
    const document = readFileSync(path.join(root, 'docs', 'design', 'distribution.md'), 'utf8');
    const described = [...document.matchAll(/^\| `(\w+)` \| (account|reference|local) \|/gm)];
    expect(Object.fromEntries(described.map(([, table, placement]) => [table, placement]))).toEqual(
      placements,
    );
  });

  it('has account_id in every table of an account', async () => {
    const having = await rows<{ name: string }>(
      `select table_name as name from information_schema.columns
        where column_name = 'account_id' and is_nullable = 'NO' and table_name = any($1) order by 1`,
      [ofAccounts],
    );
    expect(having.map(({ name }) => name)).toEqual([...ofAccounts].sort());
  });

  it('has account_id in every unique key of those tables', async () => {
    const without = await rows<{ name: string }>(
      `select i.indexrelid::regclass::text as name from pg_index i
        where i.indisunique and i.indrelid::regclass::text = any($1) and not exists (
          select from pg_attribute a where a.attrelid = i.indrelid and a.attnum = any(i.indkey) and a.attname = 'account_id')`,
      [ofAccounts],
    );
    expect(without.map(({ name }) => name)).toEqual(globalKeys);
  });

  it('has no trigger on those tables or on reference tables, except guards that write nothing', async () => {
    const triggers = await rows<{ table: string; name: string; source: string }>(
      `select tgrelid::regclass::text as table, tgname as name, prosrc as source
        from pg_trigger t join pg_proc p on p.oid = t.tgfoid
        where not tgisinternal and tgrelid::regclass::text = any($1) order by 1, 2`,
      [[...ofAccounts, ...references]],
    );
    expect(triggers.map(({ table, name }) => `${table}.${name}`)).toEqual(
      Object.entries(guards).flatMap(([table, names]) => names.map((name) => `${table}.${name}`)),
    );
    for (const { source } of triggers) expect(source).not.toMatch(/\b(insert|update|delete|perform \w+\()/);
  });

  it('creates those guards in functions that a cluster leaves out', () => {
    const folder = path.join(root, 'db', 'function');
    const onDistributed = new RegExp(
      `trigger \\w+ [^;]* on (${[...ofAccounts, ...references].join('|')})\\b`,
    );
    const files = readdirSync(folder).filter((file) =>
      onDistributed.test(readFileSync(path.join(folder, file), 'utf8')),
    );
    expect(files).toEqual(guardFunctions.map((name) => `${name}.sql`));
  });

  it('has foreign keys only within an account, and to reference tables', async () => {
    const keys = await rows<{ name: string; table: string; target: string; by_account: boolean }>(
      `select conname as name, conrelid::regclass::text as table, confrelid::regclass::text as target,
          exists (select from generate_subscripts(conkey, 1) n
            join pg_attribute a on a.attrelid = conrelid and a.attnum = conkey[n] and a.attname = 'account_id'
            join pg_attribute b on b.attrelid = confrelid and b.attnum = confkey[n] and b.attname = 'account_id'
          ) as by_account
        from pg_constraint where contype = 'f' and conparentid = 0`,
    );
    const wrong = keys.filter(({ table, target, by_account }) => {
      const [from, to] = [placements[table as never], placements[target as never]];
      if (from === 'account') return to === 'local' || (to === 'account' && !by_account);
      return to === 'account' || (from === 'reference' && to === 'local');
    });
    expect(wrong).toEqual([]);
  });
});
