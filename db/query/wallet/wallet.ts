import { type Kysely, type Selectable, sql } from 'kysely';
import type { Scope } from '../../scope.ts';
import type { Database } from '../../table/index.ts';
import type { WalletTransactionTable, WalletTransactionType } from '../../table/wallet.ts';
import { allHold, conditionsBy, type FilterLines } from '../bounded-search.ts';
import { type DayBounds, dayRows } from '../day-bounds.ts';

/** Reads a wallet in HKD cents; zeros in test mode and for an account without a wallet. */
export async function readWallet(
  db: Kysely<Database>,
  scope: Scope,
): Promise<{ balanceCents: number; heldCents: number }> {
  const row = scope.livemode
    ? await db
        .selectFrom('wallet')
        .select(['balance_cents', 'held_cents'])
        .where('account_id', '=', scope.accountId)
        .executeTakeFirst()
    : undefined;
  return { balanceCents: row?.balance_cents ?? 0, heldCents: row?.held_cents ?? 0 };
}

/** Returns whether an account has ever had money, a live parcel or a warning level. */
export async function hasWallet(db: Kysely<Database>, accountId: string): Promise<boolean> {
  const row = await db
    .selectFrom('wallet')
    .select('account_id')
    .where('account_id', '=', accountId)
    .executeTakeFirst();
  return row !== undefined;
}

export type WalletTransactionRow = Readonly<Selectable<WalletTransactionTable>>;

export interface WalletTransactionFilter {
  readonly type?: WalletTransactionType | undefined;
  readonly trackingNumber?: string | undefined;
  /** Version before the first entry. */
  readonly after?: number | undefined;
  /** Version of the last entry. */
  readonly until?: number | undefined;
}

const filters: FilterLines<WalletTransactionFilter, 'own' | 'order'> = {
  // Rare types have the index. The others are found at once in the order of the list.
  type: { index: 'own', where: (type) => sql`type = ${type}` },
  trackingNumber: { index: 'own', where: (number) => sql`tracking_number = ${number}` },
  after: { index: 'order', where: (version) => sql`version > ${version}` },
  until: { index: 'order', where: (version) => sql`version <= ${version}` },
};

/** Returns a page of the wallet's transactions before a version, newest first; empty in test mode. */
export async function listWalletTransactionRows(
  db: Kysely<Database>,
  scope: Scope,
  filter: WalletTransactionFilter,
  page: { readonly before: number | null; readonly limit: number },
): Promise<WalletTransactionRow[]> {
  if (!scope.livemode) return [];
  let query = db
    .selectFrom('wallet_transaction')
    .selectAll()
    .where('account_id', '=', scope.accountId)
    .where(allHold((['own', 'order'] as const).flatMap((index) => conditionsBy(filters, filter, index))))
    .orderBy('version', 'desc')
    .limit(page.limit);
  if (page.before !== null) query = query.where('version', '<', page.before);
  return query.execute();
}

/** Returns the payment of an account that was added under a reference. */
export async function findTopUp(
  db: Kysely<Database>,
  accountId: string,
  reference: string,
): Promise<WalletTransactionRow | undefined> {
  return db
    .selectFrom('wallet_transaction')
    .selectAll()
    .where('account_id', '=', accountId)
    .where('type', '=', 'top_up')
    .where('reference', '=', reference)
    .executeTakeFirst();
}

/** Returns the refund of a shipment, of which there is one at most. */
export async function findRefund(
  db: Kysely<Database>,
  accountId: string,
  trackingNumber: string,
): Promise<WalletTransactionRow | undefined> {
  return db
    .selectFrom('wallet_transaction')
    .selectAll()
    .where('account_id', '=', accountId)
    .where('tracking_number', '=', trackingNumber)
    .where('type', '=', 'refund')
    .executeTakeFirst();
}

export async function findWalletTransaction(db: Kysely<Database>, id: string): Promise<WalletTransactionRow> {
  return db.selectFrom('wallet_transaction').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
}

export interface DailySpend {
  readonly day: string;
  readonly spent_cents: number;
  /** Entries of the day. */
  readonly count: number;
}

/** Returns final fees minus refunds, in HKD cents, for each day that has any. */
export async function readDailySpend(
  db: Kysely<Database>,
  { accountId, livemode }: Scope,
  days: readonly DayBounds[],
): Promise<DailySpend[]> {
  if (!livemode) return [];
  // Raw: a range of the index per day needs no sort and no conversion of each row's time.
  const { rows } = await sql<DailySpend>`
    select d.day, spent.cents as spent_cents, spent.count
    from ${dayRows(days)}, lateral (
      select -sum(balance_change_cents)::bigint as cents, count(*)::integer as count from (
        select balance_change_cents from wallet_transaction
        where account_id = ${accountId} and type in ('post', 'refund') and created_at >= d.first and created_at < d.next
        union all
        select balance_change_cents from wallet_transaction
        where account_id = ${accountId} and type = 'duties' and created_at >= d.first and created_at < d.next
      ) fee
    ) spent
    where spent.cents is not null`.execute(db);
  return rows;
}

/** State of a wallet between two entries. */
export interface WalletPoint {
  /** Version of the entry before it; 0: none. */
  readonly version: number;
  readonly balance_cents: number;
  readonly held_cents: number;
}

/** State of a wallet before its first entry. */
export const emptyWallet: WalletPoint = { version: 0, balance_cents: 0, held_cents: 0 };

/** Returns the state of a wallet just before a moment, or now. */
export async function walletBefore(
  db: Kysely<Database>,
  { accountId, livemode }: Scope,
  moment: string | null,
): Promise<WalletPoint> {
  if (!livemode) return emptyWallet;
  // Raw: a binary search. Entries are written under a lock, so a later version has a later time, and no index of times is needed.
  const { rows } = await sql<WalletPoint>`
    with recursive probe (low, high) as (
      select 0::bigint, coalesce(max(version), 0) from wallet_transaction where account_id = ${accountId}
      union all
      select case when t.created_at >= ${moment}::timestamptz then low else middle end,
        case when t.created_at >= ${moment}::timestamptz then t.version - 1 else high end
      from probe, lateral (select (low + high + 1) / 2 as middle) m left join lateral (
        select version, created_at from wallet_transaction
        where account_id = ${accountId} and version <= middle order by version desc limit 1
      ) t on true
      where low < high
    )
    select high as version, coalesce(balance_after_cents, 0)::bigint as balance_cents,
      coalesce(held_after_cents, 0)::bigint as held_cents
    from probe left join lateral (
      select balance_after_cents, held_after_cents from wallet_transaction
      where account_id = ${accountId} and version <= high order by version desc limit 1
    ) t on true
    where low = high`.execute(db);
  return rows[0] ?? emptyWallet;
}
