import { isUtf8 } from 'node:buffer';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { CATALOG_TABLES, type CatalogData, emptyCatalogData } from '../../db/table/catalog/catalog-data.ts';
import type { CatalogProblem } from './catalog-problem.ts';
import { checkCatalog } from './check-catalog.ts';
import { parseCatalogFile } from './parse-catalog-file.ts';
import { RowLines } from './row-lines.ts';

/** The rows of a folder of catalog files. Publish them only if `problems` is empty. */
export interface CatalogReading {
  data: CatalogData;
  lines: RowLines;
  problems: CatalogProblem[];
}

/** Reads and checks a folder of catalog CSV files (format: db/seed/catalog/README.md). Collects all problems. */
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
        message: `is not a catalog file; the catalog files are ${right}`,
      });
    }
  }
  return reading;
}

function firstBadLine(bytes: Buffer): number {
  const lines = bytes.toString('latin1').split('\n');
  return lines.findIndex((line) => !isUtf8(Buffer.from(line, 'latin1'))) + 1;
}

/** Parses and checks the files, by table name. If one is missing, skips the checks across files. */
export function parseCatalog(contents: ReadonlyMap<string, string>): CatalogReading {
  const data = emptyCatalogData();
  const lines = new RowLines();
  const problems: CatalogProblem[] = [];
  let readable = true;
  for (const table of CATALOG_TABLES) {
    const content = contents.get(table);
    if (content === undefined) {
      readable = false;
      const message = 'is missing; add it, with only the header if there are no rows';
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
