/** One side of a movement of money; append-only. The entries of a transfer (a wallet transaction) sum to 0. */
export interface EntryTable {
  transfer_id: string;
  /** The account's id for its wallet, or ours: `cash`, `revenue`, `adjustment`. */
  ledger_account: string;
  amount_cents: number;
  /** The wallet's balance after it, and its version; null for our own accounts, whose balance is their sum. */
  balance_after_cents: number | null;
  version: number | null;
}
