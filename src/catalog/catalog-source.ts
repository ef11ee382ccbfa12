import type { Kysely } from 'kysely';
import { latestPublication } from '../../db/query/pricing/catalog-publication.ts';
import type { Database } from '../../db/table/index.ts';
import type { CatalogSource } from './catalog-store.ts';
import { loadCatalog } from './load.ts';

export function databaseCatalogSource(db: Kysely<Database>): CatalogSource {
  return {
    latestPublicationId: async () => (await latestPublication(db))?.id ?? 0,
    load: (previous) => loadCatalog(db, previous),
  };
}
