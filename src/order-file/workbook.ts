import { createRequire } from 'node:module';
import type * as SheetJs from '@e965/xlsx';
import type { FileRow } from './delimited.ts';
import { type OtherKind, Unreadable } from './file-fault.ts';
import { listZipEntries, unpackZipEntries, ZipError } from './zip.ts';

export interface WorkbookSheet {
  readonly name: string;
  readonly isHidden: boolean;
  /** Rows that the sheet shows, with their numbers. */
  readonly rows: () => Iterable<FileRow>;
  /** Rows with cells that the sheet hides, for instance by a filter. */
  readonly hiddenRows: number;
}

const maxEntries = 1_000;
/** A sheet of 10,000 rows of Shopify. */
const maxInflatedBytes = 48 * 1024 * 1024;
const maxRow = 1_048_576;

/** Paths of the parts of a workbook that have its cells. Drawings, links and macros are never unpacked. */
const neededPart =
  /^\/?(?:\[content_types\]\.xml|xl\/(?!calcChain)[^/]+\.xml|xl\/_rels\/[^/]+\.rels|xl\/worksheets\/[^/]+\.xml)$/i;

const archiveKinds: readonly [RegExp, OtherKind][] = [
  [/^\/?xl\/workbook\.bin$/i, 'xlsb'],
  [/^Index\/Document\.iwa$|^Index\.zip$/i, 'numbers'],
  [/^(?:word|ppt)\//i, 'document'],
  [/^content\.xml$/i, 'ods'],
];

/** Reads the sheets of an Excel workbook, or says what other archive it is. @throws {Unreadable} */
export function readWorkbook(content: Uint8Array): WorkbookSheet[] {
  const archive = Buffer.from(content.buffer, content.byteOffset, content.byteLength);
  try {
    const entries = listZipEntries(archive, maxEntries);
    const has = (pattern: RegExp) => entries.some(({ name }) => pattern.test(name));
    if (!has(/^\/?xl\/workbook\w*\.xml$/i)) {
      const [, kind = 'archive'] = archiveKinds.find(([pattern]) => has(pattern)) ?? [];
      throw new Unreadable({ reason: 'no_table', kind });
    }
    const needed = entries.filter(({ name }) => neededPart.test(name));
    if (needed.some(({ isEncrypted }) => isEncrypted))
      throw new Unreadable({ reason: 'no_table', kind: 'locked' });
    return parseSheets(unpackZipEntries(archive, needed, maxInflatedBytes));
  } catch (error) {
    if (!(error instanceof ZipError)) throw error;
    throw new Unreadable(error.isTooLarge ? { reason: 'inflated' } : { reason: 'no_table', kind: 'damaged' });
  }
}

/** SheetJS has 280 kB, and only workbooks need it. */
export const loadSheetJs = () =>
  createRequire(import.meta.url)('@e965/xlsx/dist/xlsx.mini.min.js') as typeof SheetJs & {
    // Its types lack the reading of an archive that was unpacked before.
    parse_zip(archive: unknown, options: SheetJs.ParsingOptions): SheetJs.WorkBook;
  };

/**
 * Renames the elements of a sheet for which SheetJS visits each place of a range, whatever its size: widths of columns and
 * links. They stand before and after its cells.
 */
function withoutRanges(name: string, content: Buffer): Buffer {
  if (!/worksheets/i.test(name)) return content;
  const first = content.indexOf('sheetData');
  const last = content.lastIndexOf('sheetData');
  const rename = (part: Buffer) =>
    Buffer.from(
      part.toString('latin1').replaceAll(/\bcols?\b|hyperlink/g, (word) => '_'.repeat(word.length)),
      'latin1',
    );
  return first === -1
    ? rename(content)
    : Buffer.concat([
        rename(content.subarray(0, first)),
        content.subarray(first, last),
        rename(content.subarray(last)),
      ]);
}

function parseSheets(parts: readonly { readonly name: string; readonly content: Buffer }[]): WorkbookSheet[] {
  const sheetJs = loadSheetJs();
  const archive = sheetJs.CFB.utils.cfb_new();
  for (const { name, content } of parts)
    sheetJs.CFB.utils.cfb_add(archive, name.replace(/^\/?/, '/'), withoutRanges(name, content), {
      unsafe: true,
    });
  let workbook: SheetJs.WorkBook;
  try {
    workbook = sheetJs.parse_zip(archive, {
      dense: true,
      cellFormula: false,
      cellHTML: false,
      cellNF: true,
      // Without it, hidden rows are not told.
      cellStyles: true,
    });
  } catch {
    throw new Unreadable({ reason: 'no_table', kind: 'damaged' });
  }
  const date1904 = workbook.Workbook?.WBProps?.date1904 ?? false;
  return workbook.SheetNames.flatMap((name, at) => {
    const sheet = workbook.Sheets[name];
    const data: readonly (readonly SheetJs.CellObject[])[] = sheet?.['!data'] ?? [];
    if (!sheet || data.length === 0) return [];
    const isHidden = (row: number) => sheet['!rows']?.[row]?.hidden ?? false;
    // A row may have any number, so the array may have holes.
    const places = Object.keys(data)
      .map(Number)
      .filter((row) => row < maxRow);
    function* rows(): Generator<FileRow> {
      let next = 0;
      for (const row of places.filter((place) => !isHidden(place))) {
        if (row > next) yield { line: next + 1, cells: [] };
        next = row + 1;
        const cells = Array.from(data[row] ?? [], (cell) => shownText(cell, sheetJs.SSF, date1904));
        yield { line: row + 1, cells };
      }
    }
    const hiddenRows = places.filter(
      (row) => isHidden(row) && data[row]?.some((cell) => cell?.v !== undefined),
    );
    return {
      name,
      isHidden: (workbook.Workbook?.Sheets?.[at]?.Hidden ?? 0) > 0,
      rows,
      hiddenRows: hiddenRows.length,
    };
  });
}

/** Adds decimals to a number format that has none or one: a weight of 0.25 kg would be shown as 0.3. */
function withDecimals(pattern: string): string {
  const [, digits = '', decimal = '.', after = ''] =
    /^([^0#.;?%eE/]*[#,0]*[0#])(\.[0#])?([^0#.;?%eE/]*)$/.exec(pattern) ?? [];
  return digits === '' ? pattern : `${digits}${decimal}#####${after}`;
}

/** Spreadsheets keep 15 digits of a number, and programs those of whole numbers up to 2^53. */
function hasLostDigits(number: number): boolean {
  return !Number.isSafeInteger(number) || /^-?\d{15}0+$/.test(String(number));
}

/**
 * Returns the text that a cell shows, with its leading zeros. Whole numbers have all of their digits, numbers no thousands
 * separators, and dates are those of ISO 8601.
 */
function shownText(
  cell: SheetJs.CellObject | undefined,
  format: typeof SheetJs.SSF,
  date1904: boolean,
): string {
  if (cell?.v === undefined || cell.t === 'z') return '';
  const shown = (cell.w ?? String(cell.v)).trim();
  if (cell.t !== 'n' || typeof cell.v !== 'number') return shown;
  if (Number.isInteger(cell.v) && Math.abs(cell.v) >= 1e15 && hasLostDigits(cell.v))
    return cell.v.toExponential().toUpperCase();
  const pattern = String(cell.z ?? 'General');
  if (Number.isInteger(cell.v) && /E[+-]/i.test(shown)) return String(cell.v);
  try {
    if (format.is_date(pattern) && cell.v >= 1)
      return format.format(cell.v % 1 === 0 ? 'yyyy-mm-dd' : 'yyyy-mm-dd hh:mm', cell.v, { date1904 });
    const exact = (Number.isInteger(cell.v) ? pattern : withDecimals(pattern)).replaceAll('#,##', '');
    if (exact === pattern) return shown;
    // A sum of decimals, such as 80.0000000001, leaves a point without decimals.
    return format
      .format(exact, cell.v)
      .trim()
      .replace(/(?<=\d)\.(?!\d)/, '');
  } catch {
    // A number format that SheetJS doesn't know.
    return shown;
  }
}
