import { sql } from 'kysely';
import type { Db } from '../../client.ts';
import { type Placeholders, statement } from '../../statement.ts';
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
const target = (p: Placeholders<keyof BookingFence | 'trackingNumber'>) => `
  claim as (
    select 1 from idempotency_key
    where account_id = ${p.accountId} and livemode = ${p.livemode} and key = ${p.key} and fence = ${p.fence} and recovery_point = 'booked'
    for update
  ), target as (
    select s.* from shipment s, claim where s.tracking_number = ${p.trackingNumber} and s.dispatch_status = 'pending' for update of s
  )`;

const targetParameters = ['accountId', 'livemode', 'key', 'fence', 'trackingNumber'] as const;

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

// Raw and prepared: one statement locks the key and the shipment and writes all that the end consists of.
const accept = statement<ShipmentRow>()({
  name: 'accept_booking',
  parameters: [
    ...targetParameters,
    'waybillNumber',
    'lastMileTrackingNumber',
    'trackingEventId',
    'description',
    'eventIds',
    'eventTypes',
    'eventBodies',
    'stampToken',
    'updateToken',
    'answerBody',
    'firstCheckpointSeconds',
    'label',
  ],
  text: (p) => `with ${target(p)}, stamp as (
        select stamp_feed(${p.accountId}, ${p.livemode}, cardinality(${p.eventIds}::text[])) as first from target
      ), accepted as (
        update shipment s set dispatch_status = 'accepted', visible = true, waybill_number = ${p.waybillNumber},
          last_mile_tracking_number = ${p.lastMileTrackingNumber}, event_sequence = cardinality(${p.eventIds}::text[]),
          updated_at = stamp.first + (cardinality(${p.eventIds}::text[]) - 1) * interval '1 microsecond',
          next_checkpoint_at = sampan_clock() + make_interval(secs => ${p.firstCheckpointSeconds}), booked_label = ${p.label},
          label_ready_at = case when ${p.label} in ('ready', 'none') then sampan_clock() end,
          label_ask_at = case when ${p.label} in ('generating', 'failed') then sampan_clock() + interval '5 seconds' end
        from stamp where s.tracking_number = ${p.trackingNumber} returning s.*
      ), tracked as (
        insert into tracking_event (id, tracking_number, sequence, status, description, occurred_at)
        select ${p.trackingEventId}, tracking_number, 1, 'label_created', ${p.description}, created_at from accepted
      ), emitted as (
        select emit_event(e.id, ${p.accountId}, ${p.livemode}, e.type, a.tracking_number,
          replace(e.body, ${p.updateToken}, to_char(a.updated_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"')), ${p.stampToken},
          stamp.first + (e.place - 1) * interval '1 microsecond')
        from accepted a, stamp, unnest(${p.eventIds}::text[], ${p.eventTypes}::text[], ${p.eventBodies}::text[]) with ordinality as e (id, type, body, place)
      ), noticed as (
        update carrier_notice n set next_attempt_at = sampan_clock() from accepted a
        where n.applied_at is null and n.carrier_code = a.carrier_code
          and (n.reference = a.tracking_number or n.waybill_number = a.waybill_number)
      ), settled as (
        update idempotency_key k set recovery_point = 'finished', outcome = 'succeeded', status = 201, body = ${p.answerBody},
          locked_until = sampan_clock(), expires_at = ${expiresAfterEndSql}
        from accepted where k.account_id = ${p.accountId} and k.livemode = ${p.livemode} and k.key = ${p.key}
      )
      select accepted.*, (select count(*) from emitted) as emitted from accepted`,
});

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
  const { rows } = await accept.run(db.pool, {
    ...fence,
    trackingNumber,
    waybillNumber: accepted.waybillNumber,
    lastMileTrackingNumber: accepted.lastMileTrackingNumber,
    trackingEventId: trackingEvent.id,
    description: trackingEvent.description,
    eventIds: events.map(({ id }) => id),
    eventTypes: events.map(({ type }) => type),
    eventBodies: events.map(({ body }) => body),
    stampToken: accepted.stampToken,
    updateToken: accepted.updateToken,
    answerBody: accepted.answerBody,
    firstCheckpointSeconds: accepted.firstCheckpointSeconds,
    label: accepted.label,
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

/** Releases a live booking's hold; in test mode there is none. */
const releasedSql = (
  p: Placeholders<'transactionId' | 'reason'>,
) => `select m.transaction_id, target.visible from target,
        lateral ${voidSql({ trackingNumber: 'target.tracking_number', transactionId: p.transactionId, reason: p.reason })} m`;
const nothingReleasedSql = (p: Placeholders<'transactionId' | 'reason'>) =>
  `select coalesce(${p.transactionId}, ${p.reason}) as transaction_id, target.visible from target`;

// Raw and prepared: locks, the ledger and the events in one statement, whose order matters.
const withdrawStatement = (mode: 'live' | 'test', money: typeof releasedSql) =>
  statement()({
    name: `withdraw_booking_${mode}`,
    parameters: [
      ...targetParameters,
      'transactionId',
      'reason',
      'negative',
      'trackingEventId',
      'description',
      'cancelledId',
      'cancelledBody',
      'stampToken',
      'createdId',
      'createdBody',
    ],
    text: (p) => `with ${target(p)}, money as (
        ${money(p)}
      ), stamp as (
        select case when visible then stamp_feed(${p.accountId}, ${p.livemode}, 2) end as first,
          case when visible then interval '1 microsecond' end as step from money
      ), withdrawn as (
        update shipment s set dispatch_status = 'rejected', status = 'cancelled',
          cancelled_at = coalesce(stamp.first + stamp.step, sampan_clock()),
          updated_at = coalesce(stamp.first + stamp.step, s.updated_at),
          event_sequence = s.event_sequence + case when stamp.first is null then 0 else 2 end
        from stamp where s.tracking_number = ${p.trackingNumber} returning s.*
      ), tracked as (
        insert into tracking_event (id, tracking_number, sequence, status, description, occurred_at)
        select ${p.trackingEventId}, tracking_number, 1, 'cancelled', ${p.description}, cancelled_at from withdrawn where visible
      ), emitted as (
        select emit_event(e.id, ${p.accountId}, ${p.livemode}, e.type, w.tracking_number, e.body, ${p.stampToken}, stamp.first + e.place * stamp.step)
        from withdrawn w, stamp, (values (0, ${p.createdId}::text, 'shipment.created', ${p.createdBody}::text),
          (1, ${p.cancelledId}::text, 'shipment.cancelled', ${p.cancelledBody}::text)) e (place, id, type, body)
        where w.visible
      ), remembered as (
        insert into negative_cache (account_id, livemode, operation, body_digest, detail, expires_at)
        select k.account_id, k.livemode, k.operation, k.body_digest, ${p.negative}::jsonb, sampan_clock() + interval '1 hour'
        from withdrawn, idempotency_key k
        where ${p.negative}::jsonb is not null and k.account_id = ${p.accountId} and k.livemode = ${p.livemode} and k.key = ${p.key}
        on conflict (account_id, livemode, operation, body_digest)
          do update set detail = excluded.detail, expires_at = excluded.expires_at
      )
      update idempotency_key k set recovery_point = null, subject = null, locked_until = sampan_clock(),
        expires_at = ${expiresAfterEndSql},
        outcome = case when ${p.negative}::jsonb is null then 'failed' else 'refused' end
      from withdrawn where k.account_id = ${p.accountId} and k.livemode = ${p.livemode} and k.key = ${p.key}
        and (select count(*) from emitted) >= 0`,
  });
const withdraw = {
  live: withdrawStatement('live', releasedSql),
  test: withdrawStatement('test', nothingReleasedSql),
};

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
  const { shown } = withdrawn;
  const { rowCount } = await withdraw[fence.livemode ? 'live' : 'test'].run(db.pool, {
    ...fence,
    trackingNumber,
    transactionId: withdrawn.transactionId,
    reason: withdrawn.reason,
    negative: withdrawn.negative && JSON.stringify(withdrawn.negative),
    trackingEventId: shown?.cancelled.trackingEventId ?? null,
    description: shown?.cancelled.description ?? null,
    cancelledId: shown?.cancelled.event.id ?? null,
    cancelledBody: shown?.cancelled.event.body ?? null,
    stampToken: withdrawn.stampToken,
    createdId: shown?.created.id ?? null,
    createdBody: shown?.created.body ?? null,
  });
  return rowCount === 1;
}

/** Whether a run still has the right to a booking: its lock hasn't ended, and nobody has taken over. */
export async function holdsBooking(db: Db, fence: BookingFence): Promise<boolean> {
  const held = await db.kysely
    .selectFrom('idempotency_key')
    .select('fence')
    .where('account_id', '=', fence.accountId)
    .where('livemode', '=', fence.livemode)
    .where('key', '=', fence.key)
    .where('fence', '=', fence.fence)
    .where('recovery_point', '=', 'booked')
    .where('locked_until', '>', sql<string>`sampan_clock()`)
    .executeTakeFirst();
  return held !== undefined;
}

// Raw and prepared: the key's lock, the feed's stamp and two updates in one statement.
const leave = statement()({
  name: 'leave_undecided',
  parameters: targetParameters,
  text: (p) => `with ${target(p)}, stamp as (
        select stamp_feed(${p.accountId}, ${p.livemode}) as at from target
      ), shown as (
        update shipment s set visible = true, undecided_since = coalesce(s.undecided_since, sampan_clock()),
          updated_at = case when s.visible then s.updated_at else stamp.at end
        from stamp where s.tracking_number = ${p.trackingNumber} returning 1
      )
      update idempotency_key k set locked_until = sampan_clock(), outcome = 'failed'
      from shown where k.account_id = ${p.accountId} and k.livemode = ${p.livemode} and k.key = ${p.key}`,
});

/** Nobody can tell yet: the shipment is shown as pending, its hold stays, and the key can be taken over at once. */
export async function leaveUndecided(db: Db, fence: BookingFence, trackingNumber: string): Promise<boolean> {
  const { rowCount } = await leave.run(db.pool, { ...fence, trackingNumber });
  return rowCount === 1;
}
