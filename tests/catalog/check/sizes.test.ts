import { expect, it } from '@jest/globals';
import type { CatalogTableName } from '../../../db/table/catalog/catalog-data.ts';
import { formatProblem } from '../../../src/catalog/catalog-file.ts';
import { parseCatalog } from '../../../src/catalog/read-catalog.ts';
import { demoFiles } from '../demo-files.ts';

it.each<[CatalogTableName, number]>([
  ['country', 300],
  ['country_requirement', 700],
  ['service', 1_000],
  ['surcharge', 100],
])('a catalog with more rows of %s than a response may list (%i) is refused', async (table, most) => {
  const files = await demoFiles();
  const content = (files.get(table) ?? '').trimEnd();
  const last = content.split('\n').at(-1);
  files.set(table, [content, ...Array(most).fill(last)].join('\n'));
  const tooMany = parseCatalog(files)
    .problems.map(formatProblem)
    .filter((text) => text.includes('the maximum is'));
  expect(tooMany).toEqual([
    expect.stringMatching(`^${table}.csv:\\d+: the file has \\d+ rows; the maximum is ${most}$`),
  ]);
});
