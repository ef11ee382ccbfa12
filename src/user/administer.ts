import type { Kysely } from 'kysely';
import { lockOperators, setOperatorRole } from '../../db/query/user/installation-user.ts';
import { deletePasskeys } from '../../db/query/user/passkey.ts';
import { deleteSecondFactor } from '../../db/query/user/second-factor.ts';
import { deleteSessions } from '../../db/query/user/session.ts';
import { unlockSources } from '../../db/query/user/sign-in-attempt.ts';
import { type DashboardUser, deleteUser, lockUser } from '../../db/query/user/user.ts';
import type { Database } from '../../db/table/index.ts';
import type { OperatorRole } from '../../db/table/user.ts';
import type { Administrator, AuditAction } from '../audit.ts';
import { commitChange, type Entry } from '../change.ts';
import { disconnectUserApps } from './invite.ts';

/** Removes a user with the user's sessions. An operator who can sign in must remain. */
export async function removeUser(
  db: Kysely<Database>,
  user: DashboardUser,
  by: Administrator,
): Promise<'removed' | 'last_operator' | 'not_found'> {
  return commitChange(db, async (tx) => {
    if (await isLastOperator(tx, user)) return { result: 'last_operator', entry: null };
    const removed = await deleteUser(tx, user.id);
    if (!removed) return { result: 'not_found', entry: null };
    const { account_id: accountId, email } = removed;
    const ended = accountId === null ? [] : await disconnectUserApps(tx, { ...by, accountId }, email);
    return { result: 'removed', entries: [entryAbout(removed, by, 'user.removed'), ...ended] };
  });
}

/** Changes the role of an operator and ends the operator's sessions. An operator with all rights must remain. */
export async function changeOperatorRole(
  db: Kysely<Database>,
  { user, role }: { readonly user: DashboardUser; readonly role: OperatorRole },
  by: Administrator,
): Promise<'changed' | 'last_operator' | 'not_found'> {
  return commitChange(db, async (tx) => {
    if (role !== 'operator' && (await isLastOperator(tx, user)))
      return { result: 'last_operator', entry: null };
    if (!(await setOperatorRole(tx, user.id, role))) return { result: 'not_found', entry: null };
    await deleteSessions(tx, user.id);
    const entry: Entry = [{ ...by, accountId: null }, 'user.role_changed', `${user.email}: ${role}`];
    return { result: 'changed', entry };
  });
}

async function isLastOperator(tx: Kysely<Database>, { id, role }: DashboardUser): Promise<boolean> {
  if (role !== 'operator') return false;
  const operators = await lockOperators(tx);
  return operators.length === 1 && operators[0] === id;
}

export async function endAllSessions(
  db: Kysely<Database>,
  user: DashboardUser,
  by: Administrator,
): Promise<void> {
  await commitChange(db, async (tx) => {
    await deleteSessions(tx, user.id);
    return { result: undefined, entry: entryAbout(user, by, 'user.sessions_ended') };
  });
}

/** Ends the locks that failed sign-ins caused. */
export async function unlockUser(
  db: Kysely<Database>,
  user: DashboardUser,
  by: Administrator,
): Promise<void> {
  await commitChange(db, async (tx) => {
    await lockUser(tx, user.id);
    await unlockSources(tx, user.id);
    return { result: undefined, entry: entryAbout(user, by, 'user.unlocked') };
  });
}

/** Removes the second factor and the passkeys of a user who lost them, and ends the user's sessions. False without any. */
export async function resetSecondFactor(
  db: Kysely<Database>,
  user: DashboardUser,
  by: Administrator,
): Promise<boolean> {
  return commitChange(db, async (tx) => {
    await lockUser(tx, user.id);
    const passkeys = await deletePasskeys(tx, user.id);
    if (!(await deleteSecondFactor(tx, user.id)) && passkeys === 0) return { result: false, entry: null };
    await deleteSessions(tx, user.id);
    return { result: true, entry: entryAbout(user, by, 'second_factor.removed') };
  });
}

function entryAbout(user: DashboardUser, by: Administrator, action: AuditAction): Entry {
  return [{ ...by, accountId: user.account_id }, action, user.email];
}
