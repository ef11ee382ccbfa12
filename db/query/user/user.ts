import { type Kysely, type RawBuilder, type Selectable, sql } from 'kysely';
import type { Database } from '../../table/index.ts';
import {
  type DashboardUserTable,
  type OperatorRole,
  operatorRoles,
  type UserRole,
} from '../../table/user.ts';

/** Life of a new user's sign-in link. */
export const linkDays = 7;
/** Life of a link that resets a password. */
export const resetHours = 24;

export const userColumns = [
  'id',
  'account_id',
  'email',
  'role',
  'sees_money',
  'sees_recipients',
  'language',
  'time_zone',
  'compact_rows',
  'label_choice',
  'last_mode',
  'second_factor',
  'created_at',
] as const;

export type DashboardUser = Readonly<Pick<Selectable<DashboardUserTable>, (typeof userColumns)[number]>>;

type ListedUser = DashboardUser & { readonly has_password: boolean };

/** Creates a user, or gives a user of the same account a new link. Undefined if another account has the address. */
export async function upsertUser(
  db: Kysely<Database>,
  user: {
    readonly id: string;
    readonly account_id: string | null;
    readonly email: string;
    readonly role: DashboardUserTable['role'];
    readonly sees_money: boolean;
    readonly sees_recipients: boolean;
    readonly link_hash: Buffer;
    readonly link_by: string | null;
  },
): Promise<ListedUser | undefined> {
  const { link_hash, link_by } = user;
  const life = sql<string>`make_interval(hours => case when dashboard_user.password_hash is null
    then ${linkDays} * 24 else ${resetHours} end)`;
  const link = { link_hash, link_by, link_expires_at: sql<string>`sampan_clock() + ${life}` };
  const link_expires_at = sql<string>`sampan_clock() + make_interval(days => ${linkDays})`;
  return db
    .insertInto('dashboard_user')
    .values({ ...user, link_expires_at, created_at: sql<string>`sampan_clock()` })
    .onConflict((conflict) =>
      conflict
        .expression(sql`lower(email)`)
        .doUpdateSet(link)
        .where('dashboard_user.account_id', 'is not distinct from', user.account_id),
    )
    .returning([...userColumns, sql<boolean>`password_hash is not null`.as('has_password')])
    .executeTakeFirst();
}

/** Lists users, oldest first. */
export async function listUsers(db: Kysely<Database>, accountId?: string): Promise<ListedUser[]> {
  let query = db
    .selectFrom('dashboard_user')
    .select([...userColumns, sql<boolean>`password_hash is not null`.as('has_password')])
    .orderBy('created_at')
    .orderBy('id');
  if (accountId !== undefined) query = query.where('account_id', '=', accountId);
  return query.execute();
}

/** SQL condition of the user with an address. PostgreSQL folds the case on both sides, because Node folds some letters differently. */
export function hasEmail(email: string): RawBuilder<boolean> {
  return sql<boolean>`lower(email) = lower(${email}::text)`;
}

export async function findUserByEmail(
  db: Kysely<Database>,
  email: string,
): Promise<DashboardUser | undefined> {
  return db.selectFrom('dashboard_user').select(userColumns).where(hasEmail(email)).executeTakeFirst();
}

/** Locks an operator, so that changes of this person follow each other. Undefined: no operator has this address. */
export async function lockOperatorRole(
  tx: Kysely<Database>,
  email: string,
): Promise<OperatorRole | undefined> {
  const operator = await tx
    .selectFrom('dashboard_user')
    .select('role')
    .where(hasEmail(email))
    .where('account_id', 'is', null)
    .forNoKeyUpdate()
    .executeTakeFirst();
  return operatorRoles.find((role) => role === operator?.role);
}

/** Deletes a user and the user's sessions. Undefined if there is none. */
export async function deleteUser(db: Kysely<Database>, id: string): Promise<DashboardUser | undefined> {
  return db.deleteFrom('dashboard_user').where('id', '=', id).returning(userColumns).executeTakeFirst();
}

export async function updatePreferences(
  db: Kysely<Database>,
  id: string,
  preferences: {
    readonly language: 'en' | 'zh-Hant';
    readonly time_zone?: string;
    readonly compact_rows?: boolean;
  },
): Promise<void> {
  await db.updateTable('dashboard_user').set(preferences).where('id', '=', id).execute();
}

export async function setLabelChoice(db: Kysely<Database>, id: string, choice: string): Promise<void> {
  await db.updateTable('dashboard_user').set({ label_choice: choice }).where('id', '=', id).execute();
}

export async function setLastMode(db: Kysely<Database>, id: string, mode: 'test' | 'live'): Promise<void> {
  await db.updateTable('dashboard_user').set({ last_mode: mode }).where('id', '=', id).execute();
}

