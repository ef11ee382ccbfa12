/** A spreadsheet takes a cell that begins so for a formula; an apostrophe before it makes it text. */
const formula = /^'*[=+\-@\t\r\uff1d\uff0b\uff0d\uff20]/;
const guarded = /^'+[=+\-@\t\r\uff1d\uff0b\uff0d\uff20]/;

/** A cell's text, with an apostrophe before what a spreadsheet would take for a formula. */
export function guardFormula(cell: string): string {
  return formula.test(cell) ? `'${cell}` : cell;
}

/** The text that {@link guardFormula} was given. */
export function unguardFormula(cell: string): string {
  return guarded.test(cell) ? cell.slice(1) : cell;
}
