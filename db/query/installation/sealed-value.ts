import { type Kysely, type Selectable, sql } from 'kysely';
import type { Db } from '../../client.ts';
import { statement } from '../../statement.ts';
import type { Database } from '../../table/index.ts';
import type { SealingKeyTable } from '../../table/installation.ts';

/** Returns whether the key table exists; it doesn't before the first migration. */
export async function sealingKeysExist(db: Kysely<Database>): Promise<boolean> {
  // Raw: reads the system catalog, which `Database` does not describe.
  const { rows } = await sql`select from pg_class where oid = to_regclass('sealing_key')`.execute(db);
  return rows.length > 0;
}

export function listSealingKeys(db: Kysely<Database>): Promise<Selectable<SealingKeyTable>[]> {
  return db.selectFrom('sealing_key').selectAll().orderBy('id').execute();
}

/** Registers a key before its first use. Idempotent. */
export async function registerSealingKey(
  db: Kysely<Database>,
  key: { readonly id: string; readonly checkValue: string },
): Promise<void> {
  await db
    .insertInto('sealing_key')
    .values({ id: key.id, check_value: key.checkValue, registered_at: sql<string>`sampan_clock()` })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .execute();
}

export interface SealedColumn {
  readonly table: string;
  readonly column: string;
  /** SQL of the row's key as text, which the ciphertext is bound to. */
  readonly row: string;
  /** SQL of the account's id, which the ciphertext is bound to. */
  readonly account: string;
  /** SQL of the id of the encryption key; null for a null value. */
  readonly keyId: string;
  readonly one: string;
  readonly several: string;
}

/** Every encrypted column. A rotation skips columns that are missing here. */
export const sealedColumns: readonly SealedColumn[] = [
  {
    table: 'label',
    column: 'pdf',
    row: 'tracking_number',
    account: 'account_id',
    keyId: 'key_id',
    one: 'label',
    several: 'labels',
  },
  {
    table: 'webhook_secret',
    column: 'sealed',
    row: 'id',
    account: 'account_id',
    keyId: 'key_id',
    one: 'webhook signing secret',
    several: 'webhook signing secrets',
  },
  {
    table: 'dashboard_user',
    column: 'totp_sealed',
    row: 'id',
    // An operator has no account.
    account: "coalesce(account_id, '')",
    keyId: "split_part(totp_sealed, ':', 3)",
    one: 'secret of a second factor',
    several: 'secrets of second factors',
  },
  {
    table: 'mail',
    column: 'link_sealed',
    row: 'id',
    account: "coalesce((select account_id from dashboard_user u where u.id = mail.user_id), '')",
    keyId: "split_part(link_sealed, ':', 3)",
    one: 'sign-in link in an unsent email',
    several: 'sign-in links in unsent emails',
  },
  {
    table: 'sent_form',
    column: 'answer_sealed',
    row: 'id',
    account: 'user_id',
    keyId: "split_part(answer_sealed, ':', 3)",
    one: 'answer to a form of the dashboard',
    several: 'answers to forms of the dashboard',
  },
  {
    table: 'idempotency_key',
    column: 'body',
    row: "account_id || ':' || livemode || ':' || key",
    account: 'account_id',
    keyId: 'key_id',
    one: 'stored response',
    several: 'stored responses',
  },
  {
    table: 'shipment_batch_order',
    column: 'body',
    row: "batch_id || ':' || position",
    account: 'account_id',
    keyId: 'key_id',
    one: 'order of a batch',
    several: 'orders of batches',
  },
];

interface SealedValue {
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
