/** Excel reads a file as UTF-8 only if it begins with this mark. */
const byteOrderMark = '\uFEFF';

export interface CsvColumn<Row> {
  readonly name: string;
  readonly cell: (row: Row) => string | number | null;
}

/** Returns the first line of a CSV file (RFC 4180): the names of the columns. */
export function csvHead(columns: readonly CsvColumn<never>[]): string {
  return byteOrderMark + line(columns.map(({ name }) => name));
}

export function csvLines<Row>(columns: readonly CsvColumn<Row>[], rows: readonly Row[]): string {
  return rows.map((row) => line(columns.map(({ cell }) => cellText(cell(row))))).join('');
}

function line(cells: readonly string[]): string {
  return `${cells.map((cell) => (/[",\r\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell)).join(',')}\r\n`;
}

/** Spreadsheets run a text that begins like a formula. An apostrophe makes it a text (OWASP, CSV injection). */
function cellText(value: string | number | null): string {
  if (typeof value === 'number') return String(value);
  const text = value ?? '';
  return /^[\s\p{Cc}]*[=+\-@＝＋－＠]|^[\t\r\n]/u.test(text) ? `'${text}` : text;
}
