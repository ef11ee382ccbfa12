import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { sql } from 'kysely';
import { formatCatalog } from '../../src/catalog/catalog-file.ts';
import { CatalogStore } from '../../src/catalog/catalog-store.ts';
import { loadCatalog, readLiveCatalog } from '../../src/catalog/load.ts';
import { publishCatalog } from '../../src/catalog/publish.ts';
import { databaseCatalogSource, parseCatalog } from '../../src/catalog/read-catalog.ts';
import { dutyRateFile } from '../support/duty-rates.ts';
import { createTestDatabase, type TestDatabase } from '../support/store/database.ts';
import { changed, demoFiles } from './demo-files.ts';

const files = await demoFiles();
const today = '2026-11-21';
let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(async () => {
  await database.stop();
});

const publish = (contents: ReadonlyMap<string, string>, dryRun = false) =>
  publishCatalog(database.db.kysely, parseCatalog(contents), { today, dryRun });

async function publicationId(): Promise<number> {
  return (await readLiveCatalog(database.db.kysely)).publicationId;
}

/** Returns the whole live catalog as text, to show that a refusal changed nothing. */
async function liveFiles(): Promise<string> {
  const { data, publicationId: id } = await readLiveCatalog(database.db.kysely);
  return `${id}\n${[...formatCatalog(data)].join('\n')}`;
}

