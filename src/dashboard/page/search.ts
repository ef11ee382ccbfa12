import { html } from 'htm/preact';
import type { VNode } from 'preact';
import { findApiRequest, searchApiRequests } from '../../../db/query/account/api-request.ts';
import { type FoundShipment, searchShipments } from '../../../db/query/shipment/search-shipments.ts';
import { findEvent } from '../../../db/query/webhook/event.ts';
import { searchTexts } from '../text/search.ts';
import { type Column, statusBadge, table, time } from '../view/data.ts';
import type { PageAnswer, Visit } from '../visit.ts';
import { readShipments } from './read-shipments.ts';
import { requestColumns } from './request/request-columns.ts';
import { listedColumns } from './shipments.ts';

const mostRequests = 20;
const mostNamed = 20;
const mostCharacters = 200;

/** Finds a shipment, request or event by a number or an id, and shipments by the recipient's name. Opens the only hit. */
export async function search(visit: Visit): Promise<PageAnswer> {
  const { context, scope, base, language } = visit;
  const words = searchTexts[language];
  const searched = searchedText(visit.search);
  if (searched === '') return { title: words.title, content: html`<p>${words.lead}</p>` as VNode };
  const { kysely } = context.db;
  const page = { after: null, limit: mostRequests };
  const [shipments, { rows: requests }, request, event] = await Promise.all([
    searchShipments(context.db, scope, searched),
    searchApiRequests(kysely, scope, { requestId: searched }, page),
    findApiRequest(kysely, scope, searched),
    findEvent(kysely, scope, searched),
  ]);
  const places = [
    ...shipments.map((shipment) => `/shipments/${shipment.tracking_number}`),
    ...requests.map(({ id }) => `/requests/${id}`),
    ...(request ? [`/requests/${request.id}`] : []),
    ...(event ? [`/events/${event.id}`] : []),
  ];
  if (places.length === 1) return { goTo: base + places[0] };
  const named = await readShipments(visit, { limit: mostNamed }, searched);
  const [only, ...others] = named.shipments;
  const isOnly = places.length + others.length === 0 && named.nextCursor === null;
  if (only && isOnly) return { goTo: `${base}/shipments/${only.id}` };
  const isFound = places.length > 0 || only !== undefined;
  return {
    title: words.title,
    content: html`
      ${isFound ? null : html`<p class="none">${words.none(searched)}</p><p>${words.lead}</p>`}
      ${shipments.length === 0 ? null : html`<h2>${words.shipments}</h2>${table(words.shipments, shipmentColumns(visit), shipments, '')}`}
      ${only ? html`<h2>${words.recipients(searched)}</h2>${table(words.recipients(searched), listedColumns(visit), named.shipments, '')}` : null}
      ${
        named.nextCursor === null
          ? null
          : html`<p><a href=${`${base}/shipments?${new URLSearchParams({ recipient: searched })}`}>${words.older}</a></p>`
      }
      ${requests.length === 0 ? null : html`<h2>${words.requests}</h2>${table(words.requests, requestColumns(visit), requests, '')}`}
    ` as VNode,
  };
}

/** PostgreSQL stores no NUL, so nothing has a number with one. */
function searchedText(query: string): string {
  const given = new URLSearchParams(query).get('q') ?? '';
  return given.replaceAll('\0', '').trim().slice(0, mostCharacters);
}

function shipmentColumns({ text, base, language }: Visit): Column<FoundShipment>[] {
  return [
    {
      name: text.shipments.number,
      cell: ({ tracking_number: id }) => html`<a href=${`${base}/shipments/${id}`}><code>${id}</code></a>`,
    },
    { name: text.shipments.status, cell: ({ status }) => statusBadge(status, language) },
    { name: text.shipments.reference, cell: ({ reference_no }) => reference_no ?? '' },
    { name: text.shipments.created, cell: ({ created_at }) => time(created_at, language) },
  ];
}
