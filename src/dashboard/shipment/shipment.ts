import type { ComponentChildren, VNode } from 'preact';
import type { ShipmentWithEvents } from '../../../db/query/shipment/shipment.ts';
import { findQueuesOfShipment } from '../../../db/query/shipment/work-queue.ts';
import { listCarrierCalls } from '../../../db/query/tracking/carrier-call.ts';
import type { Schemas } from '../../../generated/operations.ts';
import { html } from '../../html.ts';
import type { Language } from '../../language.ts';
import { shipmentWithLinks } from '../../operation/shipment.ts';
import { mayHavePhoto } from '../../pod/read-photo.ts';
import { labelStatus } from '../../shipment/view.ts';
import { warningsSection } from '../advice.ts';
import { shipmentEvents } from '../event/events.ts';
import { orderTexts } from '../order/text.ts';
import { backTo, type PageAnswer, type PageRequest } from '../page-request.ts';
import { productTexts } from '../product/text.ts';
import { requestsOfShipment } from '../request/requests.ts';
import { numberText } from '../text.ts';
import { copyText, exactTime, facts, moneyText, table, time } from '../view/data.ts';
import { requestedShipment } from './cancel.ts';
import { aboveQuoteNotice, billingSection } from './charge.ts';
import {
  carrierName,
  extrasText,
  itemTable,
  parcelTable,
  partySection,
  priceLines,
  serviceName,
} from './goods.ts';
import { findHandOver } from './hand-over.ts';
import { labelSection } from './label-section.ts';
import { landedCostSection } from './landed-cost.ts';
import { overviewSection } from './overview.ts';
import { shipmentTexts } from './text.ts';
import { eventTimeline } from './timeline.ts';

/** Lists every call to the carrier about a shipment. */
async function journalSection(
  { context, scope, language }: PageRequest,
  trackingNumber: string,
): Promise<VNode> {
  const text = shipmentTexts[language].detail;
  const calls = await listCarrierCalls(context.db.kysely, scope, trackingNumber);
  return html`<section>
    <h2>${text.journal}</h2>
    <p class="hint">${text.journalHint}</p>
    ${table(
      text.journal,
      [
        { name: text.began, cell: (call) => exactTime(call.started_at, language) },
        { name: text.call, cell: ({ operation }) => text.operation[operation] ?? operation },
        {
          name: text.outcome,
          cell: ({ outcome }) => (outcome === null ? text.unfinished : outcomeName(outcome, language)),
        },
        {
          name: text.duration,
          cell: ({ duration_ms }) => (duration_ms === null ? '' : `${numberText(duration_ms)} ms`),
          isNumber: true,
        },
        {
          name: text.note,
          cell: ({ detail }) => detail && html`<span class="sentence">${noteText(detail, language)}</span>`,
        },
      ],
      calls,
      text.noCalls,
    )}
  </section>`;
}

function outcomeName(outcome: string, language: Language): string {
  const { outcomes } = shipmentTexts[language].detail;
  return outcomes[outcome as keyof typeof outcomes] ?? outcome;
}

const waybillNote = /^waybill (\S+)(?:, (booked before|cancelled))?$/;

/** Renders our own note in the language of the page. Reasons are the carrier's or the network's, in English. */
function noteText(note: string, language: Language): ComponentChildren {
  if (language === 'en') return note;
  const text = shipmentTexts[language].detail;
  const [, waybill, state] = waybillNote.exec(note) ?? [];
  if (waybill === undefined) return html`<span lang="en">${note}</span>`;
  return `${text.waybillNote(waybill)}${state ? `，${text.bookingState[state]}` : ''}`;
}

/** Lists the customs documents, with links that open and save them. */
function documentsSection({ base, language }: PageRequest, { id, documents = [] }: Shipment): VNode | null {
  if (documents.length === 0) return null;
  const text = shipmentTexts[language].documents;
  const rows = documents.map(({ type, required }) => {
    const url = `${base}/shipments/${id}/document.pdf?type=${type}`;
    return { name: text.names[type], required, url };
  });
  return html`<section>
    <h2>${text.title}</h2>
    ${table(
      text.title,
      [
        { name: text.document, cell: ({ name, url }) => html`<a href=${url}>${name}</a>` },
        { name: text.need, cell: ({ required }) => (required ? text.required : text.optional) },
        {
          name: text.file,
          cell: ({ name, url }) =>
            html`<a href=${`${url}&download`} aria-label=${text.saveName(name)}>${text.save}</a>`,
        },
      ],
      rows,
      '',
    )}
    <p class="hint">${text.hint}</p>
  </section>`;
}

