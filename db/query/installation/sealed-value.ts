import type { Db } from '../../client.ts';
import type { SealedColumn } from './sealed-column.ts';

export interface SealedValue {
  readonly row: string;
  readonly account: string;
  readonly value: string | Buffer;
}

/** A page of a column's values that another key than `except` encrypts, by their row's key. */
export async function listSealedValues(
  db: Db,
  { table, column, row, account, keyId }: SealedColumn,
  page: { readonly except: string; readonly after: string; readonly limit: number },
): Promise<SealedValue[]> {
  const { rows } = await db.pool.query<SealedValue>(
    `select ${row} as row, ${account} as account, ${column} as value from ${table}
      where ${row} > $2 and ${keyId} <> $1 order by 1 limit $3`,
    [page.except, page.after, page.limit],
  );
  return rows;
}

/** Puts a renewed value in the place of the one that was read; false when that isn't there any more. */
export async function replaceSealedValue(
  db: Db,
  { table, column, row }: SealedColumn,
  change: { readonly row: string; readonly value: string | Buffer; readonly renewed: string | Buffer },
): Promise<boolean> {
  const { rowCount } = await db.pool.query(
    `update ${table} set ${column} = $3 where ${row} = $1 and ${column} = $2`,
    [change.row, change.value, change.renewed],
  );
  return rowCount === 1;
}

/** How many of a column's values each key encrypts; values that aren't encrypted don't count. */
export async function countSealedValues(
  db: Db,
  { table, column, keyId }: SealedColumn,
): Promise<{ table: string; key_id: string; count: number }[]> {
  const { rows } = await db.pool.query<{ table: string; key_id: string; count: number }>(
    `select $1 as table, ${keyId} as key_id, count(*) as count from ${table} where ${keyId} is not null
      group by ${keyId} order by ${keyId}`,
    [`${table}.${column}`],
  );
  return rows;
}

/** Unregisters the keys that nothing is encrypted with, but never the active one. Answers their ids. */
export async function dropIdleKeys(
  db: Db,
  columns: readonly SealedColumn[],
  active: string,
): Promise<string[]> {
  const unused = columns.map(({ table, keyId }) => `not exists (select from ${table} where ${keyId} = k.id)`);
  const { rows } = await db.pool.query<{ id: string }>(
    `delete from sealing_key k where ${['k.id <> $1', ...unused].join(' and ')} returning id`,
    [active],
  );
  return rows.map(({ id }) => id);
}
