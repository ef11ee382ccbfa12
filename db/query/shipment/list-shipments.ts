import { type Kysely, sql } from 'kysely';
import type { Scope } from '../../scope.ts';
import type { Database } from '../../table/index.ts';
import type { ShipmentRow } from './shipment.ts';

export interface ShipmentFilter {
  readonly reference_no?: string | undefined;
  readonly status?: string | undefined;
  readonly updated_after?: string | undefined;
  readonly created_after?: string | undefined;
  readonly created_before?: string | undefined;
  readonly destination_country?: string | undefined;
  readonly service_tier_id?: string | undefined;
  readonly tag?: string | undefined;
  readonly metadata?: Readonly<Record<string, string>> | undefined;
  readonly waybill_number?: string | undefined;
}

export interface ShipmentPage {
  /** `updated`: oldest change first, for polling. */
  readonly order: 'newest' | 'updated';
  readonly after: readonly [timestamp: string, trackingNumber: string] | null;
  readonly limit: number;
}

const columns = [
  'tracking_number',
  'waybill_number',
  'last_mile_tracking_number',
  'reference_no',
  'status',
  'dispatch_status',
  'service_code',
  'destination_country',
  'livemode',
  'booked_label',
  'label_ready_at',
  'total_cents',
  'created_at',
  'updated_at',
] as const satisfies readonly (keyof ShipmentRow)[];

/** Columns of a list: without parties and items, which are most of the row. */
export type ListedShipment = Pick<ShipmentRow, (typeof columns)[number]>;

/** Returns a page of the scope's shipments by keyset. Filters are combined with AND; time bounds are exclusive. */
export async function listShipmentRows(
  db: Kysely<Database>,
  scope: Scope,
  filter: ShipmentFilter,
  page: ShipmentPage,
): Promise<ListedShipment[]> {
  let query = db
    .selectFrom('shipment')
    .select(columns)
    .where('account_id', '=', scope.accountId)
    .where('livemode', '=', scope.livemode)
    .where('visible', '=', true)
    .limit(page.limit);
  const equal = {
    reference_no: filter.reference_no,
    status: filter.status,
    destination_country: filter.destination_country?.toUpperCase(),
    service_code: filter.service_tier_id,
    waybill_number: filter.waybill_number,
  };
  for (const [column, value] of Object.entries(equal)) {
    if (value !== undefined) query = query.where(column as keyof typeof equal, '=', value);
  }
  if (filter.updated_after) query = query.where('updated_at', '>', filter.updated_after);
  if (filter.created_after) query = query.where('created_at', '>', filter.created_after);
  if (filter.created_before) query = query.where('created_at', '<', filter.created_before);
  if (filter.tag) query = query.where('tags', '@>', sql<string[]>`array[${filter.tag}]`);
  if (filter.metadata) query = query.where('metadata', '@>', JSON.stringify(filter.metadata) as never);
  if (page.order === 'updated') {
    if (page.after) query = query.where('updated_at', '>', page.after[0]);
    return query.orderBy('updated_at').execute();
  }
  if (page.after) {
    query = query.where(
      sql<boolean>`(created_at, tracking_number) < (${page.after[0]}::timestamptz, ${page.after[1]})`,
    );
  }
  return query.orderBy('created_at', 'desc').orderBy('tracking_number', 'desc').execute();
}
