import type { Db } from '../../client.ts';
import { statement } from '../../statement.ts';
import type { SealedColumn } from './sealed-column.ts';

export interface SealedValue {
  readonly row: string;
  readonly account: string;
  readonly value: string | Buffer;
}

/** Returns a page of values that a key other than `except` encrypts, in row order. */
export async function listSealedValues(
  db: Db,
  { table, column, row, account, keyId }: SealedColumn,
  page: { readonly except: string; readonly after: string; readonly limit: number },
): Promise<SealedValue[]> {
  // Raw: table and columns are parameters.
  const listPage = statement<SealedValue>()({
    parameters: ['except', 'after', 'limit'],
    text: (p) => `select ${row} as row, ${account} as account, ${column} as value from ${table}
      where ${row} > ${p.after} and ${keyId} <> ${p.except} order by 1 limit ${p.limit}`,
  });
  return (await listPage.run(db.pool, page)).rows;
}

/** Replaces a value if it is unchanged since it was read; else returns false. */
export async function replaceSealedValue(
  db: Db,
  { table, column, row }: SealedColumn,
  change: { readonly row: string; readonly value: string | Buffer; readonly renewed: string | Buffer },
): Promise<boolean> {
  // Raw: table and columns are parameters.
  const replace = statement()({
    parameters: ['row', 'value', 'renewed'],
    text: (p) =>
      `update ${table} set ${column} = ${p.renewed} where ${row} = ${p.row} and ${column} = ${p.value}`,
  });
  const { rowCount } = await replace.run(db.pool, change);
  return rowCount === 1;
}

export async function countSealedValues(
  db: Db,
  { table, column, keyId }: SealedColumn,
): Promise<{ table: string; key_id: string; count: number }[]> {
  // Raw: table and columns are parameters.
  const count = statement<{ table: string; key_id: string; count: number }>()({
    parameters: ['name'],
    text: (
      p,
    ) => `select ${p.name} as table, ${keyId} as key_id, count(*) as count from ${table} where ${keyId} is not null
      group by ${keyId} order by ${keyId}`,
  });
  return (await count.run(db.pool, { name: `${table}.${column}` })).rows;
}

/** Unregisters keys without encrypted values, except the active one. Returns their ids. */
export async function dropUnusedKeys(
  db: Db,
  columns: readonly SealedColumn[],
  active: string,
): Promise<string[]> {
  const unused = columns.map(({ table, keyId }) => `not exists (select from ${table} where ${keyId} = k.id)`);
  // Raw: tables and columns are parameters.
  const drop = statement<{ id: string }>()({
    parameters: ['active'],
    text: (p) =>
      `delete from sealing_key k where ${[`k.id <> ${p.active}`, ...unused].join(' and ')} returning id`,
  });
  const { rows } = await drop.run(db.pool, { active });
  return rows.map(({ id }) => id);
}
