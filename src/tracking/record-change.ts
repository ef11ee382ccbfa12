import type { Logger } from 'pino';
import type { Db } from '../../db/client.ts';
import {
  findShipment,
  type ShipmentRow,
  type ShipmentWithEvents,
  type TrackingEventRow,
} from '../../db/query/shipment/shipment.ts';
import { recordTracking } from '../../db/query/tracking/record-tracking.ts';
import { updateToken } from '../../db/query/webhook/event.ts';
import { scopeOf } from '../../db/scope.ts';
import { isTerminal } from '../../db/table/shipment.ts';
import type { Config } from '../config/config.ts';
import { draftEvent } from '../event.ts';
import { type Clock, newId } from '../runtime.ts';
import type { SandboxReference } from '../shipment/tracking-number.ts';
import { isDispatched, shipmentDetail } from '../shipment/view.ts';
import { readDeliveries, rereadStatus } from './read-deliveries.ts';
import { type Checkpoint, type Status, statusAfter } from './status.ts';

export interface TrackingChange {
  readonly checkpoint?: Checkpoint | undefined;
  readonly lastMileTrackingNumber?: string | undefined;
  /** Undefined: the carrier didn't say, so the number replaces the old one. */
  readonly lastMileAt?: string | undefined;
  readonly label?: 'ready' | 'failed' | undefined;
  readonly podAvailable?: boolean | undefined;
}

interface AppliedChange {
  readonly shipment: ShipmentWithEvents;
  /** Null: no checkpoint, or a repeated one. */
  readonly trackingEvent: TrackingEventRow | null;
  /** Earlier tracking events that mean something else now. */
  readonly reread: readonly TrackingEventRow[];
  readonly eventTypes: readonly TrackingEventType[];
}

interface ChangeStamp {
  readonly trackingEventId: string;
  /** Placeholder for the time that the database stamps. */
  readonly stampedAt: string;
}

type MovedStatus = Exclude<Status, 'label_created'>;

type TrackingEventType =
  `shipment.${MovedStatus | 'tracking_updated' | 'last_mile_assigned' | 'label_ready' | 'label_failed' | 'pod_available'}`;

/** Applies a change to a shipment; null if nothing would change. */
function applyChange(
  before: ShipmentWithEvents,
  change: TrackingChange,
  { trackingEventId, stampedAt }: ChangeStamp,
): AppliedChange | null {
  const drafted = change.checkpoint ? draftTrackingEvent(before, change.checkpoint, trackingEventId) : null;
  const checkpoint = drafted ? change.checkpoint : undefined;
  const events = drafted
    ? inOrder(readDeliveries(before.carrier_code, [...before.events, drafted]))
    : before.events;
  const trackingEvent = events.find(({ id }) => id === drafted?.id) ?? null;
  const status = trackingEvent ? nextStatus(before, trackingEvent, events) : before.status;
  // A cancelled shipment has no label any more.
  const label = before.status === 'cancelled' ? undefined : change.label;
  const lastMile = lastMileAfter(before, change);
  const isLabelChanged =
    label !== undefined && before.label_ready_at === null && !isLabelFailed(before, label);
  const hasPhoto = change.podAvailable === true || hasSandboxPhoto(before, status);
  const isPhotoNew = hasPhoto && before.pod_available_at === null;
  const isMoved = status !== before.status;
  const eventTypes: TrackingEventType[] = [
    ...(isMoved ? [`shipment.${status as MovedStatus}` as const] : []),
    ...(trackingEvent && !isMoved ? (['shipment.tracking_updated'] as const) : []),
    ...(lastMile.number !== before.last_mile_tracking_number
      ? (['shipment.last_mile_assigned'] as const)
      : []),
    ...(isLabelChanged && label === 'ready' ? (['shipment.label_ready'] as const) : []),
    ...(isLabelChanged && label === 'failed' ? (['shipment.label_failed'] as const) : []),
    ...(isPhotoNew ? (['shipment.pod_available'] as const) : []),
  ];
  const isDated = lastMile.at !== before.last_mile_at;
  if (!trackingEvent && !isLabelChanged && !isDated && eventTypes.length === 0) return null;
  const unchanged = new Set([...before.events, trackingEvent]);
  return {
    trackingEvent,
    reread: events.filter((event) => !unchanged.has(event)),
    eventTypes,
    shipment: {
      ...before,
      status,
      // The sub-status belongs to the current status only.
      sub_status: events.findLast((event) => event.status === status)?.sub_status ?? null,
      eta: isTerminal(status) ? null : etaAfter(before, checkpoint),
      delivered_at: deliveredAt(before, status, checkpoint),
      last_mile_tracking_number: lastMile.number,
      last_mile_at: lastMile.at,
      dispatch_status: isLabelChanged ? (label === 'failed' ? 'failed' : 'accepted') : before.dispatch_status,
      label_ready_at: isLabelChanged && label === 'ready' ? stampedAt : before.label_ready_at,
      pod_available_at: isPhotoNew ? stampedAt : before.pod_available_at,
      next_checkpoint_at: isTerminal(status) ? null : before.next_checkpoint_at,
      updated_at: stampedAt,
      events,
    },
  };
}

/** The sandbox carrier has a photo of each delivered SANDBOX-POD shipment, but sends no notice of it. */
function hasSandboxPhoto({ carrier_code, reference_no }: ShipmentWithEvents, status: Status): boolean {
  const withPhoto: SandboxReference = 'SANDBOX-POD';
  return carrier_code === 'sandbox' && reference_no === withPhoto && status === 'delivered';
}

