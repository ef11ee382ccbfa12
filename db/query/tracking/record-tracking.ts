import type { Db } from '../../client.ts';
import type { ShipmentRow, TrackingEventRow } from '../shipment/shipment.ts';

export interface TrackingWrite {
  /** The shipment as it was read and as it will be; nothing is written if it has changed in between. */
  readonly before: ShipmentRow;
  readonly after: ShipmentRow;
  readonly trackingEvent: TrackingEventRow | null;
  /** The events, each a microsecond after the other in the feed. */
  readonly events: readonly { readonly id: string; readonly type: string; readonly body: string }[];
  readonly stampToken: string;
  readonly updateToken: string;
  /** Set by test mode's feed: the steps behind, and what the next one's time is counted from; null: none follows. */
  readonly feed: { readonly step: number; readonly dueAt: string | null; readonly seconds: number } | null;
}

/**
 * Writes what became known of a shipment, its tracking event and its events, in one statement. Undefined when the
 * shipment is not as it was read: read it again.
 */
export async function recordTracking(db: Db, write: TrackingWrite): Promise<ShipmentRow | undefined> {
  const { before, after, trackingEvent, events, feed } = write;
  const { rows } = await db.pool.query<ShipmentRow>({
    name: 'record_tracking',
    text: `with target as (
        select account_id, livemode from shipment
        where tracking_number = $1 and updated_at = $2 and visible for update
      ), stamp as (
        select stamp_feed(account_id, livemode, greatest($3::integer, 1)) as first from target
      ), changed as (
        update shipment s set status = $4, sub_status = $5, eta = $6, delivered_at = $7, dispatch_status = $8,
          last_mile_tracking_number = $9, last_mile_at = $30,
          label_ready_at = case when $10::boolean then coalesce(s.label_ready_at, sampan_clock()) end,
          pod_available_at = case when $11::boolean then coalesce(s.pod_available_at, sampan_clock()) end,
          feed_step = coalesce($12::integer, s.feed_step),
          next_checkpoint_at = case
            when $13::boolean then null
            when $12::integer is null then s.next_checkpoint_at
            when $14::timestamptz + make_interval(secs => $15) > sampan_clock() then $14::timestamptz + make_interval(secs => $15)
            else sampan_clock() + make_interval(secs => $15)
          end,
          event_sequence = s.event_sequence + $3::integer,
          updated_at = stamp.first + (greatest($3::integer, 1) - 1) * interval '1 microsecond'
        from stamp where s.tracking_number = $1 returning s.*
      ), tracked as (
        insert into tracking_event (id, tracking_number, sequence, status, sub_status, description, location,
          occurred_at, carrier_status, carrier_event_id)
        select $16::text, tracking_number, $17::integer, $18::text, $19::text, $20::text, $21::text, $22::timestamptz,
          $23::text, $24::text
        from changed where $16::text is not null
      ), emitted as (
        select emit_event(e.id, c.account_id, c.livemode, e.type, c.tracking_number,
          replace(e.body, $28, to_char(c.updated_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"')), $29,
          stamp.first + (e.place - 1) * interval '1 microsecond')
        from changed c, stamp, unnest($25::text[], $26::text[], $27::text[]) with ordinality as e (id, type, body, place)
      )
      select changed.*, (select count(*) from emitted) as emitted from changed`,
    values: [
      before.tracking_number,
      before.updated_at,
      events.length,
      after.status,
      after.sub_status,
      after.eta,
      after.delivered_at,
      after.dispatch_status,
      after.last_mile_tracking_number,
      after.label_ready_at !== null,
      after.pod_available_at !== null,
      feed?.step ?? null,
      after.next_checkpoint_at === null || feed?.dueAt === null,
      feed?.dueAt ?? null,
      feed?.seconds ?? 0,
      trackingEvent?.id ?? null,
      trackingEvent?.sequence ?? null,
      trackingEvent?.status ?? null,
      trackingEvent?.sub_status ?? null,
      trackingEvent?.description ?? null,
      trackingEvent?.location ?? null,
      trackingEvent?.occurred_at ?? null,
      trackingEvent?.carrier_status ?? null,
      trackingEvent?.carrier_event_id ?? null,
      events.map(({ id }) => id),
      events.map(({ type }) => type),
      events.map(({ body }) => body),
      write.updateToken,
      write.stampToken,
      after.last_mile_at,
    ],
  });
  return rows[0];
}
