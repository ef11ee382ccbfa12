import type { Db } from '../../client.ts';
import type { ShipmentRow } from '../shipment/shipment.ts';
import { postSql } from '../wallet/ledger-sql.ts';
import { lowBalanceSql } from '../wallet/low-balance-sql.ts';
import type { EventDraft } from '../webhook/event-draft.ts';

export interface SettleInput {
  readonly chargedCents: number;
  readonly measuredWeightMg: number;
  readonly transactionId: string;
  readonly event: EventDraft;
  /** Written when the charge takes available below the account's threshold. */
  readonly warning: EventDraft;
  readonly stampToken: string;
  /** Stands in the event's body for the hold's end. */
  readonly settledToken: string;
}

export interface SettleResult {
  /** `cancelling`: a cancel is between its steps, and nothing moved; try again once it has ended. */
  readonly verdict: 'posted' | 'voided' | 'no_hold' | 'cancelling';
  /** It had been settled before, with this charge; nothing changed. */
  readonly repeated: boolean;
  readonly chargedCents: number;
}

const charge = postSql({
  trackingNumber: 'target.tracking_number',
  chargedCents: '$3',
  transactionId: '$4',
});
const warning = lowBalanceSql({
  money: 'money',
  accountId: '(select account_id from target)',
  eventId: '$8',
  eventBody: '$9',
  stampToken: '$7',
});

/**
 * Charges a live shipment's final fee in place of its hold, once, with its weight and events. Undefined when the
 * shipment is not as it was read: read it again.
 */
export async function settleBilling(
  db: Db,
  shipment: ShipmentRow,
  input: SettleInput,
): Promise<SettleResult | undefined> {
  const { rows } = await db.pool.query<{
    verdict: SettleResult['verdict'];
    repeated: boolean;
    amount_cents: number;
  }>({
    name: 'settle_billing',
    text: `with target as (
        select * from shipment
        where tracking_number = $1 and updated_at = $2 and livemode and dispatch_status in ('accepted', 'failed')
        for update
      ), money as (
        select m.* from target, lateral ${charge} m where target.cancel_locked_until is null
      ), stamp as (
        select stamp_feed(target.account_id, true) as at from target, money where money.verdict = 'posted' and not money.repeated
      ), settled as (
        update shipment s set measured_weight_mg = $5, updated_at = stamp.at, event_sequence = event_sequence + 1
        from stamp where s.tracking_number = $1 returning s.*
      ), emitted as (
        select emit_event($6, account_id, true, 'shipment.billing_settled', tracking_number,
          replace($10, $11, to_char(hold_closed_at($1) at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"')), $7, updated_at)
        from settled
      ), warned as (
        ${warning}
      )
      select coalesce(money.verdict, 'cancelling') as verdict, coalesce(money.repeated, false) as repeated,
        coalesce(money.amount_cents, 0) as amount_cents,
        (select count(*) from emitted) + (select count(*) from warned) as events
      from target left join money on true`,
    values: [
      shipment.tracking_number,
      shipment.updated_at,
      input.chargedCents,
      input.transactionId,
      input.measuredWeightMg,
      input.event.id,
      input.stampToken,
      input.warning.id,
      input.warning.body,
      input.event.body,
      input.settledToken,
    ],
  });
  const row = rows[0];
  return row && { verdict: row.verdict, repeated: row.repeated, chargedCents: row.amount_cents };
}
