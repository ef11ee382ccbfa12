/** Spreadsheets treat a cell with this start as a formula, unless an apostrophe precedes it. */
const formula = /^'*[=+\-@\t\r\uff1d\uff0b\uff0d\uff20]/;
const guarded = /^'+[=+\-@\t\r\uff1d\uff0b\uff0d\uff20]/;

/** Adds an apostrophe before a text that a spreadsheet would treat as a formula. */
export function guardFormula(cell: string): string {
  return formula.test(cell) ? `'${cell}` : cell;
}

export function unguardFormula(cell: string): string {
  return guarded.test(cell) ? cell.slice(1) : cell;
}
