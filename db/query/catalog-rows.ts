import type { Kysely } from 'kysely';
import { CATALOG_COLUMNS } from '../../src/catalog/catalog-columns.ts';
import {
  CATALOG_TABLES,
  type CatalogData,
  type CatalogRow,
  type CatalogTableName,
  emptyCatalogData,
} from '../../src/catalog/catalog-data.ts';
import type { Database } from '../table/index.ts';

/** Rate tables grow by versions; every other catalogue table is replaced by a publication. */
const REPLACED = CATALOG_TABLES.filter((table) => table !== 'rate_table' && table !== 'rate_bracket');

/** PostgreSQL takes 65,535 parameters a statement. */
const ROWS_PER_INSERT = 2_000;

/** Reads the live catalogue as its files would hold it; call it in a repeatable-read transaction. */
export async function readCatalogRows(db: Kysely<Database>): Promise<CatalogData> {
  const data = emptyCatalogData();
  for (const table of CATALOG_TABLES) {
    data[table] = (await readTable(db, table)) as never;
  }
  return data;
}

async function readTable<Name extends CatalogTableName>(
  db: Kysely<Database>,
  table: Name,
): Promise<CatalogRow<Name>[]> {
  const fields = Object.keys(CATALOG_COLUMNS[table]);
  const order = table === 'surcharge_rule' ? ['position'] : fields.slice(0, 4);
  let query = db.selectFrom(table as 'zone').select(fields as 'zone'[]);
  for (const field of order) query = query.orderBy(field as 'zone');
  const rows = await query.execute();
  return rows as unknown as CatalogRow<Name>[];
}

/** Deletes what a publication replaces; rate tables stay. */
export async function clearCatalogRows(db: Kysely<Database>): Promise<void> {
  for (const table of REPLACED.toReversed()) await db.deleteFrom(table).execute();
}

/** Inserts rows of a catalogue table, in statements of a size that the server takes. */
export async function insertCatalogRows<Name extends CatalogTableName>(
  db: Kysely<Database>,
  table: Name,
  rows: readonly object[],
): Promise<void> {
  for (let start = 0; start < rows.length; start += ROWS_PER_INSERT) {
    const batch = rows.slice(start, start + ROWS_PER_INSERT);
    await db
      .insertInto(table as 'product')
      .values(batch as { code: string; name: string }[])
      .execute();
  }
}
