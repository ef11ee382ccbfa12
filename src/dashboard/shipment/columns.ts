import type { VNode } from 'preact';
import type { ChargeDispute } from '../../../db/query/wallet/charge-dispute.ts';
import type { Schemas } from '../../../generated/operations.ts';
import { serviceNameIn } from '../../catalog/catalog.ts';
import { html } from '../../html.ts';
import { centsToAmount } from '../../money.ts';
import { opensIn } from '../frame.ts';
import { type ExportedColumn, pageColumns, visibleColumns } from '../list.ts';
import type { PageRequest } from '../page-request.ts';
import { withOffset } from '../time.ts';
import { type Column, shipmentBadge, time } from '../view/data.ts';
import { aboveQuoteCell, priceText } from './charge.ts';
import { countryName } from './goods.ts';
import { shipmentTexts } from './text.ts';

type Shipment = Schemas['ShipmentDetail'];

/** Selects shipments for the bar below the table. */
export function selectColumn({ language }: PageRequest): ExportedColumn<Shipment> {
  const text = shipmentTexts[language].selection;
  return {
    name: text.select,
    needs: 'see_recipients',
    cell: ({ id }) => html`<input type="checkbox" name="id" value=${id} aria-label=${text.selectOne(id)} />`,
    csv: null,
  };
}

/** A shipment of the list, with the dispute of its charge where the list shows it. */
export interface DisputedShipment extends Shipment {
  readonly dispute?: ChargeDispute | undefined;
}

/** Says in the list of dearer parcels why each cost more, and what to do about it. */
export function aboveQuoteColumn(request: PageRequest): ExportedColumn<DisputedShipment> {
  return {
    name: shipmentTexts[request.language].charge.whyAndNext,
    needs: 'see_prices',
    cell: (row) => aboveQuoteCell(request, row, row.dispute),
    csv: null,
  };
}

export function availableColumns(request: PageRequest): ExportedColumn<Shipment>[] {
  return [...shownColumns(request), ...fileColumns(request)];
}

/** The order and its recipient come first, as people look for them. */
function shownColumns({ base, context, language, can }: PageRequest): ExportedColumn<Shipment>[] {
  const { list: text, detail } = shipmentTexts[language];
  const isHandedOver = ({ status, manifest_id }: Shipment) =>
    status === 'label_created' && manifest_id !== null;
  const place = (...parts: (string | null | undefined)[]) => parts.filter(Boolean).join(', ');
  const country = (code: string | null) => code && countryName(code, language);
  return [
    { name: text.order, cell: (row) => shipmentLink(base, row), csv: null },
    can('see_recipients')
      ? {
          name: text.recipient,
          cell: ({ recipient: { contact_name, city, country_code } }) =>
            html`${contact_name}<p class="hint">${place(city, country(country_code))}</p>`,
          csv: null,
        }
      : { name: text.destination, cell: (row) => country(row.destination_country), csv: null },
    {
      name: text.status,
      cell: (row) =>
        html`${shipmentBadge(row, language)}${isHandedOver(row) ? html`<p class="hint">${detail.handedOver}</p>` : null}`,
      csv: null,
    },
    {
      name: text.service,
      cell: ({ service_tier: code }) => serviceNameIn(context.catalog.current, code, language) ?? code,
      csv: null,
    },
    {
      name: text.total,
      needs: 'see_prices',
      cell: ({ pricing_snapshot: price, billing }) => priceText(language, price.total_hkd, billing),
      isNumber: true,
      csv: null,
    },
    { name: text.created, cell: (row) => time(row.created_at, language), csv: null },
  ];
}

/** Names in the file are those of the API where it has the field. Amounts are in `currency`, times in the zone of the user. */
function fileColumns({ language, timeZone }: PageRequest): ExportedColumn<Shipment>[] {
  const zoned = (instant: string | null | undefined) => (instant ? withOffset(instant, timeZone) : null);
  return [
    {
      name: null,
      csv: {
        tracking_number: (row) => row.tracking_number,
        status: (row) => row.status,
        dispatch_status: (row) => row.dispatch_status,
        service_tier: (row) => row.service_tier,
        carrier_code: (row) => row.carrier_code,
      },
    },
    {
      name: null,
      needs: 'see_recipients',
      csv: {
        recipient_name: ({ recipient }) => recipient.contact_name,
        recipient_city: ({ recipient }) => recipient.city,
        recipient_region: ({ recipient }) => recipient.region,
        recipient_postal_code: ({ recipient }) => recipient.postal_code,
      },
    },
    {
      name: null,
      csv: {
        destination_country: (row) => row.destination_country,
        destination_country_name: ({ destination_country: code }) => code && countryName(code, language),
        reference_no: (row) => row.reference_no,
        return_of: (row) => row.return_of ?? null,
        tags: ({ tags }) => tags.join(', '),
        waybill_number: (row) => row.waybill_number,
        last_mile_tracking_number: (row) => row.last_mile_tracking_number,
        parcels: ({ parcels }) => parcels.length,
        declared_weight_kg: ({ billing }) => billing?.declared_weight_kg ?? null,
        chargeable_weight_kg: ({ billing }) => billing?.chargeable_weight_kg ?? null,
      },
    },
    {
      name: null,
      needs: 'see_prices',
      csv: {
        currency: ({ pricing_snapshot: price }) => price.currency,
        total_hkd: ({ pricing_snapshot: price }) => price.total_hkd,
        surcharges_hkd: ({ pricing_snapshot: price }) => sumSurcharges(price.surcharges),
        surcharges: ({ pricing_snapshot: { surcharges } }) =>
          surcharges.map(({ code, amount_hkd }) => `${code} ${amount_hkd.toFixed(2)}`).join('; '),
        charged_hkd: ({ billing }) => billing?.charged_hkd ?? null,
        adjustments_hkd: ({ billing }) => billing?.adjustments_hkd ?? null,
      },
    },
    {
      name: null,
      csv: {
        created_at: (row) => zoned(row.created_at),
        delivered_at: (row) => zoned(row.delivered_at),
        settled_at: ({ billing }) => zoned(billing?.settled_at),
        updated_at: (row) => zoned(row.updated_at),
      },
    },
    // A shop's own data may name its customer.
    {
      name: null,
      needs: 'see_recipients',
      csv: { metadata: ({ metadata }) => JSON.stringify(metadata) },
    },
  ];
}

/** Renders the link to a shipment, which opens in the drawer: the list keeps its place. */
function shipmentLink(base: string, { id, reference_no }: Shipment): VNode {
  const url = `${base}/shipments/${id}`;
  const number = html`<code>${id}</code>`;
  return html`<a href=${url} ...${opensIn('drawer', url, '#content .head, [data-overview]')}>${reference_no ?? number}</a>
    ${reference_no ? html`<p class="hint">${number}</p>` : null}`;
}

function sumSurcharges(surcharges: Shipment['pricing_snapshot']['surcharges']): number {
  return centsToAmount(surcharges.reduce((cents, { amount_hkd }) => cents + Math.round(amount_hkd * 100), 0));
}

/** Returns the columns of shipments on other pages. */
export function listedColumns(request: PageRequest): Column<Shipment>[] {
  return pageColumns(visibleColumns(request, availableColumns(request)));
}
