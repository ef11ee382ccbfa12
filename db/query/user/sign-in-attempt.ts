import { type Kysely, sql } from 'kysely';
import type { Database } from '../../table/index.ts';
import { type DashboardUser, hasEmail, userColumns } from './user.ts';

/** Failures in a row that lock a known browser, a network, or the second step of all other browsers. */
const maxFailures = 10;
/** Failures in a row of all browsers that are not known, from any network. */
const maxStrangerFailures = 50;
export const lockMinutes = 15;
/** A browser is known for this time after its last sign-in. */
const deviceDays = 180;
const networkHours = 24;

/** Where an attempt comes from. */
export interface SignInSource {
  /** SHA-256 of a cookie with 256 random bits, which the browser keeps after a sign-in. */
  readonly deviceHash: Buffer;
  /** IPv4 address, or IPv6 /64 network. */
  readonly network: string;
}

type UserKey = { readonly email: string } | { readonly id: string };

export interface SignInAttempt {
  readonly user: DashboardUser;
  readonly passwordHash: string;
  readonly totpSealed: string | null;
  /** Failures in a row of this source, if this attempt fails. */
  readonly failures: number;
  /** The source is locked if this attempt fails. */
  readonly isLast: boolean;
}

/**
 * Counts an attempt before it is verified, so that requests at the same time can't exceed the limit. A browser that
 * signed in before is counted apart, so that strangers can't lock it. Undefined for an unknown user, one without a
 * password, and a locked source.
 */
export async function countAttempt(
  db: Kysely<Database>,
  who: UserKey,
  step: 'password' | 'code',
  from: SignInSource,
): Promise<SignInAttempt | undefined> {
  return db.transaction().execute(async (tx) => {
    const row = await lockUser(tx, who);
    if (!row?.password_hash) return undefined;
    const { password_hash: passwordHash, totp_sealed: totpSealed, is_locked, ...user } = row;
    const isKnown = await isKnownDevice(tx, user, from);
    if (!isKnown && is_locked) return undefined;
    const counted = await countSource(tx, user.id, isKnown ? deviceName(from) : strangerName(step, from));
    if (!counted) return undefined;
    const isLast = isKnown ? counted.is_last : (await countStranger(tx, user.id)) || counted.is_last;
    return { user, passwordHash, totpSealed, failures: counted.failed_sign_ins, isLast };
  });
}

/** Locks the row, so that attempts for one user are counted one after another. */
function lockUser(tx: Kysely<Database>, who: UserKey) {
  return tx
    .selectFrom('dashboard_user')
    .select([...userColumns, 'password_hash', 'totp_sealed'])
    .select(sql<boolean>`coalesce(locked_until > sampan_clock(), false)`.as('is_locked'))
    .where(isUser(who))
    .forUpdate()
    .executeTakeFirst();
}

/** Undefined if the source is locked. */
function countSource(tx: Kysely<Database>, userId: string, source: string) {
  const count = sql<number>`case when sign_in_source.locked_until is null then sign_in_source.failed_sign_ins + 1 else 1 end`;
  const now = sql<string>`sampan_clock()`;
  return tx
    .insertInto('sign_in_source')
    .values({ user_id: userId, source, failed_sign_ins: 1, seen_at: now })
    .onConflict((conflict) =>
      conflict
        .columns(['user_id', 'source'])
        .doUpdateSet({ failed_sign_ins: count, locked_until: lockAt(count, maxFailures), seen_at: now })
        .where((is) =>
          is.or([
            is('sign_in_source.locked_until', 'is', null),
            is('sign_in_source.locked_until', '<=', now),
          ]),
        ),
    )
    .returning(['failed_sign_ins', sql<boolean>`locked_until is not null`.as('is_last')])
    .executeTakeFirst();
}

/** Counts an attempt of any browser that is not known. Returns whether the limit is reached. */
async function countStranger(tx: Kysely<Database>, userId: string): Promise<boolean> {
  const count = sql<number>`case when locked_until is null then failed_sign_ins + 1 else 1 end`;
  const { locked_until } = await tx
    .updateTable('dashboard_user')
    .set({ failed_sign_ins: count, locked_until: lockAt(count, maxStrangerFailures) })
    .where('id', '=', userId)
    .returning('locked_until')
    .executeTakeFirstOrThrow();
  return locked_until !== null;
}

function lockAt(count: ReturnType<typeof sql<number>>, limit: number) {
  return sql<string | null>`case when ${count} >= ${limit}
    then sampan_clock() + make_interval(mins => ${lockMinutes}) end`;
}

/** Returns whether a browser signed in before as this user. */
export async function isKnownDevice(
  db: Kysely<Database>,
  who: UserKey,
  from: SignInSource,
): Promise<boolean> {
  const row = await db
    .selectFrom('dashboard_user')
    .innerJoin('sign_in_source', 'user_id', 'id')
    .select('source')
    .where(isUser(who))
    .where('source', '=', deviceName(from))
    .executeTakeFirst();
  return row !== undefined;
}

function isUser(who: UserKey) {
  return 'id' in who ? sql<boolean>`id = ${who.id}` : hasEmail(who.email);
}

/** Resets the count of failed sign-ins of a source. */
export async function resetFailures(db: Kysely<Database>, userId: string, from: SignInSource): Promise<void> {
  const { numUpdatedRows } = await db
    .updateTable('sign_in_source')
    .set({ failed_sign_ins: 0, locked_until: null })
    .where('user_id', '=', userId)
    .where('source', '=', deviceName(from))
    .executeTakeFirst();
  if (numUpdatedRows > 0n) return;
  await db
    .deleteFrom('sign_in_source')
    .where('user_id', '=', userId)
    .where('source', 'in', [strangerName('password', from), strangerName('code', from)])
    .execute();
  await resetStrangers(db, userId);
}

/** Ends every lock of a user. Browsers that are known stay so. */
export async function unlockSources(db: Kysely<Database>, userId: string): Promise<void> {
  await db
    .updateTable('sign_in_source')
    .set({ failed_sign_ins: 0, locked_until: null })
    .where('user_id', '=', userId)
    .execute();
  await resetStrangers(db, userId);
}

async function resetStrangers(db: Kysely<Database>, userId: string): Promise<void> {
  await db
    .updateTable('dashboard_user')
    .set({ failed_sign_ins: 0, locked_until: null })
    .where('id', '=', userId)
    .execute();
}

/** Makes a browser known that signed in. */
export async function rememberDevice(
  db: Kysely<Database>,
  userId: string,
  from: SignInSource,
): Promise<void> {
  const now = sql<string>`sampan_clock()`;
  await db
    .insertInto('sign_in_source')
    .values({ user_id: userId, source: deviceName(from), failed_sign_ins: 0, seen_at: now })
    .onConflict((conflict) => conflict.columns(['user_id', 'source']).doUpdateSet({ seen_at: now }))
    .execute();
}

/** Deletes sources that are no longer needed. Returns their number. */
export async function reapSignInSources(db: Kysely<Database>): Promise<number> {
  const kept = sql<string>`case when source like 'device %'
    then make_interval(days => ${deviceDays}) else make_interval(hours => ${networkHours}) end`;
  const { numDeletedRows } = await db
    .deleteFrom('sign_in_source')
    .where('seen_at', '<', sql<string>`sampan_clock() - ${kept}`)
    .executeTakeFirst();
  return Number(numDeletedRows);
}

function deviceName({ deviceHash }: SignInSource): string {
  return `device ${deviceHash.toString('hex')}`;
}

function strangerName(step: 'password' | 'code', { network }: SignInSource): string {
  return step === 'code' ? 'code' : `network ${network}`;
}
