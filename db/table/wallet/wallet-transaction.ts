import type { Timestamp } from '../../timestamp.ts';

export type WalletTransactionType = 'top_up' | 'hold' | 'void' | 'post' | 'refund' | 'adjust';

/** Append-only. */
export interface WalletTransactionTable {
  id: string;
  account_id: string;
  /** Counts the wallet's transactions, from 1 without gaps. */
  version: number;
  type: WalletTransactionType;
  tracking_number: string | null;
  /** Makes a top-up or adjustment unique: the operator's reference, or the transaction's own id. */
  reference: string | null;
  balance_change_cents: number;
  held_change_cents: number;
  balance_after_cents: number;
  held_after_cents: number;
  reason: string | null;
  created_at: Timestamp;
}
