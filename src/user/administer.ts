import type { Kysely } from 'kysely';
import { lockOperators } from '../../db/query/user/installation-user.ts';
import { deletePasskeys } from '../../db/query/user/passkey.ts';
import { deleteSecondFactor } from '../../db/query/user/second-factor.ts';
import { deleteSessions } from '../../db/query/user/session.ts';
import { unlockSources } from '../../db/query/user/sign-in-attempt.ts';
import { type DashboardUser, deleteUser, lockUser } from '../../db/query/user/user.ts';
import type { Database } from '../../db/table/index.ts';
import { type Administrator, type AuditAction, audit } from '../audit.ts';
import { disconnectUserApps } from './invite.ts';

/** Removes a user with the user's sessions. An operator who can sign in must remain. */
export async function removeUser(
  db: Kysely<Database>,
  user: DashboardUser,
  by: Administrator,
): Promise<'removed' | 'last_operator' | 'not_found'> {
  return db.transaction().execute(async (tx) => {
    if (user.role === 'operator') {
      const operators = await lockOperators(tx);
      if (operators.length === 1 && operators[0] === user.id) return 'last_operator';
    }
    const removed = await deleteUser(tx, user.id);
    if (!removed) return 'not_found';
    await record(tx, removed, by, 'user.removed');
    const { account_id: accountId } = removed;
    if (accountId !== null) await disconnectUserApps(tx, { ...by, accountId }, removed.email);
    return 'removed';
  });
}

export async function endAllSessions(
  db: Kysely<Database>,
  user: DashboardUser,
  by: Administrator,
): Promise<void> {
  await db.transaction().execute(async (tx) => {
    await deleteSessions(tx, user.id);
    await record(tx, user, by, 'user.sessions_ended');
  });
}

/** Ends the locks that failed sign-ins caused. */
export async function unlockUser(
  db: Kysely<Database>,
  user: DashboardUser,
  by: Administrator,
): Promise<void> {
  await db.transaction().execute(async (tx) => {
    await lockUser(tx, user.id);
    await unlockSources(tx, user.id);
    await record(tx, user, by, 'user.unlocked');
  });
}

/** Removes the second factor and the passkeys of a user who lost them, and ends the user's sessions. False without any. */
export async function resetSecondFactor(
  db: Kysely<Database>,
  user: DashboardUser,
  by: Administrator,
): Promise<boolean> {
  return db.transaction().execute(async (tx) => {
    await lockUser(tx, user.id);
    const passkeys = await deletePasskeys(tx, user.id);
    if (!(await deleteSecondFactor(tx, user.id)) && passkeys === 0) return false;
    await deleteSessions(tx, user.id);
    await record(tx, user, by, 'second_factor.removed');
    return true;
  });
}

function record(
  tx: Kysely<Database>,
  user: DashboardUser,
  by: Administrator,
  action: AuditAction,
): Promise<void> {
  return audit(tx, { ...by, accountId: user.account_id }, action, user.email);
}
