import { type Queryable, statement } from '../../statement.ts';
import { type EventDraft, stampPlaceholder } from '../webhook/event-draft.ts';
import type { adjust } from './ledger.ts';
import { type AdjustVerdict, type LedgerResult, type LedgerRow, readLedgerRow } from './ledger-result.ts';
import { adjustSql } from './ledger-sql.ts';
import { lowBalanceSql } from './low-balance-sql.ts';

// Raw: lock, ledger and warning in one statement.
const lockAndAdjust = statement<LedgerRow<AdjustVerdict>>()({
  parameters: [
    'trackingNumber',
    'accountId',
    'amountCents',
    'reason',
    'transactionId',
    'reference',
    'warningId',
    'warningType',
    'warningBody',
    'stampPlaceholder',
  ],
  text: (p) => `
  with target as (
    select tracking_number from shipment
    where tracking_number = ${p.trackingNumber} and account_id = ${p.accountId} and livemode for no key update
  ), asked as (
    select ${p.accountId}::text as account_id, ${p.trackingNumber}::text as tracking_number where ${p.trackingNumber}::text is null or exists (select from target)
  ), money as (
    select m.* from asked, lateral ${adjustSql({
      accountId: 'asked.account_id',
      amountCents: p.amountCents,
      reason: p.reason,
      transactionId: p.transactionId,
      trackingNumber: 'asked.tracking_number',
      reference: p.reference,
    })} m
  ), warned as (
    ${lowBalanceSql({ money: 'money', accountId: p.accountId, eventId: p.warningId, eventType: p.warningType, eventBody: p.warningBody, stampPlaceholder: p.stampPlaceholder })}
  )
  select money.*, (select count(*) from warned) as warnings from money`,
});

/** Adjusts a wallet and locks the live shipment, if one is given: its event stamps it. Undefined: no such shipment. */
export async function adjustWallet(
  db: Queryable,
  input: Parameters<typeof adjust>[1] & { readonly warning: EventDraft },
): Promise<LedgerResult<AdjustVerdict> | undefined> {
  const { rows } = await lockAndAdjust.run(db, {
    trackingNumber: input.trackingNumber ?? null,
    accountId: input.accountId,
    amountCents: input.amountCents,
    reason: input.reason,
    transactionId: input.transactionId,
    reference: input.reference ?? null,
    warningId: input.warning.id,
    warningType: input.warning.type,
    warningBody: input.warning.body,
    stampPlaceholder,
  });
  return rows[0] && readLedgerRow(rows[0]);
}
