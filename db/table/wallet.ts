import type { Generated } from 'kysely';
import type { Timestamp } from '../timestamp.ts';

/** One side of a double entry; append-only. The entries of a transfer (a wallet transaction) sum to 0. */
export interface EntryTable {
  /** The account whose wallet the transfer changed. */
  account_id: string;
  transfer_id: string;
  /** Account id for a wallet, else `cash`, `revenue` or `adjustment`. */
  ledger_account: string;
  amount_cents: number;
  /** The wallet's balance and version afterwards; null for counter accounts. */
  balance_after_cents: number | null;
  version: number | null;
}

/** One per live shipment; 0 if nothing was held. */
export interface HoldTable {
  tracking_number: string;
  account_id: string;
  amount_cents: number;
  exempt: boolean;
  state: 'pending' | 'posted' | 'voided';
  posted_cents: number | null;
  created_at: Timestamp;
  closed_at: Timestamp | null;
}

export type WalletTransactionType = 'top_up' | 'hold' | 'void' | 'post' | 'duties' | 'refund' | 'adjust';

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

export interface WalletTable {
  account_id: string;
  balance_cents: Generated<number>;
  held_cents: Generated<number>;
  version: Generated<number>;
}

/** A merchant's question about the final fee of a parcel, with the operators' answer. */
export interface ChargeDisputeTable {
  account_id: string;
  tracking_number: string;
  reason: string;
  /** Address of the user. */
  asked_by: string;
  asked_at: Timestamp;
  state: Generated<'open' | 'refunded' | 'refused'>;
  answer: string | null;
  answered_at: Timestamp | null;
}

/** Cost of a parcel that a carrier bills the operator. No row: not known. */
export interface CarrierCostTable {
  account_id: string;
  tracking_number: string;
  carrier_code: string;
  /** The final fee. */
  charged_cents: number;
  cost_cents: number;
  charged_at: Timestamp;
}

export interface WalletTables {
  carrier_cost: CarrierCostTable;
  charge_dispute: ChargeDisputeTable;
  entry: EntryTable;
  hold: HoldTable;
  wallet: WalletTable;
  wallet_transaction: WalletTransactionTable;
}
