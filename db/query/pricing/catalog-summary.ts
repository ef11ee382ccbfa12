import type { Kysely } from 'kysely';
import { CATALOG_TABLES, type CatalogTableName } from '../../table/catalog/catalog-data.ts';
import type { Database } from '../../table/index.ts';

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

export interface ServiceSummary {
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
