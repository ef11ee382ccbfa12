import { type Kysely, sql } from 'kysely';
import {
  CATALOG_TABLES,
  type CatalogData,
  type CatalogRow,
  type CatalogTableName,
  emptyCatalogData,
} from '../../table/catalog/catalog-data.ts';
import type { Database } from '../../table/index.ts';

/** Rate tables gain versions; a publication replaces all other tables. */
const REPLACED = CATALOG_TABLES.filter((table) => table !== 'rate_table' && table !== 'rate_bracket');

const ROWS_PER_INSERT = 10_000;

export type CatalogFields = Readonly<Record<CatalogTableName, readonly string[]>>;

/** Reads the live catalog in a repeatable-read transaction. Omits brackets of `known` versions (`code version`). */
export async function readCatalogRows(
  db: Kysely<Database>,
  fields: CatalogFields,
  known: ReadonlySet<string> = new Set(),
): Promise<CatalogData> {
  const data = emptyCatalogData();
  for (const table of CATALOG_TABLES) {
    if (table === 'rate_bracket') data.rate_bracket = await readBrackets(db, data.rate_table, known);
    else data[table] = (await selectTable(db, table, fields[table]).execute()) as never;
  }
  return data;
}

async function readBrackets(
  db: Kysely<Database>,
  versions: readonly CatalogRow<'rate_table'>[],
  known: ReadonlySet<string>,
): Promise<CatalogRow<'rate_bracket'>[]> {
  const brackets: CatalogRow<'rate_bracket'>[] = [];
  for (const { code, version } of versions) {
    if (known.has(`${code} ${version}`)) continue;
    const rows = await db
      .selectFrom('rate_bracket')
      .selectAll()
      .where('rate_table_code', '=', code)
      .where('version', '=', version)
      .orderBy('zone')
      .orderBy('over_mg')
      .execute();
    for (const row of rows) brackets.push(row);
  }
  return brackets;
}

function selectTable(db: Kysely<Database>, table: CatalogTableName, fields: readonly string[]) {
  const order = table === 'surcharge_rule' ? ['position'] : fields.slice(0, 4);
  let query = db.selectFrom(table as 'zone').select(fields as 'zone'[]);
  for (const field of order) query = query.orderBy(field as 'zone');
  return query;
}

export async function clearCatalogRows(db: Kysely<Database>): Promise<void> {
  for (const table of REPLACED.toReversed()) await db.deleteFrom(table).execute();
}

/** Inserts rows as one JSON parameter per table, because PostgreSQL limits the number of parameters. */
export async function insertCatalogRows(
  db: Kysely<Database>,
  table: CatalogTableName,
  rows: readonly object[],
): Promise<void> {
  const fields = sql.join(Object.keys(rows[0] ?? {}).map((field) => sql.ref(field)));
  for (let start = 0; start < rows.length; start += ROWS_PER_INSERT) {
    const batch = JSON.stringify(rows.slice(start, start + ROWS_PER_INSERT));
    // Raw: the table is a parameter, and its rows are one JSON parameter.
    await sql`
      insert into ${sql.table(table)} (${fields})
      select ${fields} from json_populate_recordset(null::${sql.table(table)}, ${batch})
    `.execute(db);
  }
}
