import { hash } from 'node:crypto';
import { type Kysely, sql } from 'kysely';
import type { Database } from '../../table/index.ts';
import type { NewAuditEntry } from './audit-entry.ts';
import { type DashboardUser, hasEmail, userColumns } from './user.ts';

/** Failures in a row after which a source is locked. */
const limits = {
  /** A browser that signed in before. */
  device: 10,
  /** Wrong codes at the sign-in, of all browsers that signed in before. */
  devices: 20,
  network: 10,
  /** Wrong codes at the sign-in, of all other browsers. */
  code: 10,
  /** Passwords and codes of all other browsers, from any network. */
  strangers: 50,
  /** Passwords and codes that a signed-in user gave to forms. */
  session: 5,
  /** The same, of all sessions of the user. */
  sessions: 10,
};
export const lockMinutes = 15;
/** A browser is known for this time after its last sign-in. */
const deviceDays = 180;
const sourceHours = 24;
/** A flood of unknown addresses can write many. They are of use only while they are locked. */
const unknownHours = 1;

/** Where a request comes from. */
export interface SignInSource {
  /** SHA-256 of a cookie with 256 random bits, which the browser keeps after a sign-in. */
  readonly deviceHash: Buffer;
  /** IPv4 address, or IPv6 /64 network. */
  readonly network: string;
}

type UserKey = { readonly email: string } | { readonly id: string };

/** The password or the second step of a sign-in, or the form of a signed-in user. */
type AttemptStep = 'password' | 'code' | { readonly sessionId: string };

/** Sources by name: `kind`, or `kind` and a name. */
type Source = keyof typeof limits | `${keyof typeof limits} ${string}`;

/** An attempt that was counted. */
export interface SignInAttempt {
  readonly subject: string;
  /** Undefined: no user has this address. */
  readonly user: DashboardUser | undefined;
  readonly passwordHash: string | null;
  readonly totpSealed: string | null;
  readonly source: Source;
  /** Failures in a row of the source, if this attempt fails. */
  readonly failures: number;
  /** The source is locked if this attempt fails. */
  readonly isLast: boolean;
  /** The source was locked before. */
  readonly isLocked: boolean;
}

/**
 * Counts an attempt before it is verified, so that requests at the same time can't exceed the limit. A browser that
 * signed in before is counted apart, so that strangers can't lock it. Sends the same statements for a known user, an
 * unknown one and a locked source, because their time would tell which addresses have a user.
 */
export async function countAttempt(
  db: Kysely<Database>,
  who: UserKey,
  step: AttemptStep,
  from: SignInSource,
): Promise<SignInAttempt> {
  const row = await db
    .selectFrom('dashboard_user')
    .select([...userColumns, 'password_hash', 'totp_sealed'])
    .where(isUser(who))
    .executeTakeFirst();
  const { password_hash: passwordHash = null, totp_sealed: totpSealed = null, ...user } = row ?? {};
  const subject = row?.id ?? unknownSubject(who);
  const [source, shared] = countedSources(step, from, await isKnownDevice(db, subject, from));
  const counted = await countSources(db, subject, source, shared);
  return {
    subject,
    user: row && (user as DashboardUser),
    passwordHash,
    totpSealed,
    source,
    failures: counted[0]?.failed_sign_ins ?? 0,
    isLast: counted.some(({ failed_sign_ins, max_failures }) => failed_sign_ins === max_failures),
    isLocked: counted.some(({ failed_sign_ins, max_failures }) => failed_sign_ins > max_failures),
  };
}

function unknownSubject(who: UserKey): string {
  const text = 'id' in who ? who.id : who.email.toLowerCase();
  return `unknown ${hash('sha256', text, 'hex').slice(0, 32)}`;
}

/** Returns where an attempt is counted: a source, and one that it shares with others. */
function countedSources(step: AttemptStep, from: SignInSource, isKnown: boolean): readonly [Source, Source?] {
  if (typeof step === 'object') return [`session ${step.sessionId}`, 'sessions'];
  if (isKnown) return step === 'code' ? [deviceName(from), 'devices'] : [deviceName(from)];
  return [step === 'code' ? 'code' : `network ${from.network}`, 'strangers'];
}

