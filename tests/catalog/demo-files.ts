import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { CATALOG_TABLES, type CatalogTableName } from '../../db/table/catalog/catalog-data.ts';

const directory = path.join(import.meta.dirname, '../../db/seed/catalog');

/** The demonstration catalog's files, for a test to change one. */
export async function demoFiles(): Promise<Map<string, string>> {
  const entries = CATALOG_TABLES.map(
    async (table): Promise<[string, string]> => [
      table,
      await readFile(path.join(directory, `${table}.csv`), 'utf8'),
    ],
  );
  return new Map(await Promise.all(entries));
}

/** The files with one text replaced in one of them; a text that isn't there is the test's own mistake. */
export function changed(
  files: ReadonlyMap<string, string>,
  table: CatalogTableName,
  from: string,
  to: string,
): Map<string, string> {
  const content = files.get(table) ?? '';
  if (!content.includes(from)) throw new Error(`${table}.csv has no ${from}`);
  return new Map([...files, [table, content.replace(from, to)]]);
}
