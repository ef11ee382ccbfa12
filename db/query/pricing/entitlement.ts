import { type Kysely, sql } from 'kysely';
import type { Database } from '../../table/index.ts';

export interface EntitlementRow {
  product_codes: string[];
  rate_tables: { service_code: string; rate_table_code: string }[];
}

/** Reads an account's entitlement; empty for an unknown account. */
export async function readEntitlement(db: Kysely<Database>, accountId: string): Promise<EntitlementRow> {
  const { rows } = await sql<EntitlementRow>`
    select
      array(select product_code from entitlement where account_id = ${accountId} order by product_code)
        as product_codes,
      (select coalesce(
          jsonb_agg(jsonb_build_object('service_code', service_code, 'rate_table_code', rate_table_code)
            order by service_code), '[]')
        from account_rate_table where account_id = ${accountId}) as rate_tables
  `.execute(db);
  return rows[0] ?? { product_codes: [], rate_tables: [] };
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

export async function listProductCodes(db: Kysely<Database>): Promise<string[]> {
  const products = await db.selectFrom('product').select('code').orderBy('code').execute();
  return products.map((row) => row.code);
}

/** Adds one account's products and rate tables to another, which keeps its own rate tables. */
export async function copyEntitlement(
  db: Kysely<Database>,
  fromAccountId: string,
  toAccountId: string,
): Promise<void> {
  await sql`
    with products as (
      insert into entitlement (account_id, product_code)
      select ${toAccountId}, product_code from entitlement where account_id = ${fromAccountId}
      on conflict do nothing
    )
    insert into account_rate_table (account_id, service_code, rate_table_code)
    select ${toAccountId}, service_code, rate_table_code
      from account_rate_table where account_id = ${fromAccountId}
    on conflict do nothing
  `.execute(db);
}
