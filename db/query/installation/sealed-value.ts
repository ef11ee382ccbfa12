import type { Db } from '../../client.ts';
import { statement } from '../../statement.ts';
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
  // Raw, as the other statements here: the table and its expressions come from the list of encrypted columns.
  const listPage = statement<SealedValue>()({
    parameters: ['except', 'after', 'limit'],
    text: (p) => `select ${row} as row, ${account} as account, ${column} as value from ${table}
      where ${row} > ${p.after} and ${keyId} <> ${p.except} order by 1 limit ${p.limit}`,
  });
  return (await listPage.run(db.pool, page)).rows;
}

/** Puts a renewed value in the place of the one that was read; false when that isn't there any more. */
export async function replaceSealedValue(
  db: Db,
  { table, column, row }: SealedColumn,
  change: { readonly row: string; readonly value: string | Buffer; readonly renewed: string | Buffer },
): Promise<boolean> {
  const replace = statement()({
    parameters: ['row', 'value', 'renewed'],
    text: (p) =>
      `update ${table} set ${column} = ${p.renewed} where ${row} = ${p.row} and ${column} = ${p.value}`,
  });
  const { rowCount } = await replace.run(db.pool, change);
  return rowCount === 1;
}

/** How many of a column's values each key encrypts; values that aren't encrypted don't count. */
export async function countSealedValues(
  db: Db,
  { table, column, keyId }: SealedColumn,
): Promise<{ table: string; key_id: string; count: number }[]> {
  const count = statement<{ table: string; key_id: string; count: number }>()({
    parameters: ['name'],
    text: (
      p,
    ) => `select ${p.name} as table, ${keyId} as key_id, count(*) as count from ${table} where ${keyId} is not null
      group by ${keyId} order by ${keyId}`,
  });
  return (await count.run(db.pool, { name: `${table}.${column}` })).rows;
}

/** Unregisters the keys that nothing is encrypted with, but never the active one. Answers their ids. */
export async function dropIdleKeys(
  db: Db,
  columns: readonly SealedColumn[],
  active: string,
): Promise<string[]> {
  const unused = columns.map(({ table, keyId }) => `not exists (select from ${table} where ${keyId} = k.id)`);
  const drop = statement<{ id: string }>()({
    parameters: ['active'],
    text: (p) =>
      `delete from sealing_key k where ${[`k.id <> ${p.active}`, ...unused].join(' and ')} returning id`,
  });
  const { rows } = await drop.run(db.pool, { active });
  return rows.map(({ id }) => id);
}
