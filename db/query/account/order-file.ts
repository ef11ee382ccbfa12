import { type Kysely, type Selectable, sql } from 'kysely';
import { statement } from '../../statement.ts';
import type { OrderDefaultTable, OrderItemDefaultTable, OrderMappingTable } from '../../table/account.ts';
import type { Database } from '../../table/index.ts';

export type OrderMappingRow = Readonly<Omit<Selectable<OrderMappingTable>, 'account_id'>>;
export type OrderDefaultRow = Readonly<Omit<Selectable<OrderDefaultTable>, 'account_id'>>;
export type OrderItemDefaultRow = Readonly<Omit<Selectable<OrderItemDefaultTable>, 'account_id'>>;

/** Lists the mappings of an account, those that were used last first. */
export async function listOrderMappings(db: Kysely<Database>, accountId: string): Promise<OrderMappingRow[]> {
  return db
    .selectFrom('order_mapping')
    .select(['id', 'columns', 'mapping', 'used_at'])
    .where('account_id', '=', accountId)
    .orderBy('used_at', 'desc')
    .orderBy('id')
    .execute();
}

/** Writes a mapping, used now. */
export async function putOrderMapping(
  tx: Kysely<Database>,
  accountId: string,
  { id, columns, mapping }: Pick<OrderMappingRow, 'id' | 'columns' | 'mapping'>,
): Promise<void> {
  await tx
    .insertInto('order_mapping')
    .values({
      account_id: accountId,
      id,
      columns: JSON.stringify(columns),
      mapping: JSON.stringify(mapping),
      used_at: sql<string>`sampan_clock()`,
    })
    .onConflict((conflict) =>
      conflict.columns(['account_id', 'id']).doUpdateSet(({ ref }) => ({
        mapping: ref('excluded.mapping'),
        used_at: ref('excluded.used_at'),
      })),
    )
    .execute();
}

/** Deletes mappings by their ids. Returns their number. */
export async function deleteOrderMappings(
  tx: Kysely<Database>,
  accountId: string,
  ids: readonly string[],
): Promise<number> {
  const { numDeletedRows } = await tx
    .deleteFrom('order_mapping')
    .where('account_id', '=', accountId)
    .where('id', 'in', ids)
    .executeTakeFirstOrThrow();
  return Number(numDeletedRows);
}

/** Serializes changes of what an account keeps about its files of orders, until the transaction ends. */
export async function lockOrderDefaults(tx: Kysely<Database>, accountId: string): Promise<OrderDefaultRow> {
  await tx
    .insertInto('order_default')
    .values({ account_id: accountId, services: '{}', parcel_weight_grams: null })
    .onConflict((conflict) => conflict.column('account_id').doNothing())
    .execute();
  return tx
    .selectFrom('order_default')
    .select(['services', 'parcel_weight_grams'])
    .where('account_id', '=', accountId)
    .forUpdate()
    .executeTakeFirstOrThrow();
}

export async function findOrderDefaults(
  db: Kysely<Database>,
  accountId: string,
): Promise<OrderDefaultRow | undefined> {
  return db
    .selectFrom('order_default')
    .select(['services', 'parcel_weight_grams'])
    .where('account_id', '=', accountId)
    .executeTakeFirst();
}

/** Updates defaults that the transaction has locked. */
export async function updateOrderDefaults(
  tx: Kysely<Database>,
  accountId: string,
  { services, parcel_weight_grams }: OrderDefaultRow,
): Promise<void> {
  await tx
    .updateTable('order_default')
    .set({ services: JSON.stringify(services), parcel_weight_grams })
    .where('account_id', '=', accountId)
    .execute();
}

/** Lists the items of an account with what is known of them, by their SKUs. `search`: a part of the SKU or of the HS code. */
export async function listItemDefaults(
  db: Kysely<Database>,
  accountId: string,
  {
    search = '',
    after = null,
    limit,
  }: { readonly search?: string; readonly after?: string | null; readonly limit: number },
): Promise<OrderItemDefaultRow[]> {
  let query = db
    .selectFrom('order_item_default')
    .select(['sku', 'hs_code', 'country_of_manufacture'])
    .where('account_id', '=', accountId)
    .orderBy('sku')
    .limit(limit);
  if (after !== null) query = query.where('sku', '>', after);
  if (search !== '') {
    const part = search.toLowerCase();
    query = query.where(
      sql<boolean>`(strpos(lower(sku), ${part}) > 0 or strpos(lower(coalesce(hs_code, '')), ${part}) > 0)`,
    );
  }
  return query.execute();
}

/** Counts the items of an account, without those of some SKUs. */
export async function countOtherItemDefaults(
  tx: Kysely<Database>,
  accountId: string,
  skus: readonly string[],
): Promise<number> {
  const { count } = await tx
    .selectFrom('order_item_default')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('account_id', '=', accountId)
    .where(sql<boolean>`sku <> all(${skus}::text[])`)
    .executeTakeFirstOrThrow();
  return count;
}

// Raw: an upsert from arrays.
const putItems = statement()({
  parameters: ['accountId', 'skus', 'hsCodes', 'countries'],
  text: (p) => `insert into order_item_default (account_id, sku, hs_code, country_of_manufacture)
      select ${p.accountId}, i.sku, i.hs_code, i.country
      from unnest(${p.skus}::text[], ${p.hsCodes}::text[], ${p.countries}::text[]) as i (sku, hs_code, country)
      on conflict (account_id, sku)
      do update set hs_code = excluded.hs_code, country_of_manufacture = excluded.country_of_manufacture`,
});

/** Writes items with SKUs of their own. */
export async function putItemDefaults(
  tx: Kysely<Database>,
  accountId: string,
  items: readonly OrderItemDefaultRow[],
): Promise<void> {
  await putItems.runIn(tx, {
    accountId,
    skus: items.map(({ sku }) => sku),
    hsCodes: items.map(({ hs_code }) => hs_code),
    countries: items.map(({ country_of_manufacture }) => country_of_manufacture),
  });
}

/** Deletes items by their SKUs. Returns their number. */
export async function deleteItemDefaults(
  tx: Kysely<Database>,
  accountId: string,
  skus: readonly string[],
): Promise<number> {
  const { numDeletedRows } = await tx
    .deleteFrom('order_item_default')
    .where('account_id', '=', accountId)
    .where('sku', 'in', skus)
    .executeTakeFirstOrThrow();
  return Number(numDeletedRows);
}
