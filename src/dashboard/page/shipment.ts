import { html } from 'htm/preact';
import type { VNode } from 'preact';
import type { Schemas } from '../../../generated/operations.ts';
import { shipmentWithLinks } from '../../operation/getShipment.ts';
import { shipmentTexts } from '../text/shipment.ts';
import { facts, statusBadge, table, time } from '../view/data.ts';
import type { PageAnswer, Visit } from '../visit.ts';
import { shipmentEvents } from './event/shipment-events.ts';
import { requestsOfShipment } from './request/of-shipment.ts';
import { visitedShipment } from './shipment/cancel.ts';
import { journalSection } from './shipment/carrier-calls.ts';
import { labelSection, photoSection } from './shipment/documents.ts';
import { billingSection, priceLines } from './shipment/money.ts';

/** Shows a shipment with its timeline, its price line by line, its billing, its documents and the carrier journal. */
export async function showShipment(visit: Visit): Promise<PageAnswer> {
  const { text, base, language } = visit;
  const found = await visitedShipment(visit);
  const shipment = shipmentWithLinks(visit.context, found);
  return {
    title: text.shipment.title(shipment.id),
    content: html`
      <p><a href=${`${base}/shipments`}>${text.shipment.back}</a></p>
      <div class="columns packed">
        ${summary(visit, shipment)}
        <section><h2>${text.shipment.timeline}</h2>${timeline(visit, shipment)}</section>
        <section>
          <h2>${text.shipment.price}</h2>
          ${priceLines(visit, shipment.pricing_snapshot)}
          <p class="hint">${shipmentTexts[language].detail.frozen}</p>
        </section>
        ${billingSection(visit, found, shipment)}
        ${party(text.shipment.recipient, shipment.recipient)}
        ${shipment.sender ? party(text.shipment.sender, shipment.sender) : null}
        ${labelSection(visit, found)} ${photoSection(visit, found)}
      </div>
      <section><h2>${text.shipment.contents}</h2>${contents(visit, shipment)}</section>
      ${await requestsOfShipment(visit, shipment.id)}
      ${await shipmentEvents(visit, shipment.id)}
      ${await journalSection(visit, shipment.id)}
    ` as VNode,
  };
}

type Shipment = Schemas['ShipmentDetail'];

function summary({ text, language, base, user }: Visit, shipment: Shipment): VNode {
  const { detail, list } = shipmentTexts[language];
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
      ${shipment.tracking_page_url ? html`<a href=${shipment.tracking_page_url}>${words.trackingPage}</a>` : null}
      ${
        user.role === 'viewer'
          ? null
          : html`<a href=${`${base}/shipments/new?from=${shipment.id}`}>${list.duplicate}</a>
              ${
                shipment.status === 'label_created'
                  ? html`<a href=${`${base}/shipments/${shipment.id}/cancel`}>${detail.cancel}</a>`
                  : null
              }`
      }
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
