import { type Kysely, sql } from 'kysely';
import type { Scope } from '../../scope.ts';
import type { Database } from '../../table/index.ts';
import type { WalletTransactionType } from '../../table/wallet.ts';
import type { WalletTransactionRow } from './wallet.ts';

/** Entries of a wallet after one version and up to another. */
interface VersionRange {
  readonly after: number;
  readonly until: number;
}

/** Returns when the first entry of the wallet was made; null without entries and in test mode. */
export async function firstMovementAt(
  db: Kysely<Database>,
  { accountId, livemode }: Scope,
): Promise<string | null> {
  if (!livemode) return null;
  const row = await db
    .selectFrom('wallet_transaction')
    .select('created_at')
    .where('account_id', '=', accountId)
    .where('version', '=', 1)
    .executeTakeFirst();
  return row?.created_at ?? null;
}

export interface MovementTotal {
  readonly type: WalletTransactionType;
  /** Change of the balance, in HKD cents. */
  readonly cents: number;
  readonly count: number;
}

/** Adds up the entries of each type that change the balance. */
export async function totalMovements(
  db: Kysely<Database>,
  { accountId }: Scope,
  { after, until }: VersionRange,
): Promise<MovementTotal[]> {
  return db
    .selectFrom('wallet_transaction')
    .select(({ fn }) => [
      'type',
      sql<number>`sum(balance_change_cents)::bigint`.as('cents'),
      fn.countAll<number>().as('count'),
    ])
    .where('account_id', '=', accountId)
    .where('version', '>', after)
    .where('version', '<=', until)
    .where('type', 'in', ['top_up', 'post', 'duties', 'refund', 'adjust'])
    .groupBy('type')
    .execute();
}

export type CreditType = Extract<WalletTransactionType, 'top_up' | 'refund' | 'adjust'>;

/** Change of the balance by the entries of a type in a range. */
interface CreditTotal {
  /** The first range is 0. */
  readonly range: number;
  readonly type: CreditType;
  readonly cents: number;
}

/**
 * Adds up the entries that are no charges by ranges of versions that adjoin: each after a bound and up to the next. They are
 * few, and have an index; the charges of a range are the rest of its change.
 */
export async function totalCredits(
  db: Kysely<Database>,
  { accountId }: Scope,
  bounds: readonly number[],
): Promise<CreditTotal[]> {
  // Raw: `width_bucket` counts the bounds that are not above.
  const { rows } = await sql<CreditTotal>`
    select width_bucket(version - 1, ${[...bounds]}::bigint[]) - 1 as range, type,
      sum(balance_change_cents)::bigint as cents
    from wallet_transaction
    where account_id = ${accountId} and type in ('top_up', 'refund', 'adjust')
      and version > ${bounds.at(0) ?? 0} and version <= ${bounds.at(-1) ?? 0}
    group by 1, 2`.execute(db);
  return rows;
}

export interface StatementRow extends WalletTransactionRow {
  readonly reference_no: string | null;
  readonly service_code: string | null;
  readonly destination_country: string | null;
  /** Price at the booking of the shipment. */
  readonly quoted_cents: number | null;
}

/** Returns entries in the order in which they were made, with what identifies their shipment. */
export async function readMovements(
  db: Kysely<Database>,
  { accountId, livemode }: Scope,
  { after, until, limit }: VersionRange & { readonly limit: number },
): Promise<StatementRow[]> {
  return db
    .selectFrom('wallet_transaction as t')
    .leftJoin('shipment as s', (join) =>
      join
        .onRef('s.tracking_number', '=', 't.tracking_number')
        .on('s.account_id', '=', accountId)
        .on('s.livemode', '=', livemode),
    )
    .selectAll('t')
    .select(['s.reference_no', 's.service_code', 's.destination_country', 's.total_cents as quoted_cents'])
    .where('t.account_id', '=', accountId)
    .where('t.version', '>', after)
    .where('t.version', '<=', until)
    .orderBy('t.version')
    .limit(limit)
    .execute();
}