describe('publishCatalog', () => {
  it('changes nothing if the catalog is already live', async () => {
    const before = await publicationId();
    expect(await publish(files)).toEqual({ changed: false, publicationId: before, diff: [] });
    expect(await publicationId()).toBe(before);
  });

  it('accepts an export of the live catalog as unchanged', async () => {
    const { data } = await readLiveCatalog(database.db.kysely);
    const exported = [...formatCatalog(data)].map(([file, text]) => [file.slice(0, -4), text] as const);
    expect(await publish(new Map(exported))).toMatchObject({ changed: false });
  });

  it('returns the difference in a dry run, and writes nothing', async () => {
    const before = await liveFiles();
    const result = await publish(changed(files, 'levy', '27.3', '28'), true);
    expect(result).toMatchObject({ changed: true, diff: [{ table: 'levy' }] });
    expect(await liveFiles()).toBe(before);
  });

  it('reaches a running store, which reuses the compiled rate tables that did not change', async () => {
    const store = new CatalogStore(databaseCatalogSource(database.db.kysely), { onError: () => {} });
    await store.refresh();
    const before = store.current;
    expect(await publish(changed(files, 'levy', '27.3', '28'))).toMatchObject({
      changed: true,
      publicationId: before.publicationId + 1,
    });
    expect(await store.refresh()).toBe(true);
    expect(store.current.levies[0]?.per_item_cents).toBe(28_00);
    expect(store.current.rateTables.get('RT-HKUSSEGG')?.versions[0]).toBe(
      before.rateTables.get('RT-HKUSSEGG')?.versions[0],
    );
    const fresh = await loadCatalog(database.db.kysely);
    expect(store.current.rateTables).toEqual(fresh.rateTables);
  });

  it('keeps the duty rates, in the database and in memory, until their file changes', async () => {
    const { kysely } = database.db;
    const rows = dutyRateFile(1_000).trim().split('\n');
    const withRates = (...lines: string[]) => new Map([...files, ['duty_rate', `${lines.join('\n')}\n`]]);
    await publish(withRates(...rows));
    const first = await loadCatalog(kysely);
    expect(first.tariff.rowCount).toBe(rows.length - 1);
    const stored = async () =>
      (await sql<{ xmin: string }>`select xmin::text from duty_rate where position = 0`.execute(kysely)).rows;
    const before = await stored();
    const [header = '', ...reversed] = rows;
    await publish(changed(withRates(header, ...reversed.toReversed()), 'levy', '27.3', '29'));
    expect(await stored()).toEqual(before);
    const second = await loadCatalog(kysely, first);
    expect(second.publicationId).toBe(first.publicationId + 1);
    expect(second.tariff).toBe(first.tariff);
    await publish(withRates(...rows.slice(0, -1)));
    const third = await loadCatalog(kysely, second);
    expect(third.tariff.rowCount).toBe(rows.length - 2);
    expect(await stored()).not.toEqual(before);
  });

  it('adds a version and keeps the previous one, whether or not the files list it', async () => {
    const row = 'RT-HKPTCHGG,1,HKPTCHGG01,2024-01-01';
    const listed = changed(files, 'rate_table', row, `${row}\nRT-HKPTCHGG,2,HKPTCHGG01,2026-12-01`);
    const priced = changed(
      listed,
      'rate_bracket',
      'reg_fee_hkd\n',
      'reg_fee_hkd\nRT-HKPTCHGG,2,PX1,0,30,0,70,10\nRT-HKPTCHGG,2,PX2,0,30,0,80,11\n',
    );
    await publish(priced);
    const unlisted = new Map(priced);
    unlisted.set('rate_table', (priced.get('rate_table') ?? '').replace(`${row}\n`, ''));
    unlisted.set('rate_bracket', (priced.get('rate_bracket') ?? '').replaceAll(/RT-HKPTCHGG,1,.*\n/g, ''));
    expect(await publish(unlisted)).toMatchObject({ changed: false });
    const { rateTables } = await loadCatalog(database.db.kysely);
    expect(rateTables.get('RT-HKPTCHGG')?.versions.map(({ version }) => version)).toEqual([2, 1]);
  });

  it('refuses a VAT surcharge without a VAT rate in force today', async () => {
    const before = await liveFiles();
    await expect(publish(changed(files, 'vat_rate', 'AT,20,2024-01-01', 'AT,20,2099-01-01'))).rejects.toThrow(
      /surcharge_rule\.csv:\d+:countries: vat_rate\.csv must have a rate for AT, in force on 2026-11-21/,
    );
    expect(await liveFiles()).toBe(before);
  });

  it.each<[string, Parameters<typeof changed>[1], string, string, string]>([
    [
      'a broken row',
      'product',
      'HKUSPRI,US priority line',
      'HKUSPRI',
      'product.csv:4: has 1 cells; must have 2',
    ],
    [
      'a gap in brackets',
      'rate_bracket',
      'RT-HKUSSEGG,1,US,0,0.5,',
      'RT-HKUSSEGG,1,US,0,0.4,',
      'leaves a gap from 0.4 to 0.5 kg; must be 0.4',
    ],
    [
      'an overlap of brackets',
      'rate_bracket',
      'RT-HKUSSEGG,1,US,0,0.5,',
      'RT-HKUSSEGG,1,US,0,0.6,',
      'overlaps the previous bracket; must be 0.6',
    ],
    [
      'a missing retired code',
      'retired_service',
      'HKUSSTCS01,2026-06-10,HKASTDCSSTCM\n',
      '',
      'retired_service.csv:1:service: HKUSSTCS01 is retired but missing in this file; keep it',
    ],
    ['a negative fee', 'levy', '27.3', '-27.3', 'levy.csv:3:per_item_hkd: -27.3 is negative'],
    [
      'an unknown country',
      'vat_rate',
      'AT,20,',
      'QQ,20,',
      'vat_rate.csv:3:country: QQ is not in country.csv; add it there, or correct it here',
    ],
    [
      'a changed version',
      'rate_bracket',
      'RT-HKUSSEGG,1,US,30,100,124.9,',
      'RT-HKUSSEGG,1,US,30,100,125,',
      'rate_table.csv:7:version: version 1 of RT-HKUSSEGG is already published',
    ],
  ])('refuses %s, and publishes nothing', async (_name, table, from, to, message) => {
    const before = await liveFiles();
    await expect(publish(changed(files, table, from, to))).rejects.toThrow(message);
    expect(await liveFiles()).toBe(before);
  });

  it('refuses a version in the past, and publishes nothing', async () => {
    const before = await liveFiles();
    const row = 'RT-HKUSSEGG,1,HKUSSEGG01,2024-01-01';
    const backdated = changed(
      changed(files, 'rate_table', row, `${row}\nRT-HKUSSEGG,2,HKUSSEGG01,2026-11-20`),
      'rate_bracket',
      'reg_fee_hkd\n',
      'reg_fee_hkd\nRT-HKUSSEGG,2,US,0,30,0,130,18\n',
    );
    await expect(publish(backdated)).rejects.toThrow('2026-11-20 is in the past');
    expect(await liveFiles()).toBe(before);
  });

  it('applies concurrent publications one after the other', async () => {
    const before = await publicationId();
    const amounts = ['29', '30', '31'];
    const results = await Promise.all(
      amounts.map((amount) => publish(changed(files, 'levy', '27.3', amount))),
    );
    const ids = results.map((result) => result.publicationId).sort();
    expect(ids).toEqual([before + 1, before + 2, before + 3]);
    const { rows } = await sql<{ count: number }>`select count(*) as count from levy`.execute(
      database.db.kysely,
    );
    expect(rows).toEqual([{ count: 1 }]);
  });
});
