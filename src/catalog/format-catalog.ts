import { createHash } from 'node:crypto';
import {
  CATALOG_TABLES,
  type CatalogData,
  type CatalogRow,
  type CatalogTableName,
} from '../../db/table/catalog/catalog-data.ts';
import { printableLine } from '../terminal/printable-text.ts';
import { CATALOG_COLUMNS, type Columns } from './catalog-columns.ts';
import { guardFormula } from './spreadsheet-cell.ts';

export function formatRow<Name extends CatalogTableName>(table: Name, row: CatalogRow<Name>): string[] {
  const columns = Object.entries(CATALOG_COLUMNS[table] as Columns<Record<string, unknown>>);
  const values = row as Record<string, unknown>;
  return columns.map(([field, [, cell]]) => cell.format(values[field]));
}

/** Returns the texts of a catalog's files by file name. `parseCatalog` reads them back to the same rows. */
export function formatCatalog(data: CatalogData): Map<string, string> {
  return new Map(CATALOG_TABLES.map((table) => [`${table}.csv`, formatFile(table, data[table])]));
}

function formatFile<Name extends CatalogTableName>(table: Name, rows: readonly CatalogRow<Name>[]): string {
  const header = Object.values(CATALOG_COLUMNS[table] as Columns<Record<string, unknown>>).map(
    ([name]) => name,
  );
  return [header, ...rows.map((row) => formatRow(table, row))].map((cells) => csvLine(cells)).join('');
}

/** Escapes a cell, so that it cannot control a terminal or run as a spreadsheet formula. */
function escapeCell(cell: string): string {
  return guardFormula(printableLine(cell));
}

function csvLine(cells: readonly string[]): string {
  const quoted = cells
    .map(escapeCell)
    .map((cell) => (/[",\r\n]|^[#\s]|\s$/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell));
  return `${quoted.join(',')}\n`;
}

function hashRows(rows: readonly (readonly string[])[]): string {
  const sorted = rows.map((cells) => JSON.stringify(cells)).sort();
  return createHash('sha256').update(sorted.join('\n')).digest('hex');
}

/** Hashes a catalog. The order of surcharge rules counts, because the first rule that matches applies. */
export function hashCatalog(data: CatalogData): string {
  const rows = CATALOG_TABLES.flatMap((table) =>
    data[table].map((row, index) => {
      const position = table === 'surcharge_rule' ? String(index) : '';
      return [table, position, ...formatRow(table, row as never)];
    }),
  );
  return hashRows(rows);
}

/** Returns the hash of each rate table version and its brackets, by `code version`. */
export function hashRateTables(data: CatalogData): Map<string, string> {
  const brackets = Map.groupBy(data.rate_bracket, (row) => `${row.rate_table_code} ${row.version}`);
  return new Map(
    data.rate_table.map((table) => {
      const key = `${table.code} ${table.version}`;
      const rows = (brackets.get(key) ?? []).map((bracket) => formatRow('rate_bracket', bracket));
      return [key, hashRows([formatRow('rate_table', table), ...rows])];
    }),
  );
}
