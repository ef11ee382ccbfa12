import { readFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { placements } from '../../db/distribution.ts';
import { root } from '../support/paths.ts';
import { createTestDatabase, type TestDatabase } from '../support/store/database.ts';

const [, list = '', rest = ''] =
  /## Where it is in the database([\s\S]*)\n(The tables of the catalog[\s\S]*)/.exec(
    readFileSync(path.join(root, 'docs', 'personal-data.md'), 'utf8'),
  ) ?? [];
const names = (text: string) => [...text.matchAll(/`(\w+)`/g)].map(([, name = '']) => name);

/** By table, as the document has them. */
const described = new Map(
  [...list.matchAll(/^\| `(\w+)` \| (.*?) ?\| (.*?) ?\| (.+?) \|$/gm)].map(
    ([, table = '', personal = '', other = '', ends = '']) => [
      table,
      { personal: names(personal), other: names(other), ends },
    ],
  ),
);
const without = names(rest);

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.stop());

it('docs/personal-data.md has every table', () => {
  expect([...described.keys(), ...without].sort()).toEqual(Object.keys(placements).sort());
});

it('docs/personal-data.md classifies every column with a text, document or bytes', async () => {
  const { rows } = await database.db.pool.query<{ table: string; columns: string[] }>(
    `select table_name as table, array_agg(column_name::text order by column_name) as columns
      from information_schema.columns
      where table_schema = 'public' and table_name = any($1)
        and (data_type in ('text', 'json', 'jsonb', 'bytea', 'character varying', 'inet') or udt_name = '_text')
      group by 1 order by 1`,
    [[...described.keys()]],
  );
  expect(
    Object.fromEntries(
      [...described].map(([table, { personal, other }]) => [table, [...personal, ...other].sort()]),
    ),
  ).toEqual(Object.fromEntries(rows.map(({ table, columns }) => [table, columns.sort()])));
});

it('docs/personal-data.md states when the personal data of a table ends', () => {
  const settings = readFileSync(path.join(root, 'docs', 'configuration.md'), 'utf8');
  for (const [table, { personal, ends }] of described) {
    if (personal.length > 0) expect([table, ends]).toEqual([table, expect.stringMatching(/\w/)]);
    for (const [setting] of ends.matchAll(/\b[A-Z]+(?:_[A-Z]+)+\b/g)) expect(settings).toContain(setting);
  }
});
