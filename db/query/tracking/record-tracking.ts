import { sql } from 'kysely';
import type { Db } from '../../client.ts';
import { inAccountSql, takeByAccount } from '../../cluster.ts';
import { statement } from '../../statement.ts';
import { isoText } from '../../timestamp.ts';
import { type ShipmentRow, shipmentColumns, type TrackingEventRow } from '../shipment/shipment.ts';
import { type EventDraft, stampPlaceholder, updateToken } from '../webhook/event.ts';

interface TrackingWrite {
  /** The shipment as read and as it will be. Nothing is written if it has changed in between. */
  readonly before: ShipmentRow;
  readonly after: ShipmentRow;
  readonly trackingEvent: TrackingEventRow | null;
  /** Stored tracking events with another meaning than before. */
  readonly reread: readonly TrackingEventRow[];
  /** One microsecond apart in the feed. */
  readonly events: readonly EventDraft[];
  /** Test mode's feed: completed steps, and base time and delay of the next one (`dueAt` null: none). */
  readonly feed: { readonly step: number; readonly dueAt: string | null; readonly seconds: number } | null;
}

// Raw and prepared: lock, change and events in one statement.
const record = statement<ShipmentRow>()({
  name: 'record_tracking',
  parameters: [
    'accountId',
    'trackingNumber',
    'before',
    'eventCount',
    'status',
    'subStatus',
    'eta',
    'deliveredAt',
    'dispatchStatus',
    'lastMileTrackingNumber',
    'hasLabel',
    'hasPod',
    'feedStep',
    'isFeedOver',
    'feedDueAt',
    'feedSeconds',
    'trackingEventId',
    'sequence',
    'trackingStatus',
    'trackingSubStatus',
    'description',
    'location',
    'occurredAt',
    'utcOffsetMinutes',
    'carrierStatus',
    'carrierEventId',
    'nextStep',
    'rereadSequences',
    'rereadStatuses',
    'rereadDescriptions',
    'eventIds',
    'eventTypes',
    'eventBodies',
    'updateToken',
    'stampPlaceholder',
    'lastMileAt',
  ],
  text: (p) => `with target as (
        select account_id, livemode from shipment
        where account_id = ${p.accountId} and tracking_number = ${p.trackingNumber} and updated_at = ${p.before} and visible
        for update
      ), stamp as (
        select first, first + (greatest(${p.eventCount}::integer, 1) - 1) * interval '1 microsecond' as last, now,
          case when ${p.feedDueAt}::timestamptz + make_interval(secs => ${p.feedSeconds}) > now
            then ${p.feedDueAt}::timestamptz + make_interval(secs => ${p.feedSeconds})
            else now + make_interval(secs => ${p.feedSeconds}) end as next_step
        from (
          select stamp_feed(account_id, livemode, greatest(${p.eventCount}::integer, 1)) as first, sampan_clock() as now
          from target
        ) s
      ), changed as (
        update shipment s set status = ${p.status}, sub_status = ${p.subStatus}, eta = ${p.eta}, delivered_at = ${p.deliveredAt}, dispatch_status = ${p.dispatchStatus},
          last_mile_tracking_number = ${p.lastMileTrackingNumber}, last_mile_at = ${p.lastMileAt},
          label_ready_at = case when ${p.hasLabel}::boolean then coalesce(s.label_ready_at, stamp.now) end,
          pod_available_at = case when ${p.hasPod}::boolean then coalesce(s.pod_available_at, stamp.now) end,
          feed_step = coalesce(${p.feedStep}::integer, s.feed_step),
          next_checkpoint_at = case
            when ${p.isFeedOver}::boolean then null
            when ${p.feedStep}::integer is null then s.next_checkpoint_at
            else stamp.next_step
          end,
          event_sequence = s.event_sequence + ${p.eventCount}::integer,
          updated_at = stamp.last
        from stamp where s.account_id = ${p.accountId} and s.tracking_number = ${p.trackingNumber} returning s.*
      ), tracked as (
        insert into tracking_event (id, account_id, tracking_number, sequence, status, sub_status, description, location,
          occurred_at, utc_offset_minutes, carrier_status, carrier_event_id, next_step)
        select ${p.trackingEventId}::text, account_id, tracking_number, ${p.sequence}::integer, ${p.trackingStatus}::text, ${p.trackingSubStatus}::text, ${p.description}::text, ${p.location}::text, ${p.occurredAt}::timestamptz, ${p.utcOffsetMinutes}::smallint,
          ${p.carrierStatus}::text, ${p.carrierEventId}::text, ${p.nextStep}::jsonb
        from changed where ${p.trackingEventId}::text is not null
      ), reread as (
        update tracking_event t set status = r.status, description = r.description
        from changed c, unnest(${p.rereadSequences}::integer[], ${p.rereadStatuses}::text[], ${p.rereadDescriptions}::text[]) as r (sequence, status, description)
        where t.account_id = ${p.accountId} and t.account_id = c.account_id
          and t.tracking_number = c.tracking_number and t.sequence = r.sequence
      ), emitted as (
        select emit_event(e.id, c.account_id, c.livemode, e.type, c.tracking_number,
          replace(e.body, ${p.updateToken}, ${isoText('c.updated_at')}), ${p.stampPlaceholder},
          stamp.first + (e.ordinal - 1) * interval '1 microsecond')
        from changed c, stamp, unnest(${p.eventIds}::text[], ${p.eventTypes}::text[], ${p.eventBodies}::text[]) with ordinality as e (id, type, body, ordinal)
      )
      select ${shipmentColumns('changed')}, (select count(*) from emitted) as emitted from changed`,
});

