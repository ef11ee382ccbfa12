import { type Kysely, sql } from 'kysely';
import type { Database } from '../../table/index.ts';
import type { OperatorRole, UserRole } from '../../table/user.ts';
import { isWithin } from '../../timestamp.ts';
import { type DashboardUser, userColumns } from './user.ts';

/** A session ends after this time without a request, and at the latest this long after its sign-in. */
const idleHours = 24;
const lifetimeDays = 14;
/** A sign-in waits for the code of the second factor for this time. */
const codeMinutes = 10;
/** A sensitive change needs a proof of who is at the browser that is at most this old. */
const proofMinutes = 10;
/** The time of the last request is stored at most this often. */
const seenSeconds = 60;

export interface ListedSession {
  readonly id: string;
  readonly address: string;
  readonly user_agent: string;
  readonly created_at: string;
  readonly seen_at: string;
}

/** A user of an account. An operator is none, and enters no page of an account. */
export interface SessionUser extends Omit<DashboardUser, 'account_id' | 'role'> {
  readonly account_id: string;
  readonly role: UserRole;
  readonly session_id: string;
  readonly is_proved: boolean;
  readonly account_name: string;
  /** No live shipment can be booked. */
  readonly account_frozen: boolean;
}

export interface SessionOperator extends SessionPerson {
  readonly account_id: null;
  readonly role: OperatorRole;
}

/** A signed-in person: a user of an account, or an operator. */
export interface SessionPerson extends DashboardUser {
  readonly session_id: string;
  /** The person gave a code, a passkey, or without both the password, in the last 10 minutes. */
  readonly is_proved: boolean;
}

const sessionUserColumns = userColumns.map((column) => `u.${column}` as const);

const isAlive = sql<boolean>`${isWithin('s.seen_at', 'hours', idleHours)}
  and ${isWithin('s.created_at', 'days', lifetimeDays)}
  and (not s.awaits_code or ${isWithin('s.created_at', 'mins', codeMinutes)})`;

const isProved = sql<boolean>`coalesce(${isWithin('s.proved_at', 'mins', proofMinutes)}, false)`;

export async function insertSession(
  db: Kysely<Database>,
  session: {
    readonly id: string;
    readonly token_hash: Buffer;
    readonly user_id: string;
    readonly address: string;
    readonly user_agent: string;
    readonly awaits_code: boolean;
    readonly is_proved: boolean;
  },
): Promise<void> {
  const now = sql<string>`sampan_clock()`;
  const { is_proved, ...row } = session;
  await db
    .insertInto('user_session')
    .values({ ...row, created_at: now, seen_at: now, proved_at: is_proved ? now : null })
    .execute();
  if (session.awaits_code) return;
  await db.updateTable('dashboard_user').set({ seen_at: now }).where('id', '=', session.user_id).execute();
}

/** Finds the user of an account whose session has not ended, and records that it was used. */
export async function findSessionUser(
  db: Kysely<Database>,
  tokenHash: Buffer,
): Promise<SessionUser | undefined> {
  const row = await openSessions(db, tokenHash)
    .innerJoin('account as a', 'a.id', 'u.account_id')
    .select(['a.name as account_name', 'a.frozen as account_frozen'])
    .where('u.account_id', 'is not', null)
    .$narrowType<{ account_id: string; role: UserRole }>()
    .executeTakeFirst();
  return row && noteUse(db, row);
}

/** Finds the operator whose session has not ended, and records that it was used. */
export async function findSessionOperator(
  db: Kysely<Database>,
  tokenHash: Buffer,
): Promise<SessionOperator | undefined> {
  const row = await openSessions(db, tokenHash)
    .where('u.account_id', 'is', null)
    .$narrowType<{ account_id: null; role: OperatorRole }>()
    .executeTakeFirst();
  return row && noteUse(db, row);
}

