import {
  CATALOG_TABLES,
  type CatalogData,
  type CatalogTableName,
} from '../../db/table/catalog/catalog-data.ts';
import { formatRow } from './format-catalog.ts';

/** The changes in one file: rows as CSV text. */
export interface TableDiff {
  table: CatalogTableName;
  added: string[];
  removed: string[];
}

/** Compares two catalogs. A changed row counts as one removed and one added. */
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

/** Returns one line, such as `service +1 −0, rate_bracket +24 −0`. */
export function summarizeDiff(diff: readonly TableDiff[]): string {
  return diff.map(({ table, added, removed }) => `${table} +${added.length} −${removed.length}`).join(', ');
}

/** Returns the rows of each file, removed ones first. */
export function formatDiff(diff: readonly TableDiff[]): string[] {
  return diff.flatMap(({ table, added, removed }) => [
    `${table}.csv`,
    ...removed.map((row) => `- ${row}`),
    ...added.map((row) => `+ ${row}`),
  ]);
}
