import type { VNode } from 'preact';
import {
  browseEvents,
  type EventFilter,
  findEvent,
  type ListedEvent,
} from '../../../db/query/webhook/event.ts';
import { browseDeliveries } from '../../../db/query/webhook/webhook-delivery.ts';
import { eventTypes } from '../../../generated/events.ts';
import { eventView } from '../../event.ts';
import { html } from '../../html.ts';
import { readTrackingNumber } from '../../shipment/tracking-number.ts';
import { type List, readChoice, refuseField, searchByKeyset, showList } from '../list.ts';
import { backTo, type PageAnswer, type PageRequest, refusePage } from '../page-request.ts';
import { instantOfMinute } from '../time.ts';
import { type Column, exactTime, facts, jsonText, table } from '../view/data.ts';
import { deliveryColumns } from '../webhook/deliveries.ts';
import { deliveryTexts } from '../webhook/text.ts';
import { eventTexts } from './text.ts';

function eventList(request: PageRequest): List<ListedEvent, EventFilter> {
  const { context, scope, language, timeZone } = request;
  const text = { ...deliveryTexts[language], ...eventTexts[language] };
  return {
    path: '/events',
    title: text.title,
    none: text.noneYet,
    noMatch: text.none,
    pageSize: 20,
    columns: eventColumns(request),
    filters: {
      event_type: {
        label: text.type,
        options: eventTypes.map((type) => [type, type]),
        read: (type) => ({ event_type: readChoice(eventTypes, type) }),
      },
      shipment: {
        label: text.shipment,
        read: (number) => ({ tracking_number: readTrackingNumber(number) ?? number }),
      },
      since: {
        label: text.since,
        type: 'datetime-local',
        read: (minute) => ({ since: instantOfMinute(minute, timeZone) ?? refuseField(text.sinceFault) }),
      },
    },
    search: searchByKeyset(
      { name: 'dashboard events', id: /^evt_[0-9a-f]{32}$/ },
      async (filter, { after, limit }) => {
        const page = { after: after?.[0] ?? null, limit };
        const { rows, last } = await browseEvents(context.db.kysely, scope, filter, page);
        return { rows, last: last && { created_at: last.position, id: last.id } };
      },
    ),
  };
}

function eventColumns({ base, language }: PageRequest, { hasShipment = true } = {}): Column<ListedEvent>[] {
  const text = eventTexts[language];
  return [
    { name: text.occurred, cell: ({ position }) => exactTime(position, language) },
    {
      name: text.type,
      cell: ({ id, type }) => html`<a href=${`${base}/events/${id}`}><code>${type}</code></a>`,
    },
    ...(hasShipment
      ? [
          {
            name: text.shipment,
            cell: ({ tracking_number: number }: ListedEvent) =>
              number && html`<a href=${`${base}/shipments/${number}`}><code>${number}</code></a>`,
          },
        ]
      : []),
    {
      name: text.deliveries,
      cell: ({ deliveries, succeeded, failed }) =>
        deliveries === 0 ? text.noEndpoint : text.results(succeeded, failed, deliveries - succeeded - failed),
    },
  ];
}

/** Lists the events of the mode that match the filters, newest first. */
export async function showEvents(request: PageRequest): Promise<PageAnswer> {
  const { title, lead } = eventTexts[request.language];
  const { status, form, results } = await showList(request, eventList(request));
  return { title, status, content: html`<p>${lead}</p>${form} ${results}` };
}

/** An event has one delivery per endpoint that was active, and 20 are active at a time. */
const maxDeliveries = 20;

/** Shows an event with its body and its deliveries. */
export async function showEvent(request: PageRequest): Promise<PageAnswer> {
  const { context, scope, language, base } = request;
  const text = eventTexts[language];
  const { kysely } = context.db;
  const { id = '' } = request.path;
  const row = (await findEvent(kysely, scope, id)) ?? refusePage('NOT_FOUND');
  const event = eventView(row);
  const page = { after: null, limit: maxDeliveries };
  const { rows } = await browseDeliveries(kysely, scope, { event: id }, page);
  const { id: subject } = event.data.object as { id?: string };
  const isShipment = subject !== undefined && readTrackingNumber(subject) === subject;
  return {
    title: event.event_type,
    head: { back: [backTo(request, `${base}/events`), text.back] },
    content: html`
      <section>
        <h2>${text.summary}</h2>
        ${facts([
          [text.id, html`<code>${id}</code>`],
          [text.occurred, exactTime(row.position, language)],
          [
            text.shipment,
            isShipment ? html`<a href=${`${base}/shipments/${subject}`}><code>${subject}</code></a>` : null,
          ],
        ])}
      </section>
      <section>
        <h2>${text.deliveries}</h2>
        ${table(deliveryTexts[language].title, deliveryColumns(request, { hasType: false }), rows, text.noDeliveries)}
      </section>
      <section>
        <h2>${text.body}</h2>
        <pre tabindex="0"><code>${jsonText(row.body)}</code></pre>
      </section>
    `,
  };
}

const shownCount = 10;

/** Renders the latest events of a shipment, with the results of their deliveries. */
export async function shipmentEvents(request: PageRequest, trackingNumber: string): Promise<VNode> {
  const { context, scope, language, base } = request;
  const text = eventTexts[language];
  const page = { after: null, limit: shownCount };
  const filter = { tracking_number: trackingNumber };
  const { rows, last } = await browseEvents(context.db.kysely, scope, filter, page);
  return html`<section>
    <h2>${text.ofShipment}</h2>
    ${table(text.title, eventColumns(request, { hasShipment: false }), rows, text.noneOfShipment)}
    ${last ? html`<p><a href=${`${base}/events?shipment=${trackingNumber}`}>${text.allOfShipment}</a></p>` : null}
  </section>`;
}
