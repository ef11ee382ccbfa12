import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { readCatalogSummary } from '../../../db/query/pricing/catalog.ts';
import { CATALOG_TABLES } from '../../../db/table/catalog.ts';
import { formatCatalog } from '../../../src/catalog/catalog-file.ts';
import { readLiveCatalog } from '../../../src/catalog/load.ts';
import { changed, demoFiles } from '../../catalog/demo-files.ts';
import { type Environment, sampan, sampanJson } from '../../support/command-line.ts';
import { catalogFolder } from '../../support/paths.ts';
import { createEmptyDatabase, createTestDatabase, type TestDatabase } from '../../support/store/database.ts';
import { expectRefusal } from '../expect-refusal.ts';

const files = await demoFiles();
const names = CATALOG_TABLES.map((table) => `${table}.csv`);
let database: TestDatabase;
let env: Environment;
let place: string;
let folders = 0;
beforeAll(async () => {
  database = await createTestDatabase();
  env = { DATABASE_URL: database.url };
  place = mkdtempSync(path.join(tmpdir(), 'sampan-catalog-'));
});
afterAll(async () => {
  rmSync(place, { recursive: true });
  await database.stop();
});

const newFolder = () => path.join(place, `folder-${folders++}`);
function folderOf(contents: ReadonlyMap<string, string>): string {
  const folder = newFolder();
  mkdirSync(folder);
  for (const [table, text] of contents) writeFileSync(path.join(folder, `${table}.csv`), text);
  return folder;
}
const importFolder = (folder: string, ...flags: string[]) => ['catalog', 'import', folder, ...flags];

/** Returns the whole live catalog and the id of its publication as text. */
async function live(): Promise<string> {
  const { data, publicationId } = await readLiveCatalog(database.db.kysely);
  return `${publicationId}\n${[...formatCatalog(data)].join('\n')}`;
}
const publicationId = async () => (await readLiveCatalog(database.db.kysely)).publicationId;

describe('catalog show', () => {
  it('shows the publication, its date, the rows of each file and the services with their rate tables', async () => {
    const shown = await sampanJson<Record<string, unknown>>(['catalog', 'show'], env);
    expect(shown).toEqual({
      publication_id: 1,
      published_at: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
      summary: expect.stringMatching(/^country \+\d+ −0, /),
      counts: Object.fromEntries(CATALOG_TABLES.map((table) => [table, expect.any(Number)])),
      services: expect.arrayContaining([
        {
          service_code: 'HKASTDGGSTCM',
          product_code: 'HKASTD',
          carrier_code: 'sandbox',
          rate_table_code: 'RT-HKASTDGG',
          rate_table_version: 2,
          name: 'Standard goods, worldwide',
        },
      ]),
    });
    expect(shown).toMatchObject({ counts: { service: 9, levy: 1 } });
    const { stdout } = await sampan(['catalog', 'show'], env);
    expect(stdout).toMatch(
      /^Publication 1, published at \d{4}-.* UTC\ncountry \d+, .*levy 1, customs_document \d+, duty_rule \d+, duty_rate \d+\n\nSERVICE +PRODUCT +CARRIER/,
    );
    expect(stdout).toMatch(/^HKPTCHGG01 +HKPARTNER +http +RT-HKPTCHGG version 1 +Partner channel$/m);
  });

  it('shows the version of the rate table in force on the day', async () => {
    const { services } = await readCatalogSummary(database.db.kysely, '2026-06-30');
    expect(services.find((one) => one.service_code === 'HKASTDGGSTCM')).toMatchObject({
      rate_table_version: 1,
    });
    const early = await readCatalogSummary(database.db.kysely, '2023-12-31');
    expect(early.services.every((one) => one.rate_table_version === null)).toBe(true);
  });
});

