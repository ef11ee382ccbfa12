import { afterAll, beforeAll, expect, it } from '@jest/globals';
import type { CatalogTableName } from '../../db/table/catalog.ts';
import { formatCatalog } from '../../src/catalog/catalog-file.ts';
import { readLiveCatalog } from '../../src/catalog/load.ts';
import { publishCatalog } from '../../src/catalog/publish.ts';
import { parseCatalog } from '../../src/catalog/read-catalog.ts';
import { createTestDatabase, type TestDatabase } from '../support/store/database.ts';
import { changed, demoFiles } from './demo-files.ts';

/** Files are checked together with the published versions that they do not list, because both will be live. */
const files = await demoFiles();
let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.stop());

const publish = (contents: ReadonlyMap<string, string>) =>
  publishCatalog(database.db.kysely, parseCatalog(contents), { today: '2026-11-21' });

async function exported(): Promise<Map<string, string>> {
  const { data } = await readLiveCatalog(database.db.kysely);
  return new Map([...formatCatalog(data)].map(([file, text]) => [file.slice(0, -4), text]));
}

/** Returns the demonstration catalog with another version of a rate table that prices the given zones. */
function withVersion(table: string, version: number, from: string, zones: string[]): Map<string, string> {
  const listed =
    files
      .get('rate_table')
      ?.split('\n')
      .find((line) => line.startsWith(`${table},1,`)) ?? '';
  const service = listed.split(',')[2];
  const brackets = zones.map((zone) => `${table},${version},${zone},0,30,0,70,10\n`).join('');
  const add = (contents: Map<string, string>, file: CatalogTableName, after: string, rows: string) =>
    changed(contents, file, after, `${after}${rows}`);
  const versions = add(files, 'rate_table', `${listed}\n`, `${table},${version},${service},${from}\n`);
  return add(versions, 'rate_bracket', 'reg_fee_hkd\n', brackets);
}

it('a version that would never take effect beside unlisted versions is refused, and the export can be imported again', async () => {
  const zones = ['AU1', 'AU2', 'AU3'];
  await publish(withVersion('RT-HKAUZNGG', 2, '2027-06-01', zones));
  const before = await exported();
  await expect(publish(withVersion('RT-HKAUZNGG', 3, '2026-12-01', zones))).rejects.toThrow(
    /^The catalog has 1 problem\. Nothing was published\.\nrate_table\.csv:\d+:effective_from: must be later than 2027-06-01, when version 2 starts$/,
  );
  expect(await exported()).toEqual(before);
  expect(await publish(before)).toMatchObject({ changed: false });
});

it('a zone that the newest unlisted version does not price is refused', async () => {
  const smaller = withVersion('RT-HKUSSEGG', 2, '2026-12-01', ['WEST']);
  await publish(changed(smaller, 'zone', 'HKUSSEGG01,US,US,', 'HKUSSEGG01,WEST,US,'));
  const before = await exported();
  await expect(publish(files)).rejects.toThrow(
    /zone\.csv:\d+:zone: US has no brackets in version 2 of RT-HKUSSEGG; add them to rate_bracket.csv/,
  );
  expect(await exported()).toEqual(before);
  expect(await publish(before)).toMatchObject({ changed: false });
});
