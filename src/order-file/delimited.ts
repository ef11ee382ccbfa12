import { Unreadable } from './file-fault.ts';

/** A row of a file, as wide as it is there. */
export interface FileRow {
  /** Line at which it begins, as an editor shows it. */
  readonly line: number;
  /** Without white space around them. */
  readonly cells: readonly string[];
}

/** Far more than a shop's program writes. Each may have to be shown with a choice of its meaning. */
export const maxColumns = 1_000;
const maxCellLength = 32_767;
const maxShownLength = 40;

const lineFeed = 10;
const carriageReturn = 13;
const quote = 34;
const backslash = 92;

interface Quoted {
  readonly value: string;
  /** Place after the cell. */
  readonly end: number;
}

/**
 * Reads the rows of a text whose cells are separated by a character (RFC 4180, with any line ends). Quotes inside of an
 * unquoted cell are part of it. So are those around the first words of a cell, such as `"A5" notebook`.
 * @throws {Unreadable}
 */
export function* readRows(text: string, separator: string, isQuoted: boolean): Generator<FileRow> {
  const separatorCode = separator.charCodeAt(0);
  let at = 0;
  let line = 1;

  const isLineEnd = (code: number) => code === lineFeed || code === carriageReturn;
  const endOfPlainCell = (from: number) => {
    let end = from;
    for (; end < text.length; end++) {
      const code = text.charCodeAt(end);
      if (code === separatorCode || isLineEnd(code)) break;
    }
    return end;
  };
  const skipBlanks = (from: number) => {
    let end = from;
    while (end < text.length && separatorCode !== text.charCodeAt(end) && isBlank(text.charCodeAt(end)))
      end++;
    return end;
  };

  const isCellEnd = (place: number) => {
    const after = skipBlanks(place);
    const code = text.charCodeAt(after);
    return after === text.length || code === separatorCode || isLineEnd(code);
  };
  /** Says if a quote is one of a program that writes `\"`. Before the end of a cell, a lone `\"` ends it. */
  const isEscape = (place: number) =>
    text.charCodeAt(place - 1) === backslash &&
    (text.charCodeAt(place + 1) === quote
      ? text.charCodeAt(place + 2) !== quote && isCellEnd(place + 2)
      : !isCellEnd(place + 1));
  /** Reads a cell that begins with a quote; null if the quote is part of the text. */
  const readQuoted = (start: number): Quoted | null => {
    let isEscaped = false;
    for (let end = text.indexOf('"', start + 1); end !== -1; end = text.indexOf('"', end + 1)) {
      if (isEscape(end)) {
        isEscaped = true;
        continue;
      }
      if (text.charCodeAt(end + 1) === quote) {
        end++;
        continue;
      }
      if (end - start > maxCellLength) break;
      const after = skipBlanks(end + 1);
      if (isCellEnd(after))
        return { value: withoutEscapes(text.slice(start + 1, end), isEscaped), end: after };
      return readUnescaped(start, end);
    }
    const [value = ''] = text.slice(start, start + maxShownLength).split(/[\r\n]/);
    throw new Unreadable({ reason: 'quotes', line, value });
  };
  /** A program that doubles no quotes writes `"12" pipe"`. */
  const readUnescaped = (start: number, strayQuote: number): Quoted | null => {
    const end = endOfPlainCell(strayQuote);
    const cell = text.slice(start, end).trimEnd();
    const isWhole = endOfPlainCell(start) === end && cell.endsWith('"') && cell.split('"').length % 2 === 0;
    return isWhole ? { value: cell.slice(1, -1), end } : null;
  };

  while (at < text.length) {
    const cells: string[] = [];
    const first = line;
    for (;;) {
      const start = skipBlanks(at);
      const quoted = isQuoted && text.charCodeAt(start) === quote ? readQuoted(start) : null;
      const end = quoted?.end ?? endOfPlainCell(start);
      const value = (quoted?.value ?? text.slice(start, end)).trim();
      if (value.length > maxCellLength)
        throw new Unreadable({ reason: 'long_cell', line, max: maxCellLength });
      cells.push(value);
      if (cells.length > maxColumns) throw new Unreadable({ reason: 'columns', max: maxColumns });
      if (quoted) line += countLineEnds(quoted.value);
      at = end + 1;
      if (text.charCodeAt(end) === separatorCode) continue;
      if (text.charCodeAt(end) === carriageReturn && text.charCodeAt(at) === lineFeed) at++;
      break;
    }
    line++;
    yield { line: first, cells };
  }
}

function withoutEscapes(value: string, isEscaped: boolean): string {
  const plain = value.replaceAll('""', '"');
  return isEscaped ? plain.replaceAll('\\"', '"') : plain;
}

function isBlank(code: number): boolean {
  return code === 32 || code === 9 || code === 0xa0 || code === 0x3000;
}

function countLineEnds(text: string): number {
  let count = 0;
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at);
    if (code === lineFeed ? text.charCodeAt(at - 1) !== carriageReturn : code === carriageReturn) count++;
  }
  return count;
}

/** The comma of Chinese is in texts too, so any other comes first. */
const separators = ['\t', ';', ',', '|'];
const lastSeparator = '，';
/** Names of columns have none of them. */
const rareSeparators = /[\^~¦]/;
const sampleLines = 20;
const sampleLength = 65_536;

/** Finds what separates the cells: it is outside of quotes, and on more lines than others. */
export function findSeparator(text: string): string {
  const [, declared] = /^"?sep=(.)"?[\r\n]/.exec(text.slice(0, 10)) ?? [];
  if (declared !== undefined) return declared;
  const [first = ''] = /[^\r\n]+/.exec(text.slice(0, sampleLength)) ?? [];
  const [rare] = rareSeparators.exec(first) ?? [];
  if (rare !== undefined && !separators.some((one) => first.includes(one))) return rare;
  const unquoted = text.slice(0, sampleLength).replaceAll(/"[^"]*"/g, '');
  const lines = unquoted.split(/\r\n?|\n/, sampleLines);
  const found = separators.map((separator) => {
    const counts = lines.map((line) => line.split(separator).length - 1).filter((count) => count > 0);
    return { separator, lines: counts.length, total: counts.reduce((sum, count) => sum + count, 0) };
  });
  const [best] = found.toSorted((one, other) => other.lines - one.lines || other.total - one.total);
  if (best && best.lines > 0) return best.separator;
  return lines.some((line) => line.includes(lastSeparator)) ? lastSeparator : ',';
}

/** Returns the cells of a line that stands in a single cell, or none if it is no such line. */
export function splitLine(line: string, separator: string): readonly string[] {
  try {
    const [row] = readRows(line, separator, true);
    return row?.cells ?? [];
  } catch (error) {
    if (error instanceof Unreadable) return [];
    throw error;
  }
}
