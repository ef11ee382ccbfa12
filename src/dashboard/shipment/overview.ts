import type { VNode } from 'preact';
import type { ShipmentWithEvents } from '../../../db/query/shipment/shipment.ts';
import type { ShipmentQueues } from '../../../db/query/shipment/work-queue.ts';
import type { Schemas } from '../../../generated/operations.ts';
import { whyNotReturnable } from '../../booking/place-return.ts';
import { serviceNameIn } from '../../catalog/catalog.ts';
import { html } from '../../html.ts';
import type { PageRequest } from '../page-request.ts';
import { facts, scanTime, shipmentBadge, time } from '../view/data.ts';
import { mayAskCancel } from './cancel.ts';
import { priceText } from './charge.ts';
import { countryName } from './goods.ts';
import type { HandOver } from './hand-over.ts';
import { printButton } from './print-labels.ts';
import { shipmentTexts } from './text.ts';
import { checkpointText, nextStepFacts } from './timeline.ts';

type Shipment = Schemas['ShipmentDetail'];

/** Shows first what people look for: the state, the latest news, who gets the parcel and for how much, and what to do next. */
export function overviewSection(
  request: PageRequest,
  found: ShipmentWithEvents,
  shipment: Shipment,
  { queues, handOver }: { readonly queues: ShipmentQueues; readonly handOver: HandOver | null },
): VNode {
  const { language, context, can } = request;
  const { detail: text, list } = shipmentTexts[language];
  const { service_tier: code, pricing_snapshot: price } = shipment;
  const latest = shipment.events.at(-1);
  return html`<section class="overview" data-overview>
    <p class="state">
      ${shipmentBadge(shipment, language)}
      <span>${text.since} ${time(stateSince(shipment), language)}</span>
      ${handOver ? html`<a href=${handOver.href}>${text.handedOver} ${time(handOver.at, language)}</a>` : null}
    </p>
    <p>
      ${latest ? html`${checkpointText(latest, language)} <span class="hint">${scanTime(latest, language)}</span>` : text.noEvents}
    </p>
    ${facts([
      can('see_recipients')
        ? [text.recipient, recipientLine(shipment.recipient, request)]
        : [
            list.destination,
            shipment.destination_country && countryName(shipment.destination_country, language),
          ],
      [list.service, serviceNameIn(context.catalog.current, code, language) ?? code],
      [list.total, can('see_prices') ? priceText(language, price.total_hkd, shipment.billing) : null],
    ])}
    ${nextTask(request, found, queues, latest?.next_step)} ${actionLinks(request, found, shipment)}
  </section>`;
}

/** Returns when the shipment came into its state: the first of its latest scans with this status. */
function stateSince({ status, events, created_at }: Shipment): string {
  const before = events.findLastIndex((event) => event.status !== null && event.status !== status);
  return events.slice(before + 1).find((event) => event.status === status)?.occurred_at ?? created_at;
}

function recipientLine(
  { contact_name, city, country_code }: Shipment['recipient'],
  { language }: PageRequest,
): VNode {
  const place = [city, country_code && countryName(country_code, language)].filter(Boolean).join(', ');
  return html`${contact_name} <span class="hint">${place}</span>`;
}

/** Says what to do next about the parcel, with the button that does it; null if there is nothing to do. */
function nextTask(
  request: PageRequest,
  found: ShipmentWithEvents,
  { problem, to_print, to_hand_over, not_confirmed }: ShipmentQueues,
  step: Schemas['TrackingNextStep'] | undefined,
): VNode | null {
  const { base, can, language, readByOperator } = request;
  const { detail, selection } = shipmentTexts[language];
  const text = detail.next;
  if (problem && readByOperator?.knowsProblem) return null;
  if (problem)
    return html`<div class="notice warning">
      <h2>${text.title}</h2>
      <p>${text.problems[problem]}</p>
      ${step ? nextStepFacts(step, language) : null}
      ${found.livemode ? null : html`<p class="hint">${text.sandbox} <a href="/docs#/test-helper">${text.aboutSandbox}</a></p>`}
    </div>`;
  if (not_confirmed) return html`<div class="notice warning"><p>${detail.unconfirmed}</p></div>`;
  if (to_print && can('print'))
    return html`<div class="notice">
      <h2>${text.title}</h2>
      <p>${text.print}</p>
      <div class="buttons">${printButton(request, found)}</div>
    </div>`;
  if (to_hand_over && can('hand_over'))
    return html`<div class="notice">
      <h2>${text.title}</h2>
      <p>${text.handOver}</p>
      <p class="buttons">
        <a class="main" href=${`${base}/manifests/new?carrier=${encodeURIComponent(found.carrier_code)}`}>${selection.handOver}</a>
      </p>
    </div>`;
  return null;
}

function actionLinks(
  { base, can, language }: PageRequest,
  found: ShipmentWithEvents,
  shipment: Shipment,
): VNode {
  const { detail: text, list } = shipmentTexts[language];
  const path = `${base}/shipments/${shipment.id}`;
  const isReturnable = whyNotReturnable(found) === null;
  return html`<p class="buttons">
    <a class="whole" href=${path}>${text.wholePage}</a>
    ${shipment.tracking_page_url ? html`<a href=${shipment.tracking_page_url}>${text.trackingPage}</a>` : null}
    ${
      can('book') && !shipment.return_of
        ? html`<a href=${`${base}/shipments/new?from=${shipment.id}`}>${list.duplicate}</a>`
        : null
    }
    ${can('cancel') && mayAskCancel(found) ? html`<a href=${`${path}/cancel`}>${text.cancel}</a>` : null}
    ${can('book') && isReturnable ? html`<a href=${`${path}/return`}>${text.createReturn}</a>` : null}
  </p>`;
}