/** Writes a tracking change and its events. Undefined if the shipment has changed since it was read. */
export async function recordTracking(db: Db, write: TrackingWrite): Promise<ShipmentRow | undefined> {
  const { before, after, trackingEvent, reread, events, feed } = write;
  const { rows } = await record.run(db.pool, {
    accountId: before.account_id,
    trackingNumber: before.tracking_number,
    before: before.updated_at,
    eventCount: events.length,
    status: after.status,
    subStatus: after.sub_status,
    eta: after.eta,
    deliveredAt: after.delivered_at,
    dispatchStatus: after.dispatch_status,
    lastMileTrackingNumber: after.last_mile_tracking_number,
    hasLabel: after.label_ready_at !== null,
    hasPod: after.pod_available_at !== null,
    feedStep: feed?.step ?? null,
    isFeedOver: after.next_checkpoint_at === null || feed?.dueAt === null,
    feedDueAt: feed?.dueAt ?? null,
    feedSeconds: feed?.seconds ?? 0,
    trackingEventId: trackingEvent?.id ?? null,
    sequence: trackingEvent?.sequence ?? null,
    trackingStatus: trackingEvent?.status ?? null,
    trackingSubStatus: trackingEvent?.sub_status ?? null,
    description: trackingEvent?.description ?? null,
    location: trackingEvent?.location ?? null,
    occurredAt: trackingEvent?.occurred_at ?? null,
    utcOffsetMinutes: trackingEvent?.utc_offset_minutes ?? null,
    carrierStatus: trackingEvent?.carrier_status ?? null,
    carrierEventId: trackingEvent?.carrier_event_id ?? null,
    nextStep: trackingEvent?.next_step ? JSON.stringify(trackingEvent.next_step) : null,
    rereadSequences: reread.map(({ sequence }) => sequence),
    rereadStatuses: reread.map(({ status }) => status),
    rereadDescriptions: reread.map(({ description }) => description),
    eventIds: events.map(({ id }) => id),
    eventTypes: events.map(({ type }) => type),
    eventBodies: events.map(({ body }) => body),
    updateToken,
    stampPlaceholder,
    lastMileAt: after.last_mile_at,
  });
  return rows[0];
}

