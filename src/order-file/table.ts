import { type FileRow, findSeparator, maxColumns, readRows, splitLine } from './delimited.ts';
import { type DecodedText, decodeText } from './encoding.ts';
import type { Encoding } from './encoding-name.ts';
import { Unreadable } from './file-fault.ts';
import { findKind, findTextKind } from './file-kind.ts';
import { columnLetters } from './header.ts';
import { readWorkbook, type WorkbookSheet } from './workbook.ts';

/** The cells of a file, before anything is known of their meaning. */
export interface Table {
  readonly form: 'text' | 'workbook';
  /** Null for a workbook, whose texts are Unicode. */
  readonly encoding: Encoding | null;
  /** Other encodings are possible too, so a person confirms this one: there is no byte order mark, and it is no Unicode. */
  readonly isGuess: boolean;
  /** The encodings that the file may have, likeliest first. */
  readonly candidates: readonly Encoding[];
  /** The decimal separator of its numbers. */
  readonly decimal: '.' | ',';
  /** Name of the sheet that was read, if the workbook has others with cells, hidden ones too. */
  readonly sheet: string | null;
  readonly otherSheets: readonly string[];
  /** Rows that were left out because the sheet hides them, for instance by a filter. */
  readonly hiddenRows: number;
  /** The first row names the columns. If not, it is an order, and the header has the letters of a spreadsheet's columns. */
  readonly hasHeader: boolean;
  /** As written, without empty cells at the end. */
  readonly header: readonly string[];
  /** Rows with at least one filled cell. */
  readonly rows: readonly TableRow[];
}

export interface TableRow {
  /** Line of the file, as an editor shows it, at which the row begins; row of a workbook's sheet. Both count from 1. */
  readonly line: number;
  /** As many as the header has; without white space around them. */
  readonly cells: readonly string[];
}

export const maxFileBytes = 8 * 1024 * 1024;
/** 1,000 orders of 100 items, a row each. */
const maxRows = 100_000;
/** Those of a spreadsheet, which may write all of its empty rows. */
const maxLines = 1_048_576;
/** Of 25,000 rows of Shopify's 79 columns, empty ones included: the memory of the reader. */
const maxCells = 2_000_000;

/** Says if the first row, which other rows are below, names the columns. */
export type IsHeader = (first: readonly string[], below: readonly (readonly string[])[]) => boolean;

/** Reads the cells of a file. @throws {Unreadable} */
export function readTable(
  content: Uint8Array,
  encoding: Encoding | null,
  isHeader: IsHeader = () => true,
): Table {
  if (content.length > maxFileBytes)
    throw new Unreadable({ reason: 'too_large', maxMegabytes: maxFileBytes / 1024 / 1024 });
  const kind = findKind(content);
  if (kind === 'zip') return workbookTable(readWorkbook(content), isHeader);
  if (kind !== 'text') throw new Unreadable({ reason: 'no_table', kind });
  const decoded = decodeText(content, encoding);
  const textKind = findTextKind(decoded.text);
  if (textKind) throw new Unreadable({ reason: 'no_table', kind: textKind });
  const separator = findSeparator(decoded.text);
  try {
    return textTable(decoded, { separator, isQuoted: true, isHeader });
  } catch (error) {
    // Programs that separate by tabs often know no quotes: Amazon writes `"A5` as it is.
    if (!(error instanceof Unreadable) || separator !== '\t') throw error;
    try {
      return textTable(decoded, { separator, isQuoted: false, isHeader });
    } catch {
      throw error;
    }
  }
}

/** Returns the table of the first sheet that has one. A sheet of instructions has a single column. */
function workbookTable(sheets: readonly WorkbookSheet[], isHeader: IsHeader): Table {
  const shown = sheets.filter(({ isHidden }) => !isHidden);
  let fault: unknown = new Unreadable({ reason: 'empty' });
  let first: Table | null = null;
  for (const { name, rows, hiddenRows } of shown.toReversed())
    try {
      const found = collectRows(rows(), null, isHeader);
      const table: Table = {
        form: 'workbook',
        encoding: null,
        isGuess: false,
        candidates: [],
        decimal: findDecimal(found.rows, '.'),
        sheet: sheets.length > 1 ? name : null,
        otherSheets: sheets.flatMap((one) => (one.name === name ? [] : [one.name])),
        hiddenRows,
        ...found,
      };
      if (first === null || isTable(table) || !isTable(first)) first = table;
    } catch (error) {
      fault = error;
    }
  if (first === null) throw fault;
  return first;
}