/** Null: the carrier reported it before. */
function draftTrackingEvent(
  { tracking_number, events }: ShipmentWithEvents,
  checkpoint: Checkpoint,
  id: string,
): TrackingEventRow | null {
  const { carrierEventId } = checkpoint;
  if (carrierEventId !== null && events.some((event) => event.carrier_event_id === carrierEventId))
    return null;
  return {
    id,
    tracking_number,
    sequence: events.reduce((last, { sequence }) => Math.max(last, sequence), 0) + 1,
    status: checkpoint.status,
    sub_status: checkpoint.subStatus,
    description: checkpoint.description,
    location: checkpoint.location,
    occurred_at: checkpoint.occurredAt,
    utc_offset_minutes: checkpoint.utcOffsetMinutes ?? null,
    carrier_status: checkpoint.carrierStatus,
    carrier_event_id: carrierEventId,
    next_step: checkpoint.nextStep ?? null,
  };
}

function nextStatus(
  { status, carrier_code, events: before, created_at }: ShipmentWithEvents,
  next: TrackingEventRow,
  events: readonly TrackingEventRow[],
): Status {
  if (isTerminal(status)) return rereadStatus(carrier_code, status, before, events) ?? status;
  if (next.status === null) return status;
  const since = before.findLast((event) => event.status === status)?.occurred_at ?? created_at;
  return statusAfter({ status, occurredAt: since }, { status: next.status, occurredAt: next.occurred_at });
}

function deliveredAt(
  before: ShipmentWithEvents,
  status: Status,
  checkpoint: Checkpoint | undefined,
): string | null {
  if (status !== 'delivered') return null;
  return before.status === 'delivered' ? before.delivered_at : (checkpoint?.occurredAt ?? null);
}

/** The number that the carrier assigned last, even if notices arrive out of order. */
function lastMileAfter(before: ShipmentWithEvents, { lastMileTrackingNumber, lastMileAt }: TrackingChange) {
  const held = { number: before.last_mile_tracking_number, at: before.last_mile_at };
  if (lastMileTrackingNumber === undefined) return held;
  const isLate = held.at !== null && lastMileAt !== undefined && lastMileAt <= held.at;
  return isLate ? held : { number: lastMileTrackingNumber, at: lastMileAt ?? held.at };
}

/** The carrier's latest estimate, even if notices arrive out of order. */
function etaAfter({ eta, events }: ShipmentWithEvents, checkpoint: Checkpoint | undefined): string | null {
  if (checkpoint?.eta === undefined) return eta;
  const isLatest = events.every(
    (event) => event.carrier_event_id === null || event.occurred_at <= checkpoint.occurredAt,
  );
  return isLatest ? checkpoint.eta : eta;
}

function isLabelFailed({ dispatch_status }: ShipmentWithEvents, label: 'ready' | 'failed'): boolean {
  return label === 'failed' && dispatch_status === 'failed';
}

function inOrder(events: readonly TrackingEventRow[]): TrackingEventRow[] {
  const byTime = (a: TrackingEventRow, b: TrackingEventRow) =>
    a.occurred_at === b.occurred_at ? a.sequence - b.sequence : a.occurred_at < b.occurred_at ? -1 : 1;
  return events.toSorted(byTime);
}

const maxAttempts = 50;

export interface RecordContext {
  readonly config: Config;
  readonly db: Db;
  readonly clock: Clock;
  readonly log: Logger;
}

interface FeedPosition {
  readonly step: number;
  readonly dueAt: string | null;
  readonly seconds: number;
}

export type RecordResult =
  | { readonly result: 'recorded'; readonly shipment: ShipmentRow }
  | { readonly result: 'unchanged'; readonly shipment: ShipmentRow }
  /** No such shipment, or its dispatch is unconfirmed. */
  | { readonly result: 'unknown' };

/** The columns that name a shipment. */
export type NamedShipment = Pick<ShipmentRow, 'account_id' | 'livemode' | 'tracking_number'>;

/** Records a change and its events in one statement. Changes may arrive in any order and repeatedly. */
export async function recordChange(
  context: RecordContext,
  named: NamedShipment,
  change: TrackingChange,
  feed: FeedPosition | null = null,
): Promise<RecordResult> {
  const { db, clock, log } = context;
  const { tracking_number: trackingNumber } = named;
  for (let attempt = 1; attempt <= maxAttempts; attempt++) {
    const before = await findShipment(db, scopeOf(named), trackingNumber);
    if (!before || !isDispatched(before)) return { result: 'unknown' };
    const now = clock.now();
    const stamp = { trackingEventId: newId('tev', now), stampedAt: updateToken };
    const applied = applyChange(before, change, stamp);
    if (!applied) return { result: 'unchanged', shipment: before };
    const shipment = await recordTracking(db, {
      before,
      after: applied.shipment,
      trackingEvent: applied.trackingEvent,
      reread: applied.reread,
      events: draftEvents(before, applied, now),
      feed,
    });
    if (!shipment) continue;
    if (applied.trackingEvent && before.status === 'cancelled') {
      log.warn({ trackingNumber }, 'tracking update received for a cancelled shipment');
    }
    return { result: 'recorded', shipment };
  }
  throw new Error(`${trackingNumber} changed during each of ${maxAttempts} attempts to record a change`);
}

export function recordCheckpoint(
  context: RecordContext,
  shipment: NamedShipment,
  checkpoint: Checkpoint,
): Promise<RecordResult> {
  return recordChange(context, shipment, { checkpoint });
}

function draftEvents(before: ShipmentWithEvents, { shipment, eventTypes }: AppliedChange, now: Date) {
  const { livemode, event_sequence: last } = before;
  const object = { ...shipmentDetail(shipment), label_pdf_url: null };
  return eventTypes.map((type, index) =>
    draftEvent(type, { object }, { livemode, sequence: last + 1 + index, cause: null, now }),
  );
}
