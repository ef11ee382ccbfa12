import { startOfDay } from '../local-time.ts';

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

/** Returns the part of a recipient's name to search for. PostgreSQL stores no NUL, so no name has one. */
export function recipientIn(given: URLSearchParams): string | undefined {
  return given.get('recipient')?.replaceAll('\0', '').trim().slice(0, mostNameCharacters) || undefined;
}

/** Converts the form's fields to the query of listShipments. Days are whole days in the zone of the user. */
export function shipmentQuery(given: URLSearchParams, timeZone: string): Record<string, unknown> {
  const query: Record<string, unknown> = {};
  for (const name of [...textFilters, 'cursor']) {
    const value = given.get(name)?.trim();
    if (value) query[name] = value;
  }
  const key = given.get('metadata_key')?.trim();
  if (key) query.metadata = { [key]: given.get('metadata_value') ?? '' };
  const from = given.get('created_from');
  const to = given.get('created_to');
  const since = given.get('changed_since');
  if (from) query.created_after = justBefore(from, timeZone);
  if (to) query.created_before = startOfDay(to, timeZone, 1);
  if (since) query.updated_after = justBefore(since, timeZone);
  return query;
}

/** Returns the last moment before a day, because the API's bounds are exclusive. */
function justBefore(day: string, timeZone: string): string {
  const start = startOfDay(day, timeZone);
  if (start === day) return day;
  return new Date(Date.parse(start) - 1).toISOString().replace('Z', '999Z');
}
