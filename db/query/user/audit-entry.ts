import { type Insertable, type Kysely, type RawBuilder, type Selectable, sql } from 'kysely';
import type { Database } from '../../table/index.ts';
import type { AuditEntryTable } from '../../table/user.ts';
import {
  allHold,
  type BoundedPage,
  boundedSearch,
  conditionsBy,
  conditionsWithoutIndex,
  cutBoundedPage,
  type FilterLines,
  lastRead,
} from '../bounded-search.ts';
import { cutPage } from '../page.ts';

export type AuditEntry = Readonly<Selectable<AuditEntryTable>>;
export type NewAuditEntry = Readonly<Omit<Insertable<AuditEntryTable>, 'created_at'>>;

/** Records a change. Call it in the transaction of the change. */
export async function insertAuditEntry(db: Kysely<Database>, entry: NewAuditEntry): Promise<void> {
  await db
    .insertInto('audit_entry')
    .values({ ...entry, created_at: sql<string>`sampan_clock()` })
    .execute();
}

/** Records entries of the same person and action, except those of accounts that have one from the last hour. */
export async function insertHourlyAuditEntries(
  db: Kysely<Database>,
  entries: readonly (NewAuditEntry & { readonly account_id: string })[],
): Promise<void> {
  const [first] = entries;
  if (!first) return;
  const recent = await db
    .selectFrom('audit_entry')
    .select('account_id')
    .distinct()
    .where(
      'account_id',
      'in',
      entries.map(({ account_id }) => account_id),
    )
    .where('created_at', '>', sql<string>`sampan_clock() - interval '1 hour'`)
    .where('email', '=', first.email)
    .where('action', '=', first.action)
    .execute();
  const known = new Set(recent.map(({ account_id }) => account_id));
  const created_at = sql<string>`sampan_clock()`;
  const missing = entries.filter(({ account_id }) => !known.has(account_id));
  if (missing.length === 0) return;
  await db
    .insertInto('audit_entry')
    .values(missing.map((entry) => ({ ...entry, created_at })))
    .execute();
}

export interface AuditFilter {
  /** Part of who made the change. */
  readonly who?: string | undefined;
  /** Parts of the actions before their dots. */
  readonly areas?: readonly string[] | undefined;
  readonly from?: string | undefined;
  /** First moment after the last entry. */
  readonly until?: string | undefined;
}

const filters: FilterLines<AuditFilter, 'order' | 'none'> = {
  who: { index: 'none', where: (who) => sql`position(lower(${who}) in lower(email)) > 0` },
  areas: { index: 'none', where: (areas) => sql`split_part(action, '.', 1) = any(${areas}::text[])` },
  from: { index: 'order', where: (from) => sql`created_at >= ${from}::timestamptz` },
  until: { index: 'order', where: (until) => sql`created_at < ${until}::timestamptz` },
};

/** Most entries that a search by person or area reads. */
const maxCandidates = 20_000;

/** Returns a page of an account's entries by keyset, newest first. Null: entries that belong to no account. */
export async function searchAuditEntries(
  db: Kysely<Database>,
  accountId: string | null,
  filter: AuditFilter,
  page: { readonly after: readonly [createdAt: string, id: string] | null; readonly limit: number },
): Promise<BoundedPage<AuditEntry, AuditEntry>> {
  const { after, limit } = page;
  const order = sql`created_at desc, id desc`;
  const candidates = sql`select * from audit_entry where ${allHold([
    accountId === null ? sql`account_id is null` : sql`account_id = ${accountId}`,
    ...conditionsBy(filters, filter, 'order'),
    ...(after ? [sql`(created_at, id) < (${after[0]}::timestamptz, ${after[1]})`] : []),
  ])}`;
  const matches = conditionsWithoutIndex(filters, filter);
  // Raw: a bounded search.
  const read = async (query: RawBuilder<unknown>) => (await sql<AuditEntry>`${query}`.execute(db)).rows;
  if (matches.length === 0) {
    const found = await read(sql`${candidates} order by ${order} limit ${limit + 1}`);
    return { ...cutPage(found, limit), stoppedAt: undefined };
  }
  const search = { candidates, order, matches, maxCandidates, limit };
  const found = await read(boundedSearch(search));
  if (found.length > limit) return { ...cutPage(found, limit), stoppedAt: undefined };
  const [stop] = await read(lastRead(search));
  return cutBoundedPage(found, limit, stop);
}

/** Changes whose latest entry a page shows beside what they changed. The condition of the index `audit_entry_decision`. */
type RecordedDecision = 'account.rule_changed' | 'shipment.outcome_recorded' | 'wallet.refunded';

/** Returns the latest entry of an account about a subject, by the beginning of its text; undefined if it is no longer kept. */
export async function findDecision(
  db: Kysely<Database>,
  accountId: string,
  action: RecordedDecision,
  beginning: string,
): Promise<AuditEntry | undefined> {
  return (
    db
      .selectFrom('audit_entry')
      .selectAll()
      .where('account_id', '=', accountId)
      // A literal, by which the planner knows the partial index.
      .where('action', '=', sql.lit(action))
      .where(sql<boolean>`starts_with(subject, ${beginning})`)
      .orderBy('created_at', 'desc')
      .orderBy('id', 'desc')
      .limit(1)
      .executeTakeFirst()
  );
}

/** Returns the latest entry of the installation about a subject; undefined if it is no longer kept. */
export async function findInstallationEntry(
  db: Kysely<Database>,
  action: string,
  subject: string,
): Promise<AuditEntry | undefined> {
  return db
    .selectFrom('audit_entry')
    .selectAll()
    .where('account_id', 'is', null)
    .where('action', '=', action)
    .where('subject', '=', subject)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
}

/** Adds up what a person moved in the last 24 hours, in cents of HKD, in all accounts. */
export async function sumMoved(db: Kysely<Database>, email: string): Promise<number> {
  const { cents } = await db
    .selectFrom('audit_entry')
    .select(sql<number>`coalesce(sum(moved_cents), 0)::bigint`.as('cents'))
    .where(sql<boolean>`lower(email) = lower(${email}::text)`)
    .where('moved_cents', 'is not', null)
    .where('created_at', '>', sql<string>`sampan_clock() - interval '24 hours'`)
    .executeTakeFirstOrThrow();
  return cents;
}

/** Counts the sign-in links that users of an account made in the last hour, or tried to make. */
export async function countInvitations(db: Kysely<Database>, accountId: string): Promise<number> {
  const { count } = await db
    .selectFrom('audit_entry')
    .select(sql<number>`count(*)::integer`.as('count'))
    .where('account_id', '=', accountId)
    .where('action', 'in', ['user.invited', 'user.invitation_refused'])
    .where('created_at', '>', sql<string>`sampan_clock() - interval '1 hour'`)
    .executeTakeFirstOrThrow();
  return count;
}

/** Deletes the oldest entries before an id, except those of mails; ids are time-ordered. Returns the number of rows. */
export async function deleteAuditEntries(
  db: Kysely<Database>,
  before: string,
  limit: number,
): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom('audit_entry')
    .where('id', 'in', (query) =>
      query
        .selectFrom('audit_entry as e')
        .select('e.id')
        .where('e.id', '<', before)
        .where(({ not, exists, selectFrom }) =>
          not(exists(selectFrom('mail').select('mail.id').whereRef('mail.audit_entry_id', '=', 'e.id'))),
        )
        .orderBy('e.id')
        .limit(limit),
    )
    .executeTakeFirst();
  return Number(numDeletedRows);
}