interface Counted {
  readonly failed_sign_ins: number;
  readonly max_failures: number;
}

/** Counts in both sources. A locked source counts further, but not in the shared one. */
async function countSources(
  db: Kysely<Database>,
  subject: string,
  source: Source,
  shared: Source | undefined,
): Promise<readonly Counted[]> {
  const now = sql`sampan_clock()`;
  const isOver = sql`s.locked_until <= ${now}`;
  const count = (max: number) => sql`on conflict (subject, source) do update set seen_at = excluded.seen_at,
    failed_sign_ins = case when ${isOver} then 1 else s.failed_sign_ins + 1 end,
    locked_until = case when s.locked_until > ${now} then s.locked_until
      when (case when ${isOver} then 1 else s.failed_sign_ins + 1 end) >= ${max}::int
        then ${now} + make_interval(mins => ${lockMinutes}) end
    returning failed_sign_ins, ${max}::int as max_failures`;
  const [max, maxShared] = [maxFailures(source), maxFailures(shared ?? source)];
  // Raw: two counts in one statement, the second only if the first is within its limit.
  const { rows } = await sql<Counted>`
    with own as (
      insert into sign_in_source as s (subject, source, failed_sign_ins, seen_at)
      values (${subject}, ${source}, 1, ${now}) ${count(max)}
    ), shared as (
      insert into sign_in_source as s (subject, source, failed_sign_ins, seen_at)
      select ${subject}, ${shared ?? null}::text, 1, ${now} from own
      where own.failed_sign_ins <= own.max_failures and ${shared ?? null}::text is not null ${count(maxShared)}
    )
    select * from own union all select * from shared`.execute(db);
  return rows;
}

function maxFailures(source: Source): number {
  return limits[source.split(' ')[0] as keyof typeof limits];
}

/** Returns whether a browser signed in before as this user. */
export async function isKnownDevice(
  db: Kysely<Database>,
  subject: string,
  from: SignInSource,
): Promise<boolean> {
  const row = await db
    .selectFrom('sign_in_source')
    .select('source')
    .where('subject', '=', subject)
    .where('source', '=', deviceName(from))
    .executeTakeFirst();
  return row !== undefined;
}

/** Returns whether a browser signed in before as the user of an address or id. */
export async function isKnownDeviceByKey(
  db: Kysely<Database>,
  who: UserKey,
  from: SignInSource,
): Promise<boolean> {
  const row = await db
    .selectFrom('dashboard_user')
    .innerJoin('sign_in_source', 'subject', 'id')
    .select('source')
    .where(isUser(who))
    .where('source', '=', deviceName(from))
    .executeTakeFirst();
  return row !== undefined;
}

function isUser(who: UserKey) {
  return 'id' in who ? sql<boolean>`id = ${who.id}` : hasEmail(who.email);
}

/**
 * Ends a failed attempt, with an entry of the activity if there is one to record. Also writes a row without an entry,
 * because a commit that writes nothing is faster, and its time would tell which addresses have a user.
 */
export async function endFailedAttempt(
  db: Kysely<Database>,
  { subject, source }: SignInAttempt,
  { isRecorded, entry }: { readonly isRecorded: boolean; readonly entry: NewAuditEntry },
): Promise<void> {
  const { id, account_id, email, action, subject: about, address } = entry;
  // Raw: one statement with both writes, also without an entry.
  await sql`
    with ended as (
      update sign_in_source set seen_at = sampan_clock() where subject = ${subject} and source = ${source} returning subject
    )
    insert into audit_entry (id, account_id, email, action, subject, address, created_at)
    select ${id}, ${account_id}::text, ${email}, ${action}, ${about}::text, ${address}::text, sampan_clock()
    from ended where ${isRecorded}::boolean`.execute(db);
}

/** Resets the counts of failed sign-ins of a source after a complete sign-in. */
export async function resetFailures(db: Kysely<Database>, userId: string, from: SignInSource): Promise<void> {
  const known: Source[] = [deviceName(from), 'devices'];
  const isKnown = await isKnownDevice(db, userId, from);
  await resetSources(db, userId, isKnown ? known : ['code', `network ${from.network}`, 'strangers']);
}

