/** A file of one or more published versions, as CSV. */
export interface CatalogFileTable {
  content_hash: string;
  content: string;
}

/** Versions from before the service kept their files have no rows here. */
export interface CatalogPublicationFileTable {
  publication_id: number;
  table_name: string;
  row_count: number;
  content_hash: string;
}
