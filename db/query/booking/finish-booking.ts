import { sql } from 'kysely';
import type { Db } from '../../client.ts';
import { type Placeholders, statement } from '../../statement.ts';
import { expiresAfterEndSql } from '../../table/account.ts';
import { isoText } from '../../timestamp.ts';
import type { ShipmentRow } from '../shipment/shipment.ts';
import { voidSql } from '../wallet/ledger.ts';
import { type EventDraft, stampPlaceholder, updateToken } from '../webhook/event.ts';
import type { BookingFence } from './book-shipment.ts';
import type { Cancellation } from './cancel-shipment.ts';

/** Locks the key's row under its fence, then the shipment while its dispatch is unconfirmed. */
const target = (p: Placeholders<keyof BookingFence | 'trackingNumber'>) => `
  claim as (
    select 1 from idempotency_key
    where account_id = ${p.accountId} and livemode = ${p.livemode} and key = ${p.key} and fence = ${p.fence} and recovery_point = 'booked'
    for update
  ), target as (
    select s.* from shipment s, claim where s.tracking_number = ${p.trackingNumber} and s.dispatch_status = 'pending' for update of s
  )`;

const targetParameters = ['accountId', 'livemode', 'key', 'fence', 'trackingNumber'] as const;

interface AcceptedBooking {
  readonly waybillNumber: string;
  readonly lastMileTrackingNumber: string | null;
  readonly responseBody: string;
  readonly trackingEvent: { readonly id: string; readonly description: string };
  /** One microsecond apart in the feed. */
  readonly events: readonly EventDraft[];
  readonly label: NonNullable<ShipmentRow['booked_label']>;
  /** Seconds until test mode's first checkpoint; null: no feed. */
  readonly firstCheckpointSeconds: number | null;
}

// Raw and prepared: locks the key and the shipment, then writes everything in one statement.
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
    'stampPlaceholder',
    'updateToken',
    'responseBody',
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
          replace(e.body, ${p.updateToken}, ${isoText('a.updated_at')}), ${p.stampPlaceholder},
          stamp.first + (e.ordinal - 1) * interval '1 microsecond')
        from accepted a, stamp, unnest(${p.eventIds}::text[], ${p.eventTypes}::text[], ${p.eventBodies}::text[]) with ordinality as e (id, type, body, ordinal)
      ), noticed as (
        update carrier_notice n set next_attempt_at = sampan_clock() from accepted a
        where n.applied_at is null and n.carrier_code = a.carrier_code
          and (n.reference = a.tracking_number or n.waybill_number = a.waybill_number)
      ), settled as (
        update idempotency_key k set recovery_point = 'finished', outcome = 'succeeded', status = 201, body = ${p.responseBody},
          locked_until = sampan_clock(), expires_at = ${expiresAfterEndSql}
        from accepted where k.account_id = ${p.accountId} and k.livemode = ${p.livemode} and k.key = ${p.key}
      )
      select accepted.*, (select count(*) from emitted) as emitted from accepted`,
});

/** Makes an accepted shipment visible, with its first event and stored response. Earlier notices become due. */
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
    stampPlaceholder,
    updateToken,
    responseBody: accepted.responseBody,
    firstCheckpointSeconds: accepted.firstCheckpointSeconds,
    label: accepted.label,
  });
  return rows[0];
}

interface WithdrawnBooking {
  readonly transactionId: string;
  readonly reason: string;
  /** Set if the carrier rejected the payload: the same payload is then rejected for an hour without asking. */
  readonly negative: { readonly carrier_code: string; readonly carrier_message: string } | null;
  /** Events of creation and end, if the shipment was already visible as pending. */
  readonly shown: { readonly created: EventDraft; readonly cancelled: Cancellation } | null;
}

const releasedSql = (
  p: Placeholders<'transactionId' | 'reason'>,
) => `select m.transaction_id, target.visible from target,
        lateral ${voidSql({ trackingNumber: 'target.tracking_number', transactionId: p.transactionId, reason: p.reason })} m`;
const nothingReleasedSql = (p: Placeholders<'transactionId' | 'reason'>) =>
  `select ${p.transactionId}::text as transaction_id, ${p.reason}::text as reason, target.visible from target`;

// Raw and prepared: lock, ledger and events in one statement, in this order.
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
      'eventIds',
      'eventTypes',
      'eventBodies',
      'stampPlaceholder',
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
        select emit_event(e.id, ${p.accountId}, ${p.livemode}, e.type, w.tracking_number, e.body, ${p.stampPlaceholder},
          stamp.first + (e.ordinal - 1) * stamp.step)
        from withdrawn w, stamp, unnest(${p.eventIds}::text[], ${p.eventTypes}::text[], ${p.eventBodies}::text[]) with ordinality as e (id, type, body, ordinal)
        where w.visible
      ), remembered as (
        insert into negative_cache (account_id, livemode, operation, body_digest, detail, expires_at)
        select k.account_id, k.livemode, k.operation, k.body_digest, ${p.negative}::jsonb, sampan_clock() + interval '1 hour'
        from withdrawn, idempotency_key k
        where ${p.negative}::jsonb is not null and k.account_id = ${p.accountId} and k.livemode = ${p.livemode} and k.key = ${p.key}
        on conflict (account_id, livemode, operation, body_digest)
          do update set detail = excluded.detail, expires_at = excluded.expires_at
      ), released as (
        update idempotency_key k set recovery_point = null, subject = null, locked_until = sampan_clock(),
          expires_at = ${expiresAfterEndSql},
          outcome = case when ${p.negative}::jsonb is null then 'failed' else 'refused' end
        from withdrawn where k.account_id = ${p.accountId} and k.livemode = ${p.livemode} and k.key = ${p.key}
        returning k.key
      )
      select released.key, (select count(*) from emitted) as emitted from released`,
  });