function openSessions(db: Kysely<Database>, tokenHash: Buffer) {
  return db
    .selectFrom('user_session as s')
    .innerJoin('dashboard_user as u', 'u.id', 's.user_id')
    .select(sessionUserColumns)
    .select(['s.id as session_id', isProved.as('is_proved')])
    .select(sql<boolean>`s.seen_at < sampan_clock() - make_interval(secs => ${seenSeconds})`.as('is_old'))
    .where('s.token_hash', '=', tokenHash)
    .where('s.awaits_code', '=', false)
    .where(isAlive);
}

async function noteUse<
  Row extends { readonly is_old: boolean; readonly session_id: string; readonly id: string },
>(db: Kysely<Database>, row: Row): Promise<Omit<Row, 'is_old'>> {
  const { is_old, ...user } = row;
  if (is_old) {
    const seen = { seen_at: sql<string>`sampan_clock()` };
    await db.updateTable('user_session').set(seen).where('id', '=', row.session_id).execute();
    await db.updateTable('dashboard_user').set(seen).where('id', '=', row.id).execute();
  }
  return user;
}

/** Records that the person at the browser proved to be the user. */
export async function noteProof(db: Kysely<Database>, sessionId: string): Promise<void> {
  await db
    .updateTable('user_session')
    .set({ proved_at: sql<string>`sampan_clock()` })
    .where('id', '=', sessionId)
    .execute();
}

/** Finds the user of a sign-in that waits for the code of the second factor. */
export async function findWaitingUser(
  db: Kysely<Database>,
  tokenHash: Buffer,
): Promise<DashboardUser | undefined> {
  return db
    .selectFrom('user_session as s')
    .innerJoin('dashboard_user as u', 'u.id', 's.user_id')
    .select(sessionUserColumns)
    .where('s.token_hash', '=', tokenHash)
    .where('s.awaits_code', '=', true)
    .where(isAlive)
    .executeTakeFirst();
}

/** Returns the user of a session, also while it waits for the code of the second factor. */
export async function findSessionOwner(db: Kysely<Database>, tokenHash: Buffer): Promise<string | undefined> {
  const row = await db
    .selectFrom('user_session')
    .select('user_id')
    .where('token_hash', '=', tokenHash)
    .executeTakeFirst();
  return row?.user_id;
}

export const maxListedSessions = 50;

/** Lists the newest sessions of a user that have not ended. */
export async function listSessions(db: Kysely<Database>, userId: string): Promise<ListedSession[]> {
  return db
    .selectFrom('user_session as s')
    .select(['s.id', 's.address', 's.user_agent', 's.created_at', 's.seen_at'])
    .where('s.user_id', '=', userId)
    .where('s.awaits_code', '=', false)
    .where(isAlive)
    .orderBy('s.created_at', 'desc')
    .limit(maxListedSessions)
    .execute();
}

/** Deletes a session of a user. False if the user has no such session. */
export async function deleteSession(db: Kysely<Database>, userId: string, id: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('user_session')
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

/** Deletes every session of a user. */
export async function deleteSessions(db: Kysely<Database>, userId: string): Promise<void> {
  await db.deleteFrom('user_session').where('user_id', '=', userId).execute();
}

/** Deletes every session of a user except one. Returns their number. */
export async function deleteOtherSessions(
  db: Kysely<Database>,
  userId: string,
  keptId: string,
): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom('user_session')
    .where('user_id', '=', userId)
    .where('id', '<>', keptId)
    .executeTakeFirst();
  return Number(numDeletedRows);
}

export async function deleteSessionByToken(db: Kysely<Database>, tokenHash: Buffer): Promise<void> {
  await db.deleteFrom('user_session').where('token_hash', '=', tokenHash).execute();
}

/** Deletes sessions that have ended. Returns their number. */
export async function deleteExpiredSessions(db: Kysely<Database>): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom('user_session as s')
    .where((is) => is.not(isAlive))
    .executeTakeFirst();
  return Number(numDeletedRows);
}
