import { type Kysely, sql } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import type { Database } from '../../table/index.ts';

export interface AssignedRateTable {
  readonly service_code: string;
  readonly rate_table_code: string;
}

export interface EntitlementRow {
  product_codes: string[];
  rate_tables: AssignedRateTable[];
}

/** Reads an account's entitlement; empty for an unknown account. */
export async function readEntitlement(db: Kysely<Database>, accountId: string): Promise<EntitlementRow> {
  return db
    .selectNoFrom(({ selectFrom }) => {
      const products = selectFrom('entitlement')
        .select('product_code')
        .where('account_id', '=', accountId)
        .orderBy('product_code');
      const rateTables = selectFrom('account_rate_table')
        .select(['service_code', 'rate_table_code'])
        .where('account_id', '=', accountId)
        .orderBy('service_code');
      return [
        sql<string[]>`array(${products})`.as('product_codes'),
        jsonArrayFrom(rateTables).as('rate_tables'),
      ];
    })
    .executeTakeFirstOrThrow();
}

/** Grants products to an account. Returns the codes that are new to it. */
export async function grantProducts(
  db: Kysely<Database>,
  accountId: string,
  productCodes: readonly string[],
): Promise<string[]> {
  if (productCodes.length === 0) return [];
  const granted = await db
    .insertInto('entitlement')
    .values(productCodes.map((product_code) => ({ account_id: accountId, product_code })))
    .onConflict((conflict) => conflict.doNothing())
    .returning('product_code')
    .execute();
  return granted.map((row) => row.product_code).sort();
}

/** Revokes products of an account. Returns the codes that it had. */
export async function revokeProducts(
  db: Kysely<Database>,
  accountId: string,
  productCodes: readonly string[],
): Promise<string[]> {
  if (productCodes.length === 0) return [];
  const revoked = await db
    .deleteFrom('entitlement')
    .where('account_id', '=', accountId)
    .where('product_code', 'in', productCodes)
    .returning('product_code')
    .execute();
  return revoked.map((row) => row.product_code).sort();
}

/** Grants every product of the live catalog. Returns the codes that are new to the account. */
export async function grantAllProducts(db: Kysely<Database>, accountId: string): Promise<string[]> {
  return grantProducts(db, accountId, await listProductCodes(db));
}

/** Lists the products of the live catalog. */
export async function listCatalogProducts(
  db: Kysely<Database>,
): Promise<{ readonly code: string; readonly name: string }[]> {
  return db.selectFrom('product').select(['code', 'name']).orderBy('code').execute();
}

export async function listProductCodes(db: Kysely<Database>): Promise<string[]> {
  return (await listCatalogProducts(db)).map(({ code }) => code);
}

/** Lists the services of the live catalog with their carriers. */
export async function listServiceCarriers(
  db: Kysely<Database>,
): Promise<{ readonly code: string; readonly carrier_code: string | null }[]> {
  return db.selectFrom('service').select(['code', 'carrier_code']).orderBy('code').execute();
}

/** Lists the rate tables that can be assigned: those of the services in the live catalog. */
export async function listRateTables(
  db: Kysely<Database>,
): Promise<(AssignedRateTable & { readonly service_name: string })[]> {
  return db
    .selectFrom('rate_table')
    .innerJoin('service', 'service.code', 'rate_table.service_code')
    .select(['rate_table.code as rate_table_code', 'rate_table.service_code', 'service.name as service_name'])
    .distinct()
    .orderBy('rate_table.service_code')
    .orderBy('rate_table.code')
    .execute();
}