describe('catalog export', () => {
  it('writes files that an import accepts as unchanged', async () => {
    const folder = path.join(newFolder(), 'made', 'on the way');
    const written = await sampanJson(['catalog', 'export', folder], env);
    expect(written).toEqual({ publication_id: 1, directory: folder, files: names });
    expect(readdirSync(folder).sort()).toEqual([...names].sort());
    const before = await live();
    expect(await sampanJson(importFolder(folder), env)).toEqual({
      publication_id: 1,
      changed: false,
      dry_run: false,
      summary: 'no change',
      diff: [],
    });
    expect((await sampan(importFolder(folder, '--dry-run'), env)).stdout).toBe(
      'No change: the live publication 1 is identical\n',
    );
    expect(await live()).toBe(before);
  });

  it('refuses a folder that is not empty; with --force, it overwrites only catalog files', async () => {
    const folder = folderOf(new Map([['levy', 'old']]));
    writeFileSync(path.join(folder, 'notes.txt'), 'mine');
    await expectRefusal(
      ['catalog', 'export', folder],
      env,
      /^<dir>: the folder \S+ is not empty\. Name another folder, or add --force\.\n$/,
    );
    expect(readdirSync(folder)).toHaveLength(2);
    await sampanJson(['catalog', 'export', folder, '--force'], env);
    expect(readFileSync(path.join(folder, 'levy.csv'), 'utf8')).toMatch(/^surcharge,countries,/);
    expect(readFileSync(path.join(folder, 'notes.txt'), 'utf8')).toBe('mine');
  });

  it('refuses a path that is not a folder, and names it', async () => {
    const file = path.join(folderOf(new Map([['levy', '']])), 'levy.csv');
    await expectRefusal(['catalog', 'export', file], env, /^<dir>: \S+levy\.csv: it is not a folder/);
    await expectRefusal(importFolder(file), env, /^<dir>: \S+levy\.csv: it is not a folder/);
    await expectRefusal(importFolder(newFolder()), env, /: the folder does not exist/);
  });
});

