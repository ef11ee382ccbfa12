import type { Kysely } from 'kysely';
import { queueSecurityMail } from '../../db/query/mail/security.ts';
import { moveFormSubmissions } from '../../db/query/user/form-submission.ts';
import { deletePasskey, hasPasskey, listPasskeys, type Passkey } from '../../db/query/user/passkey.ts';
import {
  deleteOtherSessions,
  deleteSession,
  deleteSessionByToken,
  findSessionOwner,
  findWaitingUser,
  insertSession,
  noteProof,
  type SessionPerson,
} from '../../db/query/user/session.ts';
import {
  countAttempt,
  endFailedAttempt,
  forgetSources,
  isKnownDevice,
  rememberDevice,
  resetFailures,
  resetSessionFailures,
  type SignInAttempt,
  type SignInSource,
  uncountAttempt,
} from '../../db/query/user/sign-in-attempt.ts';
import { type DashboardUser, lockSignedIn, setPasswordHash } from '../../db/query/user/user.ts';
import type { Database } from '../../db/table/index.ts';
import { type AuditActor, auditEntry, userActor } from '../audit.ts';
import { commitChange, type Entry, type RecordedChange } from '../change.ts';
import { newId } from '../runtime.ts';
import { type PasswordFault, type PasswordTurn, passwordFault, takePasswordTurn } from './password.ts';
import { hashToken, newToken } from './token.ts';

/** Where a request of a user comes from. */
export interface UserOrigin {
  readonly ip: string;
  readonly userAgent: string;
  /** Whose failed attempts are counted together. */
  readonly from: SignInSource;
  readonly now: Date;
}

/** A session that was just opened. The token is the value of the cookie. */
export interface OpenedSession {
  readonly token: string;
  /** It opens nothing until the second step: the code of the second factor, or a passkey. */
  readonly awaitsCode: boolean;
}

/** Requirements of an installation for a sign-in by password. */
interface SignInRule {
  readonly operatorsNeedSecondFactor: boolean;
}

const maxAgentLength = 200;

/** Opens a session. Null for a wrong password, an unknown address and a locked user, so that nothing is revealed. */
export async function signIn(
  db: Kysely<Database>,
  {
    email,
    password,
    turn,
  }: { readonly email: string; readonly password: string; readonly turn: PasswordTurn },
  origin: UserOrigin,
  rule: SignInRule,
): Promise<OpenedSession | null> {
  const attempt = await countAttempt(db, { email }, 'password', origin.from);
  // Every attempt takes the same steps, so that their time does not tell which addresses have a user.
  const passwordHash = attempt.isLocked ? null : attempt.passwordHash;
  const isRight = await turn.verify(passwordHash, password);
  if (!isRight || !attempt.user || passwordHash === null) {
    await recordFailure(db, attempt, origin);
    return null;
  }
  const { id } = attempt.user;
  return commitChange(db, async (tx) => {
    const user = await lockSignedIn(tx, { id, passwordHash });
    if (!user) return { result: null, entry: null };
    if (!(await needsSecondStep(tx, user, rule))) return completeSignIn(tx, user, origin);
    return { result: await openSession(tx, user, origin, { awaitsCode: true }), entry: null };
  });
}

/** Completes a sign-in: opens the session. Queues a mail to the user if the browser did not sign in before. */
export async function completeSignIn(
  tx: Kysely<Database>,
  user: DashboardUser,
  origin: UserOrigin,
  passkeyName?: string,
): Promise<RecordedChange<OpenedSession>> {
  await resetFailures(tx, user.id, origin.from);
  const isKnown = await isKnownDevice(tx, user.id, origin.from);
  const action = passkeyName === undefined ? 'user.signed_in' : 'user.signed_in_by_passkey';
  const mail = (entryId: string) => queueSecurityMail(tx, { entryId, email: user.email });
  return {
    result: await openSession(tx, user, origin),
    entry: [userActor(user, origin), action, passkeyName, isKnown ? {} : { mail }],
  };
}

/** Where every operator needs a second factor, the passkey of one without codes is it. */
export async function needsSecondStep(
  tx: Kysely<Database>,
  { id, account_id, second_factor }: DashboardUser,
  { operatorsNeedSecondFactor }: SignInRule,
): Promise<boolean> {
  return second_factor || (operatorsNeedSecondFactor && account_id === null && (await hasPasskey(tx, id)));
}

