import { createHash } from 'node:crypto';
import { CsvError, parse } from 'csv-parse/sync';
import {
  CATALOG_TABLES,
  type CatalogData,
  type CatalogRow,
  type CatalogTableName,
} from '../../db/table/catalog.ts';
import { printableLine } from '../terminal.ts';
import { CATALOG_COLUMNS, type Columns } from './catalog-columns.ts';
import { guardFormula, unguardFormula } from './cell.ts';
import { CellError } from './requirements.ts';

export interface CatalogProblem {
  file: string;
  /** Line in the file; 1 is the header. 0: the row is not in the file, but in a published version. */
  line: number;
  /** Column header; empty for a problem of the whole row or file. */
  column: string;
  message: string;
}

/** Formats a problem as one line, such as `rate_bracket.csv:14:base_hkd: -3 is negative; must be …`. */
export function formatProblem(problem: CatalogProblem): string {
  const location = [problem.file, problem.line, problem.column].filter((part) => part !== '' && part !== 0);
  const message = printableLine(problem.message);
  return `${location.join(':')}: ${problem.line === 0 ? 'in the published version, ' : ''}${message}`;
}

export class CatalogRefused extends Error {
  readonly problems: readonly CatalogProblem[];

  constructor(problems: readonly CatalogProblem[]) {
    const count = problems.length === 1 ? '1 problem' : `${problems.length} problems`;
    super(
      [`The catalog has ${count}. Nothing was published.`, ...problems.map((one) => formatProblem(one))].join(
        '\n',
      ),
    );
    this.name = 'CatalogRefused';
    this.problems = problems;
  }
}

/** Another catalog was published since the comparison. Nothing was published. */
export class CatalogMoved extends Error {
  readonly liveId: number;

  constructor(liveId: number) {
    super(`The live catalog is now publication ${liveId}. Nothing was published.`);
    this.name = 'CatalogMoved';
    this.liveId = liveId;
  }
}

/** Records the line of each row, so that later checks can report it, and the rows that were omitted. */
export class RowLines {
  readonly #lines = new WeakMap<object, number>();
  readonly #omitted = new Set<string>();

  record(row: object, line: number): void {
    this.#lines.set(row, line);
  }

  /** Records a row that has an invalid cell. Its problem is reported already. */
  recordOmitted(table: CatalogTableName, cells: readonly string[]): void {
    const texts = cells.map(unguardFormula);
    // A row is found by at most three cells.
    for (let count = 0; count <= 3; count++)
      this.#omitted.add(JSON.stringify([table, ...texts.slice(0, count)]));
  }

  /**
   * Returns true if a row of the table was omitted whose first cells are these; without cells, any row. Checks don't report that
   * such a row is missing, because it is in the file.
   */
  isOmitted(table: CatalogTableName, ...firstCells: readonly (string | number)[]): boolean {
    return this.#omitted.has(JSON.stringify([table, ...firstCells.map(String)]));
  }

  problem<Name extends CatalogTableName>(
    table: Name,
    row: CatalogRow<Name>,
    field: (keyof CatalogRow<Name> & string) | null,
    message: string,
  ): CatalogProblem {
    return {
      file: `${table}.csv`,
      line: this.#lines.get(row) ?? 0,
      column: field === null ? '' : headerOf(table, field),
      message,
    };
  }
}

export function headerOf(table: CatalogTableName, field: string): string {
  const columns = CATALOG_COLUMNS[table] as Record<string, readonly [string, ...unknown[]]>;
  return columns[field]?.[0] ?? field;
}

interface ParsedRecord {
  readonly line: number;
  readonly cells: readonly string[];
}

