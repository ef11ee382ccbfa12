import { type Kysely, sql } from 'kysely';
import type { Database } from '../../table/index.ts';
import type { OperatorRole } from '../../table/user.ts';
import { hasLink, hasPassword, type Member, userColumns } from './user.ts';

/** A user of any account, or an operator. */
export interface InstallationUser extends Member {
  /** Null for an operator. */
  readonly account_name: string | null;
  readonly passkeys: number;
  /** Latest end of a lock; null: no lock. */
  readonly locked_until: string | null;
}

/**
 * Returns the newest users, or those with this id, with an email address that begins with the text, or of an account
 * with this id or a name that begins with the text.
 */
export async function searchUsers(
  db: Kysely<Database>,
  text: string,
  limit: number,
): Promise<InstallationUser[]> {
  let query = selectUsers(db).orderBy('u.created_at', 'desc').orderBy('u.id').limit(limit);
  if (text !== '') {
    const start = text.toLowerCase();
    // Each part uses its own index.
    const byEmail = db
      .selectFrom('dashboard_user')
      .select('id')
      .where((is) => is.or([is('id', '=', text), sql<boolean>`starts_with(lower(email), ${start})`]));
    const byAccount = db
      .selectFrom('account as a')
      .innerJoin('dashboard_user as m', 'm.account_id', 'a.id')
      .select('m.id')
      .where((is) => is.or([is('a.id', '=', text), sql<boolean>`starts_with(lower(a.name), ${start})`]));
    query = query.where('u.id', 'in', byEmail.union(byAccount));
  }
  return query.execute();
}

export async function findInstallationUser(
  db: Kysely<Database>,
  id: string,
): Promise<InstallationUser | undefined> {
  return selectUsers(db).where('u.id', '=', id).executeTakeFirst();
}

/** Returns the operators who can sign in, and locks them, so that two changes can't remove the last one together. */
export async function lockOperators(db: Kysely<Database>): Promise<string[]> {
  const operators = await db
    .selectFrom('dashboard_user')
    .select('id')
    .where('role', '=', 'operator')
    .where('password_hash', 'is not', null)
    .orderBy('id')
    .forUpdate()
    .execute();
  return operators.map(({ id }) => id);
}

/** Changes the role of an operator. False if there is no such operator. */
export async function setOperatorRole(
  db: Kysely<Database>,
  id: string,
  role: OperatorRole,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('dashboard_user')
    .set({ role })
    .where('id', '=', id)
    .where('account_id', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

function selectUsers(db: Kysely<Database>) {
  return db
    .selectFrom('dashboard_user as u')
    .leftJoin('account as a', 'a.id', 'u.account_id')
    .select(userColumns.map((column) => `u.${column}` as const))
    .select(['u.seen_at', 'a.name as account_name', hasPassword, hasLink])
    .select(sql<number>`(select count(*)::int from passkey p where p.user_id = u.id)`.as('passkeys'))
    .select(
      sql<string | null>`(select max(s.locked_until) from sign_in_source s
        where s.subject = u.id and s.locked_until > sampan_clock())`.as('locked_until'),
    );
}
