import type { Logger } from 'pino';
import type { Db } from '../../db/client.ts';
import { findShipment, type ShipmentRow, type ShipmentWithEvents } from '../../db/query/shipment/shipment.ts';
import { recordTracking } from '../../db/query/tracking/record-tracking.ts';
import { updateToken } from '../../db/query/webhook/event-draft.ts';
import type { Scope } from '../../db/scope.ts';
import type { Config } from '../config/config.ts';
import { draftEvent } from '../event/event-body.ts';
import type { Clock } from '../runtime/clock.ts';
import { newId } from '../runtime/identifier.ts';
import { isDispatched } from '../shipment/is-dispatched.ts';
import { shipmentDetail } from '../shipment/shipment-detail.ts';
import type { Checkpoint } from './checkpoint.ts';
import { type AppliedChange, applyChange, type TrackingChange } from './tracking-change.ts';

const maxAttempts = 50;

export interface RecordContext {
  readonly config: Config;
  readonly db: Db;
  readonly clock: Clock;
  readonly log: Logger;
}

export interface FeedPosition {
  readonly step: number;
  readonly dueAt: string | null;
  readonly seconds: number;
}

export type RecordResult =
  | { readonly result: 'recorded'; readonly shipment: ShipmentRow }
  | { readonly result: 'unchanged'; readonly shipment: ShipmentRow }
  /** No such shipment, or its dispatch is undecided. */
  | { readonly result: 'unknown' };

/** Records a change and its events in one statement. Changes may arrive in any order and repeatedly. */
export async function recordChange(
  context: RecordContext,
  scope: Scope,
  trackingNumber: string,
  change: TrackingChange,
  feed: FeedPosition | null = null,
): Promise<RecordResult> {
  const { db, clock, log } = context;
  for (let attempt = 1; attempt <= maxAttempts; attempt++) {
    const before = await findShipment(db, scope, trackingNumber);
    if (!before || !isDispatched(before)) return { result: 'unknown' };
    const now = clock.now();
    const stamp = { trackingEventId: newId('tev', now), stampedAt: updateToken };
    const applied = applyChange(before, change, stamp);
    if (!applied) return { result: 'unchanged', shipment: before };
    const shipment = await recordTracking(db, {
      before,
      after: applied.shipment,
      trackingEvent: applied.trackingEvent,
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
  { account_id, livemode, tracking_number }: Pick<ShipmentRow, 'account_id' | 'livemode' | 'tracking_number'>,
  checkpoint: Checkpoint,
): Promise<RecordResult> {
  return recordChange(context, { accountId: account_id, livemode }, tracking_number, { checkpoint });
}

function draftEvents(before: ShipmentWithEvents, { shipment, eventTypes }: AppliedChange, now: Date) {
  const object = { ...shipmentDetail(shipment), label_pdf_url: null };
  return eventTypes.map((type, index) =>
    draftEvent(type, before.livemode, object, before.event_sequence + 1 + index, null, now),
  );
}
