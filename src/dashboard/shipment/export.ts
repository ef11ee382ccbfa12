import type { Schemas } from '../../../generated/operations.ts';
import { centsToAmount } from '../../money.ts';
import { hongKongDay } from '../../runtime.ts';
import { type PageAnswer, type PageRequest, refusePage } from '../page-request.ts';
import { withOffset } from '../time.ts';
import { type CsvColumn, csvHead, csvLines } from '../view/csv.ts';
import { countryName } from './goods.ts';
import { filtersOf, readShipments, shipmentQuery } from './list-query.ts';

/** Rows that are in memory at a time. */
const batchSize = 100;

type Shipment = Schemas['ShipmentDetail'];

/** Names are those of the API where it has the field. Amounts are in `currency`, times in the zone of the user. */
function columnsFor({ language, timeZone }: PageRequest): CsvColumn<Shipment>[] {
  const time = (instant: string | null | undefined) => (instant ? withOffset(instant, timeZone) : null);
  const column = (name: string, cell: CsvColumn<Shipment>['cell']) => ({ name, cell });
  return [
    column('tracking_number', (row) => row.tracking_number),
    column('status', (row) => row.status),
    column('dispatch_status', (row) => row.dispatch_status),
    column('service_tier', (row) => row.service_tier),
    column('carrier_code', (row) => row.carrier_code),
    column('recipient_name', ({ recipient }) => recipient.contact_name),
    column('recipient_city', ({ recipient }) => recipient.city),
    column('recipient_postal_code', ({ recipient }) => recipient.postal_code),
    column('destination_country', (row) => row.destination_country),
    column(
      'destination_country_name',
      ({ destination_country: code }) => code && countryName(code, language),
    ),
    column('reference_no', (row) => row.reference_no),
    column('tags', ({ tags }) => tags.join(', ')),
    column('waybill_number', (row) => row.waybill_number),
    column('last_mile_tracking_number', (row) => row.last_mile_tracking_number),
    column('parcels', ({ parcels }) => parcels.length),
    column('declared_weight_kg', ({ billing }) => billing?.declared_weight_kg ?? null),
    column('chargeable_weight_kg', ({ billing }) => billing?.chargeable_weight_kg ?? null),
    column('currency', ({ pricing_snapshot: price }) => price.currency),
    column('total_hkd', ({ pricing_snapshot: price }) => price.total_hkd),
    column('surcharges_hkd', ({ pricing_snapshot: price }) => sumOf(price.surcharges)),
    column('surcharges', ({ pricing_snapshot: { surcharges } }) =>
      surcharges.map(({ code, amount_hkd }) => `${code} ${amount_hkd.toFixed(2)}`).join('; '),
    ),
    column('charged_hkd', ({ billing }) => billing?.charged_hkd ?? null),
    column('adjustments_hkd', ({ billing }) => billing?.adjustments_hkd ?? null),
    column('created_at', (row) => time(row.created_at)),
    column('delivered_at', (row) => time(row.delivered_at)),
    column('settled_at', ({ billing }) => time(billing?.settled_at)),
    column('updated_at', (row) => time(row.updated_at)),
    column('metadata', ({ metadata }) => JSON.stringify(metadata)),
  ];
}

function sumOf(surcharges: Shipment['pricing_snapshot']['surcharges']): number {
  return centsToAmount(surcharges.reduce((cents, { amount_hkd }) => cents + Math.round(amount_hkd * 100), 0));
}

/** Sends the shipments that match the filters as a CSV file. */
export async function exportShipments(request: PageRequest): Promise<PageAnswer> {
  const { query, only, faults } = shipmentQuery(filtersOf(request.search), request.timeZone);
  if (Object.keys(faults).length > 0) return refusePage('INVALID_FIELD');
  const read = (cursor?: string) =>
    readShipments(request, { ...query, limit: batchSize, ...(cursor ? { cursor } : {}) }, only);
  const first = await read();
  if (first.violations.length > 0) return refusePage('INVALID_FIELD', { violations: first.violations });
  const name = `shipments-${request.mode}-${hongKongDay(request.origin.now)}.csv`;
  return { file: { name, type: 'text/csv', content: linesOf(columnsFor(request), read, first) } };
}

async function* linesOf(
  columns: readonly CsvColumn<Shipment>[],
  read: (cursor: string) => ReturnType<typeof readShipments>,
  first: Awaited<ReturnType<typeof readShipments>>,
): AsyncGenerator<string> {
  yield csvHead(columns);
  for (let page = first; ; page = await read(page.nextCursor)) {
    yield csvLines(columns, page.shipments);
    if (page.nextCursor === null) return;
  }
}
