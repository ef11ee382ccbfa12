import type pg from 'pg';
import type { Adjustment, Refund } from '../../db/query/wallet/correction.ts';
import {
  type AdjustVerdict,
  adjustSql,
  type HoldVerdict,
  holdSql,
  type LedgerResult,
  type LedgerRow,
  type Movement,
  type PostVerdict,
  postSql,
  type RefundVerdict,
  readLedgerRow,
  refundSql,
  type VoidVerdict,
  voidSql,
} from '../../db/query/wallet/ledger.ts';
import { type Queryable, statement } from '../../db/statement.ts';

// Raw and prepared: calls an SQL function.
const ledgerHold = statement<LedgerRow<HoldVerdict>>()({
  name: 'ledger_hold',
  parameters: ['accountId', 'trackingNumber', 'amountCents', 'transactionId'],
  text: (p) => `select * from ${holdSql(p)}`,
});

/**
 * Holds a live booking's total, once per shipment, or returns why the wallet refuses it. An exempt account's hold is 0.
 * Insert the shipment in the same transaction: a constraint checks it at the commit.
 */
export function hold(
  db: Queryable,
  input: Movement & {
    readonly accountId: string;
    readonly trackingNumber: string;
    readonly amountCents: number;
  },
): Promise<LedgerResult<HoldVerdict>> {
  return readResult(
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
  return readResult(
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
  return readResult(
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
export function refund(db: Queryable, input: Refund): Promise<LedgerResult<RefundVerdict>> {
  return readResult(
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
export function adjust(db: Queryable, input: Adjustment): Promise<LedgerResult<AdjustVerdict>> {
  return readResult(
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

async function readResult<Verdict extends string>(
  called: Promise<pg.QueryResult<LedgerRow<Verdict>>>,
): Promise<LedgerResult<Verdict>> {
  const { rows } = await called;
  return readLedgerRow(rows[0] as LedgerRow<Verdict>);
}
