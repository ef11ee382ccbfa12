import type pg from 'pg';
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

/** A pool, or a connection inside a transaction (READ COMMITTED). */
export type Queryable = Pick<pg.Pool, 'query'>;

/** The id of the movement, `newId('txn', …)`; it is dropped when nothing moves. */
interface Movement {
  readonly transactionId: string;
}

/**
 * Sets a live booking's total aside, once a shipment; its row must be inserted by the same transaction.
 * The hold of a hold-exempt account is 0, its funds are judged all the same (contract: createShipment, Checks).
 */
export function hold(
  db: Queryable,
  input: Movement & {
    readonly accountId: string;
    readonly trackingNumber: string;
    readonly amountCents: number;
  },
): Promise<LedgerResult<HoldVerdict>> {
  return call(db, 'ledger_hold', [
    input.accountId,
    input.trackingNumber,
    input.amountCents,
    input.transactionId,
  ]);
}

/** Releases a shipment's hold unused, once; not when it has been settled. */
export function voidHold(
  db: Queryable,
  input: Movement & { readonly trackingNumber: string; readonly reason?: string },
): Promise<LedgerResult<VoidVerdict>> {
  return call(db, 'ledger_void', [input.trackingNumber, input.transactionId, input.reason]);
}

/** Settles a shipment with its final fee, once, whatever was held and is available; not when it was cancelled. */
export function post(
  db: Queryable,
  input: Movement & {
    readonly trackingNumber: string;
    readonly chargedCents: number;
    readonly reason?: string;
  },
): Promise<LedgerResult<PostVerdict>> {
  return call(db, 'ledger_post', [
    input.trackingNumber,
    input.chargedCents,
    input.transactionId,
    input.reason,
  ]);
}

/** Gives back what a settled shipment was charged, or a part of it, once a shipment. */
export function refund(
  db: Queryable,
  input: Movement & {
    readonly trackingNumber: string;
    readonly amountCents: number;
    readonly reason?: string;
  },
): Promise<LedgerResult<RefundVerdict>> {
  return call(db, 'ledger_refund', [
    input.trackingNumber,
    input.amountCents,
    input.transactionId,
    input.reason,
  ]);
}

/** A manual adjustment or service fee, signed (a credit is positive), once a reference where one is given. */
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
  return call(db, 'ledger_adjust', [
    input.accountId,
    input.amountCents,
    input.reason,
    input.transactionId,
    input.trackingNumber,
    input.reference,
  ]);
}

/** Money in, once a reference where one is given. */
export function topUp(
  db: Queryable,
  input: Movement & {
    readonly accountId: string;
    readonly amountCents: number;
    readonly reference?: string | undefined;
    readonly reason?: string | undefined;
  },
): Promise<LedgerResult<TopUpVerdict>> {
  return call(db, 'ledger_top_up', [
    input.accountId,
    input.amountCents,
    input.transactionId,
    input.reference,
    input.reason,
  ]);
}

async function call<Verdict extends string>(
  db: Queryable,
  name: string,
  values: readonly (string | number | undefined)[],
): Promise<LedgerResult<Verdict>> {
  const places = values.map((_, index) => `$${index + 1}`).join(', ');
  const { rows } = await db.query<LedgerRow<Verdict>>({
    name,
    text: `select * from ${name}(${places})`,
    values: [...values],
  });
  return readLedgerRow(rows[0] as LedgerRow<Verdict>);
}
