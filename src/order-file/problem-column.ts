import { inLanguage, type Language, type Pair } from '../language.ts';
import { plainColumnName } from './column-name.ts';
import type { Table } from './table.ts';

const name: Pair = ['Problem', '問題'];
const plainNames: ReadonlySet<string> = new Set(name.map(plainColumnName));

/** Returns the name of the column that says what is wrong with an order, in files of orders to correct. */
export function problemColumn(language: Language): string {
  return inLanguage(name, language);
}

/** Returns a table without the columns of problems, so that a corrected file is read as the one it was made from. */
export function withoutProblems({ header, rows, ...table }: Table): Table {
  const isOther = header.map((one) => !plainNames.has(plainColumnName(one)));
  if (isOther.every(Boolean)) return { ...table, header, rows };
  const keep = (cells: readonly string[]) => cells.filter((_, column) => isOther[column]);
  const others = rows.map(({ line, cells }) => ({ line, cells: keep(cells) }));
  return {
    ...table,
    header: keep(header),
    rows: others.filter(({ cells }) => cells.some((cell) => cell !== '')),
  };
}
