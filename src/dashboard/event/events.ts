import type { VNode } from 'preact';
import { browseEvents, findEvent, type ListedEvent } from '../../../db/query/webhook/event.ts';
import { browseDeliveries } from '../../../db/query/webhook/webhook-delivery.ts';
import { eventTypes } from '../../../generated/events.ts';
import { eventView } from '../../event.ts';
import { html } from '../../html.ts';
import { readCursor, writeCursor } from '../../http/query.ts';
import { readTrackingNumber } from '../../shipment/tracking-number.ts';
import { type PageAnswer, type PageRequest, refusePage } from '../page-request.ts';
import { instantOfMinute } from '../time.ts';
import { exactTime, facts, jsonText, table } from '../view/data.ts';
import { alertText, field, selectField } from '../view/field.ts';
import { pager } from '../view/pager.ts';
import { deliveryTable, oneOf, withCursor } from '../webhook/deliveries.ts';
import { deliveryTexts } from '../webhook/text.ts';
import { eventTexts } from './text.ts';

const pageSize = 20;

/** Lists the events of the mode that match the filters, newest first. */
export async function showEvents(request: PageRequest): Promise<PageAnswer> {
  const { context, scope, language, base } = request;
  const text = eventTexts[language];
  const given = request.search;
  const since = given.get('since') ? instantOfMinute(given.get('since') ?? '', request.timeZone) : undefined;
  const shipment = given.get('shipment')?.trim() || undefined;
  const filter = {
    event_type: oneOf(eventTypes, given.get('event_type')),
    tracking_number: shipment && (readTrackingNumber(shipment) ?? shipment),
  };
  const list = { name: 'dashboard events', filters: { ...filter, since }, id: /^evt_[0-9a-f]{32}$/ };
  const cursor = given.get('cursor');
  const after = cursor === null ? null : readCursor(cursor, list, refusePage)[0];
  const { rows, last } =
    since === null
      ? { rows: [], last: undefined }
      : await browseEvents(context.db.kysely, scope, { ...filter, since }, { after, limit: pageSize });
  const sinceError = since === null ? deliveryTexts[language].sinceFault : undefined;
  const address = `${base}/events`;
  return {
    title: text.title,
    status: sinceError ? 400 : 200,
    content: html`
      ${alertText(sinceError)}
      <p>${text.lead}</p>
      ${filterForm(request, given, sinceError)}
      ${eventTable(request, rows, [...given.values()].every((value) => value === '') ? text.noneYet : text.none)}
      ${pager(language, {
        first: cursor && withCursor(address, given, null),
        next: last ? withCursor(address, given, writeCursor(list, [last.position, last.id])) : null,
      })}
    `,
  };
}

function eventTable(
  { base, language }: PageRequest,
  events: readonly ListedEvent[],
  none: string,
  { hasShipment = true } = {},
): VNode {
  const text = eventTexts[language];
  return table(
    text.title,
    [
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
          deliveries === 0
            ? text.noEndpoint
            : text.results(succeeded, failed, deliveries - succeeded - failed),
      },
    ],
    events,
    none,
  );
}

function filterForm(
  { base, language }: PageRequest,
  given: URLSearchParams,
  sinceError: string | undefined,
): VNode {
  const text = eventTexts[language];
  const shared = deliveryTexts[language];
  const value = (name: string) => given.get(name) ?? '';
  const isFiltered = [...given].some(([name, text]) => name !== 'cursor' && text !== '');
  return html`<details class="filters" open=${isFiltered}>
    <summary>${shared.filters}</summary>
    <form method="get" action=${`${base}/events`}>
      <div class="grid">
        ${selectField({ name: 'event_type', label: text.type, value: value('event_type'), options: [['', shared.any], ...eventTypes.map((type) => [type, type] as const)] })}
        ${field({ name: 'shipment', label: text.shipment, value: value('shipment') })}
        ${field({ name: 'since', label: shared.since, type: 'datetime-local', value: value('since'), error: sinceError })}
      </div>
      <p class="buttons">
        <button class="main">${shared.apply}</button> <a href=${`${base}/events`}>${shared.clear}</a>
      </p>
    </form>
  </details>`;
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
    content: html`
      <p><a href=${`${base}/events`}>${text.back}</a></p>
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
        ${deliveryTable(request, rows, text.noDeliveries, { hasType: false })}
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
    ${eventTable(request, rows, text.noneOfShipment, { hasShipment: false })}
    ${last ? html`<p><a href=${`${base}/events?shipment=${trackingNumber}`}>${text.allOfShipment}</a></p>` : null}
  </section>`;
}
