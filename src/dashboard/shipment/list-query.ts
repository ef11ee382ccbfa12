import { type ShipmentFilter, searchShipmentPage } from '../../../db/query/shipment/list-shipments.ts';
import { findShipment } from '../../../db/query/shipment/shipment.ts';
import type { Schemas } from '../../../generated/operations.ts';
import { ApiError, type Violation } from '../../contract/errors.ts';
import { listShipmentsBy } from '../../operation/shipment.ts';
import { shipmentDetail } from '../../shipment/view.ts';
import type { PageRequest } from '../page-request.ts';
import { orApiError, runOperation } from '../run-operation.ts';
import { type DayFault, dayRange } from '../time.ts';

const mostNameCharacters = 200;

const textFilters = [
  'reference_no',
  'status',
  'destination_country',
  'service_tier_id',
  'tag',
  'waybill_number',
];

const filterFields = [
  ...textFilters,
  'recipient',
  'metadata_key',
  'metadata_value',
  'created_from',
  'created_to',
  'changed_since',
];

/** Returns the filters of an address, without its cursor and without empty fields. */
export function filtersOf(given: URLSearchParams): URLSearchParams {
  const kept = filterFields.flatMap((name) => {
    const value = given.get(name);
    return value ? [[name, value]] : [];
  });
  return new URLSearchParams(kept);
}

/** Value of the field `status` for bookings that the carrier has not confirmed. The API has no such status. */
export const notConfirmed = 'not_confirmed';

/** Returns the filters that listShipments lacks. PostgreSQL stores no NUL, so no recipient's name has one. */
export function pageFilters(
  given: URLSearchParams,
): Pick<ShipmentFilter, 'recipient_name' | 'is_unconfirmed'> {
  const recipient = given.get('recipient')?.replaceAll('\0', '').trim().slice(0, mostNameCharacters);
  return { recipient_name: recipient || undefined, is_unconfirmed: given.get('status') === notConfirmed };
}

interface ShipmentQuery {
  /** Query of listShipments. */
  readonly query: Readonly<Record<string, unknown>>;
  /** Why fields can't be used, by name. The contract can't know, because the query lacks what they have. */
  readonly faults: Readonly<Record<string, DayFault | 'noKey'>>;
}

/** Converts the form's fields to the query of listShipments. Days are whole days in the zone of the user. */
export function shipmentQuery(given: URLSearchParams, timeZone: string): ShipmentQuery {
  const query: Record<string, unknown> = {};
  for (const name of [...textFilters, 'cursor']) {
    const value = given.get(name)?.trim();
    if (value) query[name] = value === notConfirmed ? 'label_created' : value;
  }
  const key = given.get('metadata_key')?.trim();
  if (key) query.metadata = { [key]: given.get('metadata_value') ?? '' };
  const created = dayRange({ from: given.get('created_from'), to: given.get('created_to') }, timeZone);
  const changed = dayRange({ from: given.get('changed_since'), to: null }, timeZone);
  if (created.from) query.created_after = justBefore(created.from);
  if (created.until) query.created_before = created.until;
  if (changed.from) query.updated_after = justBefore(changed.from);
  const faults = Object.entries({
    created_from: created.faults.from,
    created_to: created.faults.to,
    changed_since: changed.faults.from,
    metadata_key: !key && given.get('metadata_value') ? ('noKey' as const) : undefined,
  }).flatMap(([name, fault]) => (fault ? [[name, fault] as const] : []));
  return { query, faults: Object.fromEntries(faults) };
}

/** Returns the last microsecond before a moment, because the API's bounds are exclusive. */
function justBefore(moment: string): string {
  return new Date(Date.parse(moment) - 1).toISOString().replace('Z', '999Z');
}

interface FoundShipments {
  readonly shipments: readonly Schemas['ShipmentDetail'][];
  readonly nextCursor: string | null;
  /** Booking or change at which the search stopped before the page was full. */
  readonly reached: string | undefined;
  readonly violations: readonly Violation[];
}

/**
 * Searches shipments with the contract's rules for the query of listShipments, which say what is wrong with it.
 * @param only filters that only pages have
 */
export async function readShipments(
  visit: Pick<PageRequest, 'context' | 'scope' | 'requestId' | 'user' | 'origin'>,
  query: Record<string, unknown>,
  only: Pick<ShipmentFilter, 'recipient_name' | 'is_unconfirmed'> = {},
): Promise<FoundShipments> {
  let reached: string | undefined;
  const search = listShipmentsBy(async (db, scope, filter, page) => {
    const found = await searchShipmentPage(db, scope, { ...filter, ...only }, page);
    reached = page.order === 'updated' ? found.stoppedAt?.updated_at : found.stoppedAt?.created_at;
    return found;
  });
  const reply = await orApiError(runOperation(visit, 'listShipments', search, { query }));
  if (!(reply instanceof ApiError)) {
    const { data, next_cursor: nextCursor } = reply.data;
    return { shipments: await detailsOf(visit, data), nextCursor, reached, violations: [] };
  }
  if (!reply.options.violations) throw reply;
  return { shipments: [], nextCursor: null, reached, violations: reply.options.violations };
}

/** Reads what a list of the API leaves out. `findShipment` joins these reads to a few statements. */
async function detailsOf(
  { context, scope }: Pick<PageRequest, 'context' | 'scope'>,
  shipments: readonly Schemas['ShipmentSummary'][],
): Promise<Schemas['ShipmentDetail'][]> {
  const found = await Promise.all(shipments.map(({ id }) => findShipment(context.db, scope, id)));
  return found.flatMap((shipment) => (shipment ? [shipmentDetail(shipment)] : []));
}
