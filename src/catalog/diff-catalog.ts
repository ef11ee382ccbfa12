import {
  CATALOG_TABLES,
  type CatalogData,
  type CatalogRow,
  type CatalogTableName,
  type RowChange,
} from '../../db/table/catalog.ts';
import { formatRow } from './catalog-file.ts';

/** The changes in one file. */
export interface TableDiff {
  table: CatalogTableName;
  /** Rows as CSV text. */
  added: string[];
  removed: string[];
  /** The same rows by cell. Brackets of a new rate table version are compared with the version before it. */
  changes: RowChange[];
}

type Keys = { [Name in CatalogTableName]: readonly (keyof CatalogRow<Name> & string)[] };

/** Columns by which a row is recognized after a change. */
const keys: Keys = {
  country: ['code'],
  tax_area: ['code', 'postcode_from'],
  country_requirement: ['country_code', 'field', 'check_kind'],
  product: ['code'],
  service: ['code'],
  retired_service: ['code'],
  zone: ['service_code', 'zone'],
  rate_table: ['code', 'version'],
  rate_bracket: ['rate_table_code', 'zone', 'over_mg'],
  surcharge: ['code'],
  surcharge_rule: ['surcharge_code', 'services', 'countries', 'goods_categories'],
  surcharge_exclusion: ['service_code', 'surcharge_code', 'excluded_code'],
  discount_rule: ['rule_id'],
  vat_rate: ['country_code', 'effective_from'],
  levy: ['surcharge_code', 'effective_from'],
  customs_document: ['services', 'countries', 'document'],
  duty_rule: ['destination', 'recipient', 'effective_from'],
  duty_rate: ['destination', 'rule', 'hs_prefix', 'origin', 'value_over', 'effective_from'],
};

/** Compares two catalogs. In `added` and `removed`, a changed row counts as one of each. */
export function diffCatalog(before: CatalogData, after: CatalogData): TableDiff[] {
  return CATALOG_TABLES.flatMap((table) => {
    const old = rowsByText(before, table);
    const now = rowsByText(after, table);
    const added = [...now].filter(([text]) => !old.has(text));
    const removed = [...old].filter(([text]) => !now.has(text));
    if (added.length + removed.length === 0) return [];
    const changes =
      table === 'rate_bracket'
        ? bracketChanges(before, after)
        : pairRows(
            table,
            removed.map(([, row]) => row),
            added.map(([, row]) => row),
          );
    const rowText = ([text]: readonly [string, object]) => text;
    return [{ table, added: added.map(rowText), removed: removed.map(rowText), changes }];
  });
}

function rowsByText(data: CatalogData, table: CatalogTableName): Map<string, object> {
  return new Map(data[table].map((row) => [formatRow(table, row as never).join(','), row]));
}

/** Pairs rows of the same key. Rows without a counterpart come first if removed, last if added. */
function pairRows(
  table: CatalogTableName,
  removed: readonly object[],
  added: readonly object[],
): RowChange[] {
  const rowKey = (row: object) =>
    JSON.stringify(keys[table].map((field) => (row as Record<string, unknown>)[field]));
  const toCells = (row: object) => formatRow(table, row as never);
  const left = Map.groupBy(removed, rowKey);
  const changes = added.map((row): RowChange => {
    const earlier = left.get(rowKey(row))?.shift();
    return { before: earlier ? toCells(earlier) : null, after: toCells(row) };
  });
  const gone = [...left.values()].flat().map((row): RowChange => ({ before: toCells(row), after: null }));
  return [...gone, ...changes];
}

function bracketChanges(before: CatalogData, after: CatalogData): RowChange[] {
  const published = new Set(before.rate_table.map((row) => `${row.code} ${row.version}`));
  const brackets = Map.groupBy(after.rate_bracket, (row) => `${row.rate_table_code} ${row.version}`);
  return after.rate_table
    .filter((row) => !published.has(`${row.code} ${row.version}`))
    .flatMap(({ code, version }) => {
      const versions = after.rate_table.filter((row) => row.code === code && row.version < version);
      const previous = Math.max(...versions.map((row) => row.version));
      return pairRows(
        'rate_bracket',
        brackets.get(`${code} ${previous}`) ?? [],
        brackets.get(`${code} ${version}`) ?? [],
      );
    })
    .filter(({ before: old, after: now }) => !old || !now || !isEqualApartFromVersion(old, now));
}

function isEqualApartFromVersion(old: readonly string[], now: readonly string[]): boolean {
  return old.every((cell, column) => column === 1 || cell === now[column]);
}

/** Returns one line, such as `service +1 −0, rate_bracket +24 −0`. */
export function summarizeDiff(diff: readonly TableDiff[]): string {
  return diff.map(({ table, added, removed }) => `${table} +${added.length} −${removed.length}`).join(', ');
}

/** Rows of a file that are listed; a tariff can change in every row. */
const maxListed = 500;

/** Returns the rows of each file, removed ones first, and how many more there are. */
export function formatDiff(diff: readonly TableDiff[]): string[] {
  return diff.flatMap(({ table, added, removed }) => {
    const rows = [...removed.map((row) => `- ${row}`), ...added.map((row) => `+ ${row}`)];
    const more = rows.length - maxListed;
    return [`${table}.csv`, ...rows.slice(0, maxListed), ...(more > 0 ? [`and ${more} more rows`] : [])];
  });
}