describe('catalog import', () => {
  it('shows the difference and writes nothing in a dry run, then publishes that difference', async () => {
    const folder = folderOf(changed(files, 'levy', '27.3', '28'));
    const before = await live();
    const rows = {
      removed: ['EU_ITEM_LEVY,EU,27.30,1365,2026-07-01,2028-07-01,,,'],
      added: ['EU_ITEM_LEVY,EU,28,1365,2026-07-01,2028-07-01,,,'],
    };
    const dry = await sampanJson(importFolder(folder, '--dry-run'), env);
    const difference = { changed: true, summary: 'levy +1 −1', diff: [{ file: 'levy.csv', ...rows }] };
    expect(dry).toEqual({ publication_id: 1, dry_run: true, ...difference });
    expect(await live()).toBe(before);
    const { stdout, exitCode } = await sampan(importFolder(folder), env);
    expect(exitCode).toBe(0);
    expect(stdout).toBe(
      `levy.csv\n- ${rows.removed[0]}\n+ ${rows.added[0]}\n\nPublished publication 2: levy +1 −1\n`,
    );
    expect(await publicationId()).toBe(2);
    expect(await sampanJson(['catalog', 'show'], env)).toMatchObject({
      publication_id: 2,
      summary: 'levy +1 −1',
    });
    const back = await sampanJson(importFolder(catalogFolder), env);
    expect(back).toMatchObject({ publication_id: 3, changed: true });
  });

  it('reports a change of only the order of surcharge rules', async () => {
    const rows = (files.get('surcharge_rule') ?? '').trimEnd().split('\n');
    const swapped = [...rows.slice(0, -2), rows.at(-1), rows.at(-2), ''].join('\n');
    const folder = folderOf(new Map([...files, ['surcharge_rule', swapped]]));
    const { stdout } = await sampan(importFolder(folder), env);
    expect(stdout).toMatch(/^Published publication \d+: only the row order of surcharge_rule\.csv\n$/);
    await sampanJson(importFolder(catalogFolder), env);
  });

  it('preserves quotes, # and non-ASCII text of a cell in an export', async () => {
    const awkward = '"#1, the ""best"" 香港 – Ærø"';
    const folder = folderOf(changed(files, 'product', 'HKPARTNER,', `HKAWKWARD,${awkward}\nHKPARTNER,`));
    await sampanJson(importFolder(folder), env);
    const exported = newFolder();
    await sampanJson(['catalog', 'export', exported], env);
    expect(readFileSync(path.join(exported, 'product.csv'), 'utf8')).toContain(`HKAWKWARD,${awkward}\n`);
    expect(await sampanJson(importFolder(exported), env)).toMatchObject({ changed: false });
    await sampanJson(importFolder(catalogFolder), env);
  });

  const bracket = (from: string, to: string) => changed(files, 'rate_bracket', from, to);
  const backdated = () => {
    const row = 'RT-HKUSSEGG,1,HKUSSEGG01,2024-01-01';
    const versions = changed(files, 'rate_table', row, `${row}\nRT-HKUSSEGG,2,HKUSSEGG01,2026-01-01`);
    const priced = 'RT-HKUSSEGG,2,US,0,30,0,130,18\nRT-HKUSSEGG,1,US,0,0.5,';
    return changed(versions, 'rate_bracket', 'RT-HKUSSEGG,1,US,0,0.5,', priced);
  };

  it.each<[string, ReadonlyMap<string, string>, RegExp]>([
    [
      'a negative fee',
      bracket('124.9,106.6,18', '124.9,106.6,-18'),
      /^rate_bracket\.csv:233:reg_fee_hkd: -18 is negative; must be an amount of 0 or more/m,
    ],
    [
      'an unknown country',
      changed(files, 'vat_rate', 'AT,20,', 'QQ,20,'),
      /^vat_rate\.csv:3:country: QQ is not in country\.csv/m,
    ],
    [
      'a broken row',
      changed(files, 'levy', 'EU_ITEM_LEVY,EU,', 'EU_ITEM_LEVY,'),
      /^levy\.csv:3: has 5 cells; must have 6: surcharge,countries,/m,
    ],
    [
      'an unclosed quote',
      changed(files, 'product', 'HKPARTNER,', 'HKPARTNER,"'),
      /^product\.csv:\d+: is not valid CSV: /m,
    ],
    [
      'a gap between brackets',
      bracket('RT-HKUSSEGG,1,US,0.5,', 'RT-HKUSSEGG,1,US,0.6,'),
      /^rate_bracket\.csv:228:over_kg: leaves a gap from 0\.5 to 0\.6 kg; must be 0\.5, where the previous bracket ends/m,
    ],
    [
      'an overlap of brackets',
      bracket('RT-HKUSSEGG,1,US,0.5,', 'RT-HKUSSEGG,1,US,0.4,'),
      /^rate_bracket\.csv:228:over_kg: overlaps the previous bracket; must be 0\.5/m,
    ],
    [
      'a version in the past',
      backdated(),
      /^rate_table\.csv:8:effective_from: 2026-01-01 is in the past; a new version must start today \(\d{4}-/m,
    ],
    [
      'a changed published version',
      bracket('124.9,106.6,18', '125,106.6,18'),
      /^rate_table\.csv:7:version: version 1 of RT-HKUSSEGG is already published and cannot change; .* version 2/m,
    ],
  ])('refuses %s with file, line, column and a correction, and publishes nothing', async (_, contents, problem) => {
    const folder = folderOf(contents);
    const before = await live();
    const { exitCode, stdout, stderr } = await sampan(importFolder(folder), env);
    expect({ exitCode, stdout }).toEqual({ exitCode: 1, stdout: '' });
    expect(stderr).toMatch(/^The catalog has \d+ problems?\. Nothing was published\.\n/);
    expect(stderr).toMatch(problem);
    expect(await live()).toBe(before);
  });

  it('reports every problem of every file at once, as JSON with --json', async () => {
    let contents = changed(files, 'levy', '27.3,1365', '-1,x');
    contents = changed(contents, 'vat_rate', 'AT,20,', 'at,2000000000,');
    contents.delete('product');
    const folder = folderOf(contents);
    writeFileSync(path.join(folder, 'prices.csv'), 'a,b\n');
    const before = await live();
    const { exitCode, stdout, stderr } = await sampan(importFolder(folder, '--json'), env);
    expect(exitCode).toBe(1);
    const { problems } = JSON.parse(stdout) as { problems: { file: string; line: number; column: string }[] };
    expect(problems.map(({ file, line, column }) => [file, line, column])).toEqual([
      ['product.csv', 1, ''],
      ['vat_rate.csv', 3, 'country'],
      ['vat_rate.csv', 3, 'percent'],
      ['levy.csv', 3, 'per_item_hkd'],
      ['levy.csv', 3, 'max_consignment_hkd'],
      ['prices.csv', 1, ''],
    ]);
    const [head, ...lines] = stderr.trimEnd().split('\n');
    expect(head).toBe('The catalog has 6 problems. Nothing was published.');
    expect(lines).toHaveLength(6);
    expect(await live()).toBe(before);
  });
});

/** No database responds at this URL. */
const noDatabase = { DATABASE_URL: 'postgres://sampan:canary@127.0.0.1:1/none' };

describe('catalog init', () => {
  it('writes a valid example with a comment for every column, without a database', async () => {
    const folder = newFolder();
    expect(await sampanJson(['catalog', 'init', folder], noDatabase)).toEqual({
      directory: folder,
      files: names,
    });
    for (const table of CATALOG_TABLES) {
      const text = readFileSync(path.join(folder, `${table}.csv`), 'utf8');
      const header = /^[^#].*$/m.exec(text)?.[0].split(',') ?? [];
      const explained = [...text.matchAll(/^# {3}(\w+): /gm)].map(([, column]) => column);
      expect([table, explained]).toEqual([table, header]);
    }
    expect(await sampanJson(['catalog', 'check', folder], noDatabase)).toMatchObject({
      ok: true,
      problems: [],
      counts: { service: 1, country: 6, rate_bracket: 6 },
    });
  });

  it('refuses a folder that is not empty, and changes nothing in it', async () => {
    const folder = folderOf(new Map([['levy', 'old']]));
    await expectRefusal(['catalog', 'init', folder], noDatabase, /^<dir>: the folder \S+ is not empty\./);
    expect(readdirSync(folder)).toEqual(['levy.csv']);
    expect(readFileSync(path.join(folder, 'levy.csv'), 'utf8')).toBe('old');
  });
});

describe('catalog check', () => {
  it('names file, line, column and cure of every problem, without a database', async () => {
    let contents = changed(files, 'levy', '27.3,1365', '-1,1365');
    contents = changed(contents, 'vat_rate', 'AT,20,', 'QQ,20,');
    const folder = folderOf(contents);
    const { exitCode, stdout, stderr } = await sampan(['catalog', 'check', folder, '--json'], noDatabase);
    expect(exitCode).toBe(1);
    expect(JSON.parse(stdout)).toMatchObject({
      ok: false,
      problems: expect.arrayContaining([
        {
          file: 'levy.csv',
          line: 3,
          column: 'per_item_hkd',
          message: '-1 is negative; must be an amount of 0 or more with at most 2 decimals',
        },
      ]),
    });
    expect(stderr).toMatch(
      /^vat_rate\.csv:3:country: QQ is not in country\.csv; add it there, or correct it here$/m,
    );
  });

  it('finds a VAT surcharge without a rate in force today', async () => {
    const rates = (files.get('vat_rate') ?? '').replaceAll('2024-01-01', '2999-01-01');
    const folder = folderOf(new Map([...files, ['vat_rate', rates]]));
    const { stderr } = await sampan(['catalog', 'check', folder], noDatabase);
    expect(stderr).toMatch(/vat_rate\.csv must have a rate for .*, in force on \d{4}-/);
  });

  it('names a folder that does not exist', async () => {
    await expectRefusal(['catalog', 'check', newFolder()], noDatabase, /: the folder does not exist/);
  });
});

describe('without a publication', () => {
  it('publishes the example, whose export is the same catalog without comments', async () => {
    await using empty = await createEmptyDatabase();
    const own = { DATABASE_URL: empty.url };
    await sampanJson(['migrate'], own);
    const [folder, exported] = [newFolder(), newFolder()];
    await sampanJson(['catalog', 'init', folder], own);
    expect(await sampanJson(importFolder(folder), own)).toMatchObject({ changed: true, publication_id: 1 });
    await sampanJson(['catalog', 'export', exported], own);
    for (const name of names) {
      const text = readFileSync(path.join(folder, name), 'utf8').replaceAll(/^#.*\n/gm, '');
      expect([name, readFileSync(path.join(exported, name), 'utf8')]).toEqual([name, text]);
    }
    expect(await sampanJson(importFolder(exported), own)).toMatchObject({ changed: false });
    expect(await sampanJson(importFolder(folder), own)).toMatchObject({ changed: false });
  });

  it('show returns null, export is refused, and import publishes the first', async () => {
    await database.db.pool.query('delete from catalog_publication');
    expect(await sampanJson(['catalog', 'show'], env)).toMatchObject({
      publication_id: null,
      published_at: null,
    });
    await expectRefusal(
      ['catalog', 'export', newFolder()],
      env,
      /^No catalog is published yet\. .*catalog import DIR/,
    );
    expect(await sampanJson(importFolder(catalogFolder), env)).toMatchObject({
      changed: true,
      dry_run: false,
    });
  });
});
