import type { Kysely } from 'kysely';
import { revokeAppsOf } from '../../db/query/account/api-key.ts';
import { deleteUnusedCodes } from '../../db/query/account/connected-app.ts';
import { deleteMember, lockOwners, setRole } from '../../db/query/user/team.ts';
import type { Database } from '../../db/table/index.ts';
import type { UserRole } from '../../db/table/user/dashboard-user.ts';
import { type AuditActor, audit } from './audit.ts';
import { type OpenedSession, openSession, type UserOrigin } from './sign-in.ts';

type TeamFault = 'last_owner' | 'not_found';

/** Who changes which user of the own account. */
interface TeamChange {
  readonly actor: AuditActor & { readonly accountId: string };
  readonly userId: string;
}

/**
 * Changes the role of a user and ends the user's sessions. An owner who can sign in must remain. If the actor is the
 * user, the result has the actor's new session.
 */
export async function changeRole(
  db: Kysely<Database>,
  { actor, userId, role, isSelf }: TeamChange & { readonly role: UserRole; readonly isSelf: boolean },
  origin: UserOrigin,
): Promise<{ readonly session: OpenedSession | null } | TeamFault> {
  return db.transaction().execute(async (tx) => {
    const owners = await lockOwners(tx, actor.accountId);
    if (role !== 'owner' && isLast(owners, userId)) return 'last_owner';
    const changed = await setRole(tx, { accountId: actor.accountId, id: userId, role });
    if (!changed) return 'not_found';
    await audit(tx, actor, 'user.role_changed', `${changed.email}: ${role}`);
    if (role === 'viewer') await disconnectAppsOf(tx, actor, changed.email);
    return { session: isSelf ? await openSession(tx, changed, origin) : null };
  });
}

/** Removes a user with the user's sessions. An owner who can sign in must remain. */
export async function removeMember(
  db: Kysely<Database>,
  { actor, userId }: TeamChange,
): Promise<'removed' | TeamFault> {
  return db.transaction().execute(async (tx) => {
    const owners = await lockOwners(tx, actor.accountId);
    if (isLast(owners, userId)) return 'last_owner';
    const removed = await deleteMember(tx, actor.accountId, userId);
    if (!removed) return 'not_found';
    await audit(tx, actor, 'user.removed', removed.email);
    await disconnectAppsOf(tx, actor, removed.email);
    return 'removed';
  });
}

/** Ends the apps that a user connected, and the codes for more: they act for a person who may no longer make keys. */
export async function disconnectAppsOf(
  tx: Kysely<Database>,
  actor: AuditActor & { readonly accountId: string },
  email: string,
): Promise<void> {
  for (const id of await revokeAppsOf(tx, actor.accountId, email)) {
    await audit(tx, actor, 'app.disconnected', id);
  }
  await deleteUnusedCodes(tx, actor.accountId, email);
}

function isLast(owners: readonly string[], userId: string): boolean {
  return owners.length === 1 && owners[0] === userId;
}
