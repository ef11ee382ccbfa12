import { type Kysely, type Selectable, sql } from 'kysely';
import type { Scope } from '../../scope.ts';
import type { SavedAddressTable } from '../../table/account.ts';
import type { Database } from '../../table/index.ts';

export type SavedAddressRow = Readonly<Selectable<SavedAddressTable>>;
type Role = SavedAddressRow['role'];

const ofScope = (db: Kysely<Database>, { accountId, livemode }: Scope) =>
  db
    .selectFrom('saved_address')
    .selectAll()
    .where('account_id', '=', accountId)
    .where('livemode', '=', livemode);

/** Finds saved parties of a scope by their ids. */
export async function findSavedAddresses(
  db: Kysely<Database>,
  scope: Scope,
  ids: readonly string[],
): Promise<SavedAddressRow[]> {
  return ofScope(db, scope).where('id', 'in', ids).execute();
}

/** Returns a page of the scope's saved parties, newest first. */
export async function listSavedAddressRows(
  db: Kysely<Database>,
  scope: Scope,
  filter: {
    readonly role: Role | undefined;
    readonly after: readonly [timestamp: string, id: string] | null;
    readonly limit: number;
  },
): Promise<SavedAddressRow[]> {
  let query = ofScope(db, scope).limit(filter.limit);
  if (filter.role !== undefined) query = query.where('role', '=', filter.role);
  if (filter.after) {
    const [at, id] = filter.after;
    query = query.where(sql<boolean>`(created_at, id) < (${at}::timestamptz, ${id})`);
  }
  return query.orderBy('created_at', 'desc').orderBy('id', 'desc').execute();
}

const minPhoneDigits = 4;

/**
 * Finds saved parties that have every word of a text in their name, description, email, phone number, city or postal code, in any
 * letter case and without accents, or its digits in their phone number. Those with a word of their name that begins like the
 * text come first. A scope has at most 10,000.
 */
export async function searchSavedAddresses(
  db: Kysely<Database>,
  scope: Scope,
  { role, text, limit }: { readonly role: Role; readonly text: string; readonly limit: number },
): Promise<SavedAddressRow[]> {
  const words = text.split(/\s+/).filter(Boolean);
  const [first = ''] = words;
  const digits = /\p{L}/u.test(text) ? '' : text.replaceAll(/\D/g, '');
  // A subquery, so that PostgreSQL folds the word once and not for each row.
  const folded = (word: string) => sql`(select fold_text(${word}))`;
  return ofScope(db, scope)
    .where('role', '=', role)
    .where(({ and, or }) =>
      or([
        and(words.map((word) => sql<boolean>`strpos(search_text, ${folded(word)}) > 0`)),
        ...(digits.length < minPhoneDigits ? [] : [sql<boolean>`strpos(search_text, ${digits}) > 0`]),
      ]),
    )
    .orderBy(sql`strpos(' ' || split_part(search_text, E'\\n', 1), ' ' || ${folded(first)}) > 0`, 'desc')
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
}

/** Locks a saved party until the transaction ends. */
export async function lockSavedAddress(
  tx: Kysely<Database>,
  scope: Scope,
  id: string,
): Promise<SavedAddressRow | undefined> {
  return ofScope(tx, scope).where('id', '=', id).forUpdate().executeTakeFirst();
}

/** Serializes additions to a scope's saved parties, and changes of its default sender, until the transaction ends. */
export async function lockSavedAddresses(tx: Kysely<Database>, scope: Scope): Promise<void> {
  const name = `saved addresses ${scope.accountId} ${scope.livemode}`;
  // Raw: an advisory lock needs no table.
  await sql`select pg_advisory_xact_lock(hashtextextended(${name}, 0))`.execute(tx);
}

/** Counts the scope's saved parties, of both roles. */
export async function countSavedAddresses(
  db: Kysely<Database>,
  { accountId, livemode }: Scope,
): Promise<number> {
  const { count } = await db
    .selectFrom('saved_address')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('account_id', '=', accountId)
    .where('livemode', '=', livemode)
    .executeTakeFirstOrThrow();
  return count;
}

/** Leaves the scope without a default sender. */
export async function clearDefaultSender(
  tx: Kysely<Database>,
  { accountId, livemode }: Scope,
): Promise<void> {
  await tx
    .updateTable('saved_address')
    .set({ is_default: false })
    .where('account_id', '=', accountId)
    .where('livemode', '=', livemode)
    .where('is_default', '=', true)
    .execute();
}

/** Makes every process read the default senders again, before the next request is admitted. */
export async function announceDefaultSender(tx: Kysely<Database>): Promise<void> {
  // Raw: calls an SQL function.
  await sql`select increment_pricing_version()`.execute(tx);
}

type SavedFields = Pick<SavedAddressRow, 'description' | 'party' | 'is_default'>;

export async function insertSavedAddressRow(
  tx: Kysely<Database>,
  { accountId, livemode }: Scope,
  { party, ...address }: SavedFields & Pick<SavedAddressRow, 'id' | 'role'>,
): Promise<SavedAddressRow> {
  return tx
    .insertInto('saved_address')
    .values({
      ...address,
      party: JSON.stringify(party),
      account_id: accountId,
      livemode,
      created_at: sql<string>`sampan_clock()`,
      updated_at: sql<string>`sampan_clock()`,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** Updates a saved party that the transaction has locked. */
export async function updateSavedAddressRow(
  tx: Kysely<Database>,
  { accountId }: Scope,
  id: string,
  { party, ...fields }: SavedFields,
): Promise<SavedAddressRow> {
  return tx
    .updateTable('saved_address')
    .set({ ...fields, party: JSON.stringify(party), updated_at: sql<string>`sampan_clock()` })
    .where('account_id', '=', accountId)
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** Deletes a saved party. Undefined if the scope has none with this id. */
export async function deleteSavedAddressRow(
  tx: Kysely<Database>,
  { accountId, livemode }: Scope,
  id: string,
): Promise<SavedAddressRow | undefined> {
  return tx
    .deleteFrom('saved_address')
    .where('account_id', '=', accountId)
    .where('livemode', '=', livemode)
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirst();
}
