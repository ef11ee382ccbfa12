import { postSql } from '../../src/wallet/ledger-sql.ts';
import type { Db } from '../client.ts';
import type { ShipmentRow } from './shipment.ts';

export interface SettleInput {
  readonly chargedCents: number;
  readonly measuredWeightMg: number;
  readonly transactionId: string;
  readonly event: { readonly id: string; readonly body: string; readonly stampToken: string };
}

export interface SettleResult {
  readonly verdict: 'posted' | 'voided' | 'no_hold';
  /** It had been settled before, with this charge; nothing changed. */
  readonly repeated: boolean;
  readonly chargedCents: number;
}

/** Charges a live shipment's final fee in place of its hold, once, with its weight and event. Undefined: no such one. */
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
        select * from shipment where tracking_number = $1 and livemode and dispatch_status = 'accepted' for update
      ), money as (
        select m.* from target, lateral ${postSql({ trackingNumber: 'target.tracking_number', chargedCents: '$2', transactionId: '$3' })} m
      ), stamp as (
        select stamp_feed(target.account_id, true) as at from target, money where money.verdict = 'posted' and not money.repeated
      ), settled as (
        update shipment s set measured_weight_mg = $4, updated_at = stamp.at, event_sequence = event_sequence + 1
        from stamp where s.tracking_number = $1 returning s.*
      ), emitted as (
        select emit_event($5, account_id, true, 'shipment.billing_settled', tracking_number, $6, $7, updated_at) from settled
      )
      select money.verdict, money.repeated, money.amount_cents, (select count(*) from emitted) as emitted from money`,
    values: [
      shipment.tracking_number,
      input.chargedCents,
      input.transactionId,
      input.measuredWeightMg,
      input.event.id,
      input.event.body,
      input.event.stampToken,
    ],
  });
  const row = rows[0];
  return row && { verdict: row.verdict, repeated: row.repeated, chargedCents: row.amount_cents };
}