/** Resets the counts of a signed-in user, who gave everything that a sign-in needs. */
export async function resetSessionFailures(
  db: Kysely<Database>,
  userId: string,
  sessionId: string,
): Promise<void> {
  await resetSources(db, userId, [`session ${sessionId}`, 'sessions']);
}

/** Takes back the count of a right password of a signed-in user, which does not replace the code that is still missing. */
export async function uncountAttempt(db: Kysely<Database>, userId: string, sessionId: string): Promise<void> {
  const failed = sql<number>`greatest(s.failed_sign_ins - 1, 0)`;
  const max = sql`case s.source when 'sessions' then ${limits.sessions}::int else ${limits.session}::int end`;
  await db
    .with('locked', () => lockedSources(db, userId, [`session ${sessionId}`, 'sessions']))
    .updateTable('sign_in_source as s')
    .from('locked')
    .set({
      failed_sign_ins: failed,
      locked_until: sql`case when ${failed} >= ${max} then s.locked_until end`,
    })
    .whereRef('s.subject', '=', 'locked.subject')
    .whereRef('s.source', '=', 'locked.source')
    .execute();
}

/** Ends every lock of a user. Browsers that are known stay so. Lock the user first. */
export async function unlockSources(db: Kysely<Database>, userId: string): Promise<void> {
  await resetSources(db, userId, null);
}

/** @param sources null: all */
async function resetSources(
  db: Kysely<Database>,
  userId: string,
  sources: readonly Source[] | null,
): Promise<void> {
  await db
    .with('locked', () => lockedSources(db, userId, sources))
    .updateTable('sign_in_source as s')
    .from('locked')
    .set({ failed_sign_ins: 0, locked_until: null })
    .whereRef('s.subject', '=', 'locked.subject')
    .whereRef('s.source', '=', 'locked.source')
    .execute();
}

/** Locks sources in the order of their names, in which `countSources` locks them too. */
function lockedSources(db: Kysely<Database>, subject: string, sources: readonly Source[] | null) {
  const all = db
    .selectFrom('sign_in_source')
    .select(['subject', 'source'])
    .where('subject', '=', subject)
    .orderBy(sql`source collate "C"`)
    .forUpdate();
  return sources ? all.where('source', 'in', sources) : all;
}

/**
 * Forgets the browsers and networks of a user, and their wrong passwords. Wrong codes stay counted, so that a new
 * password gives no further guesses. Lock the user first.
 */
export async function forgetSources(db: Kysely<Database>, userId: string): Promise<void> {
  await db
    .with('locked', () => lockedSources(db, userId, null))
    .deleteFrom('sign_in_source as s')
    .using('locked')
    .whereRef('s.subject', '=', 'locked.subject')
    .whereRef('s.source', '=', 'locked.source')
    .where((is) =>
      is.or([
        is('s.source', 'like', 'device %'),
        is('s.source', 'like', 'network %'),
        is('s.source', '=', 'strangers'),
      ]),
    )
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
    .values({ subject: userId, source: deviceName(from), failed_sign_ins: 0, seen_at: now })
    .onConflict((conflict) => conflict.columns(['subject', 'source']).doUpdateSet({ seen_at: now }))
    .execute();
}

/** Deletes sources that are no longer needed. Returns their number. */
export async function deleteExpiredSignInSources(db: Kysely<Database>): Promise<number> {
  const kept = sql<string>`case when source like 'device %' then make_interval(days => ${deviceDays})
    when subject like 'unknown %' then make_interval(hours => ${unknownHours})
    else make_interval(hours => ${sourceHours}) end`;
  const isRemoved = sql<boolean>`subject not like 'unknown %'
    and not exists (select from dashboard_user u where u.id = subject)`;
  const { numDeletedRows } = await db
    .deleteFrom('sign_in_source')
    .where((is) => is.or([is('seen_at', '<', sql<string>`sampan_clock() - ${kept}`), isRemoved]))
    .executeTakeFirst();
  return Number(numDeletedRows);
}

function deviceName({ deviceHash }: SignInSource): `device ${string}` {
  return `device ${deviceHash.toString('hex')}`;
}
