import type { Kysely } from 'kysely';
import { latestPublication, readCatalogRows } from '../../db/query/pricing/catalog.ts';
import { type CatalogData, emptyCatalogData } from '../../db/table/catalog.ts';
import type { Database } from '../../db/table/index.ts';
import type { Catalog } from './catalog.ts';
import { CATALOG_FIELDS } from './catalog-columns.ts';
import { compileCatalog } from './compile-catalog.ts';

/** The catalog before the first publication: it has no services. */
export const EMPTY_CATALOG: Catalog = compileCatalog(emptyCatalogData(), 0);

/** The rows of the live publication; its ID is 0 before the first. */
interface LiveCatalogRows {
  publicationId: number;
  data: CatalogData;
}

/** Reads the rows of the live catalog and its publication ID in one snapshot. Skips the rows of `knownVersions`. */
export async function readLiveCatalog(
  db: Kysely<Database>,
  knownVersions: ReadonlySet<string> = new Set(),
): Promise<LiveCatalogRows> {
  return db
    .transaction()
    .setIsolationLevel('repeatable read')
    .setAccessMode('read only')
    .execute(async (transaction) => {
      const latest = await latestPublication(transaction);
      const data = await readCatalogRows(transaction, CATALOG_FIELDS, knownVersions);
      return { publicationId: latest?.id ?? 0, data };
    });
}

/** Loads and compiles the live catalog. Reuses rate table versions, which are immutable and most of the data. */
export async function loadCatalog(db: Kysely<Database>, previous: Catalog = EMPTY_CATALOG): Promise<Catalog> {
  const known = new Set<string>();
  for (const { code, versions } of previous.rateTables.values()) {
    for (const { version } of versions) known.add(`${code} ${version}`);
  }
  const { publicationId, data } = await readLiveCatalog(db, known);
  return compileCatalog(data, publicationId, previous);
}
