import type { Generated } from 'kysely';

/** Processes reload the catalogue when a newer id exists. */
export interface CatalogPublicationTable {
  id: Generated<number>;
  content_hash: string;
  summary: string;
  published_at: Generated<string>;
}