/** Returns the user whose password was verified, and locks the row. Undefined if the password changed in between. */
export async function lockSignedIn(
  db: Kysely<Database>,
  { id, passwordHash }: { readonly id: string; readonly passwordHash: string },
): Promise<DashboardUser | undefined> {
  return db
    .selectFrom('dashboard_user')
    .select(userColumns)
    .where('id', '=', id)
    .where('password_hash', '=', passwordHash)
    .forNoKeyUpdate()
    .executeTakeFirst();
}

/**
 * Locks the row of a user. Every transaction that changes how a user signs in locks it first, then sources of attempts,
 * passkeys, recovery codes and sessions, so that two of them can't deadlock. Foreign keys may still refer to the row.
 */
export async function lockUser(db: Kysely<Database>, id: string): Promise<void> {
  await db.selectFrom('dashboard_user').select('id').where('id', '=', id).forNoKeyUpdate().execute();
}

/** Finds the user of a sign-in link that has not expired. */
export async function findUserByLink(
  db: Kysely<Database>,
  linkHash: Buffer,
): Promise<DashboardUser | undefined> {
  return db
    .selectFrom('dashboard_user')
    .select(userColumns)
    .where('link_hash', '=', linkHash)
    .where('link_expires_at', '>', sql<string>`sampan_clock()`)
    .executeTakeFirst();
}

/** Finds the user of an address who has a password, and locks the row. */
export async function lockUserWithPassword(
  db: Kysely<Database>,
  email: string,
): Promise<DashboardUser | undefined> {
  return db
    .selectFrom('dashboard_user')
    .select(userColumns)
    .where(hasEmail(email))
    .where('password_hash', 'is not', null)
    .forUpdate()
    .executeTakeFirst();
}

/** Gives a user a link that resets the password, which the user asked for. */
export async function setResetLink(db: Kysely<Database>, id: string, linkHash: Buffer): Promise<void> {
  await db
    .updateTable('dashboard_user')
    .set({
      link_hash: linkHash,
      link_by: null,
      link_expires_at: sql<string>`sampan_clock() + make_interval(hours => ${resetHours})`,
    })
    .where('id', '=', id)
    .execute();
}

/** Invalidates the sign-in link of a user. False if the user has none that is valid. */
export async function deleteLink(
  db: Kysely<Database>,
  { id, account_id }: Pick<DashboardUser, 'id' | 'account_id'>,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('dashboard_user')
    .set({ link_hash: null, link_expires_at: null, link_by: null })
    .where('id', '=', id)
    .where('account_id', 'is not distinct from', account_id)
    .where('link_expires_at', '>', sql<string>`sampan_clock()`)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Sets a password, ends every session and invalidates the link. With `linkHash`, only while that link is valid. */
export async function setPasswordHash(
  db: Kysely<Database>,
  user: { readonly id: string; readonly passwordHash: string; readonly linkHash?: Buffer },
): Promise<(DashboardUser & { readonly link_by: string | null }) | undefined> {
  let query = db
    .updateTable('dashboard_user')
    .set({
      password_hash: user.passwordHash,
      link_hash: null,
      link_expires_at: null,
    })
    .where('id', '=', user.id);
  if (user.linkHash) {
    query = query
      .where('link_hash', '=', user.linkHash)
      .where('link_expires_at', '>', sql<string>`sampan_clock()`);
  }
  const changed = await query.returning([...userColumns, 'link_by']).executeTakeFirst();
  if (!changed) return undefined;
  await db.deleteFrom('user_session').where('user_id', '=', user.id).execute();
  return changed;
}

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
  {
    accountId,
    id,
    ...rights
  }: {
    readonly accountId: string;
    readonly id: string;
    readonly role: UserRole;
    readonly sees_money: boolean;
    readonly sees_recipients: boolean;
  },
): Promise<DashboardUser | undefined> {
  const changed = await db
    .updateTable('dashboard_user')
    .set(rights)
    .where('id', '=', id)
    .where('account_id', '=', accountId)
    .returning(userColumns)
    .executeTakeFirst();
  if (changed) await db.deleteFrom('user_session').where('user_id', '=', id).execute();
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

/** Stores the newest change that a user has seen. Returns the one stored before; null at the first visit. */
export async function markChangelogSeen(
  db: Kysely<Database>,
  userId: string,
  changeId: string | null,
): Promise<string | null> {
  const user = await db
    .selectFrom('dashboard_user')
    .select('changelog_seen')
    .where('id', '=', userId)
    .executeTakeFirst();
  const seen = user?.changelog_seen ?? null;
  if (seen !== changeId) {
    await db
      .updateTable('dashboard_user')
      .set({ changelog_seen: changeId })
      .where('id', '=', userId)
      .execute();
  }
  return seen;
}
