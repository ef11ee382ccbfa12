import type { Generated } from 'kysely';

/** Processes reload the catalog when a newer id exists. */
export interface CatalogPublicationTable {
  id: Generated<number>;
  content_hash: string;
  summary: string;
  published_at: Generated<string>;
  /** Email address of the operator; null: the command line. */
  published_by: string | null;
}
