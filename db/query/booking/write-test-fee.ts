import type { Db } from '../../client.ts';
import { statement } from '../../statement.ts';
import { isoText } from '../../timestamp.ts';
import type { ShipmentRow } from '../shipment/shipment.ts';
import { type EventDraft, settledToken, stampPlaceholder } from '../webhook/event.ts';

// Raw: lock, settlement and event in one statement.
const settle = statement<{ tracking_number: string }>()({
  parameters: [
    'trackingNumber',
    'updatedAt',
    'chargedCents',
    'measuredWeightMg',
    'eventId',
    'eventType',
    'eventBody',
    'settledToken',
    'stampPlaceholder',
  ],
  text: (p) => `with target as (
        select tracking_number, account_id from shipment
        where tracking_number = ${p.trackingNumber} and updated_at = ${p.updatedAt} and not livemode
          and test_settled_at is null and cancel_locked_until is null
        for update
      ), stamp as (
        select stamp_feed(account_id, false) as at from target
      ), settled as (
        update shipment s set measured_weight_mg = ${p.measuredWeightMg}, test_charged_cents = ${p.chargedCents},
          test_settled_at = stamp.at, updated_at = stamp.at, event_sequence = event_sequence + 1
        from stamp where s.tracking_number = ${p.trackingNumber} returning s.*
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
  { tracking_number, updated_at }: Pick<ShipmentRow, 'tracking_number' | 'updated_at'>,
  input: { readonly chargedCents: number; readonly measuredWeightMg: number; readonly event: EventDraft },
): Promise<boolean> {
  const { rows } = await settle.run(db.pool, {
    trackingNumber: tracking_number,
    updatedAt: updated_at,
    chargedCents: input.chargedCents,
    measuredWeightMg: input.measuredWeightMg,
    eventId: input.event.id,
    eventType: input.event.type,
    eventBody: input.event.body,
    settledToken,
    stampPlaceholder,
  });
  return rows.length === 1;
}
