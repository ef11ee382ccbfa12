import type { TrackingEventRow } from '../../db/query/shipment/shipment.ts';
import type { TrackedShipment } from '../../db/query/tracking/tracking.ts';
import { endingSteps, isTerminal, type TrackingNextStep } from '../../db/table/shipment.ts';
import type { Schemas } from '../../generated/operations.ts';
import { trackingEventRecords } from '../shipment/view.ts';

/** Progress of each status (docs/design/tracking.md, Status). The rank never decreases, except to `fallback`. */
const rank = {
  label_created: 0,
  picked_up: 1,
  in_transit: 2,
  out_for_delivery: 3,
  available_for_pickup: 3,
  delivery_failed: 3,
  exception: 3,
  returning: 4,
  delivered: 5,
  cancelled: 5,
  returned: 5,
} as const;

export type Status = keyof typeof rank;

/** Statuses that a carrier can report. Only cancelShipment cancels. */
export type CheckpointStatus = Exclude<Status, 'cancelled'>;

export const statuses = Object.keys(rank) as readonly Status[];

/** Statuses of this rank may replace each other. */
const sideRank = 3;
/** May follow the statuses of `sideRank`. */
const fallback: Status = 'in_transit';

export function isStatus(text: string): text is Status {
  return Object.hasOwn(rank, text);
}

/** Returns whether a carrier's report may change the status from `current` to `next`. */
export function mayFollow(current: Status, next: Status): boolean {
  if (next === current || next === 'cancelled' || isTerminal(current)) return false;
  if (rank[next] > rank[current]) return true;
  return rank[current] === sideRank && (rank[next] === sideRank || next === fallback);
}

interface DatedStatus<S extends Status = Status> {
  readonly status: S;
  /** ISO 8601 in UTC with six fractional digits, so that times compare as text. */
  readonly occurredAt: string;
}

/** Times count only if each status may follow the other: clocks err more often than parcels move backwards. */
export function statusAfter(current: DatedStatus, checkpoint: DatedStatus): Status {
  if (!mayFollow(current.status, checkpoint.status)) return current.status;
  const isLate = mayFollow(checkpoint.status, current.status) && checkpoint.occurredAt < current.occurredAt;
  return isLate ? current.status : checkpoint.status;
}

/** Details of a status after which the parcel is not expected any more. */
const unexpected: ReadonlySet<string> = new Set<SubStatus>([...endingSteps, 'refused']);

/** Returns when the parcel is expected; null if that is unknown, or it is not expected any more. */
export function expectedDelivery({
  status,
  sub_status,
  eta,
}: Pick<TrackedShipment, 'status' | 'sub_status' | 'eta'>): string | null {
  const isOver = isTerminal(status) || status === 'returning' || unexpected.has(sub_status ?? '');
  return isOver ? null : eta;
}

/** Builds the response of getTracking, without personal data and prices. */
export function trackingRecord(
  shipment: TrackedShipment,
  events: readonly TrackingEventRow[],
): Schemas['TrackingRecord'] {
  return {
    tracking_number: shipment.tracking_number,
    waybill_number: shipment.waybill_number,
    last_mile_tracking_number: shipment.last_mile_tracking_number,
    status: shipment.status,
    sub_status: shipment.sub_status,
    eta: expectedDelivery(shipment),
    delivered_at: shipment.delivered_at,
    carrier_code: shipment.carrier_code,
    destination_country: shipment.destination_country,
    events: trackingEventRecords(events),
  };
}

/** Known sub-statuses. The contract's list is open. */
export const subStatuses = [
  'info_received',
  'export_customs',
  'departed_origin',
  'arrived_destination_country',
  'import_customs',
  'customs_hold',
  'customs_cleared',
  'handed_to_last_mile',
  'arrived_at_delivery_depot',
  'address_query',
  'recipient_unavailable',
  'refused',
  'delayed',
  'lost',
  'damaged',
  'destroyed',
] as const;

export type SubStatus = (typeof subStatuses)[number];

export interface Checkpoint {
  /** Deduplicates repeats within a shipment; null: reported only once. */
  readonly carrierEventId: string | null;
  /** By the carrier's clock: ISO 8601 in UTC with six fractional digits. */
  readonly occurredAt: string;
  /** Of the place; null or undefined: not known. */
  readonly utcOffsetMinutes?: number | null | undefined;
  readonly status: CheckpointStatus | null;
  readonly subStatus: SubStatus | null;
  readonly description: string;
  readonly location: string | null;
  readonly carrierStatus: string | null;
  /** Undefined: the carrier didn't say. Null: it no longer knows. */
  readonly eta?: string | null | undefined;
  /** Null or undefined: the carrier told nothing. */
  readonly nextStep?: TrackingNextStep | null | undefined;
}
