import type { Db } from '../../client.ts';
import { expiresAfterEndSql } from '../../table/account/idempotency-key.ts';
import type { ShipmentRow } from '../shipment/shipment.ts';
import { voidSql } from '../wallet/ledger-sql.ts';
import type { EventDraft } from '../webhook/event-draft.ts';
import type { Cancellation } from './cancel-shipment.ts';

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
  /** Each a microsecond after the other in the feed. */
  readonly events: readonly EventDraft[];
  readonly stampToken: string;
  readonly updateToken: string;
  /** What the carrier says of its label. */
  readonly label: NonNullable<ShipmentRow['booked_label']>;
  /** When test mode's feed begins; null: it doesn't. */
  readonly firstCheckpointSeconds: number | null;
}

/**
 * The carrier took it: the shipment becomes visible, its first event and the stored answer with it; what the carrier told
 * of it before is due.
 */
export async function acceptBooking(
  db: Db,
  fence: BookingFence,
  trackingNumber: string,
  accepted: AcceptedBooking,
): Promise<ShipmentRow | undefined> {
  const { events, trackingEvent } = accepted;
  const { rows } = await db.pool.query<ShipmentRow>({
    name: 'accept_booking',
    text: `with ${target}, stamp as (
        select stamp_feed($1, $2, cardinality($10::text[])) as first from target
      ), accepted as (
        update shipment s set dispatch_status = 'accepted', visible = true, waybill_number = $6,
          last_mile_tracking_number = $7, event_sequence = cardinality($10::text[]),
          updated_at = stamp.first + (cardinality($10::text[]) - 1) * interval '1 microsecond',
          next_checkpoint_at = sampan_clock() + make_interval(secs => $16), booked_label = $17,
          label_ready_at = case when $17 in ('ready', 'none') then sampan_clock() end,
          label_ask_at = case when $17 in ('generating', 'failed') then sampan_clock() + interval '5 seconds' end
        from stamp where s.tracking_number = $5 returning s.*
      ), tracked as (
        insert into tracking_event (id, tracking_number, sequence, status, description, occurred_at)
        select $8, tracking_number, 1, 'label_created', $9, created_at from accepted
      ), emitted as (
        select emit_event(e.id, $1, $2, e.type, a.tracking_number,
          replace(e.body, $14, to_char(a.updated_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"')), $13,
          stamp.first + (e.place - 1) * interval '1 microsecond')
        from accepted a, stamp, unnest($10::text[], $11::text[], $12::text[]) with ordinality as e (id, type, body, place)
      ), noticed as (
        update carrier_notice n set next_attempt_at = sampan_clock() from accepted a
        where n.applied_at is null and n.carrier_code = a.carrier_code
          and (n.reference = a.tracking_number or n.waybill_number = a.waybill_number)
      ), settled as (
        update idempotency_key k set recovery_point = 'finished', outcome = 'succeeded', status = 201, body = $15,
          locked_until = sampan_clock(), expires_at = ${expiresAfterEndSql}
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
      events.map(({ id }) => id),
      events.map(({ type }) => type),
      events.map(({ body }) => body),
      accepted.stampToken,
      accepted.updateToken,
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
  /** Set when it had been shown as pending: the events of its creation and of its end, in this order. */
  readonly shown: { readonly created: EventDraft; readonly cancelled: Cancellation } | null;
  readonly stampToken: string;
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
        select case when visible then stamp_feed($1, $2, 2) end as first,
          case when visible then interval '1 microsecond' end as step from money
      ), withdrawn as (
        update shipment s set dispatch_status = 'rejected', status = 'cancelled',
          cancelled_at = coalesce(stamp.first + stamp.step, sampan_clock()),
          updated_at = coalesce(stamp.first + stamp.step, s.updated_at),
          event_sequence = s.event_sequence + case when stamp.first is null then 0 else 2 end
        from stamp where s.tracking_number = $5 returning s.*
      ), tracked as (
        insert into tracking_event (id, tracking_number, sequence, status, description, occurred_at)
        select $9, tracking_number, 1, 'cancelled', $10, cancelled_at from withdrawn where visible
      ), emitted as (
        select emit_event(e.id, $1, $2, e.type, w.tracking_number, e.body, $13, stamp.first + e.place * stamp.step)
        from withdrawn w, stamp, (values (0, $14::text, 'shipment.created', $15::text),
          (1, $11::text, 'shipment.cancelled', $12::text)) e (place, id, type, body)
        where w.visible
      ), remembered as (
        insert into negative_cache (account_id, livemode, operation, body_digest, detail, expires_at)
        select k.account_id, k.livemode, k.operation, k.body_digest, $8::jsonb, sampan_clock() + interval '1 hour'
        from withdrawn, idempotency_key k
        where $8::jsonb is not null and k.account_id = $1 and k.livemode = $2 and k.key = $3
        on conflict (account_id, livemode, operation, body_digest)
          do update set detail = excluded.detail, expires_at = excluded.expires_at
      )
      update idempotency_key k set recovery_point = null, subject = null, locked_until = sampan_clock(),
        expires_at = ${expiresAfterEndSql},
        outcome = case when $8::jsonb is null then 'failed' else 'refused' end
      from withdrawn where k.account_id = $1 and k.livemode = $2 and k.key = $3
        and (select count(*) from emitted) >= 0`,
    values: [
      ...fenceValues(fence),
      trackingNumber,
      withdrawn.transactionId,
      withdrawn.reason,
      withdrawn.negative && JSON.stringify(withdrawn.negative),
      withdrawn.shown?.cancelled.trackingEventId ?? null,
      withdrawn.shown?.cancelled.description ?? null,
      withdrawn.shown?.cancelled.event.id ?? null,
      withdrawn.shown?.cancelled.event.body ?? null,
      withdrawn.stampToken,
      withdrawn.shown?.created.id ?? null,
      withdrawn.shown?.created.body ?? null,
    ],
  });
  return rowCount === 1;
}

/** Whether a run still has the right to a booking: its lock hasn't ended, and nobody has taken over. */
export async function holdsBooking(db: Db, fence: BookingFence): Promise<boolean> {
  const { rowCount } = await db.pool.query(
    `select from idempotency_key where account_id = $1 and livemode = $2 and key = $3 and fence = $4
      and recovery_point = 'booked' and locked_until > sampan_clock()`,
    fenceValues(fence),
  );
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
