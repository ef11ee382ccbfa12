import type { CheckpointStatus } from './status.ts';

/** The finer steps that we know of; an open list in the contract. */
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
] as const;

export type SubStatus = (typeof subStatuses)[number];

/** One thing that a carrier says happened to a shipment. */
export interface Checkpoint {
  /** Makes a repeat the same one, within a shipment; null: it is told once. */
  readonly carrierEventId: string | null;
  /** ISO 8601 in UTC with six fractional digits, by the carrier's clock. */
  readonly occurredAt: string;
  /** Null: the carrier's code is not mapped. */
  readonly status: CheckpointStatus | null;
  readonly subStatus: string | null;
  readonly description: string;
  readonly location: string | null;
  /** The carrier's own code. */
  readonly carrierStatus: string | null;
  /** When it expects to deliver; undefined: it doesn't say, null: it no longer knows. */
  readonly eta?: string | null | undefined;
}
