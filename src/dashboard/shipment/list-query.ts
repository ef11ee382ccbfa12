import { type ShipmentFilter, searchShipmentPage } from '../../../db/query/shipment/list-shipments.ts';
import { findShipment } from '../../../db/query/shipment/shipment.ts';
import type { Schemas } from '../../../generated/operations.ts';
import { ApiError, type Violation } from '../../contract/errors.ts';
import type { Input } from '../../contract/operation.ts';
import { listShipmentsBy } from '../../operation/shipment.ts';
import { shipmentDetail } from '../../shipment/view.ts';
import type { PageRequest } from '../page-request.ts';
import { orApiError, runOperation } from '../run-operation.ts';
import { type DayFault, dayRange } from '../time.ts';
import type { shipmentTexts } from './text.ts';

const mostNameCharacters = 200;

/** Value of the field `status` for bookings that the carrier has not confirmed. The API has no such status. */
export const notConfirmed = 'not_confirmed';

type ApiQuery = Input<'listShipments'>['query'];
/** Filters that listShipments lacks. */
type PageFilter = Pick<ShipmentFilter, 'recipient_name' | 'is_unconfirmed'>;

interface FieldReading {
  readonly query?: Partial<Record<keyof ApiQuery, unknown>>;
  readonly only?: PageFilter;
  /** Why the field can't be used. The contract can't know, because the query lacks its value. */
  readonly fault?: DayFault | 'noKey' | undefined;
  /** Field that the fault stands beside, if it is another one. */
  readonly at?: FilterField;
}

type Fields = (name: FilterField) => string;

export interface FilterLine {
  readonly label: (text: ListText) => string;
  readonly type?: 'date';
  readonly hint?: (text: ListText) => string;
  /** Reads the value of the field. It is not empty. */
  readonly read: (value: string, given: Fields, timeZone: string) => FieldReading;
  /** Parameter of listShipments whose violations stand beside the field, if it has another name. */
  readonly parameter?: keyof ApiQuery;
}

type ListText = (typeof shipmentTexts)['en']['list'];

const fieldNames = [
  'status',
  'recipient',
  'destination_country',
  'service_tier_id',
  'reference_no',
  'waybill_number',
  'tag',
  'metadata_key',
  'metadata_value',
  'created_from',
  'created_to',
  'changed_since',
] as const;
type FilterField = (typeof fieldNames)[number];

/** Reads a field whose name is that of the parameter. */
const same = (name: FilterField & keyof ApiQuery) => (value: string) => ({ query: { [name]: value } });

const created = (given: Fields, timeZone: string) =>
  dayRange({ from: given('created_from'), to: given('created_to') }, timeZone);

/** The fields of the filters, in the order of the form. Days are whole days in the zone of the user. */
export const filterLines: Readonly<Record<FilterField, FilterLine>> = {
  status: {
    label: (text) => text.status,
    read: (value) =>
      value === notConfirmed
        ? { query: { status: 'label_created' }, only: { is_unconfirmed: true } }
        : { query: { status: value } },
  },
  recipient: {
    label: (text) => text.recipientName,
    // PostgreSQL stores no NUL, so no recipient's name has one.
    read: (value) => ({
      only: { recipient_name: value.replaceAll('\0', '').trim().slice(0, mostNameCharacters) || undefined },
    }),
  },
  destination_country: {
    label: (text) => text.destination,
    hint: (text) => text.countryHint,
    read: same('destination_country'),
  },
  service_tier_id: { label: (text) => text.service, read: same('service_tier_id') },
  reference_no: { label: (text) => text.reference, read: same('reference_no') },
  waybill_number: { label: (text) => text.waybill, read: same('waybill_number') },
  tag: { label: (text) => text.tag, read: same('tag') },
  metadata_key: {
    label: (text) => text.metadataKey,
    parameter: 'metadata',
    read: (key, given) => ({ query: { metadata: { [key]: given('metadata_value') } } }),
  },
  metadata_value: {
    label: (text) => text.metadataValue,
    read: (_, given) => (given('metadata_key').trim() ? {} : { fault: 'noKey', at: 'metadata_key' }),
  },
  created_from: {
    label: (text) => text.createdFrom,
    type: 'date',
    parameter: 'created_after',
    read: (_, given, timeZone) => {
      const { from, faults } = created(given, timeZone);
      return { query: { created_after: from && justBefore(from) }, fault: faults.from };
    },
  },
  created_to: {
    label: (text) => text.createdTo,
    type: 'date',
    parameter: 'created_before',
    read: (_, given, timeZone) => {
      const { until, faults } = created(given, timeZone);
      return { query: { created_before: until }, fault: faults.to };
    },
  },
  changed_since: {
    label: (text) => text.changedSince,
    type: 'date',
    parameter: 'updated_after',
    read: (_, given, timeZone) => {
      const { from, faults } = dayRange({ from: given('changed_since'), to: null }, timeZone);
      return { query: { updated_after: from && justBefore(from) }, fault: faults.from };
    },
  },
};

/** Returns the filters of an address, without its cursor and without empty fields. */
export function filtersOf(given: URLSearchParams): URLSearchParams {
  return new URLSearchParams(
    fieldNames.flatMap((name) => (given.get(name) ? [[name, given.get(name) ?? '']] : [])),
  );
}

interface ShipmentQuery {
  /** Query of listShipments. */
  readonly query: Readonly<Record<string, unknown>>;
  readonly only: PageFilter;
  /** Why fields can't be used, by name. */
  readonly faults: Readonly<Partial<Record<FilterField, DayFault | 'noKey'>>>;
}

/** Reads the fields of the form, and the cursor of an address. */
export function shipmentQuery(search: URLSearchParams, timeZone: string): ShipmentQuery {
  const given: Fields = (name) => search.get(name) ?? '';
  const readings = fieldNames.flatMap((name) => {
    const value = given(name).trim();
    return value ? [{ at: name, ...filterLines[name].read(value, given, timeZone) }] : [];
  });
  const cursor = search.get('cursor')?.trim();
  const parameters = Object.assign({}, ...readings.map(({ query }) => query), cursor ? { cursor } : {});
  return {
    query: Object.fromEntries(Object.entries(parameters).filter(([, value]) => value !== undefined)),
    only: Object.assign({}, ...readings.map(({ only }) => only)),
    faults: Object.fromEntries(readings.flatMap(({ at, fault }) => (fault ? [[at, fault] as const] : []))),
  };
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
  request: Pick<PageRequest, 'context' | 'scope' | 'requestId' | 'user' | 'origin'>,
  query: Record<string, unknown>,
  only: PageFilter = {},
): Promise<FoundShipments> {
  let reached: string | undefined;
  const search = listShipmentsBy(async (db, scope, filter, page) => {
    const found = await searchShipmentPage(db, scope, { ...filter, ...only }, page);
    reached = page.order === 'updated' ? found.stoppedAt?.updated_at : found.stoppedAt?.created_at;
    return found;
  });
  const reply = await orApiError(runOperation(request, 'listShipments', search, { query }));
  if (!(reply instanceof ApiError)) {
    const { data, next_cursor: nextCursor } = reply.data;
    return { shipments: await detailsOf(request, data), nextCursor, reached, violations: [] };
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
