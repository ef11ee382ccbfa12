import type { Timestamp } from '../../timestamp.ts';

export type WalletTransactionType = 'top_up' | 'hold' | 'void' | 'post' | 'refund' | 'adjust';

/** One movement of a wallet; append-only. */
export interface WalletTransactionTable {
  id: string;
  account_id: string;
  /** Its place among the wallet's movements, from 1 without gaps. */
  version: number;
  type: WalletTransactionType;
  tracking_number: string | null;
  /** What makes a top-up or adjustment happen once: the operator's reference, or its own id. */
  reference: string | null;
  balance_change_cents: number;
  held_change_cents: number;
  balance_after_cents: number;
  held_after_cents: number;
  reason: string | null;
  created_at: Timestamp;
}
