import type pg from 'pg';
import { type Queryable, statement } from '../../statement.ts';

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

/**
 * Calls of the ledger as SQL, for a statement that moves money together with its cause. Arguments are SQL: a
 * parameter (`p.accountId`) or a column. Each call returns one `ledger_result` row, for `readLedgerRow`.
 * ```ts
 * text: (p) => `
 *   with target as (select account_id, tracking_number from shipment where … and fence = ${p.fence} for update),
 *   money as (select m.* from target, lateral ${voidSql({
 *     accountId: 'target.account_id', trackingNumber: 'target.tracking_number',
 *     transactionId: p.transactionId })} m),
 *   ended as (update shipment set … from money where money.verdict = 'voided' returning *)
 *   select money.*, ended.* from money left join ended on true`,
 * ```
 * PostgreSQL runs a SELECT in WITH only if something reads it, so read `money`. Use lateral joins to keep the lock
 * order (docs/design/booking.md, Lock order). A booking's hold is placed by `book_shipment.sql`.
 */
export function voidSql(input: {
  readonly accountId: string;
  readonly trackingNumber: string;
  readonly transactionId: string;
  readonly reason?: string;
}): string {
  return `ledger_void(${input.accountId}, ${input.trackingNumber}, ${input.transactionId}, ${input.reason ?? 'null'})`;
}

/** The final fee, and how much more than the price its duties and taxes are. */
export function settleSql(input: {
  readonly accountId: string;
  readonly trackingNumber: string;
  readonly chargedCents: string;
  readonly dutiesDifferenceCents: string;
  readonly transactionId: string;
  readonly dutiesTransactionId: string;
}): string {
  const {
    accountId,
    trackingNumber,
    chargedCents,
    dutiesDifferenceCents,
    transactionId,
    dutiesTransactionId,
  } = input;
  return `ledger_settle(${[accountId, trackingNumber, chargedCents, dutiesDifferenceCents, transactionId, dutiesTransactionId].join(', ')})`;
}

export function refundSql(input: {
  readonly accountId: string;
  readonly trackingNumber: string;
  readonly amountCents: string;
  readonly transactionId: string;
  readonly reason?: string;
}): string {
  return `ledger_refund(${input.accountId}, ${input.trackingNumber}, ${input.amountCents}, ${input.transactionId}, ${input.reason ?? 'null'})`;
}

export function adjustSql(input: {
  readonly accountId: string;
  readonly amountCents: string;
  readonly reason: string;
  readonly transactionId: string;
  readonly trackingNumber?: string;
  readonly reference?: string;
}): string {
  const {
    accountId,
    amountCents,
    reason,
    transactionId,
    trackingNumber = 'null',
    reference = 'null',
  } = input;
  return `ledger_adjust(${[accountId, amountCents, reason, transactionId, trackingNumber, reference].join(', ')})`;
}

/** Id of the transaction, `newId('txn', …)`; unused if nothing moves. */
export interface Movement {
  readonly transactionId: string;
}

// Raw and prepared: calls an SQL function.
const ledgerTopUp = statement<LedgerRow<TopUpVerdict>>()({
  name: 'ledger_top_up',
  parameters: ['accountId', 'amountCents', 'transactionId', 'reference', 'reason'],
  text: (p) =>
    `select * from ledger_top_up(${p.accountId}, ${p.amountCents}, ${p.transactionId}, ${p.reference}, ${p.reason})`,
});

/** Credits a wallet, once per reference if one is given. */
export function topUp(
  db: Queryable,
  input: Movement & {
    readonly accountId: string;
    readonly amountCents: number;
    readonly reference?: string | undefined;
    readonly reason?: string | undefined;
  },
): Promise<LedgerResult<TopUpVerdict>> {
  return readResult(
    ledgerTopUp.run(db, {
      accountId: input.accountId,
      amountCents: input.amountCents,
      transactionId: input.transactionId,
      reference: input.reference ?? null,
      reason: input.reason ?? null,
    }),
  );
}

async function readResult<Verdict extends string>(
  called: Promise<pg.QueryResult<LedgerRow<Verdict>>>,
): Promise<LedgerResult<Verdict>> {
  const { rows } = await called;
  return readLedgerRow(rows[0] as LedgerRow<Verdict>);
}
