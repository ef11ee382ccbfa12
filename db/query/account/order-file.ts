import { type Kysely, type Selectable, sql } from 'kysely';
import type { OrderDefaultTable, OrderMappingTable } from '../../table/account.ts';
import type { Database } from '../../table/index.ts';

export type OrderMappingRow = Readonly<Omit<Selectable<OrderMappingTable>, 'account_id'>>;
export type OrderDefaultRow = Readonly<Omit<Selectable<OrderDefaultTable>, 'account_id'>>;

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