/** Why a form of a signed-in user that has a password or a code is refused. */
export type ProofFault = 'wrong_password' | 'wrong_code' | 'locked';

/**
 * Counts a form of a signed-in user that has a password or a code, by the session and the user, before it is verified.
 * A right password alone resets nothing, so it gives no further guesses at the code. Null: locked.
 */
export async function countProof(
  db: Kysely<Database>,
  { id, session_id: sessionId }: SessionPerson,
  { from }: UserOrigin,
): Promise<SignInAttempt | null> {
  const attempt = await countAttempt(db, { id }, { sessionId }, from);
  return attempt.isLocked ? null : attempt;
}

/** Verifies the password of a signed-in user. */
async function provePassword(
  db: Kysely<Database>,
  { user, password, turn }: { user: SessionPerson; password: string; turn: PasswordTurn },
  origin: UserOrigin,
  rule: SignInRule,
): Promise<ProofFault | null> {
  const attempt = await countProof(db, user, origin);
  if (!attempt) return 'locked';
  if (!(await turn.verify(attempt.passwordHash, password))) {
    await recordFailure(db, attempt, origin);
    return 'wrong_password';
  }
  if (await needsSecondStep(db, user, rule)) await uncountAttempt(db, user.id, user.session_id);
  else await resetSessionFailures(db, user.id, user.session_id);
  return null;
}

/**
 * Proves by the password that the user is at the browser. A user with a second step must prove by that: the password
 * alone is refused, even if it is right.
 */
export async function proveByPassword(
  db: Kysely<Database>,
  { user, password }: { readonly user: SessionPerson; readonly password: string },
  origin: UserOrigin,
  rule: SignInRule,
): Promise<ProofFault | null> {
  if (await needsSecondStep(db, user, rule)) return 'wrong_password';
  using turn = takePasswordTurn();
  const fault = await provePassword(db, { user, password, turn }, origin, rule);
  if (!fault) await noteProof(db, user.session_id);
  return fault;
}

/** Records the first failure in a row of a source, and the one that locks it. */
export async function recordFailure(
  db: Kysely<Database>,
  attempt: SignInAttempt,
  origin: UserOrigin,
): Promise<void> {
  const { user, passwordHash, failures, isLast, isLocked } = attempt;
  const actor = userActor(user ?? { account_id: null, email: '' }, origin);
  const entry = auditEntry(actor, isLast ? 'user.locked' : 'user.sign_in_failed', null);
  const isRecorded = passwordHash !== null && !isLocked && (isLast || failures === 1);
  await endFailedAttempt(db, attempt, { isRecorded, entry });
}

/** If a session ends the second step of a sign-in, shows it the forms that the first step carried. */
export async function moveFormsOfStep(
  db: Kysely<Database>,
  before: string,
  { token }: OpenedSession,
): Promise<void> {
  const waiting = await findWaitingUser(db, hashToken(before));
  const owner = waiting && (await findSessionOwner(db, hashToken(token)));
  if (waiting && owner === waiting.id) await moveFormSubmissions(db, hashToken(before), hashToken(token));
}

/** Ends the session of a cookie, and records that its user signed out. */
export async function signOut(db: Kysely<Database>, actor: AuditActor, token: string): Promise<void> {
  await commitChange(db, async (tx) => ({
    result: await endSession(tx, token),
    entry: [actor, 'user.signed_out'],
  }));
}

/** Ends one session of a user. False: the user has no such session. */
export async function endSessionById(
  db: Kysely<Database>,
  actor: AuditActor,
  { userId, id }: { readonly userId: string; readonly id: string },
): Promise<boolean> {
  return commitChange(db, async (tx) => {
    const isEnded = await deleteSession(tx, userId, id);
    return { result: isEnded, entry: isEnded && [actor, 'session.revoked', id] };
  });
}

/** Ends every session of a user except the one that asks. */
export async function endOtherSessions(
  db: Kysely<Database>,
  actor: AuditActor,
  user: SessionPerson,
): Promise<void> {
  await commitChange(db, async (tx) => {
    const ended = await deleteOtherSessions(tx, user.id, user.session_id);
    return { result: ended, entry: ended > 0 && [actor, 'session.others_ended', String(ended)] };
  });
}

/** Ends the session of a cookie, if there is one. */
export async function endSession(db: Kysely<Database>, token: string): Promise<void> {
  await deleteSessionByToken(db, hashToken(token));
}

