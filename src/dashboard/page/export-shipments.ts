import type { Schemas } from '../../../generated/operations.ts';
import { hongKongDay } from '../../runtime/clock.ts';
import { refusePage } from '../refuse-page.ts';
import { type CsvColumn, csvHead, csvLines } from '../view/csv.ts';
import type { PageAnswer, Visit } from '../visit.ts';
import { readShipments } from './read-shipments.ts';
import { filtersOf, shipmentQuery } from './shipment-query.ts';

/** Rows that are in memory at a time. */
const batchSize = 100;

const names = [
  'tracking_number',
  'status',
  'dispatch_status',
  'service_tier',
  'destination_country',
  'reference_no',
  'waybill_number',
  'last_mile_tracking_number',
  'total_hkd',
  'created_at',
  'updated_at',
] as const satisfies readonly (keyof Schemas['ShipmentSummary'])[];

const columns: readonly CsvColumn<Schemas['ShipmentSummary']>[] = names.map((name) => ({
  name,
  cell: (row) => row[name],
}));

/** Sends the shipments that match the filters as a CSV file, with the names of the API. */
export async function exportShipments(visit: Visit): Promise<PageAnswer> {
  const query = {
    ...shipmentQuery(filtersOf(new URLSearchParams(visit.search)), visit.timeZone),
    limit: batchSize,
  };
  const first = await readShipments(visit, query);
  if (first.violations.length > 0) return refusePage('INVALID_FIELD', { violations: first.violations });
  const name = `shipments-${visit.mode}-${hongKongDay(visit.origin.now)}.csv`;
  return { file: { name, type: 'text/csv', content: linesOf(visit, query, first) } };
}

async function* linesOf(
  visit: Visit,
  query: Record<string, unknown>,
  first: Awaited<ReturnType<typeof readShipments>>,
): AsyncGenerator<string> {
  yield csvHead(columns);
  for (let page = first; ; page = await readShipments(visit, { ...query, cursor: page.nextCursor })) {
    yield csvLines(columns, page.shipments);
    if (page.nextCursor === null) return;
  }
}