/** Parses a file into rows; null if none can be read. Adds a problem for each invalid cell and omits its row. */
export function parseCatalogFile<Name extends CatalogTableName>(
  table: Name,
  content: string,
  lines: RowLines,
  problems: CatalogProblem[],
): CatalogRow<Name>[] | null {
  const file = `${table}.csv`;
  const records = parseRecords(file, content, problems);
  const header = records?.[0];
  if (records === null || header === undefined) return null;
  const columns = CATALOG_COLUMNS[table] as Columns<Record<string, unknown>>;
  const wanted = presentColumns(columns, header.cells);
  if (header.cells.join(',') !== wanted.join(',')) {
    const { line } = header;
    const all = Object.values(columns).map(([name]) => name);
    problems.push({ file, line, column: '', message: headerProblem(header.cells, all, wanted) });
    return null;
  }
  const rows: CatalogRow<Name>[] = [];
  for (const { line, cells } of records.slice(1)) {
    if (cells.length !== wanted.length) {
      const message = `has ${cells.length} cells; must have ${wanted.length}: ${wanted.join(',')}`;
      problems.push({ file, line, column: '', message });
      lines.recordOmitted(table, cells);
      continue;
    }
    const row = parseRow(
      columns,
      new Map(wanted.map((name, index) => [name, cells[index] ?? ''])),
      (column, message) => problems.push({ file, line, column, message }),
    );
    if (row === null) {
      lines.recordOmitted(table, cells);
      continue;
    }
    lines.record(row, line);
    rows.push(row as CatalogRow<Name>);
  }
  return rows;
}

/** Says which columns are missing, unknown or in the wrong place. */
function headerProblem(
  cells: readonly string[],
  all: readonly string[],
  required: readonly string[],
): string {
  const must = `the header must be ${all.join(',')}`;
  const [only] = cells;
  if (cells.length === 1 && only !== undefined && /[;\t]/.test(only))
    return `${must}, separated by commas, not by ${only.includes(';') ? 'semicolons' : 'tabs'}`;
  const missing = required.filter((name) => !cells.includes(name));
  const unknown = cells.filter((name) => !all.includes(name));
  const named = (names: readonly string[], what: string) => {
    const first = names.slice(0, 5).map((name) => name.slice(0, 40) || 'an empty name');
    return names.length === 0 ? [] : [`${first.join(', ')} ${names.length === 1 ? 'is' : 'are'} ${what}`];
  };
  const parts = [...named(missing, 'missing'), ...named(unknown, 'unknown')];
  return `${must}; ${parts.length > 0 ? parts.join(', ') : 'each column once, in this order'}`;
}

function parseRecords(file: string, content: string, problems: CatalogProblem[]): ParsedRecord[] | null {
  try {
    const records: ParsedRecord[] = [];
    parse(content, {
      bom: true,
      comment: '#',
      comment_no_infix: true,
      relax_column_count: true,
      skip_empty_lines: true,
      trim: true,
      on_record: (cells: string[], { lines }) => void records.push({ line: lines, cells }),
    });
    if (records.length === 0)
      problems.push({ file, line: 1, column: '', message: 'must begin with a header' });
    return records;
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    const line = typeof error.lines === 'number' ? error.lines : 1;
    problems.push({ file, line, column: '', message: `is not valid CSV: ${error.message}` });
    return null;
  }
}

/** Returns the headers that a file must have: all, without those that it lacks and may lack. */
function presentColumns(columns: Columns<Record<string, unknown>>, header: readonly string[]): string[] {
  return Object.values(columns)
    .filter(([name, , ifMissing]) => ifMissing === undefined || header.includes(name))
    .map(([name]) => name);
}

/** `record`: the cells by their headers. */
function parseRow(
  columns: Columns<Record<string, unknown>>,
  record: ReadonlyMap<string, string>,
  report: (column: string, message: string) => void,
): Record<string, unknown> | null {
  const row: Record<string, unknown> = {};
  let whole = true;
  for (const [field, [header, cell, ifMissing = '']] of Object.entries(columns)) {
    const missing = typeof ifMissing === 'string' ? ifMissing : (record.get(ifMissing.as) ?? '');
    try {
      row[field] = cell.parse(unguardFormula(record.get(header) ?? missing));
    } catch (error) {
      if (!(error instanceof CellError)) throw error;
      whole = false;
      report(header, record.get(header) === '' ? 'is empty; '.concat(error.message) : error.message);
    }
  }
  return whole ? row : null;
}

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