/** Returns the passkeys that a reset of the password removes: none if the next step asks for one of them. */
export async function passkeysOfReset(
  db: Kysely<Database>,
  user: DashboardUser,
  rule: SignInRule,
): Promise<Passkey[]> {
  const isAskedFor = !user.second_factor && (await needsSecondStep(db, user, rule));
  return isAskedFor ? [] : listPasskeys(db, user.id);
}

/**
 * Sets the password by a sign-in link, which works once. Ends all sessions of the user, removes the passkeys that the
 * user does not keep, and opens a new session.
 */
export async function setPasswordByLink(
  db: Kysely<Database>,
  {
    user,
    token,
    password,
    keptPasskeys,
  }: {
    readonly user: DashboardUser;
    readonly token: string;
    readonly password: string;
    readonly keptPasskeys: readonly string[];
  },
  origin: UserOrigin,
  rule: SignInRule,
): Promise<OpenedSession | PasswordFault | 'expired'> {
  const fault = passwordFault(password, user.email);
  if (fault) return fault;
  using turn = takePasswordTurn();
  const passwordHash = await turn.hash(password);
  const set = { id: user.id, passwordHash, keptPasskeys, linkHash: hashToken(token) };
  return (await setPassword(db, set, origin, rule)) ?? 'expired';
}

/** Changes the password of a signed-in user. Ends all sessions of the user and opens a new one. */
export async function changePassword(
  db: Kysely<Database>,
  {
    user,
    current,
    password,
  }: { readonly user: SessionPerson; readonly current: string; readonly password: string },
  origin: UserOrigin,
  rule: SignInRule,
): Promise<OpenedSession | PasswordFault | ProofFault> {
  const fault = passwordFault(password, user.email);
  if (fault) return fault;
  using turn = takePasswordTurn();
  const refused = await provePassword(db, { user, password: current, turn }, origin, rule);
  if (refused) return refused;
  const passwordHash = await turn.hash(password);
  return (await setPassword(db, { id: user.id, passwordHash }, origin, rule)) ?? 'wrong_password';
}

async function setPassword(
  db: Kysely<Database>,
  {
    keptPasskeys,
    ...user
  }: {
    readonly id: string;
    readonly passwordHash: string;
    readonly linkHash?: Buffer;
    readonly keptPasskeys?: readonly string[];
  },
  origin: UserOrigin,
  rule: SignInRule,
): Promise<OpenedSession | null> {
  return commitChange(db, async (tx) => {
    const changed = await setPasswordHash(tx, user);
    if (!changed) return { result: null, entry: null };
    await forgetSources(tx, changed.id);
    // Who makes a link can act as its user, so the entry names that person.
    const maker = user.linkHash && changed.link_by && `link of ${changed.link_by}`;
    const actor = userActor(changed, origin);
    const entries: Entry[] = [[actor, 'user.password_set', maker]];
    if (keptPasskeys) {
      const all = await passkeysOfReset(tx, changed, rule);
      const removed = all.filter((passkey) => !keptPasskeys.includes(passkey.id));
      for (const passkey of removed) await deletePasskey(tx, changed.id, passkey.id);
      const names = removed.map(({ name }) => name).join(', ');
      if (removed.length > 0) entries.push([actor, 'passkey.removed', names]);
    }
    const needsMore = await needsSecondStep(tx, changed, rule);
    // A password alone proves nothing of a user who needs a second step.
    const awaitsCode = user.linkHash !== undefined && needsMore;
    const result = await openSession(tx, changed, origin, { awaitsCode, isProved: !needsMore });
    return { result, entries };
  });
}

/** Opens a session and makes the browser known, in the transaction of what permits it. */
export async function openSession(
  tx: Kysely<Database>,
  user: DashboardUser,
  { ip, userAgent, from, now }: UserOrigin,
  { awaitsCode = false, isProved = !awaitsCode }: { awaitsCode?: boolean; isProved?: boolean } = {},
): Promise<OpenedSession> {
  const { token, tokenHash } = newToken();
  const agent = userAgent.replaceAll(/\p{Cc}/gu, '').slice(0, maxAgentLength);
  await insertSession(tx, {
    id: newId('ses', now),
    token_hash: tokenHash,
    user_id: user.id,
    address: ip,
    user_agent: agent,
    awaits_code: awaitsCode,
    is_proved: isProved,
  });
  if (!awaitsCode) await rememberDevice(tx, user.id, from);
  return { token, awaitsCode };
}