function isTable({ header, rows }: Table): boolean {
  return header.length > 1 && rows.length > 0;
}

interface TextForm {
  readonly separator: string;
  readonly isQuoted: boolean;
  readonly isHeader: IsHeader;
}

function textTable(decoded: DecodedText, { separator, isQuoted, isHeader }: TextForm): Table {
  const { encoding, isGuess, candidates } = decoded;
  const found = collectRows(readRows(decoded.text, separator, isQuoted), separator, isHeader);
  const [header = '', ...others] = found.header;
  if (others.length === 0 && /^\w[\w. ]*(?::\w[\w. ]*){2,}$|\S(?: {2,}\S+){2,}/.test(header))
    throw new Unreadable({ reason: 'separator', header });
  const decimal = findDecimal(found.rows, separator === ';' ? ',' : '.');
  return {
    form: 'text',
    encoding,
    isGuess,
    candidates,
    decimal,
    sheet: null,
    otherSheets: [],
    hiddenRows: 0,
    ...found,
  };
}

interface FilledRow extends TableRow {
  /** Cells of the row in the file, empty ones at the end included. */
  readonly width: number;
  readonly isAfterEmpty: boolean;
}

/** Finds the header among the rows, and makes all others as wide. @throws {Unreadable} */
function collectRows(
  found: Iterable<FileRow>,
  separator: string | null,
  isHeader: IsHeader,
): Pick<Table, 'hasHeader' | 'header' | 'rows'> {
  const all = splitWholeLines(filledRows(found), separator);
  const [top, ...rest] = all.slice(findHeader(all));
  if (!top) throw new Unreadable({ reason: 'empty' });
  const hasHeader = isHeader(
    top.cells,
    rest.map(({ cells }) => cells),
  );
  const width = hasHeader ? top.width : usualWidth(all, separator);
  const header = hasHeader ? top.cells : Array.from({ length: width }, (_, column) => columnLetters(column));
  const body = withoutFooters(hasHeader ? rest : all, header.length).filter(
    ({ cells }) =>
      !hasHeader || cells.length !== header.length || cells.some((cell, at) => cell !== header[at]),
  );
  if (body.length * header.length > maxCells) throw new Unreadable({ reason: 'cells', max: maxCells });
  const rows = body.map((row, at) => {
    const { line, cells } = row;
    checkWidth(row, body[at + 1], { columns: header.length, width, separator });
    return { line, cells: [...cells, ...Array<string>(header.length - cells.length).fill('')] };
  });
  return { hasHeader, header, rows };
}

/** Returns the number of cells that most rows have; in a workbook, where a cell never moves, that of the widest. */
function usualWidth(rows: readonly FilledRow[], separator: string | null): number {
  if (separator === null) return rows.reduce((most, { cells }) => Math.max(most, cells.length), 0);
  const widths = [...Map.groupBy(rows, ({ width }) => width)];
  return widths.toSorted((one, other) => other[1].length - one[1].length || other[0] - one[0])[0]?.[0] ?? 0;
}

interface TableWidth {
  readonly columns: number;
  /** Cells of the header, empty ones at its end included. */
  readonly width: number;
  readonly separator: string | null;
}

function checkWidth(
  { line, cells, width }: FilledRow,
  next: FilledRow | undefined,
  { columns, width: usual, separator }: TableWidth,
): void {
  if (cells.length > columns) {
    const value = cells.slice(columns).find((cell) => cell !== '') ?? '';
    throw new Unreadable({ reason: 'many_cells', line, found: cells.length, columns, value, separator });
  }
  const isBroken =
    next?.line === line + 1 && width !== next.width && width + next.width === usual + 1 && next.width > 1;
  if (separator !== null && width > 1 && isBroken)
    throw new Unreadable({ reason: 'few_cells', line, found: width, columns });
}

const tooManyRows = { reason: 'rows', max: maxRows } as const;

