import type { Db } from '../../client.ts';
import { type Placeholders, statement } from '../../statement.ts';
import type { ShipmentRow } from '../shipment/shipment.ts';
import { postSql } from '../wallet/ledger-sql.ts';
import { lowBalanceSql } from '../wallet/low-balance-sql.ts';
import type { EventDraft } from '../webhook/event-draft.ts';

export interface SettleInput {
  readonly chargedCents: number;
  readonly measuredWeightMg: number;
  readonly transactionId: string;
  readonly event: EventDraft;
  /** Written if the charge crosses the account's low-balance threshold. */
  readonly warning: EventDraft;
  readonly stampToken: string;
  /** Placeholder in the event's body for the time when the hold was closed. */
  readonly settledToken: string;
}

export interface SettleResult {
  /** `cancelling`: a cancel holds the lock; retry once it has ended. */
  readonly verdict: 'posted' | 'voided' | 'no_hold' | 'cancelling';
  /** Settled before with this charge; nothing changed. */
  readonly repeated: boolean;
  readonly chargedCents: number;
}

const chargeSql = (p: Placeholders<'chargedCents' | 'transactionId'>) =>
  postSql({
    trackingNumber: 'target.tracking_number',
    chargedCents: p.chargedCents,
    transactionId: p.transactionId,
  });
const warningSql = (p: Placeholders<'warningId' | 'warningBody' | 'stampToken'>) =>
  lowBalanceSql({
    money: 'money',
    accountId: '(select account_id from target)',
    eventId: p.warningId,
    eventBody: p.warningBody,
    stampToken: p.stampToken,
  });

// Raw and prepared: lock, ledger and events in one statement.
const settle = statement<{
  verdict: SettleResult['verdict'];
  repeated: boolean;
  amount_cents: number;
}>()({
  name: 'settle_billing',
  parameters: [
    'trackingNumber',
    'updatedAt',
    'chargedCents',
    'transactionId',
    'measuredWeightMg',
    'eventId',
    'stampToken',
    'warningId',
    'warningBody',
    'eventBody',
    'settledToken',
  ],
  text: (p) => `with target as (
        select * from shipment
        where tracking_number = ${p.trackingNumber} and updated_at = ${p.updatedAt} and livemode and dispatch_status in ('accepted', 'failed')
        for update
      ), money as (
        select m.* from target, lateral ${chargeSql(p)} m where target.cancel_locked_until is null
      ), stamp as (
        select stamp_feed(target.account_id, true) as at from target, money where money.verdict = 'posted' and not money.repeated
      ), settled as (
        update shipment s set measured_weight_mg = ${p.measuredWeightMg}, updated_at = stamp.at, event_sequence = event_sequence + 1
        from stamp where s.tracking_number = ${p.trackingNumber} returning s.*
      ), emitted as (
        select emit_event(${p.eventId}, account_id, true, 'shipment.billing_settled', tracking_number,
          replace(${p.eventBody}, ${p.settledToken}, to_char(hold_closed_at(${p.trackingNumber}) at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"')), ${p.stampToken}, updated_at)
        from settled
      ), warned as (
        ${warningSql(p)}
      )
      select coalesce(money.verdict, 'cancelling') as verdict, coalesce(money.repeated, false) as repeated,
        coalesce(money.amount_cents, 0) as amount_cents,
        (select count(*) from emitted) + (select count(*) from warned) as events
      from target left join money on true`,
});

/** Replaces a live shipment's hold by its final fee, once. Undefined if the shipment has changed since it was read. */
export async function settleBilling(
  db: Db,
  shipment: ShipmentRow,
  input: SettleInput,
): Promise<SettleResult | undefined> {
  const { rows } = await settle.run(db.pool, {
    trackingNumber: shipment.tracking_number,
    updatedAt: shipment.updated_at,
    chargedCents: input.chargedCents,
    transactionId: input.transactionId,
    measuredWeightMg: input.measuredWeightMg,
    eventId: input.event.id,
    stampToken: input.stampToken,
    warningId: input.warning.id,
    warningBody: input.warning.body,
    eventBody: input.event.body,
    settledToken: input.settledToken,
  });
  const row = rows[0];
  return row && { verdict: row.verdict, repeated: row.repeated, chargedCents: row.amount_cents };
}
