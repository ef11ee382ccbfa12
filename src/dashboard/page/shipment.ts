import { html } from 'htm/preact';
import type { VNode } from 'preact';
import type { ShipmentWithEvents } from '../../../db/query/shipment/shipment.ts';
import type { Schemas } from '../../../generated/operations.ts';
import { shipmentWithLinks } from '../../operation/getShipment.ts';
import { labelStatus } from '../../shipment/view.ts';
import type { Language } from '../../tracking/page/language.ts';
import { pageTexts } from '../../tracking/page/page-text.ts';
import { translatedPlace } from '../../tracking/page/translated-place.ts';
import { goodsTexts } from '../text/goods.ts';
import { orderTexts } from '../text/order.ts';
import { shipmentTexts } from '../text/shipment.ts';
import { facts, moneyText, shipmentBadge, statusBadge, time } from '../view/data.ts';
import type { PageAnswer, Visit } from '../visit.ts';
import { shipmentEvents } from './event/shipment-events.ts';
import { requestsOfShipment } from './request/of-shipment.ts';
import { visitedShipment } from './shipment/cancel.ts';
import { journalSection } from './shipment/carrier-calls.ts';
import { labelSection, photoSection } from './shipment/documents.ts';
import {
  carrierName,
  extrasText,
  itemTable,
  parcelTable,
  partySection,
  serviceName,
} from './shipment/goods.ts';
import { billingSection, priceLines } from './shipment/money.ts';

/** Shows a shipment with its timeline, its price line by line, its billing, its documents and the carrier journal. */
export async function showShipment(visit: Visit): Promise<PageAnswer> {
  const { text, base, language } = visit;
  const found = await visitedShipment(visit);
  const shipment = shipmentWithLinks(visit.context, found);
  const goods = goodsTexts[language];
  return {
    title: text.shipment.title(shipment.id),
    drawsLabel: labelStatus(found) === 'ready',
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
        ${partySection(visit, text.shipment.recipient, shipment.recipient)}
        ${shipment.sender ? partySection(visit, text.shipment.sender, shipment.sender) : null}
        <section><h2>${goods.parcels}</h2>${parcelTable(visit, shipment.parcels)}</section>
        ${customsSection(visit, found, shipment)} ${metadataSection(visit, shipment)}
        ${labelSection(visit, found)} ${photoSection(visit, found)}
      </div>
      <section><h2>${text.shipment.contents}</h2>${itemTable(visit, shipment.items.map(itemOf))}</section>
      ${await requestsOfShipment(visit, shipment.id)}
      ${await shipmentEvents(visit, shipment.id)}
      ${await journalSection(visit, shipment.id)}
    ` as VNode,
  };
}

type Shipment = Schemas['ShipmentDetail'];

function summary(visit: Visit, shipment: Shipment): VNode {
  const { text, language, base, user } = visit;
  const goods = goodsTexts[language];
  const { detail, list } = shipmentTexts[language];
  const words = text.shipment;
  const dispatch = shipment.dispatch_status as keyof typeof words.dispatchStatus;
  return html`<section>
    <h2>${words.summary}</h2>
    ${facts([
      [text.shipments.status, shipmentBadge(shipment, language)],
      [words.dispatch, words.dispatchStatus[dispatch] ?? shipment.dispatch_status],
      [text.shipments.service, serviceName(visit, shipment.service_tier)],
      [words.carrier, carrierName(shipment.carrier_code, visit)],
      [text.shipments.waybill, shipment.waybill_number],
      [words.lastMile, shipment.last_mile_tracking_number],
      [text.shipments.reference, shipment.reference_no],
      [goods.tags, shipment.tags.join(', ')],
      [text.shipments.created, time(shipment.created_at, language)],
      [goods.updated, time(shipment.updated_at, language)],
      [goods.delivered, shipment.delivered_at && time(shipment.delivered_at, language)],
    ])}
    ${shipment.status === 'label_created' && shipment.dispatch_status === 'pending' ? html`<p>${detail.unconfirmed}</p>` : null}
    <p class="buttons">
      ${shipment.tracking_page_url ? html`<a href=${shipment.tracking_page_url}>${words.trackingPage}</a>` : null}
      ${
        user.role === 'viewer'
          ? null
          : html`<a href=${`${base}/shipments/new?from=${shipment.id}`}>${list.duplicate}</a>
              ${
                shipment.status === 'label_created' && shipment.dispatch_status !== 'pending'
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
          ${checkpointText(event, language)}
        </li>`,
    )}
  </ol>` as VNode;
}

/** Chinese pages have our name of the step. A carrier's own text is shown where there is none. */
function checkpointText(
  { status, sub_status: step, description, location }: Shipment['events'][number],
  language: Language,
): VNode {
  if (language === 'en') return html`<p>${[description, location].filter(Boolean).join(' · ')}</p>` as VNode;
  const name = step ? pageTexts[language].subStatus[step] : undefined;
  const carried = name === undefined && !status ? description : null;
  const place = location && translatedPlace(location, language);
  const parts = [
    name,
    carried && html`<span lang="en">${carried}</span>`,
    place && html`<span lang=${place === location ? 'en' : undefined}>${place}</span>`,
  ].filter(Boolean);
  return html`<p>${parts.map((part, at) => [at > 0 ? ' · ' : '', part])}</p>` as VNode;
}

/** Returns an item with its price as it was entered. */
function itemOf(item: Schemas['ItemRecord']) {
  const isHkd = item.unit_price_hkd !== null;
  return {
    ...item,
    price: isHkd ? item.unit_price_hkd : item.unit_price,
    currency: isHkd ? ('HKD' as const) : ('USD' as const),
    usd: isHkd ? item.unit_price : null,
  };
}

function customsSection(
  { language }: Visit,
  { customs, goods_category, pricing }: ShipmentWithEvents,
  { declared_fx, custom_insured_amount_hkd: insuredHkd, custom_insured_amount_usd: insuredUsd }: Shipment,
): VNode {
  const words = goodsTexts[language];
  const insured = [
    insuredHkd === undefined ? null : moneyText(insuredHkd, 'HKD', language),
    insuredUsd === undefined ? null : moneyText(insuredUsd, 'USD', language),
  ].filter((amount) => amount !== null);
  const charged = pricing.surcharges.map(({ code }) => code);
  return html`<section>
    <h2>${words.customs}</h2>
    ${facts([
      [words.category, orderTexts[language].quote.categories[goods_category] ?? goods_category],
      [words.extras, extrasText({ language }, charged)],
      [words.insured, insured.join(' · ')],
      [words.ioss, customs.ioss_number],
      [words.taxNumber, customs.tax_number],
      [words.platform, customs.sales_platform_name],
      [words.rate, declared_fx && words.rateOf(String(declared_fx.rate))],
    ])}
  </section>` as VNode;
}

function metadataSection({ language }: Visit, { metadata }: Shipment): VNode | null {
  const entries = Object.entries(metadata);
  if (entries.length === 0) return null;
  return html`<section>
    <h2>${goodsTexts[language].metadata}</h2>
    ${facts(entries.map(([name, value]) => [html`<code>${name}</code>`, value]))}
  </section>` as VNode;
}
