import { type Kysely, sql } from 'kysely';
import {
  CATALOG_TABLES,
  type CatalogData,
  type CatalogRow,
  type CatalogTableName,
  emptyCatalogData,
} from '../../table/catalog.ts';
import type { Database } from '../../table/index.ts';

/** Rate tables gain versions; a publication replaces all other tables. */
const REPLACED = CATALOG_TABLES.filter((table) => table !== 'rate_table' && table !== 'rate_bracket');

const ROWS_PER_INSERT = 10_000;

export type CatalogFields = Readonly<Record<CatalogTableName, readonly string[]>>;

interface Omitted {
  /** Rate table versions (`code version`) whose brackets are omitted. */
  readonly versions?: ReadonlySet<string>;
  readonly dutyRates?: boolean;
}

/** Reads the live catalog in a repeatable-read transaction. */
export async function readCatalogRows(
  db: Kysely<Database>,
  fields: CatalogFields,
  { versions: known = new Set(), dutyRates = false }: Omitted = {},
): Promise<CatalogData> {
  const data = emptyCatalogData();
  for (const table of CATALOG_TABLES) {
    if (table === 'duty_rate' && dutyRates) continue;
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

/** Few enough that a page holds the event loop only for some milliseconds. */
const DUTY_RATES_PER_PAGE = 1_000;

/** Reads the duty rates page by page, in their order. */
export async function* readDutyRates(
  db: Kysely<Database>,
  fields: CatalogFields,
): AsyncGenerator<CatalogRow<'duty_rate'>[]> {
  for (let from = 0; ; from += DUTY_RATES_PER_PAGE) {
    const rows = await db
      .selectFrom('duty_rate')
      .select(fields.duty_rate as 'rule'[])
      .where('position', '>=', from)
      .where('position', '<', from + DUTY_RATES_PER_PAGE)
      .orderBy('position')
      .execute();
    if (rows.length > 0) yield rows as CatalogRow<'duty_rate'>[];
    if (rows.length < DUTY_RATES_PER_PAGE) return;
  }
}

function selectTable(db: Kysely<Database>, table: CatalogTableName, fields: readonly string[]) {
  const order = table === 'surcharge_rule' || table === 'duty_rate' ? ['position'] : fields;
  let query = db.selectFrom(table as 'zone').select(fields as 'zone'[]);
  for (const field of order) query = query.orderBy(field as 'zone');
  return query;
}

/** @param kept tables whose rows stay */
export async function clearCatalogRows(
  db: Kysely<Database>,
  kept: ReadonlySet<CatalogTableName>,
): Promise<void> {
  for (const table of REPLACED.toReversed().filter((one) => !kept.has(one)))
    await db.deleteFrom(table).execute();
}

/** Inserts rows as one JSON parameter per table, because PostgreSQL limits the number of parameters. */
export async function insertCatalogRows(
  db: Kysely<Database>,
  table: CatalogTableName,
  rows: readonly object[],
): Promise<void> {
  const fields = sql.join(Object.keys(rows[0] ?? {}).map((field) => sql.ref(field)));
  for (let start = 0; start < rows.length; start += ROWS_PER_INSERT) {
    const chunk = JSON.stringify(rows.slice(start, start + ROWS_PER_INSERT));
    // Raw: the table is a parameter, and its rows are one JSON parameter.
    await sql`
      insert into ${sql.table(table)} (${fields})
      select ${fields} from json_populate_recordset(null::${sql.table(table)}, ${chunk})
    `.execute(db);
  }
}

export interface CatalogSummary {
  readonly publication: {
    readonly id: number;
    readonly published_at: string;
    readonly summary: string;
  } | null;
  /** Rows per table, including past versions of rate tables. */
  readonly counts: Readonly<Record<CatalogTableName, number>>;
  readonly services: readonly ServiceSummary[];
}

interface ServiceSummary {
  readonly service_code: string;
  readonly product_code: string;
  /** Null: not orderable yet. */
  readonly carrier_code: string | null;
  readonly rate_table_code: string;
  /** Version in force on the day; null before the first. */
  readonly rate_table_version: number | null;
  readonly name: string;
}

/** Summarizes the live catalog in one snapshot, as of a day in Hong Kong. */
export async function readCatalogSummary(db: Kysely<Database>, today: string): Promise<CatalogSummary> {
  return db
    .transaction()
    .setIsolationLevel('repeatable read')
    .setAccessMode('read only')
    .execute(async (transaction) => {
      const publication = await transaction
        .selectFrom('catalog_publication')
        .select(['id', 'published_at', 'summary'])
        .orderBy('id', 'desc')
        .limit(1)
        .executeTakeFirst();
      return {
        publication: publication ?? null,
        counts: await countRows(transaction),
        services: await summarizeServices(transaction, today),
      };
    });
}

async function countRows(db: Kysely<Database>): Promise<CatalogSummary['counts']> {
  return db
    .selectNoFrom(({ selectFrom }) =>
      CATALOG_TABLES.map((table) =>
        selectFrom(table)
          .select(({ fn }) => fn.countAll<number>().as('count'))
          .$asScalar()
          .$notNull()
          .as(table),
      ),
    )
    .executeTakeFirstOrThrow();
}

async function summarizeServices(db: Kysely<Database>, today: string): Promise<ServiceSummary[]> {
  return db
    .selectFrom('service')
    .select(['service.code as service_code', 'product_code', 'carrier_code', 'rate_table_code'])
    .select(({ selectFrom }) =>
      selectFrom('rate_table')
        .select(({ fn }) => fn.max('version').as('newest'))
        .whereRef('rate_table.code', '=', 'service.rate_table_code')
        .where('effective_from', '<=', today)
        .as('rate_table_version'),
    )
    .select('name')
    .orderBy('service.code')
    .execute();
}

export async function latestPublication(
  db: Kysely<Database>,
): Promise<{ id: number; content_hash: string } | undefined> {
  return db
    .selectFrom('catalog_publication')
    .select(['id', 'content_hash'])
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
}

/** Serializes publishers until the transaction ends. */
export async function lockCatalog(tx: Kysely<Database>): Promise<void> {
  // Raw: an advisory lock needs no table.
  await sql`select pg_advisory_xact_lock(hashtext('sampan catalog'))`.execute(tx);
}

export async function insertPublication(
  tx: Kysely<Database>,
  publication: {
    readonly contentHash: string;
    readonly summary: string;
    readonly publishedBy: string | null;
  },
): Promise<number> {
  const { contentHash, summary, publishedBy } = publication;
  const { id } = await tx
    .insertInto('catalog_publication')
    .values({ content_hash: contentHash, summary, published_by: publishedBy })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** Returns the tables of rules and taxes of destinations in which the live catalog has nothing that a destination needs. */
export async function findEmptyTradeTables(
  db: Kysely<Database>,
): Promise<('country_requirement' | 'duty_rule' | 'tax_area')[]> {
  const { has_rules, has_duties, has_areas } = await db
    .selectNoFrom((is) => [
      is
        .exists(is.selectFrom('country_requirement').select('rule').where('rule', 'is not', null))
        .as('has_rules'),
      is.exists(is.selectFrom('duty_rule').select('rule')).as('has_duties'),
      is.exists(is.selectFrom('tax_area').select('code')).as('has_areas'),
    ])
    .executeTakeFirstOrThrow();
  return [
    ...(has_rules ? [] : (['country_requirement'] as const)),
    ...(has_duties ? [] : (['duty_rule'] as const)),
    ...(has_areas ? [] : (['tax_area'] as const)),
  ];
}
