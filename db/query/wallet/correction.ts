import { type Kysely, sql } from 'kysely';
import { type Queryable, statement } from '../../statement.ts';
import type { Database } from '../../table/index.ts';
import { type EventDraft, stampPlaceholder } from '../webhook/event.ts';
import {
  type AdjustVerdict,
  adjustSql,
  type LedgerResult,
  type LedgerRow,
  type Movement,
  type RefundVerdict,
  readLedgerRow,
  refundSql,
} from './ledger.ts';
import { lowBalanceSql } from './low-balance.ts';
import { returnedCents } from './wallet-charge.ts';

export interface Adjustment extends Movement {
  readonly accountId: string;
  readonly amountCents: number;
  readonly reason: string;
  readonly trackingNumber?: string | undefined;
  readonly reference?: string | undefined;
}

export interface Refund extends Movement {
  readonly trackingNumber: string;
  readonly amountCents: number;
  readonly reason?: string;
}

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
  input: Adjustment & { readonly warning: EventDraft },
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

// Raw: lock and ledger in one statement.
const lockAndRefund = statement<LedgerRow<RefundVerdict>>()({
  parameters: ['trackingNumber', 'accountId', 'amountCents', 'transactionId', 'reason'],
  text: (p) => `
  with target as (
    select account_id, tracking_number from shipment
    where tracking_number = ${p.trackingNumber} and account_id = ${p.accountId} and livemode for no key update
  ), money as (
    select m.* from target, lateral ${refundSql({
      accountId: 'target.account_id',
      trackingNumber: 'target.tracking_number',
      amountCents: p.amountCents,
      transactionId: p.transactionId,
      reason: p.reason,
    })} m
  )
  select * from money`,
});

/** Refunds a settled live shipment of an account and locks it: its event stamps it. Undefined: no such shipment. */
export async function refundShipment(
  db: Queryable,
  input: Refund & { readonly accountId: string },
): Promise<LedgerResult<RefundVerdict> | undefined> {
  const { trackingNumber, accountId, amountCents, transactionId, reason } = input;
  const { rows } = await lockAndRefund.run(db, {
    trackingNumber,
    accountId,
    amountCents,
    transactionId,
    reason: reason ?? null,
  });
  return rows[0] && readLedgerRow(rows[0]);
}

/** Locks a live shipment of an account, and returns the part of its final fee that was not returned yet. Undefined: it has none. */
export async function lockRefundable(
  tx: Kysely<Database>,
  accountId: string,
  trackingNumber: string,
): Promise<number | undefined> {
  await tx
    .selectFrom('shipment')
    .select('tracking_number')
    .where('account_id', '=', accountId)
    .where('tracking_number', '=', trackingNumber)
    .where('livemode', '=', true)
    .forNoKeyUpdate()
    .execute();
  const charge = await tx
    .selectFrom('hold as h')
    .select(sql<number>`greatest(h.posted_cents - greatest(${returnedCents}, 0), 0)::bigint`.as('cents'))
    .where('h.account_id', '=', accountId)
    .where('h.tracking_number', '=', trackingNumber)
    .where('h.state', '=', 'posted')
    .executeTakeFirst();
  return charge?.cents;
}