/** Shows the doorstep photo if the carrier gave one before; else the link that asks for it. */
function photoSection({ base, language }: PageRequest, shipment: ShipmentWithEvents): VNode | null {
  if (shipment.status !== 'delivered' || !mayHavePhoto(shipment)) return null;
  const text = shipmentTexts[language].detail;
  const url = `${base}/shipments/${shipment.tracking_number}/pod.jpg`;
  return html`<section>
    <h2>${text.pod}</h2>
    ${
      shipment.pod_available_at === null
        ? html`<p><a href=${url}>${text.askPod}</a></p><p class="hint">${text.podHint}</p>`
        : html`<a href=${url}><img class="photo" src=${url} alt=${text.podImage} loading="lazy" /></a>`
    }
  </section>`;
}

/** Shows a shipment with its timeline, its price line by line, its billing, its documents and the carrier journal. */
export async function showShipment(request: PageRequest): Promise<PageAnswer> {
  const { base, language, can } = request;
  const text = shipmentTexts[language].detail;
  const found = await requestedShipment(request);
  const queues = await findQueuesOfShipment(request.context.db.kysely, request.scope, found.tracking_number);
  const handOver = await findHandOver(request, found);
  const seesRecipients = can('see_recipients');
  const shipment = shipmentWithLinks(request.context, found);
  const goods = shipmentTexts[language].goods;
  return {
    title: shipment.reference_no ?? shipment.id,
    head: {
      back: [backTo(request, `${base}/shipments`), text.back],
      subtitle: html`<code>${shipment.id}</code> ${copyText(shipment.id, language)}`,
    },
    drawsLabel: seesRecipients && labelStatus(found) === 'ready',
    content: html`
      <div class="shipment">
        <div>
          ${can('see_prices') ? await aboveQuoteNotice(request, shipment) : null}
          ${overviewSection(request, found, shipment, { queues, handOver })}
          <section data-overview><h2>${text.timeline}</h2>${eventTimeline(shipment.events, language, handOver)}</section>
        </div>
        <div>
          ${labelSection(request, found, { isOpen: queues.to_print, hasButton: !queues.to_print })}
          ${can('see_prices') ? await moneySections(request, found, shipment) : null}
          ${seesRecipients ? html`${documentsSection(request, shipment)} ${photoSection(request, found)}` : null}
        </div>
        <div class="columns packed">
          ${detailsSection(request, shipment)}
          ${seesRecipients ? partySection(request, text.recipient, shipment.recipient) : null}
          ${seesRecipients && shipment.sender ? partySection(request, text.sender, shipment.sender) : null}
          <section><h2>${goods.parcels}</h2>${parcelTable(request, shipment.parcels)}</section>
          ${customsSection(request, found, shipment)}
          ${
            seesRecipients
              ? html`${metadataSection(request, shipment)} ${warningsSection(request, shipment.warnings)}`
              : null
          }
        </div>
      </div>
      <section><h2>${text.contents}</h2>${itemTable(request, shipment.items.map(enteredItem))}
        ${saveProductsForm(request, shipment)}</section>
      ${
        can('see_requests')
          ? [
              await requestsOfShipment(request, shipment.id),
              await shipmentEvents(request, shipment.id),
              await journalSection(request, shipment.id),
            ]
          : null
      }
    `,
  };
}

type Shipment = Schemas['ShipmentDetail'];

async function moneySections(
  request: PageRequest,
  found: ShipmentWithEvents,
  shipment: Shipment,
): Promise<VNode> {
  const text = shipmentTexts[request.language].detail;
  return html`<section data-overview>
      <h2>${text.price}</h2>
      ${priceLines(request, shipment.pricing_snapshot)}
      <p class="hint">${text.frozen}</p>
    </section>
    ${landedCostSection(request, shipment.pricing_snapshot)} ${await billingSection(request, found, shipment)}`;
}

function shipmentLink({ base }: PageRequest, id: string): VNode {
  return html`<a href=${`${base}/shipments/${id}`}>${id}</a>`;
}

export function returnLinks(request: PageRequest, returns: readonly string[]): ComponentChildren {
  if (returns.length === 0) return null;
  return returns.map((id, index) => [index > 0 ? ', ' : '', shipmentLink(request, id)]);
}

