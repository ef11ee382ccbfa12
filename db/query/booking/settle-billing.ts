import type { Db } from '../../client.ts';
import { type Placeholders, statement } from '../../statement.ts';
import type { StoredCarrierBill } from '../../table/shipment.ts';
import { isoText } from '../../timestamp.ts';
import type { ShipmentRow } from '../shipment/shipment.ts';
import { settleSql } from '../wallet/ledger.ts';
import { lowBalanceSql } from '../wallet/low-balance.ts';
import { type EventDraft, settledToken, stampPlaceholder } from '../webhook/event.ts';

export interface SettleInput {
  readonly chargedCents: number;
  readonly measuredWeightMg: number;
  /** Part of the charge that is duties and taxes; null: the carrier does not say. */
  readonly dutiesTaxesCents: number | null;
  /** The carrier's bill, as far as it explains the fee; null: not at all. */
  readonly carrierBill: StoredCarrierBill | null;
  /** Amount that the carrier bills the operator; null: not known. */
  readonly costCents: number | null;
  /** Difference of that part from the one in the price. */
  readonly dutiesDifferenceCents: number;
  readonly transactionId: string;
  readonly dutiesTransactionId: string;
  readonly event: EventDraft;
  /** Written if the charge crosses the account's low-balance threshold. */
  readonly warning: EventDraft;
}

export interface SettleResult {
  /** `cancelling`: a cancel holds the lock; retry once it has ended. */
  readonly verdict: 'posted' | 'voided' | 'no_hold' | 'cancelling';
  /** Settled before with this charge; nothing changed. */
  readonly repeated: boolean;
  readonly chargedCents: number;
}

const chargeSql = (
  p: Placeholders<'chargedCents' | 'dutiesDifferenceCents' | 'transactionId' | 'dutiesTransactionId'>,
) =>
  settleSql({
    accountId: 'target.account_id',
    trackingNumber: 'target.tracking_number',
    chargedCents: p.chargedCents,
    dutiesDifferenceCents: p.dutiesDifferenceCents,
    transactionId: p.transactionId,
    dutiesTransactionId: p.dutiesTransactionId,
  });
const warningSql = (
  p: Placeholders<'accountId' | 'warningId' | 'warningType' | 'warningBody' | 'stampPlaceholder'>,
) =>
  lowBalanceSql({
    money: 'money',
    accountId: p.accountId,
    eventId: p.warningId,
    eventType: p.warningType,
    eventBody: p.warningBody,
    stampPlaceholder: p.stampPlaceholder,
  });

// Raw and prepared: lock, ledger and events in one statement.
const settle = statement<{
  verdict: SettleResult['verdict'];
  repeated: boolean;
  amount_cents: number;
}>()({
  name: 'settle_billing',
  parameters: [
    'accountId',
    'trackingNumber',
    'updatedAt',
    'chargedCents',
    'dutiesTaxesCents',
    'dutiesDifferenceCents',
    'transactionId',
    'dutiesTransactionId',
    'measuredWeightMg',
    'carrierBill',
    'costCents',
    'eventId',
    'eventType',
    'eventBody',
    'warningId',
    'warningType',
    'warningBody',
    'stampPlaceholder',
    'settledToken',
  ],
  text: (p) => `with target as (
        select * from shipment
        where account_id = ${p.accountId} and tracking_number = ${p.trackingNumber} and updated_at = ${p.updatedAt} and livemode and dispatch_status in ('accepted', 'failed')
        for update
      ), money as (
        select m.* from target, lateral ${chargeSql(p)} m where target.cancel_locked_until is null
      ), stamp as (
        select stamp_feed(target.account_id, true) as at from target, money where money.verdict = 'posted' and not money.repeated
      ), settled as (
        update shipment s set measured_weight_mg = ${p.measuredWeightMg}, duties_charged_cents = ${p.dutiesTaxesCents},
          carrier_bill = ${p.carrierBill}::jsonb, updated_at = stamp.at, event_sequence = event_sequence + 1
        from stamp where s.account_id = ${p.accountId} and s.tracking_number = ${p.trackingNumber} returning s.*
      ), emitted as (
        select emit_event(${p.eventId}, account_id, true, ${p.eventType}, tracking_number,
          replace(${p.eventBody}, ${p.settledToken}, ${isoText(`hold_closed_at(${p.accountId}, ${p.trackingNumber})`)}), ${p.stampPlaceholder}, updated_at)
        from settled
      ), costed as (
        select keep_carrier_cost(account_id, tracking_number, carrier_code, ${p.chargedCents}, ${p.costCents}::bigint)
        from settled where ${p.costCents}::bigint is not null
      ), warned as (
        ${warningSql(p)}
      )
      select coalesce(money.verdict, 'cancelling') as verdict, coalesce(money.repeated, false) as repeated,
        coalesce(money.amount_cents, 0) as amount_cents,
        (select count(*) from emitted) + (select count(*) from warned) + (select count(*) from costed) as written
      from target left join money on true`,
});

