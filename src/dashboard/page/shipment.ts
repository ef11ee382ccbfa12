import { html } from 'htm/preact';
import type { VNode } from 'preact';
import { findShipment } from '../../../db/query/shipment/shipment.ts';
import type { Schemas } from '../../../generated/operations.ts';
import { shipmentWithLinks } from '../../operation/getShipment.ts';
import { isTrackingNumber } from '../../shipment/tracking-number.ts';
import { refusePage } from '../refuse-page.ts';
import { amountText, facts, statusBadge, table, time } from '../view/data.ts';
import type { PageAnswer, Visit } from '../visit.ts';
import { shipmentEvents } from './event/shipment-events.ts';
import { requestsOfShipment } from './request/of-shipment.ts';

/** Shows a shipment with its timeline, its price line by line and its billing. */
export async function showShipment(visit: Visit): Promise<PageAnswer> {
  const { context, scope, text, base } = visit;
  const { id = '' } = visit.path;
  const found = isTrackingNumber(id) ? await findShipment(context.db, scope, id) : undefined;
  const shipment = shipmentWithLinks(context, found ?? refusePage('NOT_FOUND'));
  return {
    title: text.shipment.title(shipment.id),
    content: html`
      <p><a href=${`${base}/shipments`}>${text.shipment.back}</a></p>
      <div class="columns">
        ${summary(visit, shipment)}
        <section><h2>${text.shipment.timeline}</h2>${timeline(visit, shipment)}</section>
        <section><h2>${text.shipment.price}</h2>${priceLines(visit, shipment)}</section>
        ${billing(visit, shipment)}
        ${party(text.shipment.recipient, shipment.recipient)}
        ${shipment.sender ? party(text.shipment.sender, shipment.sender) : null}
      </div>
      <section><h2>${text.shipment.contents}</h2>${contents(visit, shipment)}</section>
      ${await requestsOfShipment(visit, shipment.id)}
      ${await shipmentEvents(visit, shipment.id)}
    ` as VNode,
  };
}

type Shipment = Schemas['ShipmentDetail'];

function summary({ text, language }: Visit, shipment: Shipment): VNode {
  const words = text.shipment;
  const dispatch = shipment.dispatch_status as keyof typeof words.dispatchStatus;
  return html`<section>
    <h2>${words.summary}</h2>
    ${facts([
      [text.shipments.status, statusBadge(shipment.status, language)],
      [words.dispatch, words.dispatchStatus[dispatch] ?? shipment.dispatch_status],
      [text.shipments.service, html`<code>${shipment.service_tier}</code>`],
      [words.carrier, shipment.carrier_code],
      [text.shipments.waybill, shipment.waybill_number],
      [words.lastMile, shipment.last_mile_tracking_number],
      [text.shipments.reference, shipment.reference_no],
      [text.shipments.tag, shipment.tags.join(', ')],
      [text.shipments.created, time(shipment.created_at, language)],
    ])}
    <p class="buttons">
      ${shipment.label_pdf_url ? html`<a class="main" href=${shipment.label_pdf_url}>${words.label}</a>` : null}
      ${shipment.tracking_page_url ? html`<a href=${shipment.tracking_page_url}>${words.trackingPage}</a>` : null}
    </p>
  </section>` as VNode;
}

function timeline({ text, language }: Visit, { events }: Shipment): VNode {
  if (events.length === 0) return html`<p class="none">${text.shipment.noEvents}</p>` as VNode;
  return html`<ol class="timeline">
    ${events.toReversed().map(
      (event) =>
        html`<li>
          ${event.status ? statusBadge(event.status, language) : null} ${time(event.occurred_at, language)}
          <p>${[event.description, event.location].filter(Boolean).join(' · ')}</p>
        </li>`,
    )}
  </ol>` as VNode;
}

function priceLines({ text, language }: Visit, { pricing_snapshot: price }: Shipment): VNode {
  return facts([
    [text.shipment.freight, amountText(price.freight_hkd, language)],
    [text.shipment.registration, amountText(price.reg_fee_hkd, language)],
    ...price.surcharges.map(
      ({ code, amount_hkd }) => [html`<code>${code}</code>`, amountText(amount_hkd, language)] as const,
    ),
    [text.shipment.totalPrice, html`<strong>${amountText(price.total_hkd, language)}</strong>`],
  ]);
}

function billing({ text, language }: Visit, { billing: bill }: Shipment): VNode | null {
  if (bill === null) return null;
  const words = text.shipment;
  const weight = (kg: number | null) => (kg === null ? null : `${kg} kg`);
  return html`<section>
    <h2>${words.billing}</h2>
    ${facts([
      [words.preCharge, amountText(bill.pre_charge_hkd, language)],
      [words.charged, amountText(bill.charged_hkd, language)],
      [words.adjustments, amountText(bill.adjustments_hkd, language)],
      [words.declaredWeight, weight(bill.declared_weight_kg)],
      [words.chargeableWeight, weight(bill.chargeable_weight_kg)],
    ])}
  </section>` as VNode;
}

function party(
  title: string,
  { contact_name, phone, address, city, district, postal_code, country_code }: Schemas['PartyRecord'],
): VNode {
  const lines = [
    contact_name,
    phone,
    address,
    [district, city, postal_code].filter(Boolean).join(', '),
    country_code,
  ];
  return html`<section>
    <h2>${title}</h2>
    <address>${lines.filter(Boolean).map((line) => html`<span>${line}</span>`)}</address>
  </section>` as VNode;
}

function contents({ text }: Visit, { items, declared_currency }: Shipment): VNode {
  const words = text.shipment;
  return table(
    words.contents,
    [
      { name: words.description, cell: (item) => item.description },
      { name: words.quantity, cell: (item) => item.quantity, isNumber: true },
      {
        name: words.unitPrice,
        cell: (item) => `${declared_currency} ${item.unit_price ?? item.unit_price_hkd ?? ''}`,
        isNumber: true,
      },
    ],
    items,
    '',
  );
}
