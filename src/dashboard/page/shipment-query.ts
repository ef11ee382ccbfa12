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

/** Converts the form's fields to the query of listShipments. Days are whole days in Hong Kong. */
export function shipmentQuery(given: URLSearchParams): Record<string, unknown> {
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
  if (from) query.created_after = justBefore(from);
  if (to) query.created_before = startOfDay(to, 1);
  if (since) query.updated_after = justBefore(since);
  return query;
}

/** Returns the last moment before a day, because the API's bounds are exclusive. */
function justBefore(day: string): string {
  return startOfDay(day, -1).replace('T00:00:00', 'T23:59:59.999999');
}

/** Returns the start of a day in Hong Kong; a text that is no day unchanged, so that the contract refuses it. */
function startOfDay(day: string, later: number): string {
  const start = new Date(`${day}T00:00:00Z`);
  if (!/^\d{4}-\d\d-\d\d$/.test(day) || Number.isNaN(start.getTime())) return day;
  start.setUTCDate(start.getUTCDate() + later);
  return `${start.toISOString().slice(0, 10)}T00:00:00+08:00`;
}
