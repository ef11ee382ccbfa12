import type { CheckpointStatus } from './status.ts';

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
] as const;

export type SubStatus = (typeof subStatuses)[number];

export interface Checkpoint {
  /** Deduplicates repeats within a shipment; null: reported only once. */
  readonly carrierEventId: string | null;
  /** By the carrier's clock: ISO 8601 in UTC with six fractional digits. */
  readonly occurredAt: string;
  readonly status: CheckpointStatus | null;
  readonly subStatus: SubStatus | null;
  readonly description: string;
  readonly location: string | null;
  readonly carrierStatus: string | null;
  /** Undefined: the carrier didn't say. Null: it no longer knows. */
  readonly eta?: string | null | undefined;
}

/** Formats a time as the database does: ISO 8601 in UTC with six fractional digits. */
export function feedTime(moment: Date): string {
  return moment.toISOString().replace('Z', '000Z');
}
