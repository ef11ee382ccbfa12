import type { VNode } from 'preact';
import { findApiRequest, searchApiRequests } from '../../../db/query/account/api-request.ts';
import { searchShipments } from '../../../db/query/shipment/list-shipments.ts';
import { findEvent } from '../../../db/query/webhook/event.ts';
import type { Scope } from '../../../db/scope.ts';
import { html } from '../../html.ts';
import type { PageAnswer, PageRequest } from '../page-request.ts';
import { requestColumns } from '../request/requests.ts';
import { findShipments, listedColumns } from '../shipment/list.ts';
import { sharedTexts } from '../text.ts';
import { type Column, table } from '../view/data.ts';
import { searchTexts } from './text.ts';

const maxRequests = 20;
const maxShipments = 20;
const maxCharacters = 200;

/** Finds shipments by what a person remembers of them, and requests and events by their ids. Opens the only hit. */
export async function search(request: PageRequest): Promise<PageAnswer> {
  const { scope, base, language } = request;
  const text = searchTexts[language];
  const searched = searchedText(request.search);
  if (searched === '') return { title: text.title, content: html`<p>${text.lead}</p>` };
  const [{ rows: shipments, hasMore, areSimilar }, { requests, paths }] = await Promise.all([
    findShipments(request, searched, maxShipments),
    findById(request, scope, searched),
  ]);
  const [only, ...others] = [...shipments.map(({ id }) => `/shipments/${id}`), ...paths];
  if (only && others.length === 0 && !areSimilar) return { goTo: base + only };
  const elsewhere = only ? null : await otherModeLink(request, searched);
  return {
    title: text.title,
    content: html`
      ${only ? null : html`<p class="none">${text.none(searched)}</p>${elsewhere}<p>${text.lead}</p>`}
      ${foundSection(areSimilar ? text.similar(searched) : text.shipments, listedColumns(request), shipments)}
      ${
        hasMore
          ? html`<p><a href=${`${base}/shipments?${new URLSearchParams({ q: searched })}`}>${text.more}</a></p>`
          : null
      }
      ${foundSection(text.requests, requestColumns(request), requests)}
    `,
  };
}

/** Finds the requests and the event with this id, with the paths of their pages. */
async function findById({ context, can }: PageRequest, scope: Scope, searched: string) {
  if (!can('see_developer_pages')) return { requests: [], paths: [] };
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
  return given.replaceAll('\0', '').trim().slice(0, maxCharacters);
}

/** Renders what was found under a heading; null if nothing was. */
export function foundSection<Row>(
  name: string,
  columns: readonly Column<Row>[],
  rows: readonly Row[],
): VNode | null {
  return rows.length === 0 ? null : html`<h2>${name}</h2>${table(name, columns, rows, '')}`;
}
