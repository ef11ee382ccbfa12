import { type Kysely, sql } from 'kysely';
import type { Database } from '../../table/index.ts';
import type { UserRole } from '../../table/user/dashboard-user.ts';
import { type DashboardUser, userColumns } from './user.ts';

/** A user with what lists show. */
export interface Member extends DashboardUser {
  readonly seen_at: string | null;
  /** False until the first sign-in. */
  readonly has_password: boolean;
  readonly has_link: boolean;
}

export const hasPassword = sql<boolean>`password_hash is not null`.as('has_password');
export const hasLink = sql<boolean>`coalesce(link_expires_at > sampan_clock(), false)`.as('has_link');

/** Lists the users of an account, oldest first. */
export async function listMembers(db: Kysely<Database>, accountId: string): Promise<Member[]> {
  return db
    .selectFrom('dashboard_user')
    .select([...userColumns, 'seen_at'])
    .select([hasPassword, hasLink])
    .where('account_id', '=', accountId)
    .orderBy('created_at')
    .orderBy('id')
    .execute();
}

/** Returns the owners who can sign in, and locks them, so that two changes can't remove the last one together. */
export async function lockOwners(db: Kysely<Database>, accountId: string): Promise<string[]> {
  const owners = await db
    .selectFrom('dashboard_user')
    .select('id')
    .where('account_id', '=', accountId)
    .where('role', '=', 'owner')
    .where('password_hash', 'is not', null)
    .orderBy('id')
    .forUpdate()
    .execute();
  return owners.map(({ id }) => id);
}

/** Changes a role and ends every session of the user. Undefined if the account has no such user. */
export async function setRole(
  db: Kysely<Database>,
  user: { readonly accountId: string; readonly id: string; readonly role: UserRole },
): Promise<DashboardUser | undefined> {
  const changed = await db
    .updateTable('dashboard_user')
    .set({ role: user.role })
    .where('id', '=', user.id)
    .where('account_id', '=', user.accountId)
    .returning(userColumns)
    .executeTakeFirst();
  if (changed) await db.deleteFrom('user_session').where('user_id', '=', user.id).execute();
  return changed;
}

/** Deletes a user of an account with the user's sessions. Undefined if the account has no such user. */
export async function deleteMember(
  db: Kysely<Database>,
  accountId: string,
  id: string,
): Promise<DashboardUser | undefined> {
  return db
    .deleteFrom('dashboard_user')
    .where('id', '=', id)
    .where('account_id', '=', accountId)
    .returning(userColumns)
    .executeTakeFirst();
}
