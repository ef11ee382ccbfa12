import { CsvError, parse } from 'csv-parse/sync';
import { type FileFault, Unreadable } from './file-fault.ts';

/** Encodings of files, by their names in the Encoding Standard of WHATWG. */
export type Encoding = 'utf-8' | 'utf-16le' | 'utf-16be' | 'gb18030' | 'big5' | 'shift_jis' | 'windows-1252';

/** The cells of a file, before anything is known of their meaning. */
export interface Table {
  readonly form: 'text' | 'workbook';
  /** Null for a workbook, whose texts are Unicode. */
  readonly encoding: Encoding | null;
  /** Other encodings are possible too, so a person confirms this one: there is no byte order mark, and it is not UTF-8. */
  readonly isGuess: boolean;
  /** The encodings that the file may have, likeliest first. */
  readonly candidates: readonly Encoding[];
  /** What separates decimals in its numbers. */
  readonly decimal: '.' | ',';
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

/** Ten times a full file with items, so that copying the orders out of the thread stays short. */
const maxValues = 100_000;

/** Reads the cells of a file. @throws {Unreadable} */
export function readTable(content: Uint8Array, encoding: Encoding | null): Table {
  const rows: TableRow[] = [];
  let header: readonly string[] | null = null;
  let row = 0;
  let values = 0;
  const readRow = (cells: readonly string[]): void => {
    row++;
    const filled = cells.findLastIndex((cell) => cell !== '') + 1;
    if (filled === 0) return;
    if (header === null) {
      header = cells.slice(0, filled);
      return;
    }
    // Spreadsheets may add empty cells at the end.
    if (filled > header.length || cells.length < header.length)
      throw new Unreadable({ reason: 'cells', row, found: cells.length, columns: header.length });
    values += cells.filter((cell) => cell !== '').length;
    if (values > maxValues) throw new Unreadable({ reason: 'values', max: maxValues });
    rows.push({ line: row, cells: cells.slice(0, header.length) });
  };
  try {
    parse(decodeText(content), {
      relax_column_count: true,
      // ="02110" is how spreadsheets keep a text of digits.
      relax_quotes: true,
      trim: true,
      on_record(cells: string[]) {
        readRow(cells);
        return null;
      },
    });
  } catch (error) {
    if (error instanceof CsvError) throw new Unreadable({ reason: 'quotes', row: row + 1 });
    throw error;
  }
  if (header === null) throw new Unreadable({ reason: 'empty' });
  return {
    form: 'text',
    encoding: encoding ?? 'utf-8',
    isGuess: false,
    candidates: ['utf-8'],
    decimal: '.',
    header,
    rows,
  };
}

/** First bytes of .xlsx and .xls. */
const workbookMarks = ['504b0304', 'd0cf11e0'];

function decodeText(content: Uint8Array): string {
  const fault = (reason: 'workbook' | 'not_utf8'): FileFault => ({ reason });
  if (workbookMarks.includes(Buffer.from(content.subarray(0, 4)).toString('hex')))
    throw new Unreadable(fault('workbook'));
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(content);
    // UTF-16 of Latin letters is UTF-8 with NUL.
    if (!text.includes('\0')) return text;
  } catch (error) {
    if (!(error instanceof TypeError)) throw error;
  }
  throw new Unreadable(fault('not_utf8'));
}
