import { isUtf8 } from 'node:buffer';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { CATALOG_TABLES, type CatalogData, emptyCatalogData } from '../../db/table/catalog/catalog-data.ts';
import type { CatalogProblem } from './catalog-problem.ts';
import { checkCatalog } from './check-catalog.ts';
import { parseCatalogFile } from './parse-catalog-file.ts';
import { RowLines } from './row-lines.ts';

/** What reading a folder of catalogue files gave; publish only when `problems` is empty. */
export interface CatalogReading {
  data: CatalogData;
  lines: RowLines;
  problems: CatalogProblem[];
}

/** Reads and checks a folder of catalogue CSV files (see db/seed/catalog/README.md); collects every problem. */
export async function readCatalog(directory: string): Promise<CatalogReading> {
  const names = new Set(await readdir(directory));
  const contents = new Map<string, string>();
  const misread: CatalogProblem[] = [];
  for (const table of CATALOG_TABLES) {
    const file = `${table}.csv`;
    if (!names.has(file)) continue;
    const bytes = await readFile(join(directory, file));
    contents.set(table, bytes.toString('utf8'));
    if (!isUtf8(bytes))
      misread.push({ file, line: firstBadLine(bytes), column: '', message: 'must be UTF-8 text' });
  }
  const reading = parseCatalog(contents);
  reading.problems.unshift(...misread);
  for (const file of names) {
    const known = CATALOG_TABLES.some((table) => file === `${table}.csv`);
    if (file.endsWith('.csv') && !known) {
      const right = CATALOG_TABLES.map((table) => `${table}.csv`).join(', ');
      reading.problems.push({
        file,
        line: 1,
        column: '',
        message: `is no catalogue file; there are: ${right}`,
      });
    }
  }
  return reading;
}

/** The line of the first byte that is no UTF-8. */
function firstBadLine(bytes: Buffer): number {
  const lines = bytes.toString('latin1').split('\n');
  return lines.findIndex((line) => !isUtf8(Buffer.from(line, 'latin1'))) + 1;
}

/**
 * Parses and checks the files' texts, keyed by table name. Where a whole file is missing or unreadable, the others'
 * references to it are not checked: each would only repeat that.
 */
export function parseCatalog(contents: ReadonlyMap<string, string>): CatalogReading {
  const data = emptyCatalogData();
  const lines = new RowLines();
  const problems: CatalogProblem[] = [];
  let readable = true;
  for (const table of CATALOG_TABLES) {
    const content = contents.get(table);
    if (content === undefined) {
      readable = false;
      const message = 'is missing; a file with its header alone says that there are none';
      problems.push({ file: `${table}.csv`, line: 1, column: '', message });
      continue;
    }
    const rows = parseCatalogFile(table, content, lines, problems);
    if (rows === null) readable = false;
    else data[table] = rows as never;
  }
  if (readable) problems.push(...checkCatalog(data, lines));
  return { data, lines, problems };
}
