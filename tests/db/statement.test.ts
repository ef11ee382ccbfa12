import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { inAccountSql } from '../../db/cluster.ts';
import { statement } from '../../db/statement.ts';
import { root } from '../support/paths.ts';
import { createTestDatabase, type TestDatabase } from '../support/store/database.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.stop());

const describeItem = statement<{ label: string; total: number; items: string[] }>()({
  name: 'describe_item',
  parameters: ['label', 'count', 'price', 'items'],
  text: (p) => `select ${p.label}::text as label, ${p.count}::integer * ${p.price}::integer as total,
    ${p.items}::text[] as items, ${p.label}::text is null as unlabeled`,
});

describe('statement', () => {
  it('binds values by name, in any order, also if the text repeats them', async () => {
    const { rows } = await describeItem.run(database.db.pool, {
      price: 3,
      items: ['a', 'b'],
      count: 4,
      label: "o'clock $1",
    });
    expect(rows).toEqual([{ label: "o'clock $1", total: 12, items: ['a', 'b'], unlabeled: false }]);
  });

  it('is prepared only if it has a name', async () => {
    const listPrepared = 'select name from pg_prepared_statements where name like $1';
    const unnamed = statement<{ one: number }>()({
      parameters: ['one'],
      text: (p) => `select ${p.one}::integer as one`,
    });
    const client = await database.db.pool.connect();
    try {
      const values = { label: 'x', count: 1, price: 1, items: [] };
      await describeItem.run(client, values);
      await describeItem.run(client, values);
      expect((await unnamed.run(client, { one: 1 })).rows).toEqual([{ one: 1 }]);
      expect((await client.query(listPrepared, ['describe_item'])).rows).toEqual([{ name: 'describe_item' }]);
      const { rows } = await client.query(
        "select 1 from pg_prepared_statements where statement like '%as one'",
      );
      expect(rows).toEqual([]);
    } finally {
      client.release();
    }
  });

  it('has no condition for the account if it is for all accounts', async () => {
    const countAccounts = statement<{ accounts: string[]; text: string }>()({
      parameters: ['accounts', 'account'],
      text: (p) => `select coalesce(array_agg(id), '{}') as accounts, current_query() as text
        from unnest(${p.accounts}::text[]) id where ${inAccountSql('id', p.account)}`,
    });
    const accounts = ['acc_1', 'acc_2'];
    const [one, all] = [
      await countAccounts.run(database.db.pool, { accounts, account: 'acc_2' }),
      await countAccounts.run(database.db.pool, { accounts, account: null }),
    ];
    expect(one.rows[0]).toMatchObject({
      accounts: ['acc_2'],
      text: expect.stringMatching(/where id = \$2$/),
    });
    expect(all.rows[0]).toMatchObject({ accounts, text: expect.stringMatching(/where true$/) });
  });

  it("runs in the query builder's transaction and is rolled back with it", async () => {
    const insertSetting = statement<{ name: string }>()({
      parameters: ['name'],
      text: (p) => `insert into setting (name, value) values (${p.name}, 'true') returning name`,
    });
    const { kysely } = database.db;
    const rolledBack = kysely.transaction().execute(async (tx) => {
      expect(await insertSetting.runIn(tx, { name: 'rolled_back' })).toEqual([{ name: 'rolled_back' }]);
      throw new Error('rolled back');
    });
    await expect(rolledBack).rejects.toThrow('rolled back');
    const rows = await kysely.selectFrom('setting').selectAll().where('name', '=', 'rolled_back').execute();
    expect(rows).toEqual([]);
  });

  it('does not compile with a missing or undefined value, or an unknown parameter', () => {
    const { pool } = database.db;
    const calls = [
      // @ts-expect-error: items is missing
      () => describeItem.run(pool, { label: 'x', count: 1, price: 1 }),
      // @ts-expect-error: color is not a parameter
      () => describeItem.run(pool, { label: 'x', count: 1, price: 1, items: [], color: 'red' }),
      // @ts-expect-error: undefined is not a value
      () => describeItem.run(pool, { label: undefined, count: 1, price: 1, items: [] }),
    ];
    expect(calls).toHaveLength(3);
  });

  it('can not be defined with an unknown, unused or duplicate parameter, or a number in its text', () => {
    expect(() =>
      statement()({
        parameters: ['id'],
        // @ts-expect-error: name is not a parameter
        text: (p) => `select ${p.id}, ${p.name}`,
      }),
    ).toThrow('name is not a parameter of the statement');
    expect(() => statement()({ parameters: ['id', 'name'], text: (p) => `select ${p.id}` })).toThrow(
      'the statement does not use the parameter name',
    );
    expect(() => statement()({ parameters: ['id', 'id'], text: (p) => `select ${p.id}, $2` })).toThrow(
      'duplicate parameter id',
    );
    expect(() => statement()({ parameters: ['id'], text: (p) => `select ${p.id}, $2` })).toThrow(
      'the statement has no parameter for $2',
    );
  });
});

