import type { Kysely } from 'kysely';
import { revokeUserApps } from '../../db/query/account/api-key.ts';
import { deleteUnusedCodes } from '../../db/query/account/connected-app.ts';
import { deleteLinkMails, queueInvitation } from '../../db/query/mail/invitation.ts';
import { countInvitations } from '../../db/query/user/audit-entry.ts';
import {
  type DashboardUser,
  deleteLink,
  deleteMember,
  lockOwners,
  setRole,
  upsertUser,
} from '../../db/query/user/user.ts';
import type { Database } from '../../db/table/index.ts';
import type { DashboardUserTable, UserRole } from '../../db/table/user.ts';
import { type AuditActor, commandLineActor } from '../audit.ts';
import { commitChange, type Entry } from '../change.ts';
import { newId } from '../runtime.ts';
import type { EncryptionContext, KeyRing } from '../secret/key-ring.ts';
import { rightsName, rightsOf, userCan, type ViewerChoice } from './role.ts';
import { type OpenedSession, openSession, type UserOrigin } from './sign-in.ts';
import { newToken } from './token.ts';

interface Invitation {
  readonly user: DashboardUser;
  /** Path of the sign-in link below the root address. It is a secret. */
  readonly path: string;
  /** A mail with the link is queued. */
  readonly isMailed: boolean;
  /** The user has a password, which the link resets. */
  readonly isReset: boolean;
}

interface InvitedUser extends ViewerChoice {
  readonly accountId: string | null;
  readonly email: string;
  /** Role of a new user. A known user keeps the role. */
  readonly role: DashboardUserTable['role'];
  readonly now: Date;
  /** Absent: the command line. */
  readonly actor?: AuditActor;
  /** Absent: no mail. */
  readonly mail?: { readonly secrets: KeyRing; readonly rootUrl: string };
}

/** Creates a user, or without an account an operator, with a sign-in link, or gives a known user of the account a new link. Null: another account's user. */
export async function inviteUser(
  db: Kysely<Database>,
  { accountId, email, role, now, actor, mail, ...choice }: InvitedUser,
): Promise<Invitation | null> {
  const { token, tokenHash } = newToken();
  const path = `/dashboard/welcome?token=${token}`;
  return commitChange(db, async (tx) => {
    const user = await upsertUser(tx, {
      id: newId('usr', now),
      account_id: accountId,
      email,
      ...rightsOf(role, choice),
      link_hash: tokenHash,
      link_by: actor?.email ?? null,
    });
    if (!user) {
      const isTold = actor && accountId !== null;
      return { result: null, entry: isTold && [actor, 'user.invitation_refused', email] };
    }
    let isMailed = false;
    if (mail && accountId !== null) {
      const id = newId('eml', now);
      const linkSealed = mail.secrets.encrypt(mail.rootUrl + path, mailedLinkContext(id, accountId));
      isMailed = await queueInvitation(tx, { id, userId: user.id, accountId, linkSealed });
    }
    return {
      result: { user, path, isReset: user.has_password, isMailed },
      entry: [
        actor ?? commandLineActor(accountId, now),
        'user.invited',
        `${user.email}: ${rightsName(user)}`,
      ],
    };
  });
}

/** Makes the sign-in link of a user open nothing, and deletes its unsent mail. False if the user has no valid link. */
export async function withdrawLink(
  db: Kysely<Database>,
  user: DashboardUser,
  actor: AuditActor,
): Promise<boolean> {
  return commitChange(db, async (tx) => {
    if (!(await deleteLink(tx, user))) return { result: false, entry: null };
    await deleteLinkMails(tx, user.id);
    return { result: true, entry: [actor, 'user.link_withdrawn', user.email] };
  });
}

/** Invitations of an account in an hour. A refused one also shows that an address is in use elsewhere. */
const maxInvitations = 30;

export async function mayInvite(db: Kysely<Database>, accountId: string): Promise<boolean> {
  return (await countInvitations(db, accountId)) < maxInvitations;
}

/** Returns the context of an encrypted sign-in link, as in `sealedColumns`. */
export function mailedLinkContext(mailId: string, accountId: string | null): EncryptionContext {
  return { table: 'mail', column: 'link_sealed', row: mailId, account: accountId ?? '' };
}

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
  {
    actor,
    userId,
    role,
    isSelf,
    ...choice
  }: TeamChange & ViewerChoice & { readonly role: UserRole; readonly isSelf: boolean },
  origin: UserOrigin,
): Promise<{ readonly session: OpenedSession | null } | TeamFault> {
  return commitChange<{ readonly session: OpenedSession | null } | TeamFault>(db, async (tx) => {
    const owners = await lockOwners(tx, actor.accountId);
    if (role !== 'owner' && isLastOwner(owners, userId)) return { result: 'last_owner', entry: null };
    const rights = rightsOf(role, choice);
    const changed = await setRole(tx, { accountId: actor.accountId, id: userId, ...rights });
    if (!changed) return { result: 'not_found', entry: null };
    const ended = userCan(rights, 'connect_apps') ? [] : await disconnectUserApps(tx, actor, changed.email);
    return {
      result: { session: isSelf ? await openSession(tx, changed, origin) : null },
      entries: [[actor, 'user.role_changed', `${changed.email}: ${rightsName(rights)}`], ...ended],
    };
  });
}

/** Removes a user with the user's sessions. An owner who can sign in must remain. */
export async function removeMember(
  db: Kysely<Database>,
  { actor, userId }: TeamChange,
): Promise<'removed' | TeamFault> {
  return commitChange(db, async (tx) => {
    const owners = await lockOwners(tx, actor.accountId);
    if (isLastOwner(owners, userId)) return { result: 'last_owner', entry: null };
    const removed = await deleteMember(tx, actor.accountId, userId);
    if (!removed) return { result: 'not_found', entry: null };
    const ended = await disconnectUserApps(tx, actor, removed.email);
    return { result: 'removed', entries: [[actor, 'user.removed', removed.email], ...ended] };
  });
}

/**
 * Ends the apps that a user connected, and the codes for more: they act for a person who may no longer make keys. Returns
 * the entries of the apps.
 */
export async function disconnectUserApps(
  tx: Kysely<Database>,
  actor: AuditActor & { readonly accountId: string },
  email: string,
): Promise<Entry[]> {
  const ended = await revokeUserApps(tx, actor.accountId, email);
  await deleteUnusedCodes(tx, actor.accountId, email);
  return ended.map((id) => [actor, 'app.disconnected', id]);
}

function isLastOwner(owners: readonly string[], userId: string): boolean {
  return owners.length === 1 && owners[0] === userId;
}