/** Replaces a live shipment's hold by its final fee, once. Undefined if the shipment has changed since it was read. */
export async function settleBilling(
  db: Db,
  shipment: ShipmentRow,
  input: SettleInput,
): Promise<SettleResult | undefined> {
  const { rows } = await settle.run(db.pool, {
    accountId: shipment.account_id,
    trackingNumber: shipment.tracking_number,
    updatedAt: shipment.updated_at,
    chargedCents: input.chargedCents,
    dutiesTaxesCents: input.dutiesTaxesCents,
    dutiesDifferenceCents: input.dutiesDifferenceCents,
    transactionId: input.transactionId,
    dutiesTransactionId: input.dutiesTransactionId,
    measuredWeightMg: input.measuredWeightMg,
    carrierBill: input.carrierBill && JSON.stringify(input.carrierBill),
    costCents: input.costCents,
    eventId: input.event.id,
    eventType: input.event.type,
    eventBody: input.event.body,
    warningId: input.warning.id,
    warningType: input.warning.type,
    warningBody: input.warning.body,
    stampPlaceholder,
    settledToken,
  });
  const row = rows[0];
  return row && { verdict: row.verdict, repeated: row.repeated, chargedCents: row.amount_cents };
}

// Raw: lock, settlement and event in one statement.
const chargeFee = statement<{ tracking_number: string }>()({
  parameters: [
    'accountId',
    'trackingNumber',
    'updatedAt',
    'chargedCents',
    'dutiesTaxesCents',
    'measuredWeightMg',
    'carrierBill',
    'eventId',
    'eventType',
    'eventBody',
    'settledToken',
    'stampPlaceholder',
  ],
  text: (p) => `with target as (
        select tracking_number, account_id from shipment
        where account_id = ${p.accountId} and tracking_number = ${p.trackingNumber} and updated_at = ${p.updatedAt} and not livemode
          and test_settled_at is null and cancel_locked_until is null
        for update
      ), stamp as (
        select stamp_feed(account_id, false) as at from target
      ), settled as (
        update shipment s set measured_weight_mg = ${p.measuredWeightMg}, test_charged_cents = ${p.chargedCents},
          duties_charged_cents = ${p.dutiesTaxesCents}, carrier_bill = ${p.carrierBill}::jsonb,
          test_settled_at = stamp.at, updated_at = stamp.at, event_sequence = event_sequence + 1
        from stamp where s.account_id = ${p.accountId} and s.tracking_number = ${p.trackingNumber} returning s.*
      ), emitted as (
        select emit_event(${p.eventId}, account_id, false, ${p.eventType}, tracking_number,
          replace(${p.eventBody}, ${p.settledToken}, ${isoText('test_settled_at')}), ${p.stampPlaceholder}, updated_at)
        from settled
      )
      select settled.tracking_number, (select count(*) from emitted) as events from settled`,
});

/** Writes the final fee of a test shipment once, with its event. False if it has changed since it was read. */
export async function writeTestFee(
  db: Pick<Db, 'pool'>,
  {
    account_id,
    tracking_number,
    updated_at,
  }: Pick<ShipmentRow, 'account_id' | 'tracking_number' | 'updated_at'>,
  input: Pick<
    SettleInput,
    'chargedCents' | 'dutiesTaxesCents' | 'measuredWeightMg' | 'carrierBill' | 'event'
  >,
): Promise<boolean> {
  const { rows } = await chargeFee.run(db.pool, {
    accountId: account_id,
    trackingNumber: tracking_number,
    updatedAt: updated_at,
    chargedCents: input.chargedCents,
    dutiesTaxesCents: input.dutiesTaxesCents,
    measuredWeightMg: input.measuredWeightMg,
    carrierBill: input.carrierBill && JSON.stringify(input.carrierBill),
    eventId: input.event.id,
    eventType: input.event.type,
    eventBody: input.event.body,
    settledToken,
    stampPlaceholder,
  });
  return rows.length === 1;
}
