import type pg from 'pg';
import { type Queryable, statement } from '../../statement.ts';
import {
  type AdjustVerdict,
  type HoldVerdict,
  type LedgerResult,
  type LedgerRow,
  type PostVerdict,
  type RefundVerdict,
  readLedgerRow,
  type TopUpVerdict,
  type VoidVerdict,
} from './ledger-result.ts';
import { adjustSql, holdSql, postSql, refundSql, voidSql } from './ledger-sql.ts';

/** Id of the transaction, `newId('txn', …)`; unused if nothing moves. */
interface Movement {
  readonly transactionId: string;
}

// Raw and prepared: calls an SQL function.
const ledgerHold = statement<LedgerRow<HoldVerdict>>()({
  name: 'ledger_hold',
  parameters: ['accountId', 'trackingNumber', 'amountCents', 'transactionId'],
  text: (p) => `select * from ${holdSql(p)}`,
});

/** Holds a live booking's total, once; 0 for an exempt account. Insert the shipment in the same transaction. */
export function hold(
  db: Queryable,
  input: Movement & {
    readonly accountId: string;
    readonly trackingNumber: string;
    readonly amountCents: number;
  },
): Promise<LedgerResult<HoldVerdict>> {
  return resultOf(
    ledgerHold.run(db, {
      accountId: input.accountId,
      trackingNumber: input.trackingNumber,
      amountCents: input.amountCents,
      transactionId: input.transactionId,
    }),
  );
}

// Raw and prepared: calls an SQL function.
const ledgerVoid = statement<LedgerRow<VoidVerdict>>()({
  name: 'ledger_void',
  parameters: ['trackingNumber', 'transactionId', 'reason'],
  text: (p) => `select * from ${voidSql(p)}`,
});

/** Releases a shipment's hold, once, unless it has been settled. */
export function voidHold(
  db: Queryable,
  input: Movement & { readonly trackingNumber: string; readonly reason?: string },
): Promise<LedgerResult<VoidVerdict>> {
  return resultOf(
    ledgerVoid.run(db, {
      trackingNumber: input.trackingNumber,
      transactionId: input.transactionId,
      reason: input.reason ?? null,
    }),
  );
}

// Raw and prepared: calls an SQL function.
const ledgerPost = statement<LedgerRow<PostVerdict>>()({
  name: 'ledger_post',
  parameters: ['trackingNumber', 'chargedCents', 'transactionId', 'reason'],
  text: (p) => `select * from ${postSql(p)}`,
});

/** Charges a shipment's final fee, once, even above the hold or the available amount, unless it was cancelled. */
export function post(
  db: Queryable,
  input: Movement & {
    readonly trackingNumber: string;
    readonly chargedCents: number;
    readonly reason?: string;
  },
): Promise<LedgerResult<PostVerdict>> {
  return resultOf(
    ledgerPost.run(db, {
      trackingNumber: input.trackingNumber,
      chargedCents: input.chargedCents,
      transactionId: input.transactionId,
      reason: input.reason ?? null,
    }),
  );
}

// Raw and prepared: calls an SQL function.
const ledgerRefund = statement<LedgerRow<RefundVerdict>>()({
  name: 'ledger_refund',
  parameters: ['trackingNumber', 'amountCents', 'transactionId', 'reason'],
  text: (p) => `select * from ${refundSql(p)}`,
});

/** Refunds a settled shipment in part or in full, once per shipment. */
export function refund(
  db: Queryable,
  input: Movement & {
    readonly trackingNumber: string;
    readonly amountCents: number;
    readonly reason?: string;
  },
): Promise<LedgerResult<RefundVerdict>> {
  return resultOf(
    ledgerRefund.run(db, {
      trackingNumber: input.trackingNumber,
      amountCents: input.amountCents,
      transactionId: input.transactionId,
      reason: input.reason ?? null,
    }),
  );
}

// Raw and prepared: calls an SQL function.
const ledgerAdjust = statement<LedgerRow<AdjustVerdict>>()({
  name: 'ledger_adjust',
  parameters: ['accountId', 'amountCents', 'reason', 'transactionId', 'trackingNumber', 'reference'],
  text: (p) => `select * from ${adjustSql(p)}`,
});

/** Books an adjustment or service fee (positive: credit), once per reference if one is given. */
export function adjust(
  db: Queryable,
  input: Movement & {
    readonly accountId: string;
    readonly amountCents: number;
    readonly reason: string;
    readonly trackingNumber?: string | undefined;
    readonly reference?: string | undefined;
  },
): Promise<LedgerResult<AdjustVerdict>> {
  return resultOf(
    ledgerAdjust.run(db, {
      accountId: input.accountId,
      amountCents: input.amountCents,
      reason: input.reason,
      transactionId: input.transactionId,
      trackingNumber: input.trackingNumber ?? null,
      reference: input.reference ?? null,
    }),
  );
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
  return resultOf(
    ledgerTopUp.run(db, {
      accountId: input.accountId,
      amountCents: input.amountCents,
      transactionId: input.transactionId,
      reference: input.reference ?? null,
      reason: input.reason ?? null,
    }),
  );
}

async function resultOf<Verdict extends string>(
  called: Promise<pg.QueryResult<LedgerRow<Verdict>>>,
): Promise<LedgerResult<Verdict>> {
  const { rows } = await called;
  return readLedgerRow(rows[0] as LedgerRow<Verdict>);
}
