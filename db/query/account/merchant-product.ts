import { type Kysely, type Selectable, sql } from 'kysely';
import type pg from 'pg';
import type { Db } from '../../client.ts';
import { accountOnCluster, inAccountSql } from '../../cluster.ts';
import type { Scope } from '../../scope.ts';
import { createPoolBatcher, statement } from '../../statement.ts';
import type { MerchantProductTable } from '../../table/account.ts';
import type { Database } from '../../table/index.ts';

export type MerchantProductRow = Readonly<Selectable<MerchantProductTable>>;
export type ProductFill = Pick<MerchantProductRow, 'sku' | 'description' | 'fields' | 'archived'>;

const ofScope = (db: Kysely<Database>, { accountId, livemode }: Scope) =>
  db
    .selectFrom('merchant_product')
    .selectAll()
    .where('account_id', '=', accountId)
    .where('livemode', '=', livemode);

interface Wanted extends Scope {
  readonly skus: readonly string[];
}

// Raw and prepared: runs for orders whose items name SKUs.
const findOf = statement<ProductFill & { readonly ordinal: number }>()({
  name: 'merchant_products_by_sku',
  parameters: ['ordinals', 'accountIds', 'livemodes', 'skus', 'account'],
  text: (p) => `select ordinal, sku, description, fields, archived
      from unnest(${p.ordinals}::integer[], ${p.accountIds}::text[], ${p.livemodes}::boolean[], ${p.skus}::text[])
        w (ordinal, of_account, of_mode, wanted)
      join merchant_product on account_id = of_account and livemode = of_mode and sku = wanted
        and ${inAccountSql('account_id', p.account)}`,
});

const find = createPoolBatcher(32, findFills, ({ accountId }) => accountId);

async function findFills(pool: pg.Pool, wanted: readonly Wanted[]): Promise<ProductFill[][]> {
  const rows = wanted.flatMap(({ skus, ...scope }, ordinal) =>
    skus.map((sku) => ({ ordinal, sku, ...scope })),
  );
  const found = await findOf.run(pool, {
    ordinals: rows.map(({ ordinal }) => ordinal),
    accountIds: rows.map(({ accountId }) => accountId),
    livemodes: rows.map(({ livemode }) => livemode),
    skus: rows.map(({ sku }) => sku),
    account: await accountOnCluster(pool, wanted, ({ accountId }) => accountId),
  });
  const fills = wanted.map((): ProductFill[] => []);
  for (const { ordinal, ...fill } of found.rows) fills[ordinal]?.push(fill);
  return fills;
}

/** Finds what items of orders are filled in from, by SKU. Calls of the same moment share a statement. */
export function findProductFills(
  { pool }: Pick<Db, 'pool'>,
  { accountId, livemode }: Scope,
  skus: readonly string[],
): Promise<readonly ProductFill[]> {
  return find(pool, { accountId, livemode, skus });
}

/** Finds a product of a scope. */
export async function findProduct(
  db: Kysely<Database>,
  scope: Scope,
  sku: string,
): Promise<MerchantProductRow | undefined> {
  return ofScope(db, scope).where('sku', '=', sku).executeTakeFirst();
}

/** Finds products of a scope, and locks them until the transaction ends. */
export async function lockProductsBySku(
  tx: Kysely<Database>,
  scope: Scope,
  skus: readonly string[],
): Promise<MerchantProductRow[]> {
  return ofScope(tx, scope)
    .where(sql<boolean>`sku = any(${skus}::text[])`)
    .orderBy('sku')
    .forUpdate()
    .execute();
}

/** Returns a page of the scope's products, newest first. `search`: a part of the SKU or of the description, in any letter case. */
export async function listProductRows(
  db: Kysely<Database>,
  scope: Scope,
  filter: {
    readonly search: string | undefined;
    readonly archived: boolean | undefined;
    readonly after: readonly [timestamp: string, sku: string] | null;
    readonly limit: number;
  },
): Promise<MerchantProductRow[]> {
  let query = ofScope(db, scope).limit(filter.limit);
  if (filter.archived !== undefined) query = query.where('archived', '=', filter.archived);
  if (filter.search !== undefined) {
    const part = filter.search.toLowerCase();
    query = query.where(
      sql<boolean>`(strpos(lower(sku), ${part}) > 0 or strpos(lower(description), ${part}) > 0)`,
    );
  }
  if (filter.after) {
    const [at, sku] = filter.after;
    query = query.where(sql<boolean>`(created_at, sku) < (${at}::timestamptz, ${sku})`);
  }
  return query.orderBy('created_at', 'desc').orderBy('sku', 'desc').execute();
}

/** Serializes additions to a scope's products until the transaction ends. */
export async function lockProducts(tx: Kysely<Database>, scope: Scope): Promise<void> {
  const name = `products ${scope.accountId} ${scope.livemode}`;
  // Raw: an advisory lock needs no table.
  await sql`select pg_advisory_xact_lock(hashtextextended(${name}, 0))`.execute(tx);
}

/** Counts the scope's products, archived ones too. */
export async function countProducts(db: Kysely<Database>, { accountId, livemode }: Scope): Promise<number> {
  const { count } = await db
    .selectFrom('merchant_product')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('account_id', '=', accountId)
    .where('livemode', '=', livemode)
    .executeTakeFirstOrThrow();
  return count;
}

/** Makes every process look for products of an account that had none, before the next request is admitted. */
export async function announceProducts(tx: Kysely<Database>): Promise<void> {
  // Raw: calls an SQL function.
  await sql`select increment_pricing_version()`.execute(tx);
}

export type SavedProduct = Pick<MerchantProductRow, 'sku' | 'description' | 'fields' | 'archived'>;

// Raw: an upsert from JSON.
const save = statement<MerchantProductRow>()({
  parameters: ['accountId', 'livemode', 'products'],
  text: (p) => `insert into merchant_product
      (account_id, livemode, sku, description, fields, archived, created_at, updated_at)
      select ${p.accountId}, ${p.livemode}, s.sku, s.description, s.fields, s.archived, sampan_clock(), sampan_clock()
      from jsonb_to_recordset(${p.products}::jsonb) as s (sku text, description text, fields jsonb, archived boolean)
      on conflict (account_id, livemode, sku) do update set description = excluded.description,
        fields = excluded.fields, archived = excluded.archived, updated_at = excluded.updated_at
      returning *`,
});

/** Writes products with SKUs of their own: adds them, or replaces those that the transaction has locked. */
export async function saveProductRows(
  tx: Kysely<Database>,
  { accountId, livemode }: Scope,
  products: readonly SavedProduct[],
): Promise<readonly MerchantProductRow[]> {
  return save.runIn(tx, { accountId, livemode, products: JSON.stringify(products) });
}

/** Deletes a product. Undefined if the scope has none with this SKU. */
export async function deleteProductRow(
  tx: Kysely<Database>,
  { accountId, livemode }: Scope,
  sku: string,
): Promise<MerchantProductRow | undefined> {
  return tx
    .deleteFrom('merchant_product')
    .where('account_id', '=', accountId)
    .where('livemode', '=', livemode)
    .where('sku', '=', sku)
    .returningAll()
    .executeTakeFirst();
}