/** Assigns a rate table to an account, in place of the one for the same service. Returns false if the account has it. */
export async function assignRateTable(
  db: Kysely<Database>,
  accountId: string,
  table: AssignedRateTable,
): Promise<boolean> {
  const { service_code, rate_table_code } = table;
  const assigned = await db
    .insertInto('account_rate_table')
    .values({ account_id: accountId, service_code, rate_table_code })
    .onConflict((conflict) =>
      conflict
        .columns(['account_id', 'service_code'])
        .doUpdateSet({ rate_table_code, assigned_at: sql`now()` })
        .where('account_rate_table.rate_table_code', '<>', rate_table_code),
    )
    .returning('rate_table_code')
    .executeTakeFirst();
  return assigned !== undefined;
}

/** Removes rate tables from an account. Returns those that it had. */
export async function removeRateTables(
  db: Kysely<Database>,
  accountId: string,
  rateTableCodes: readonly string[],
): Promise<AssignedRateTable[]> {
  if (rateTableCodes.length === 0) return [];
  return db
    .deleteFrom('account_rate_table')
    .where('account_id', '=', accountId)
    .where('rate_table_code', 'in', rateTableCodes)
    .returning(['service_code', 'rate_table_code'])
    .execute();
}

/** Adds one account's products and rate tables to another, which keeps its own rate tables. */
export async function copyEntitlement(
  db: Kysely<Database>,
  fromAccountId: string,
  toAccountId: string,
): Promise<void> {
  const receiver = sql<string>`${toAccountId}::text`.as('receiver');
  await db
    .with('products', (cte) =>
      cte
        .insertInto('entitlement')
        .columns(['account_id', 'product_code'])
        .expression((insert) =>
          insert
            .selectFrom('entitlement')
            .select([receiver, 'product_code'])
            .where('account_id', '=', fromAccountId),
        )
        .onConflict((conflict) => conflict.doNothing()),
    )
    .insertInto('account_rate_table')
    .columns(['account_id', 'service_code', 'rate_table_code'])
    .expression((insert) =>
      insert
        .selectFrom('account_rate_table')
        .select([receiver, 'service_code', 'rate_table_code'])
        .where('account_id', '=', fromAccountId),
    )
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Counts the accounts that have an active key and a product or rate table of their own. */
export async function countReadyAccounts(db: Kysely<Database>): Promise<number> {
  const { count } = await db
    .selectFrom('account')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where(({ exists, or, selectFrom }) =>
      or([
        exists(
          selectFrom('entitlement')
            .whereRef('entitlement.account_id', '=', 'account.id')
            .select('account_id'),
        ),
        exists(
          selectFrom('account_rate_table')
            .whereRef('account_rate_table.account_id', '=', 'account.id')
            .select('account_id'),
        ),
      ]),
    )
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('api_key')
          .whereRef('api_key.account_id', '=', 'account.id')
          .where('revoked_at', 'is', null)
          .select('api_key.id'),
      ),
    )
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** Lists accounts with an active live key that can order no service of these carriers, oldest first. */
export async function listAccountsWithoutService(
  db: Kysely<Database>,
  carrierCodes: readonly string[],
  limit: number,
): Promise<string[]> {
  const rows = await db
    .selectFrom('account')
    .select('account.id')
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('api_key')
          .whereRef('api_key.account_id', '=', 'account.id')
          .where('livemode', '=', true)
          .where('revoked_at', 'is', null)
          .select('api_key.id'),
      ),
    )
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('service')
            .innerJoin('entitlement', 'entitlement.product_code', 'service.product_code')
            .whereRef('entitlement.account_id', '=', 'account.id')
            .where('service.carrier_code', 'in', carrierCodes)
            .where('service.direction', '=', 'outbound')
            .select('service.code'),
        ),
      ),
    )
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('service')
            .innerJoin('account_rate_table', 'account_rate_table.service_code', 'service.code')
            .whereRef('account_rate_table.account_id', '=', 'account.id')
            .where('service.carrier_code', 'in', carrierCodes)
            .where('service.direction', '=', 'outbound')
            .select('service.code'),
        ),
      ),
    )
    .orderBy('account.created_at')
    .limit(limit)
    .execute();
  return rows.map(({ id }) => id);
}
