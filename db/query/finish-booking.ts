import { voidSql } from '../../src/wallet/ledger-sql.ts';
import type { Db } from '../client.ts';
import type { ShipmentRow } from './shipment.ts';

/** Who may write the end of a booking: the run that holds the key's newest fence. */
export interface BookingFence {
  readonly accountId: string;
  readonly livemode: boolean;
  readonly key: string;
  readonly fence: number;
}

/** The key's row under its fence, then the shipment while its dispatch is undecided: locked in this order everywhere. */
const target = `
  claim as (
    select 1 from idempotency_key
    where account_id = $1 and livemode = $2 and key = $3 and fence = $4 and recovery_point = 'booked'
    for update
  ), target as (
    select s.* from shipment s, claim where s.tracking_number = $5 and s.dispatch_status = 'pending' for update of s
  )`;

export interface AcceptedBooking {
  readonly waybillNumber: string;
  readonly lastMileTrackingNumber: string | null;
  /** The 201 as it goes out, stored under the key in the same statement. */
  readonly answerBody: string;
  readonly trackingEvent: { readonly id: string; readonly description: string };
  readonly event: { readonly id: string; readonly body: string; readonly stampToken: string };
  /** What the carrier says of its label. */
  readonly label: NonNullable<ShipmentRow['booked_label']>;
  /** When test mode's feed begins; null: it doesn't. */
  readonly firstCheckpointSeconds: number | null;
}

/** The carrier took it: the shipment becomes visible, its first event and the stored answer with it. */
export async function acceptBooking(
  db: Db,
  fence: BookingFence,
  trackingNumber: string,
  accepted: AcceptedBooking,
): Promise<ShipmentRow | undefined> {
  const { event, trackingEvent } = accepted;
  const { rows } = await db.pool.query<ShipmentRow>({
    name: 'accept_booking',
    text: `with ${target}, stamp as (
        select stamp_feed($1, $2) as at from target
      ), accepted as (
        update shipment s set dispatch_status = 'accepted', visible = true, waybill_number = $6,
          last_mile_tracking_number = $7, event_sequence = 1, updated_at = stamp.at,
          next_checkpoint_at = sampan_clock() + make_interval(secs => $14), booked_label = $15,
          label_ask_at = case when $15 in ('generating', 'failed') then sampan_clock() + interval '5 seconds' end
        from stamp where s.tracking_number = $5 returning s.*
      ), tracked as (
        insert into tracking_event (id, tracking_number, sequence, status, description, occurred_at)
        select $8, tracking_number, 1, 'label_created', $9, created_at from accepted
      ), emitted as (
        select emit_event($10, $1, $2, 'shipment.created', tracking_number, $11, $12, updated_at) from accepted
      ), settled as (
        update idempotency_key k set recovery_point = 'finished', outcome = 'succeeded', status = 201, body = $13,
          locked_until = sampan_clock()
        from accepted where k.account_id = $1 and k.livemode = $2 and k.key = $3
      )
      select accepted.*, (select count(*) from emitted) as emitted from accepted`,
    values: [
      ...fenceValues(fence),
      trackingNumber,
      accepted.waybillNumber,
      accepted.lastMileTrackingNumber,
      trackingEvent.id,
      trackingEvent.description,
      event.id,
      event.body,
      event.stampToken,
      accepted.answerBody,
      accepted.firstCheckpointSeconds,
      accepted.label,
    ],
  });
  return rows[0];
}

export interface WithdrawnBooking {
  readonly transactionId: string;
  readonly reason: string;
  /** Set when the carrier's rules refused the payload: it is refused again for an hour without asking. */
  readonly negative: { readonly carrier_code: string; readonly carrier_message: string } | null;
}

/**
 * It never came to be: the hold is released, the key let go of. A shipment that had been shown as undecided ends as
 * cancelled, so that whoever saw it sees its end; any other stays invisible. False when the fence is stale.
 */
export async function withdrawBooking(
  db: Db,
  fence: BookingFence,
  trackingNumber: string,
  withdrawn: WithdrawnBooking,
): Promise<boolean> {
  const money = fence.livemode
    ? `select m.transaction_id, target.visible from target,
        lateral ${voidSql({ trackingNumber: 'target.tracking_number', transactionId: '$6', reason: '$7' })} m`
    : 'select coalesce($6, $7) as transaction_id, target.visible from target';
  const { rowCount } = await db.pool.query({
    name: `withdraw_booking_${fence.livemode ? 'live' : 'test'}`,
    text: `with ${target}, money as (
        ${money}
      ), stamp as (
        select case when visible then stamp_feed($1, $2) end as at from money
      ), withdrawn as (
        update shipment s set dispatch_status = 'rejected', status = 'cancelled', cancelled_at = sampan_clock(),
          updated_at = coalesce(stamp.at, s.updated_at)
        from stamp where s.tracking_number = $5 returning s.*
      ), remembered as (
        insert into negative_cache (account_id, livemode, operation, body_digest, detail, expires_at)
        select k.account_id, k.livemode, k.operation, k.body_digest, $8::jsonb, sampan_clock() + interval '1 hour'
        from withdrawn, idempotency_key k
        where $8::jsonb is not null and k.account_id = $1 and k.livemode = $2 and k.key = $3
        on conflict (account_id, livemode, operation, body_digest)
          do update set detail = excluded.detail, expires_at = excluded.expires_at
      )
      update idempotency_key k set recovery_point = null, subject = null, locked_until = sampan_clock(),
        outcome = case when $8::jsonb is null then 'failed' else 'refused' end
      from withdrawn where k.account_id = $1 and k.livemode = $2 and k.key = $3`,
    values: [
      ...fenceValues(fence),
      trackingNumber,
      withdrawn.transactionId,
      withdrawn.reason,
      withdrawn.negative && JSON.stringify(withdrawn.negative),
    ],
  });
  return rowCount === 1;
}

/** Nobody can tell yet: the shipment is shown as pending, its hold stays, and the key can be taken over at once. */
export async function leaveUndecided(db: Db, fence: BookingFence, trackingNumber: string): Promise<boolean> {
  const { rowCount } = await db.pool.query({
    name: 'leave_undecided',
    text: `with ${target}, stamp as (
        select stamp_feed($1, $2) as at from target
      ), shown as (
        update shipment s set visible = true, undecided_since = coalesce(s.undecided_since, sampan_clock()),
          updated_at = case when s.visible then s.updated_at else stamp.at end
        from stamp where s.tracking_number = $5 returning 1
      )
      update idempotency_key k set locked_until = sampan_clock(), outcome = 'failed'
      from shown where k.account_id = $1 and k.livemode = $2 and k.key = $3`,
    values: [...fenceValues(fence), trackingNumber],
  });
  return rowCount === 1;
}

function fenceValues({ accountId, livemode, key, fence }: BookingFence): unknown[] {
  return [accountId, livemode, key, fence];
}
