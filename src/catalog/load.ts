import type { Kysely } from 'kysely';
import { latestPublication } from '../../db/query/catalog-publication.ts';
import { readCatalogRows } from '../../db/query/catalog-rows.ts';
import type { Database } from '../../db/table/index.ts';
import type { Catalog } from './catalog.ts';
import { type CatalogData, emptyCatalogData } from './catalog-data.ts';
import { compileCatalog } from './compile-catalog.ts';

/** The catalogue before anything was published: it sells nothing. */
export const EMPTY_CATALOG: Catalog = compileCatalog(emptyCatalogData(), 0);

/** Reads the live catalogue's rows in one snapshot, with the publication that wrote them (0: none). */
export async function readLiveCatalog(
  db: Kysely<Database>,
): Promise<{ publicationId: number; data: CatalogData }> {
  return db
    .transaction()
    .setIsolationLevel('repeatable read')
    .setAccessMode('read only')
    .execute(async (transaction) => {
      const latest = await latestPublication(transaction);
      return { publicationId: latest?.id ?? 0, data: await readCatalogRows(transaction) };
    });
}

/** Loads and compiles the live catalogue. */
export async function loadCatalog(db: Kysely<Database>): Promise<Catalog> {
  const { publicationId, data } = await readLiveCatalog(db);
  return compileCatalog(data, publicationId);
}