function detailsSection(request: PageRequest, shipment: Shipment): VNode {
  const { base, language } = request;
  const { detail: text, list, goods } = shipmentTexts[language];
  const dispatch = shipment.dispatch_status as keyof typeof text.dispatchStatus;
  return html`<section data-overview>
    <h2>${text.details}</h2>
    ${facts([
      [list.waybill, shipment.waybill_number],
      [text.lastMile, shipment.last_mile_tracking_number],
      [text.carrier, carrierName(shipment.carrier_code, request)],
      [text.dispatch, text.dispatchStatus[dispatch] ?? shipment.dispatch_status],
      [list.service, serviceName(request, shipment.service_tier)],
      [
        list.manifest,
        shipment.manifest_id && html`<a href=${`${base}/manifests/${shipment.manifest_id}`}>${text.open}</a>`,
      ],
      [text.returnOf, shipment.return_of && shipmentLink(request, shipment.return_of)],
      [text.returns, returnLinks(request, shipment.returns ?? [])],
      [goods.tags, shipment.tags.join(', ')],
      [list.created, time(shipment.created_at, language)],
      [goods.updated, time(shipment.updated_at, language)],
      [goods.delivered, shipment.delivered_at && time(shipment.delivered_at, language)],
    ])}
  </section>`;
}

export function enteredItem(item: Schemas['ItemRecord']) {
  const isHkd = item.unit_price_hkd !== null;
  return {
    ...item,
    price: isHkd ? item.unit_price_hkd : item.unit_price,
    currency: isHkd ? ('HKD' as const) : ('USD' as const),
    usd: isHkd ? item.unit_price : null,
  };
}

function customsSection(
  request: PageRequest,
  { customs, destination_country, goods_category, pricing }: ShipmentWithEvents,
  { declared_fx, custom_insured_amount_hkd: insuredHkd, custom_insured_amount_usd: insuredUsd }: Shipment,
): VNode {
  const { language } = request;
  const text = shipmentTexts[language].goods;
  const insured = [
    insuredHkd === undefined ? null : moneyText(insuredHkd, 'HKD', language),
    insuredUsd === undefined ? null : moneyText(insuredUsd, 'USD', language),
  ].filter((amount) => amount !== null);
  const charged = pricing.surcharges.map(({ code }) => code);
  return html`<section>
    <h2>${text.customs}</h2>
    ${facts([
      [text.category, orderTexts[language].quote.categories[goods_category] ?? goods_category],
      [text.extras, extrasText({ language }, charged)],
      [text.insured, insured.join(' · ')],
      [text.taxArea, customs.tax_area && areaText(request, customs.tax_area, destination_country)],
      [text.ioss, customs.ioss_number],
      [text.taxNumber, request.can('see_recipients') ? customs.tax_number : null],
      [text.platform, customs.sales_platform_name],
      [text.rate, declared_fx && text.rateOf(String(declared_fx.rate))],
    ])}
  </section>`;
}

/** Names a tax area. One of an EU country is usually outside the EU's VAT area. */
function areaText(
  { language, context }: PageRequest,
  { code, name, vat_area }: Schemas['TaxArea'],
  country: string,
): string {
  const own = (language === 'en' ? name.en : name.zh_hk) ?? name.en;
  const isOutside = vat_area === null && context.catalog.current.countries.get(country)?.vat_area === 'EU';
  return [`${own} (${code})`, ...(isOutside ? [shipmentTexts[language].goods.outsideVat] : [])].join(' · ');
}

function metadataSection({ language }: PageRequest, { metadata }: Shipment): VNode | null {
  const entries = Object.entries(metadata);
  if (entries.length === 0) return null;
  return html`<section>
    <h2>${shipmentTexts[language].goods.metadata}</h2>
    ${facts(entries.map(([name, value]) => [html`<code>${name}</code>`, value]))}
  </section>`;
}

/** Offers to save the items as products, so that later orders name their SKUs alone. */
function saveProductsForm({ base, language, can }: PageRequest, { id, items }: Shipment): VNode | null {
  if (!can('edit_products') || !items.some(({ sku }) => sku)) return null;
  const text = productTexts[language];
  return html`<form method="post" action=${`${base}/shipments/${id}/products`}>
    <p class="hint">${text.ofShipmentHint}</p>
    <p class="buttons"><button>${text.ofShipment}</button></p>
  </form>`;
}
