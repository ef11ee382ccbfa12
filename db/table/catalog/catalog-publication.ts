import type { Generated } from 'kysely';

/** One change of the catalogue; processes reload when the newest id isn't theirs. */
export interface CatalogPublicationTable {
  id: Generated<number>;
  content_hash: string;
  summary: string;
  published_at: Generated<string>;
}
