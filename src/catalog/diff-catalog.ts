import {
  CATALOG_TABLES,
  type CatalogData,
  type CatalogTableName,
} from '../../db/table/catalog/catalog-data.ts';
import { formatRow } from './format-catalog.ts';

/** What a publication changes in one file: rows as CSV texts. */
export interface TableDiff {
  table: CatalogTableName;
  added: string[];
  removed: string[];
}

/** The rows that differ between two catalogues; a changed row is one removed and one added. */
export function diffCatalog(before: CatalogData, after: CatalogData): TableDiff[] {
  return CATALOG_TABLES.flatMap((table) => {
    const old = rowTexts(before, table);
    const now = rowTexts(after, table);
    const added = [...now].filter((text) => !old.has(text));
    const removed = [...old].filter((text) => !now.has(text));
    return added.length + removed.length === 0 ? [] : [{ table, added, removed }];
  });
}

function rowTexts(data: CatalogData, table: CatalogTableName): Set<string> {
  return new Set(data[table].map((row) => formatRow(table, row as never).join(',')));
}

/** One line: `service +1 −0, rate_bracket +24 −0`. */
export function summarizeDiff(diff: readonly TableDiff[]): string {
  return diff.map(({ table, added, removed }) => `${table} +${added.length} −${removed.length}`).join(', ');
}

/** The whole diff for a person: each file's rows, removed ones first. */
export function formatDiff(diff: readonly TableDiff[]): string[] {
  return diff.flatMap(({ table, added, removed }) => [
    `${table}.csv`,
    ...removed.map((row) => `- ${row}`),
    ...added.map((row) => `+ ${row}`),
  ]);
}