/** Returns `file:line` and text of every matching line in the TypeScript sources of a folder. */
function linesWith(folder: string, pattern: RegExp): string[] {
  return globSync(`${folder}/**/*.ts`, { cwd: root }).flatMap((file) =>
    readFileSync(path.join(root, file), 'utf8')
      .split('\n')
      .flatMap((line, index) => (pattern.test(line) ? [`${file}:${index + 1} ${line.trim()}`] : [])),
  );
}

/** Finds raw statements, and whether a comment between each and the previous one or a blank line gives its reason. */
function rawStatements(text: string): { readonly line: number; readonly hasReason: boolean }[] {
  const isRaw = /\bstatement(?:<|\(\))|\.query[<(]|`\.execute\(/;
  const reason = /(?:\/\/|\*) (?:.*\. )?Raw(?: and prepared)?: \S/;
  const lines = text.split('\n');
  return lines.flatMap((line, index) => {
    if (!isRaw.test(line)) return [];
    const above = lines.slice(0, index).toReversed();
    const end = above.findIndex((one) => one === '' || isRaw.test(one));
    return [{ line: index + 1, hasReason: above.slice(0, end).some((one) => reason.test(one)) }];
  });
}

describe('SQL', () => {
  it('is only in db/: src/ neither sends a statement nor builds a query', () => {
    expect(linesWith('src', /(?<![.\w])sql(<.*>)?`|\.query(<.*>)?\(/)).toEqual([]);
    expect(
      linesWith('src', /\.(selectFrom|insertInto|updateTable|deleteFrom|mergeInto|executeQuery)\(/),
    ).toEqual([]);
    expect(linesWith('db/query', /\bselectFrom\(/).length).toBeGreaterThan(10);
  });

  it('is raw only for a reason, which a comment directly above each raw statement begins with "Raw"', () => {
    const raw = globSync('db/query/**/*.ts', { cwd: root }).flatMap((file) =>
      rawStatements(readFileSync(path.join(root, file), 'utf8')).map((one) => ({ file, ...one })),
    );
    expect(raw.length).toBeGreaterThan(80);
    expect(raw.filter(({ hasReason }) => !hasReason)).toEqual([]);
  });

  it('has named parameters: no statement of db/query contains $1', () => {
    expect(linesWith('db/query', /\$\d/)).toEqual([]);
  });

  it('has a type in Database for every table type of db/table', () => {
    const texts = globSync('db/table/**/*.ts', { cwd: root }).map((file) =>
      readFileSync(path.join(root, file), 'utf8'),
    );
    const types = texts.flatMap((text) => [...text.matchAll(/^export interface (\w+Table)\b/gm)]);
    const registered = new Set(
      texts.flatMap((text) => [...text.matchAll(/^ {2}\w+: (\w+Table);$/gm)].map(([, name]) => name)),
    );
    expect(types.length).toBeGreaterThan(40);
    expect(types.map(([, name]) => name).filter((name) => !registered.has(name))).toEqual([]);
  });
});
