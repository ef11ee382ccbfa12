/** One side of a double entry; append-only. The entries of a transfer (a wallet transaction) sum to 0. */
export interface EntryTable {
  transfer_id: string;
  /** Account id for a wallet, else `cash`, `revenue` or `adjustment`. */
  ledger_account: string;
  amount_cents: number;
  /** The wallet's balance and version afterwards; null for counter accounts. */
  balance_after_cents: number | null;
  version: number | null;
}