const leaseSeconds = 30;

/** Chunk size, as a literal in the statement: for an unknown limit the planner reads the whole table. */
export const feedChunk = 20;

export interface DueShipment {
  readonly shipment: ShipmentRow;
  readonly dueAt: string;
  readonly now: string;
}

const isFeedDue = 'next_checkpoint_at <= sampan_clock() and cancel_locked_until is null';

// Raw and prepared: locks and leases due rows in one statement. Ends the feed of a deleted account.
const takeDue = statement<ShipmentRow & { due_at: string; now: string }>()({
  name: 'take_due_shipments',
  parameters: ['leaseSeconds', 'account'],
  text: (p) => `update shipment s set next_checkpoint_at =
          case when a.deleted_at is null then sampan_clock() + make_interval(secs => ${p.leaseSeconds}) end
      from account a, (
        select account_id, tracking_number, next_checkpoint_at as due_at, sampan_clock() as now from shipment
        where ${isFeedDue} and ${inAccountSql('account_id', p.account)}
        order by next_checkpoint_at limit ${feedChunk} for update skip locked
      ) due
      where a.id = due.account_id and s.account_id = due.account_id and s.tracking_number = due.tracking_number
        and ${inAccountSql('s.account_id', p.account)}
      returning ${shipmentColumns('s')}, due.due_at, due.now`,
});

// Raw: shares its condition with `takeDue`.
const findDue = statement<{ account_id: string }>()({
  parameters: [],
  text: () => `select distinct account_id from shipment where ${isFeedDue} limit ${feedChunk}`,
});

/**
 * Takes test shipments whose next checkpoint is due, each for one worker only. Skips shipments being cancelled, and those of
 * deleted accounts.
 */
export async function takeDueShipments(db: Db): Promise<DueShipment[]> {
  const { pool } = db;
  const rows = await takeByAccount(
    pool,
    feedChunk,
    () => findDue.run(pool, {}),
    (account) => takeDue.run(pool, { account, leaseSeconds }),
  );
  return rows
    .filter(({ next_checkpoint_at }) => next_checkpoint_at !== null)
    .map(({ due_at, now, ...shipment }) => ({ shipment, dueAt: due_at, now }));
}

export async function stopFeed(
  db: Db,
  { account_id, tracking_number }: Pick<ShipmentRow, 'account_id' | 'tracking_number'>,
): Promise<void> {
  await db.kysely
    .updateTable('shipment')
    .set({ next_checkpoint_at: null })
    .where('account_id', '=', account_id)
    .where('tracking_number', '=', tracking_number)
    .execute();
}

interface UnmappedCode {
  readonly carrier_code: string;
  readonly code: string;
  readonly count: number;
  readonly first_at: string;
  readonly last_at: string;
  /** Example: the shipment that received it last. */
  readonly tracking_number: string;
}

export function listUnmappedCodes({ kysely }: Pick<Db, 'kysely'>): Promise<UnmappedCode[]> {
  return kysely
    .selectFrom('tracking_event as t')
    .innerJoin('shipment as s', (join) =>
      join.onRef('s.account_id', '=', 't.account_id').onRef('s.tracking_number', '=', 't.tracking_number'),
    )
    .select(({ fn }) => [
      's.carrier_code',
      't.carrier_status as code',
      fn.countAll<number>().as('count'),
      fn.min('t.occurred_at').as('first_at'),
      fn.max('t.occurred_at').as('last_at'),
      sql<string>`(array_agg(t.tracking_number order by t.occurred_at desc))[1]`.as('tracking_number'),
    ])
    .where('t.status', 'is', null)
    .where('t.carrier_status', 'is not', null)
    .$narrowType<{ code: string }>()
    .groupBy(['s.carrier_code', 't.carrier_status'])
    .orderBy('count', 'desc')
    .orderBy('s.carrier_code')
    .orderBy('t.carrier_status')
    .execute();
}