const withdraw = {
  live: withdrawStatement('live', releasedSql),
  test: withdrawStatement('test', nothingReleasedSql),
};

/** Releases hold and key of a rejected booking. A visible shipment ends as cancelled. False if the fence is stale. */
export async function rejectBooking(
  db: Db,
  fence: BookingFence,
  trackingNumber: string,
  withdrawn: WithdrawnBooking,
): Promise<boolean> {
  const { shown } = withdrawn;
  const events = shown ? [shown.created, shown.cancelled.event] : [];
  const { rowCount } = await withdraw[fence.livemode ? 'live' : 'test'].run(db.pool, {
    ...fence,
    trackingNumber,
    transactionId: withdrawn.transactionId,
    reason: withdrawn.reason,
    negative: withdrawn.negative && JSON.stringify(withdrawn.negative),
    trackingEventId: shown?.cancelled.trackingEventId ?? null,
    description: shown?.cancelled.description ?? null,
    eventIds: events.map(({ id }) => id),
    eventTypes: events.map(({ type }) => type),
    eventBodies: events.map(({ body }) => body),
    stampPlaceholder,
  });
  return rowCount === 1;
}

/** Returns whether a run still has its claim on a booking whose dispatch is not finished. */
export async function holdsBooking(
  { kysely }: Pick<Db, 'kysely'>,
  { accountId, livemode, key, fence }: BookingFence,
): Promise<boolean> {
  const held = await kysely
    .selectFrom('idempotency_key')
    .select('fence')
    .where('account_id', '=', accountId)
    .where('livemode', '=', livemode)
    .where('key', '=', key)
    .where('fence', '=', fence)
    .where('recovery_point', '=', 'booked')
    .where('locked_until', '>', sql<string>`sampan_clock()`)
    .executeTakeFirst();
  return held !== undefined;
}

// Raw and prepared: lock, stamp and two updates in one statement.
const leave = statement()({
  name: 'leave_unconfirmed',
  parameters: targetParameters,
  text: (p) => `with ${target(p)}, stamp as (
        select stamp_feed(${p.accountId}, ${p.livemode}) as at from target
      ), shown as (
        update shipment s set visible = true, unconfirmed_since = coalesce(s.unconfirmed_since, sampan_clock()),
          updated_at = case when s.visible then s.updated_at else stamp.at end
        from stamp where s.tracking_number = ${p.trackingNumber} returning 1
      )
      update idempotency_key k set locked_until = sampan_clock(), outcome = 'failed'
      from shown where k.account_id = ${p.accountId} and k.livemode = ${p.livemode} and k.key = ${p.key}`,
});

/** Marks a dispatch as unconfirmed: the shipment shows as pending, and another run may take over at once. */
export async function markUnconfirmed(db: Db, fence: BookingFence, trackingNumber: string): Promise<boolean> {
  const { rowCount } = await leave.run(db.pool, { ...fence, trackingNumber });
  return rowCount === 1;
}
