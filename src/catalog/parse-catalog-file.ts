import { CsvError, parse } from 'csv-parse/sync';
import type { CatalogRow, CatalogTableName } from '../../db/table/catalog/catalog-data.ts';
import { CATALOG_COLUMNS, type Columns } from './catalog-columns.ts';
import type { CatalogProblem } from './catalog-problem.ts';
import { CellError } from './cell-error.ts';
import type { RowLines } from './row-lines.ts';
import { unguardFormula } from './spreadsheet-cell.ts';

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
  const wanted = Object.values(columns).map(([name]) => name);
  if (header.cells.join(',') !== wanted.join(',')) {
    const { line } = header;
    problems.push({ file, line, column: '', message: `the header must be ${wanted.join(',')}` });
    return null;
  }
  const rows: CatalogRow<Name>[] = [];
  for (const { line, cells } of records.slice(1)) {
    if (cells.length !== wanted.length) {
      const message = `has ${cells.length} cells; must have ${wanted.length}: ${wanted.join(',')}`;
      problems.push({ file, line, column: '', message });
      continue;
    }
    const row = parseRow(columns, cells, (column, message) => problems.push({ file, line, column, message }));
    if (row === null) continue;
    lines.record(row, line);
    rows.push(row as CatalogRow<Name>);
  }
  return rows;
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

function parseRow(
  columns: Columns<Record<string, unknown>>,
  record: readonly string[],
  report: (column: string, message: string) => void,
): Record<string, unknown> | null {
  const row: Record<string, unknown> = {};
  let whole = true;
  Object.entries(columns).forEach(([field, [header, cell]], index) => {
    try {
      row[field] = cell.parse(unguardFormula(record[index] ?? ''));
    } catch (error) {
      if (!(error instanceof CellError)) throw error;
      whole = false;
      report(header, record[index] === '' ? 'is empty; '.concat(error.message) : error.message);
    }
  });
  return whole ? row : null;
}
