export type CsvValue = string | number | null;

/** Excel reads a file as UTF-8 only if it begins with this mark. */
export const byteOrderMark = '\uFEFF';

/** Returns the cells as one line (RFC 4180), with its line end. */
export function csvLine(cells: readonly CsvValue[], separator: ',' | ';' = ','): string {
  const quoted = cells
    .map(cellText)
    .map((cell) =>
      /["\r\n]/.test(cell) || cell.includes(separator) ? `"${cell.replaceAll('"', '""')}"` : cell,
    );
  return `${quoted.join(separator)}\r\n`;
}

/** Spreadsheets run a text that begins like a formula. An apostrophe makes it a text (OWASP, CSV injection). */
function cellText(value: CsvValue): string {
  if (typeof value === 'number') return String(value);
  const text = value ?? '';
  return /^[\s\p{Cc}]*[=+\-@＝＋－＠]|^[\t\r\n]/u.test(text) ? `'${text}` : text;
}
