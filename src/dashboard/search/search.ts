import type { VNode } from 'preact';
import { findApiRequest, searchApiRequests } from '../../../db/query/account/api-request.ts';
import { searchShipments } from '../../../db/query/shipment/shipment-number.ts';
import { findEvent } from '../../../db/query/webhook/event.ts';
import type { Scope } from '../../../db/scope.ts';
import { html } from '../../html.ts';
import { maxSearched } from '../../shipment/search-words.ts';
import type { PageAnswer, PageRequest } from '../page-request.ts';
import { requestColumns } from '../request/requests.ts';
import { boxField } from '../search-dialog.ts';
import { listedColumns } from '../shipment/columns.ts';
import { type FoundShipments, searchByText } from '../shipment/list.ts';
import { sharedTexts } from '../text.ts';
import { type Column, table } from '../view/data.ts';
import { type FoundPlace, findHandovers, findPeople, findPlaces, findProducts } from './places.ts';
import { searchTexts } from './text.ts';

const maxRequests = 20;
const maxShipments = 20;
const maxInBox = 7;

/**
 * Finds shipments by what a person remembers of them, requests and events by their ids, and people, products, batches,
 * manifests and pages. Opens the only hit, except in the box that asks with each letter.
 */
export async function search(request: PageRequest): Promise<PageAnswer> {
  const { scope, base, language } = request;
  const text = searchTexts[language];
  const searched = searchedText(request.search);
  if (searched === '') return { title: text.title, content: html`<p>${text.lead}</p>` };
  const isBox = request.search.has(boxField);
  const [shipments, people, products, handovers, { requests, paths }] = await Promise.all([
    searchByText(request, searched, isBox ? maxInBox : maxShipments),
    findPeople(request, searched),
    findProducts(request, searched),
    findHandovers(request, searched),
    findById(request, scope, searched),
  ]);
  const groups: readonly (readonly [string, readonly FoundPlace[]])[] = [
    [text.places, findPlaces(request, searched)],
    [text.people, people],
    [text.products, products],
    [text.handovers, handovers],
  ];
  const { rows, hasMore, areSimilar } = shipments;
  const all = [
    ...rows.map(({ id }) => `/shipments/${id}`),
    ...paths,
    ...groups.flatMap(([, found]) => found.map(({ path }) => path)),
  ];
  const [only, ...others] = all;
  if (only !== undefined && others.length === 0 && !areSimilar && !isBox) return { goTo: base + only };
  const more = `${base}/shipments?${new URLSearchParams({ q: searched })}`;
  const shipmentsName = areSimilar ? text.similar(searched) : text.shipments;
  const none = html`<p class="none">${text.none(searched)}</p>`;
  const lists = groups.map(([name, found]) => placeList(base, name, found));
  if (isBox)
    return {
      title: text.title,
      content: boxHits(
        searched,
        all.length === 0 ? none : null,
        placeList(
          base,
          shipmentsName,
          rows.map((row) => shipmentPlace(row, request)),
        ),
        hasMore ? placeList(base, text.more, [{ path: more.slice(base.length), name: text.more }]) : null,
        ...lists,
        placeList(
          base,
          text.requests,
          paths.map((path) => ({ path, name: searched })),
        ),
      ),
    };
  const elsewhere = only === undefined ? await otherModeLink(request, searched) : null;
  return {
    title: text.title,
    content: html`
      ${only === undefined ? html`${none}${elsewhere}<p>${text.lead}</p>` : null}
      ${foundSection(shipmentsName, listedColumns(request), rows)}
      ${hasMore ? html`<p><a href=${more}>${text.more}</a></p>` : null} ${lists}
      ${foundSection(text.requests, requestColumns(request), requests)}
    `,
  };
}

function shipmentPlace(
  { id, recipient, reference_no: reference }: FoundShipments['rows'][number],
  { can }: PageRequest,
): FoundPlace {
  const path = `/shipments/${id}`;
  if (!can('see_recipients')) return { path, name: id };
  return {
    path,
    name: recipient.contact_name ?? reference ?? id,
    hint: [reference, recipient.city, id].filter(Boolean).join(' · '),
  };
}

/** Renders the hits of the box. The script knows by `data-of` that they are those of the text in its field. */
export function boxHits(searched: string, ...parts: readonly (VNode | null)[]): VNode {
  return html`<div id="hits" data-of=${searched}>${parts}</div>`;
}

/** Renders links to what was found under a heading; null if nothing was. */
export function placeList(base: string, name: string, found: readonly FoundPlace[]): VNode | null {
  if (found.length === 0) return null;
  return html`<h2>${name}</h2>
    <ul>
      ${found.map((place) => html`<li><a href=${base + place.path}><span>${place.name}</span> ${place.hint ? html`<span class="hint">${place.hint}</span>` : null}</a></li>`)}
    </ul>`;
}

/** Finds the requests and the event with this id, with the paths of their pages. */
async function findById({ context, can }: PageRequest, scope: Scope, searched: string) {
  if (!can('see_requests')) return { requests: [], paths: [] };
  const { kysely } = context.db;
  const [{ rows: requests }, request, event] = await Promise.all([
    searchApiRequests(kysely, scope, { requestId: searched }, { after: null, limit: maxRequests }),
    findApiRequest(kysely, scope, searched),
    findEvent(kysely, scope, searched),
  ]);
  const paths = [
    ...requests.map(({ id }) => `/requests/${id}`),
    ...(request ? [`/requests/${request.id}`] : []),
    ...(event ? [`/events/${event.id}`] : []),
  ];
  return { requests, paths };
}

/** Links to the search in the other mode, if a number or id is found there. */
async function otherModeLink(request: PageRequest, searched: string): Promise<VNode | null> {
  const { context, scope, mode, base, language } = request;
  const other: Scope = { ...scope, livemode: !scope.livemode };
  const [shipments, { paths }] = await Promise.all([
    searchShipments(context.db, other, searched),
    findById(request, other, searched),
  ]);
  if (shipments.length + paths.length === 0) return null;
  const otherMode = mode === 'test' ? 'live' : 'test';
  const url = `${base.slice(0, -mode.length)}${otherMode}/search?${new URLSearchParams({ q: searched })}`;
  return html`<p><a href=${url}>${searchTexts[language].foundIn(sharedTexts[language].mode[otherMode])}</a></p>`;
}

/** Returns the text to search for. PostgreSQL stores no NUL, so nothing has a number or name with one. */
export function searchedText(search: URLSearchParams): string {
  const given = search.get('q') ?? '';
  return given.replaceAll('\0', '').trim().slice(0, maxSearched);
}

/** Renders what was found under a heading; null if nothing was. */
export function foundSection<Row>(
  name: string,
  columns: readonly Column<Row>[],
  rows: readonly Row[],
): VNode | null {
  return rows.length === 0 ? null : html`<h2>${name}</h2>${table(name, columns, rows, '')}`;
}
