import { type Kysely, type Selectable, sql, type Updateable } from 'kysely';
import { transact } from '../../statement.ts';
import type { AccountTable } from '../../table/account.ts';
import type { Database } from '../../table/index.ts';

export type Account = Readonly<Selectable<AccountTable>>;

export type AccountSettings = Omit<Updateable<AccountTable>, 'id' | 'created_at' | 'deleted_at'>;

/** For everyone but the ledger and the command that deletes it, a deleted account does not exist. */
function selectAccounts(db: Kysely<Database>) {
  return db.selectFrom('account').selectAll().where('deleted_at', 'is', null);
}

export async function insertAccount(
  db: Kysely<Database>,
  account: { id: string; name: string; email: string },
): Promise<Account> {
  return db.insertInto('account').values(account).returningAll().executeTakeFirstOrThrow();
}

export async function listAccounts(db: Kysely<Database>): Promise<Account[]> {
  return selectAccounts(db).orderBy('created_at').orderBy('id').execute();
}

/** Returns the id of every account, deleted ones too: a catalog may name them. */
export async function listAccountIds(db: Kysely<Database>): Promise<string[]> {
  const rows = await db.selectFrom('account').select('id').execute();
  return rows.map(({ id }) => id);
}

export async function findAccount(db: Kysely<Database>, id: string): Promise<Account | undefined> {
  return selectAccounts(db).where('id', '=', id).executeTakeFirst();
}

export async function findAccountByEmail(db: Kysely<Database>, email: string): Promise<Account | undefined> {
  return selectAccounts(db).where('email', '=', email).orderBy('created_at').executeTakeFirst();
}

/** Settings that are on or off. */
export const accountRules = ['frozen', 'credit_suspended', 'hold_exempt', 'custom_insurance'] as const;

export type AccountRule = (typeof accountRules)[number];

/** Locks an account until the end of the transaction. */
export async function lockAccount(db: Kysely<Database>, id: string): Promise<Account | undefined> {
  return selectAccounts(db).where('id', '=', id).forNoKeyUpdate().executeTakeFirst();
}

/** Updates the given settings, which may change prices; undefined if the account doesn't exist. */
export async function updateAccount(
  db: Kysely<Database>,
  id: string,
  settings: AccountSettings,
): Promise<Account | undefined> {
  if (Object.keys(settings).length === 0) return findAccount(db, id);
  return transact(db, async (tx) => {
    const account = await tx
      .updateTable('account')
      .set(settings)
      .where('id', '=', id)
      .returningAll()
      .executeTakeFirst();
    // Raw: calls an SQL function.
    if ('email' in settings || 'custom_insurance' in settings)
      await sql`select increment_pricing_version()`.execute(tx);
    return account;
  });
}

/** Returns the newest accounts, or those with this id, or with a name or email address that begins with the text. */
export async function searchAccounts(db: Kysely<Database>, text: string, limit: number): Promise<Account[]> {
  let query = selectAccounts(db).orderBy('created_at', 'desc').orderBy('id').limit(limit);
  if (text !== '') {
    const start = text.toLowerCase();
    query = query.where((is) =>
      is.or([
        is('id', '=', text),
        sql<boolean>`starts_with(lower(name), ${start})`,
        sql<boolean>`starts_with(lower(email), ${start})`,
      ]),
    );
  }
  return query.execute();
}
