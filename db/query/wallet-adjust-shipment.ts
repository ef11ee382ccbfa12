import type { adjust, Queryable } from '../../src/wallet/ledger.ts';
import { type AdjustVerdict, type LedgerResult, type LedgerRow, readLedgerRow } from '../../src/wallet/ledger-result.ts';
import { adjustSql } from '../../src/wallet/ledger-sql.ts';

/** What a shipment cost has changed, so whoever polls for changed shipments must see it: the feed's stamp comes last. */
const statement = `
  with target as (
    select tracking_number, account_id, livemode from shipment
    where tracking_number = $1 and account_id = $2 and livemode for no key update
  ), money as (
    select m.* from target, lateral ${adjustSql({
      accountId: 'target.account_id',
      amountCents: '$3',
      reason: '$4',
      transactionId: '$5',
      trackingNumber: 'target.tracking_number',
      reference: '$6',
    })} m
  ), stamped as (
    update shipment set updated_at = stamp_feed(target.account_id, target.livemode)
    from target, money
    where shipment.tracking_number = target.tracking_number and money.verdict = 'adjusted' and not money.repeated
  )
  select * from money`;

/** Adjusts the wallet for a live shipment and stamps the shipment as changed. */
export async function adjustShipment(
  db: Queryable,
  input: Parameters<typeof adjust>[1] & { readonly trackingNumber: string },
): Promise<LedgerResult<AdjustVerdict>> {
  const { trackingNumber, accountId, amountCents, reason, transactionId, reference } = input;
  const { rows } = await db.query<LedgerRow<AdjustVerdict>>(statement, [
    trackingNumber,
    accountId,
    amountCents,
    reason,
    transactionId,
    reference,
  ]);
  return rows[0] ? readLedgerRow(rows[0]) : unknownShipment;
}
