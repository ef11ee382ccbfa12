/** Why an account's terms refuse a booking. */
export type HoldRefusal =
  | 'frozen'
  | 'credit_floor'
  | 'insufficient_funds'
  | 'credit_suspended'
  | 'credit_limit';
export type HoldVerdict = 'held' | 'exempt' | HoldRefusal;
/** `posted`: the final fee was charged before, so nothing moved. */
export type VoidVerdict = 'voided' | 'posted' | 'no_hold';
/** `voided`: the shipment was cancelled before, so nothing moved. */
export type PostVerdict = 'posted' | 'voided' | 'no_hold';
export type RefundVerdict = 'refunded' | 'not_posted' | 'exceeds_charge' | 'no_hold';
export type AdjustVerdict = 'adjusted' | 'unknown_shipment';
export type TopUpVerdict = 'topped_up';

/** What a call of the ledger came to, and the wallet after it. */
export interface LedgerResult<Verdict extends string> {
  readonly verdict: Verdict;
  /** The movement had been made before: nothing changed, and this is how the first call left the wallet. */
  readonly repeated: boolean;
  /** Null when nothing moved. */
  readonly transactionId: string | null;
  readonly amountCents: number;
  readonly balanceCents: number;
  readonly heldCents: number;
  readonly availableCents: number;
  /** This took available from the account's threshold or above to below it: `wallet.low_balance` is due. */
  readonly crossedLowBalance: boolean;
}

/** A row of the SQL type `ledger_result`. */
export interface LedgerRow<Verdict extends string> {
  readonly verdict: Verdict;
  readonly repeated: boolean;
  readonly transaction_id: string | null;
  readonly amount_cents: number;
  readonly balance_cents: number;
  readonly held_cents: number;
  readonly available_cents: number;
  readonly crossed_low_balance: boolean;
}

export function readLedgerRow<Verdict extends string>(row: LedgerRow<Verdict>): LedgerResult<Verdict> {
  return {
    verdict: row.verdict,
    repeated: row.repeated,
    transactionId: row.transaction_id,
    amountCents: row.amount_cents,
    balanceCents: row.balance_cents,
    heldCents: row.held_cents,
    availableCents: row.available_cents,
    crossedLowBalance: row.crossed_low_balance,
  };
}
