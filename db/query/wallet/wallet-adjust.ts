import { type EventDraft, stampToken } from '../webhook/event-draft.ts';
import type { adjust, Queryable } from './ledger.ts';
import { type AdjustVerdict, type LedgerResult, type LedgerRow, readLedgerRow } from './ledger-result.ts';
import { adjustSql } from './ledger-sql.ts';
import { lowBalanceSql } from './low-balance-sql.ts';

/** What a shipment cost has changed, so whoever polls for changed shipments must see it. The feed's stamps come last. */
const statement = `
  with target as (
    select tracking_number, account_id from shipment
    where tracking_number = $1 and account_id = $2 and livemode for no key update
  ), asked as (
    select $2::text as account_id, $1::text as tracking_number where $1::text is null or exists (select from target)
  ), money as (
    select m.* from asked, lateral ${adjustSql({
      accountId: 'asked.account_id',
      amountCents: '$3',
      reason: '$4',
      transactionId: '$5',
      trackingNumber: 'asked.tracking_number',
      reference: '$6',
    })} m
  ), stamped as (
    update shipment set updated_at = stamp_feed(target.account_id, true) from target, money
    where shipment.tracking_number = target.tracking_number and money.verdict = 'adjusted' and not money.repeated
  ), warned as (
    ${lowBalanceSql({ money: 'money', accountId: '$2', eventId: '$7', eventBody: '$8', stampToken: '$9' })}
  )
  select money.*, (select count(*) from warned) as warnings from money`;

/** Adjusts a wallet, and marks the live shipment that it is for as changed. Undefined: no such shipment. */
export async function adjustWallet(
  db: Queryable,
  input: Parameters<typeof adjust>[1] & { readonly warning: EventDraft },
): Promise<LedgerResult<AdjustVerdict> | undefined> {
  const { rows } = await db.query<LedgerRow<AdjustVerdict>>(statement, [
    input.trackingNumber,
    input.accountId,
    input.amountCents,
    input.reason,
    input.transactionId,
    input.reference,
    input.warning.id,
    input.warning.body,
    stampToken,
  ]);
  return rows[0] && readLedgerRow(rows[0]);
}
