import { type Queryable, statement } from '../../statement.ts';
import type { refund } from './ledger.ts';
import { type LedgerResult, type LedgerRow, type RefundVerdict, readLedgerRow } from './ledger-result.ts';
import { refundSql } from './ledger-sql.ts';

// Raw: lock and ledger in one statement.
const lockAndRefund = statement<LedgerRow<RefundVerdict>>()({
  parameters: ['trackingNumber', 'amountCents', 'transactionId', 'reason'],
  text: (p) => `
  with target as (
    select tracking_number from shipment where tracking_number = ${p.trackingNumber} and livemode for no key update
  ), money as (
    select m.* from target, lateral ${refundSql({
      trackingNumber: 'target.tracking_number',
      amountCents: p.amountCents,
      transactionId: p.transactionId,
      reason: p.reason,
    })} m
  )
  select * from money`,
});

/** Refunds a settled live shipment and locks it: its event stamps it. Undefined: no such shipment. */
export async function refundShipment(
  db: Queryable,
  input: Parameters<typeof refund>[1],
): Promise<LedgerResult<RefundVerdict> | undefined> {
  const { trackingNumber, amountCents, transactionId, reason } = input;
  const { rows } = await lockAndRefund.run(db, {
    trackingNumber,
    amountCents,
    transactionId,
    reason: reason ?? null,
  });
  return rows[0] && readLedgerRow(rows[0]);
}
