import { isUtf8 } from 'node:buffer';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Kysely } from 'kysely';
import { latestPublication } from '../../db/query/pricing/catalog.ts';
import {
  CATALOG_TABLES,
  type CatalogData,
  type CatalogTableName,
  emptyCatalogData,
} from '../../db/table/catalog.ts';
import type { Database } from '../../db/table/index.ts';
import { type CatalogProblem, parseCatalogFile, RowLines } from './catalog-file.ts';
import type { CatalogSource } from './catalog-store.ts';
import { checkCatalog } from './check-catalog.ts';
import { loadCatalog } from './load.ts';

/** The rows of a folder of catalog files. Publish them only if `problems` is empty. */
export interface CatalogReading {
  data: CatalogData;
  lines: RowLines;
  problems: CatalogProblem[];
  /** Every row was read: the problems are of rows that contradict each other. */
  isWhole: boolean;
}

/** Reads and checks a folder of catalog CSV files (docs/catalog.md, Format). Collects all problems. */
export async function readCatalog(directory: string): Promise<CatalogReading> {
  const files = new Map<string, Uint8Array>();
  for (const file of await readdir(directory)) {
    if (isCatalogFile(file)) files.set(file, await readFile(join(directory, file)));
    // Listed without its content, so that the check reports its unknown name.
    else if (file.endsWith('.csv')) files.set(file, new Uint8Array());
  }
  return readCatalogFiles(files);
}

/** Reads and checks files by name. `others`: texts of the files that are not given, by table. */
export function readCatalogFiles(
  files: ReadonlyMap<string, Uint8Array>,
  others: ReadonlyMap<string, string> = new Map(),
): CatalogReading {
  const contents = new Map(others);
  const misread: CatalogProblem[] = [];
  const unknown: CatalogProblem[] = [];
  for (const [file, content] of files) {
    const bytes = Buffer.from(content.buffer, content.byteOffset, content.byteLength);
    const problem = (line: number, message: string) => ({ file, line, column: '', message });
    if (isCatalogFile(file)) contents.set(file.slice(0, -'.csv'.length), bytes.toString('utf8'));
    else unknown.push(problem(1, `is not a catalog file; the catalog files are ${fileNames.join(', ')}`));
    if (isCatalogFile(file) && !isUtf8(bytes))
      misread.push(problem(firstBadLine(bytes), 'must be UTF-8 text'));
  }
  const reading = parseCatalog(contents);
  if (misread.length > 0) reading.isWhole = false;
  reading.problems.unshift(...misread);
  reading.problems.push(...unknown);
  return reading;
}

const fileNames = CATALOG_TABLES.map((table) => `${table}.csv`);

function isCatalogFile(file: string): boolean {
  return fileNames.includes(file);
}

function firstBadLine(bytes: Buffer): number {
  const lines = bytes.toString('latin1').split('\n');
  return lines.findIndex((line) => !isUtf8(Buffer.from(line, 'latin1'))) + 1;
}

/** A folder from before the file existed has no rows of it. */
const mayBeMissing: ReadonlySet<CatalogTableName> = new Set([
  'tax_area',
  'customs_document',
  'duty_rule',
  'duty_rate',
]);

/** Parses and checks the files, by table name. If one is missing, skips the checks across files. */
export function parseCatalog(contents: ReadonlyMap<string, string>): CatalogReading {
  const data = emptyCatalogData();
  const lines = new RowLines();
  const problems: CatalogProblem[] = [];
  let readable = true;
  for (const table of CATALOG_TABLES) {
    const content = contents.get(table);
    if (content === undefined && mayBeMissing.has(table)) continue;
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
  const isWhole = problems.length === 0;
  if (readable) problems.push(...checkCatalog(data, lines));
  return { data, lines, problems, isWhole };
}

export function databaseCatalogSource(db: Kysely<Database>): CatalogSource {
  return {
    latestPublicationId: async () => (await latestPublication(db))?.id ?? 0,
    load: (previous) => loadCatalog(db, previous),
  };
}
