import type { Kysely } from 'kysely';
import { resetFailures } from '../../db/query/user/second-factor.ts';
import { deleteSessionByToken, insertSession } from '../../db/query/user/session.ts';
import { beginSignIn, type DashboardUser, endSignIn, setPasswordHash } from '../../db/query/user/user.ts';
import type { Database } from '../../db/table/index.ts';
import { newId } from '../runtime/identifier.ts';
import { audit } from './audit.ts';
import { hashPassword, type PasswordFault, passwordFault, verifyPassword } from './password.ts';
import { hashToken, newToken } from './token.ts';

/** Where a request of a user comes from. */
export interface UserOrigin {
  readonly address: string;
  readonly userAgent: string;
  readonly now: Date;
}

/** A session that was just opened. The token is the value of the cookie. */
export interface OpenedSession {
  readonly token: string;
  /** It opens nothing until the code of the second factor is given. */
  readonly awaitsCode: boolean;
}

const maxAgentLength = 200;

/** Opens a session. Null for a wrong password, an unknown address and a locked user, so that nothing is revealed. */
export async function signIn(
  db: Kysely<Database>,
  { email, password }: { readonly email: string; readonly password: string },
  origin: UserOrigin,
): Promise<OpenedSession | null> {
  const begun = await beginSignIn(db, email);
  const isRight = await verifyPassword(begun?.password_hash ?? null, password);
  if (!begun || !isRight) return null;
  return db.transaction().execute(async (tx) => {
    const user = await endSignIn(tx, { id: begun.id, passwordHash: begun.password_hash });
    if (!user) return null;
    if (!user.second_factor) {
      await audit(tx, { accountId: user.account_id, email: user.email, ...origin }, 'user.signed_in');
    }
    return openSession(tx, user, origin, user.second_factor);
  });
}

/** Verifies the password of a signed-in user. Attempts count towards the lock of the user. */
export async function confirmPassword(
  db: Kysely<Database>,
  { id, email }: DashboardUser,
  password: string,
): Promise<boolean> {
  const begun = await beginSignIn(db, email);
  const isRight = await verifyPassword(begun?.password_hash ?? null, password);
  if (isRight) await resetFailures(db, id);
  return isRight;
}

/** Ends the session of a cookie, if there is one. */
export async function endSession(db: Kysely<Database>, token: string): Promise<void> {
  await deleteSessionByToken(db, hashToken(token));
}

/** Sets the password by a sign-in link, which works once. Ends all sessions of the user and opens a new one. */
export async function setPasswordByLink(
  db: Kysely<Database>,
  {
    user,
    token,
    password,
  }: { readonly user: DashboardUser; readonly token: string; readonly password: string },
  origin: UserOrigin,
): Promise<OpenedSession | PasswordFault | 'expired'> {
  const fault = passwordFault(password, user.email);
  if (fault) return fault;
  const opened = await setPassword(db, { id: user.id, password, linkHash: hashToken(token) }, origin);
  return opened ?? 'expired';
}

/** Changes the password of a signed-in user. Ends all sessions of the user and opens a new one. */
export async function changePassword(
  db: Kysely<Database>,
  {
    user,
    current,
    password,
  }: { readonly user: DashboardUser; readonly current: string; readonly password: string },
  origin: UserOrigin,
): Promise<OpenedSession | PasswordFault | 'wrong'> {
  const fault = passwordFault(password, user.email);
  if (fault) return fault;
  if (!(await confirmPassword(db, user, current))) return 'wrong';
  return (await setPassword(db, { id: user.id, password }, origin)) ?? 'wrong';
}

async function setPassword(
  db: Kysely<Database>,
  { password, ...user }: { readonly id: string; readonly password: string; readonly linkHash?: Buffer },
  origin: UserOrigin,
): Promise<OpenedSession | null> {
  const passwordHash = await hashPassword(password);
  return db.transaction().execute(async (tx) => {
    const changed = await setPasswordHash(tx, { ...user, passwordHash });
    if (!changed) return null;
    await audit(tx, { accountId: changed.account_id, email: changed.email, ...origin }, 'user.password_set');
    return openSession(tx, changed, origin, user.linkHash !== undefined && changed.second_factor);
  });
}

/** Opens a session, in the transaction of what permits it. */
export async function openSession(
  tx: Kysely<Database>,
  user: DashboardUser,
  { address, userAgent, now }: UserOrigin,
  awaitsCode = false,
): Promise<OpenedSession> {
  const { token, tokenHash } = newToken();
  const agent = userAgent.replaceAll(/\p{Cc}/gu, '').slice(0, maxAgentLength);
  await insertSession(tx, {
    id: newId('ses', now),
    token_hash: tokenHash,
    user_id: user.id,
    address,
    user_agent: agent,
    awaits_code: awaitsCode,
  });
  return { token, awaitsCode };
}
