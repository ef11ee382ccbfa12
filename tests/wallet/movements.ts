import type { Adjustment, Refund } from '../../db/query/wallet/correction.ts';
import {
  type AdjustVerdict,
  adjustSql,
  type HoldVerdict,
  type LedgerResult,
  type LedgerRow,
  type Movement,
  type PostVerdict,
  type RefundVerdict,
  readLedgerRow,
  refundSql,
  settleSql,
  type VoidVerdict,
  voidSql,
} from '../../db/query/wallet/ledger.ts';
import type { Parameter, Queryable } from '../../db/statement.ts';

/** Calls the ledger alone, without the change of the service that moves the money. */
async function move<Verdict extends string>(
  db: Queryable,
  call: string,
  ...values: readonly (Parameter | undefined)[]
): Promise<LedgerResult<Verdict>> {
  const { rows } = await db.query<LedgerRow<Verdict>>(`select * from ${call}`, [...values]);
  return readLedgerRow(rows[0] as LedgerRow<Verdict>);
}

/**
 * Holds a live booking's total, once per shipment, or returns why the wallet refuses it. An exempt account's hold is 0.
 * Insert the shipment in the same transaction: a constraint checks it at the commit.
 */
export function hold(
  db: Queryable,
  {
    accountId,
    trackingNumber,
    amountCents,
    transactionId,
  }: Movement & {
    readonly accountId: string;
    readonly trackingNumber: string;
    readonly amountCents: number;
  },
): Promise<LedgerResult<HoldVerdict>> {
  return move(db, 'ledger_hold($1, $2, $3, $4)', accountId, trackingNumber, amountCents, transactionId);
}

/** SQL: the account of the hold. */
const accountId = '(select account_id from hold where tracking_number = $1)';

/** Releases a shipment's hold, once, unless it has been settled. */
export function voidHold(
  db: Queryable,
  {
    trackingNumber,
    transactionId,
    reason,
  }: Movement & { readonly trackingNumber: string; readonly reason?: string },
): Promise<LedgerResult<VoidVerdict>> {
  const call = voidSql({ accountId, trackingNumber: '$1', transactionId: '$2', reason: '$3' });
  return move(db, call, trackingNumber, transactionId, reason);
}

/**
 * Charges a shipment's final fee, once, even above the hold or the available amount, unless it was cancelled. The
 * difference is a movement of its own.
 */
export function post(
  db: Queryable,
  {
    trackingNumber,
    chargedCents,
    dutiesDifferenceCents = 0,
    transactionId,
  }: Movement & {
    readonly trackingNumber: string;
    readonly chargedCents: number;
    readonly dutiesDifferenceCents?: number;
  },
): Promise<LedgerResult<PostVerdict>> {
  const call = settleSql({
    accountId,
    trackingNumber: '$1',
    chargedCents: '$2',
    dutiesDifferenceCents: '$3',
    transactionId: '$4',
    dutiesTransactionId: '$5',
  });
  return move(
    db,
    call,
    trackingNumber,
    chargedCents,
    dutiesDifferenceCents,
    transactionId,
    `${transactionId}d`,
  );
}

/** Refunds a settled shipment in part or in full, once per shipment. */
export function refund(
  db: Queryable,
  { trackingNumber, amountCents, transactionId, reason }: Refund,
): Promise<LedgerResult<RefundVerdict>> {
  const call = refundSql({
    accountId,
    trackingNumber: '$1',
    amountCents: '$2',
    transactionId: '$3',
    reason: '$4',
  });
  return move(db, call, trackingNumber, amountCents, transactionId, reason);
}

/** Books an adjustment or service fee (positive: credit), once per reference if one is given. */
export function adjust(
  db: Queryable,
  { accountId, amountCents, reason, transactionId, trackingNumber, reference }: Adjustment,
): Promise<LedgerResult<AdjustVerdict>> {
  const call = adjustSql({
    accountId: '$1',
    amountCents: '$2',
    reason: '$3',
    transactionId: '$4',
    trackingNumber: '$5',
    reference: '$6',
  });
  return move(db, call, accountId, amountCents, reason, transactionId, trackingNumber, reference);
}
