import type { Kysely } from 'kysely';
import { latestPublication, readCatalogRows, readDutyRates } from '../../db/query/pricing/catalog.ts';
import { findFileHash } from '../../db/query/pricing/catalog-version.ts';
import { type CatalogData, emptyCatalogData } from '../../db/table/catalog.ts';
import type { Database } from '../../db/table/index.ts';
import type { Catalog } from './catalog.ts';
import { CATALOG_FIELDS } from './catalog-columns.ts';
import { compileCatalog } from './compile-catalog.ts';
import { type Tariff, TariffBuilder } from './tariff.ts';

/** The catalog before the first publication: it has no services. */
export const EMPTY_CATALOG: Catalog = compileCatalog(emptyCatalogData(), 0);

/** The rows of the live publication; its ID is 0 before the first. */
interface LiveCatalogRows {
  publicationId: number;
  data: CatalogData;
}

/** Reads the rows of the live catalog and its publication ID in one snapshot. */
export async function readLiveCatalog(db: Kysely<Database>): Promise<LiveCatalogRows> {
  return inSnapshot(db, async (snapshot) => {
    const latest = await latestPublication(snapshot);
    return { publicationId: latest?.id ?? 0, data: await readCatalogRows(snapshot, CATALOG_FIELDS) };
  });
}

async function inSnapshot<T>(db: Kysely<Database>, read: (snapshot: Kysely<Database>) => Promise<T>) {
  return db.transaction().setIsolationLevel('repeatable read').setAccessMode('read only').execute(read);
}

/**
 * Loads and compiles the live catalog. Reuses rate table versions, which are immutable, and duty rates that did not change:
 * they are most of the data.
 */
export async function loadCatalog(db: Kysely<Database>, previous: Catalog = EMPTY_CATALOG): Promise<Catalog> {
  const versions = new Set<string>();
  for (const { code, versions: compiled } of previous.rateTables.values()) {
    for (const { version } of compiled) versions.add(`${code} ${version}`);
  }
  return inSnapshot(db, async (snapshot) => {
    const publicationId = (await latestPublication(snapshot))?.id ?? 0;
    const data = await readCatalogRows(snapshot, CATALOG_FIELDS, { versions, dutyRates: true });
    const tariff = await loadTariff(snapshot, publicationId, previous.tariff);
    return compileCatalog(data, publicationId, previous, tariff);
  });
}

async function loadTariff(db: Kysely<Database>, publicationId: number, previous: Tariff): Promise<Tariff> {
  const hash = await findFileHash(db, publicationId, 'duty_rate');
  if (hash !== null && hash === previous.contentHash) return previous;
  const builder = new TariffBuilder();
  for await (const rows of readDutyRates(db, CATALOG_FIELDS)) builder.add(rows);
  return builder.build(hash);
}
