import type { Schemas } from '../../../generated/operations.ts';
import type { Language } from '../../language.ts';
import { csvParts, headerName, rowsTable, type WrittenTable } from '../../order-file/write-orders.ts';
import { takeTurns } from '../../turn.ts';
import type { Reader } from '../advice.ts';
import { labeled } from '../text.ts';
import { type CheckedOrder, checkedOrders, placeOfFinding, type ReadFile } from './checked-orders.ts';
import type { Decisions } from './order-file-form.ts';

/**
 * Returns the orders with problems in the columns of their file, with a further column that says the problems. Null: no order
 * has one.
 */
export function problemFile(
  read: ReadFile,
  validation: Schemas['ShipmentBatchValidation'],
  decisions: Decisions,
  reader: Reader,
): AsyncIterable<string> | null {
  const { language } = reader;
  const find = (lineOf?: (line: number) => number | undefined) =>
    checkedOrders(read, validation, decisions, reader, lineOf).orders.filter(
      ({ state }) => state === 'problem' || state === 'doubt',
    );
  const lines = find().flatMap(({ order }) => order.lines);
  if (lines.length === 0) return null;
  const newLines = linesInFile(read, new Set(lines));
  const problems = new Map(lines.map((line) => [line, [] as string[]] as const));
  const fields = new Set<string>();
  for (const order of find((line) => newLines.get(line)))
    for (const { line, field, text } of problemsOf(order, read, language)) {
      problems.get(line)?.push(text);
      if (field !== null) fields.add(field);
    }
  const texts = new Map([...problems].map(([line, said]) => [line, joinProblems(said, language)] as const));
  return inTurns(rowsTable(read, texts, [...fields], language));
}

/** Returns the lines of rows in a file that has only those, by their lines now. */
function linesInFile(
  { table: { header, rows } }: ReadFile,
  chosen: ReadonlySet<number>,
): ReadonlyMap<number, number> {
  const heightOf = (cells: readonly string[]) =>
    1 + cells.reduce((sum, cell) => sum + (cell.match(/\r\n|\r|\n/g)?.length ?? 0), 0);
  const lines = new Map<number, number>();
  let next = 1 + heightOf(header);
  for (const { line, cells } of rows) {
    if (!chosen.has(line)) continue;
    lines.set(line, next);
    next += heightOf(cells);
  }
  return lines;
}

interface RowProblem {
  readonly line: number;
  /** The field, if the file has no column for it. */
  readonly field: string | null;
  readonly text: string;
}

/** Names each field as its column in the file. */
function problemsOf(
  { order, findings, line }: CheckedOrder,
  read: ReadFile,
  language: Language,
): RowProblem[] {
  return findings
    .filter(({ isProblem }) => isProblem)
    .map((finding) => {
      const { label, text } = finding;
      const place = placeOfFinding(order, finding, read);
      const field = typeof place?.column === 'string' ? place.column : null;
      const name =
        typeof place?.column === 'number' && read.table.hasHeader
          ? read.table.header[place.column]
          : field && headerName({ field }, language);
      return {
        line: place?.line ?? line,
        field,
        text: name || label ? labeled(name || label, text, language) : text,
      };
    });
}

/** Joins sentences, of which some have a full stop. */
export function joinProblems(texts: readonly string[], language: Language): string {
  const stop = language === 'en' ? '. ' : '。';
  return texts.map((text) => text.replace(/[.。]$/, '')).join(stop);
}

export async function* inTurns(table: WrittenTable): AsyncGenerator<string> {
  const turn = takeTurns();
  for (const part of csvParts(table)) {
    await turn();
    yield part;
  }
}
