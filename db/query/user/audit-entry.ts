import { type Insertable, type Kysely, type Selectable, sql } from 'kysely';
import type { Database } from '../../table/index.ts';
import type { AuditEntryTable } from '../../table/user/audit-entry.ts';

type AuditEntry = Readonly<Selectable<AuditEntryTable>>;
export type NewAuditEntry = Readonly<Omit<Insertable<AuditEntryTable>, 'created_at'>>;

/** Records a change. Call it in the transaction of the change. */
export async function insertAuditEntry(db: Kysely<Database>, entry: NewAuditEntry): Promise<void> {
  await db
    .insertInto('audit_entry')
    .values({ ...entry, created_at: sql<string>`sampan_clock()` })
    .execute();
}

/** Records an entry of an account, unless the person has one of the same action from the last hour. */
export async function insertHourlyAuditEntry(
  db: Kysely<Database>,
  entry: NewAuditEntry & { readonly account_id: string },
): Promise<void> {
  const { account_id, email, action } = entry;
  const recent = db
    .selectFrom('audit_entry')
    .select('id')
    .where('account_id', '=', account_id)
    .where('created_at', '>', sql<string>`sampan_clock() - interval '1 hour'`)
    .where('email', '=', email)
    .where('action', '=', action)
    .limit(1);
  if (!(await recent.executeTakeFirst())) await insertAuditEntry(db, entry);
}

/** Returns a page of an account's entries by keyset, newest first. Null: entries that belong to no account. */
export async function listAuditEntries(
  db: Kysely<Database>,
  accountId: string | null,
  page: { readonly after: readonly [createdAt: string, id: string] | null; readonly limit: number },
): Promise<AuditEntry[]> {
  let query = db.selectFrom('audit_entry').selectAll().limit(page.limit);
  query =
    accountId === null ? query.where('account_id', 'is', null) : query.where('account_id', '=', accountId);
  if (page.after) {
    query = query.where(sql<boolean>`(created_at, id) < (${page.after[0]}::timestamptz, ${page.after[1]})`);
  }
  return query.orderBy('created_at', 'desc').orderBy('id', 'desc').execute();
}

/** Counts the sign-in links that users of an account made in the last hour, or tried to make. */
export async function countInvitations(db: Kysely<Database>, accountId: string): Promise<number> {
  const { count } = await db
    .selectFrom('audit_entry')
    .select(sql<number>`count(*)::integer`.as('count'))
    .where('account_id', '=', accountId)
    .where('action', 'in', ['user.invited', 'user.invitation_refused'])
    .where('created_at', '>', sql<string>`sampan_clock() - interval '1 hour'`)
    .executeTakeFirstOrThrow();
  return count;
}
