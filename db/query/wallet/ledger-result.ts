export type HoldRefusal =
  | 'frozen'
  | 'credit_floor'
  | 'insufficient_funds'
  | 'credit_suspended'
  | 'credit_limit';
export type HoldVerdict = 'held' | 'exempt' | HoldRefusal;
/** `posted`: the final fee was charged before; nothing moved. */
export type VoidVerdict = 'voided' | 'posted' | 'no_hold';
/** `voided`: the shipment was cancelled before; nothing moved. */
export type PostVerdict = 'posted' | 'voided' | 'no_hold';
export type RefundVerdict = 'refunded' | 'not_posted' | 'exceeds_charge' | 'no_hold';
export type AdjustVerdict = 'adjusted' | 'unknown_shipment';
export type TopUpVerdict = 'topped_up';

export interface LedgerResult<Verdict extends string> {
  readonly verdict: Verdict;
  /** Repeats an earlier call: nothing moved, and the amounts are those after that call. */
  readonly repeated: boolean;
  readonly transactionId: string | null;
  readonly amountCents: number;
  readonly balanceCents: number;
  readonly heldCents: number;
  readonly availableCents: number;
  /** The available amount fell below the account's threshold: `wallet.low_balance` is due. */
  readonly crossedLowBalance: boolean;
}

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
