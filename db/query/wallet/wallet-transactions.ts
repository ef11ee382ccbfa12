import type { Kysely, Selectable } from 'kysely';
import type { Scope } from '../../scope.ts';
import type { Database } from '../../table/index.ts';
import type { WalletTransactionTable, WalletTransactionType } from '../../table/wallet/wallet-transaction.ts';

export type WalletTransactionRow = Readonly<Selectable<WalletTransactionTable>>;

export interface WalletTransactionFilter {
  readonly type?: WalletTransactionType | undefined;
  readonly trackingNumber?: string | undefined;
  /** Version before the first entry. */
  readonly after?: number | undefined;
  /** Version of the last entry. */
  readonly until?: number | undefined;
}

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
    .orderBy('version', 'desc')
    .limit(page.limit);
  if (filter.type) query = query.where('type', '=', filter.type);
  if (filter.trackingNumber) query = query.where('tracking_number', '=', filter.trackingNumber);
  if (filter.after) query = query.where('version', '>', filter.after);
  if (filter.until !== undefined) query = query.where('version', '<=', filter.until);
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

export async function findWalletTransaction(db: Kysely<Database>, id: string): Promise<WalletTransactionRow> {
  return db.selectFrom('wallet_transaction').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
}