function filledRows(found: Iterable<FileRow>): FilledRow[] {
  const rows: FilledRow[] = [];
  let cellCount = 0;
  let lines = 0;
  let isAfterEmpty = false;
  for (const { line, cells } of found) {
    if (++lines > maxLines) throw new Unreadable(rows.length === 0 ? { reason: 'empty' } : tooManyRows);
    if (line === 1 && /^sep=.?$/.test(cells.join(''))) continue;
    const filled = cells.findLastIndex((cell) => cell !== '') + 1;
    if (filled > 0) rows.push({ line, cells: cells.slice(0, filled), width: cells.length, isAfterEmpty });
    isAfterEmpty = filled === 0;
    cellCount += filled;
    if (filled > maxColumns) throw new Unreadable({ reason: 'columns', max: maxColumns });
    if (rows.length > maxRows) throw new Unreadable(tooManyRows);
    if (cellCount > maxCells) throw new Unreadable({ reason: 'cells', max: maxCells });
  }
  return rows;
}

const maxTitles = 5;
const minSplitColumns = 3;

/**
 * Splits rows that stand whole in their first cell. A spreadsheet writes them so if its own separator is another than that of
 * the file: all of them, or those with quotes.
 */
function splitWholeLines(rows: readonly FilledRow[], separator: string | null): readonly FilledRow[] {
  const [header = ''] = rows[0]?.cells ?? [];
  // A title stands alone in its row, unlike the rows below.
  const isWhole = rows.slice(0, maxTitles).every(({ cells }) => cells.length === 1);
  const inner = isWhole ? findSeparator(header) : separator;
  if (inner === null) return rows;
  const columns = isWhole ? splitLine(header, inner).length : (rows[0]?.cells.length ?? 0);
  if (columns < minSplitColumns) return rows;
  return rows.map((row) => {
    const [line = ''] = row.cells;
    if (row.cells.length > 1 || !line.includes(inner)) return row;
    const cells = splitLine(line, inner);
    return cells.length === columns ? { ...row, cells, width: columns } : row;
  });
}

/** Returns the place of the header: the first row, or the row below titles, which are single cells. */
function findHeader(rows: readonly FilledRow[]): number {
  const at = rows.findIndex(({ cells }) => cells.filter((cell) => cell !== '').length > 1);
  const names = rows[at]?.cells.filter((cell) => cell !== '') ?? [];
  const isHeader = names.length >= 3 && names.every((name) => /^[\p{L}_*"“「(]/u.test(name));
  return at <= maxTitles && isHeader ? at : 0;
}

/** Some shops end their exports with the number of the records and the seller, below an empty row. */
function withoutFooters(all: readonly FilledRow[], columns: number): readonly FilledRow[] {
  const isFooter = ({ cells }: FilledRow) =>
    cells.length <= 3 &&
    cells.some((cell) => /^(?:(?:\d+ )?record\(?s?\)? downloaded|seller id\b)/i.test(cell));
  const rows = all.slice(0, all.findLastIndex((row) => !isFooter(row)) + 1);
  const last = rows.findLastIndex(({ cells }) => cells.length > 2);
  const footer = rows.findIndex(({ isAfterEmpty }, at) => at > last && isAfterEmpty);
  return columns >= 5 && last !== -1 && footer !== -1 ? rows.slice(0, footer) : rows;
}

const decimalNumber =
  /^\D{0,4}(?:\d{1,3}(?:[.,' \u00a0]\d{3})+|\d{1,9})([.,])(?:\d{1,2}|\d{4,9}|(?<=\b0[.,])\d{3})\D{0,4}$/;

/**
 * Finds what separates decimals, from numbers with one or two of them. Thousands have three digits. A column of HS codes, such
 * as 6109.10, says nothing: files with decimal commas write them so too.
 */
function findDecimal(rows: readonly TableRow[], usual: '.' | ','): '.' | ',' {
  const columns: { points: number; commas: number; isOfCodes: boolean }[] = [];
  for (const { cells } of rows.slice(0, 1_000))
    for (const [column, cell] of cells.entries()) {
      const [, sign] = decimalNumber.exec(cell) ?? [];
      if (sign === undefined) continue;
      columns[column] ??= { points: 0, commas: 0, isOfCodes: true };
      const counts = columns[column];
      if (sign === '.') counts.points++;
      else counts.commas++;
      counts.isOfCodes &&= /^\d{4}\.\d\d?$/.test(cell);
    }
  let more = 0;
  for (const { points, commas, isOfCodes } of Object.values(columns)) if (!isOfCodes) more += points - commas;
  return more === 0 ? usual : more > 0 ? '.' : ',';
}
