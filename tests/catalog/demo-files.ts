import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { CATALOG_TABLES, type CatalogTableName } from '../../db/table/catalog.ts';

const directory = path.join(import.meta.dirname, '../../db/seed/catalog');

/** Reads the files of the demonstration catalog, by table. */
export async function demoFiles(): Promise<Map<string, string>> {
  const entries = CATALOG_TABLES.map(
    async (table): Promise<[string, string]> => [
      table,
      await readFile(path.join(directory, `${table}.csv`), 'utf8'),
    ],
  );
  return new Map(await Promise.all(entries));
}

/** Returns the files with one text of a table replaced. Throws if the table does not contain the text. */
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
