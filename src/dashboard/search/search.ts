import type { VNode } from 'preact';
import { findApiRequest, searchApiRequests } from '../../../db/query/account/api-request.ts';
import { type FoundShipment, searchShipments } from '../../../db/query/shipment/list-shipments.ts';
import { findEvent } from '../../../db/query/webhook/event.ts';
import type { Scope } from '../../../db/scope.ts';
import { html } from '../../html.ts';
import type { ApiContext } from '../../http/operation.ts';
import type { PageAnswer, PageRequest } from '../page-request.ts';
import { requestColumns } from '../request/requests.ts';
import { listedColumns, readShipments } from '../shipment/list.ts';
import { shipmentTexts } from '../shipment/text.ts';
import { sharedTexts } from '../text.ts';
import { type Column, shipmentBadge, table, time } from '../view/data.ts';
import { searchTexts } from './text.ts';

const maxRequests = 20;
const maxNamed = 20;
const maxCharacters = 200;

/** Finds a shipment, request or event by a number or an id, and shipments by the recipient's name. Opens the only hit. */
export async function search(request: PageRequest): Promise<PageAnswer> {
  const { context, scope, base, language } = request;
  const text = searchTexts[language];
  const searched = searchedText(request.search);
  if (searched === '') return { title: text.title, content: html`<p>${text.lead}</p>` };
  const { shipments, requests, paths } = await findByNumber(context, scope, searched);
  if (paths.length === 1) return { goTo: base + paths[0] };
  const named = await readShipments(request, { limit: maxNamed }, { recipient_name: searched });
  const [only, ...others] = named.rows;
  const isOnly = paths.length + others.length === 0 && named.next === null;
  if (only && isOnly) return { goTo: `${base}/shipments/${only.id}` };
  const isFound = paths.length > 0 || only !== undefined;
  const elsewhere = isFound ? null : await otherModeLink(request, searched);
  return {
    title: text.title,
    content: html`
      ${isFound ? null : html`<p class="none">${text.none(searched)}</p>${elsewhere}<p>${text.lead}</p>`}
      ${foundSection(text.shipments, shipmentColumns(request), shipments)}
      ${foundSection(text.recipients(searched), listedColumns(request), named.rows)}
      ${
        named.next === null
          ? null
          : html`<p><a href=${`${base}/shipments?${new URLSearchParams({ recipient: searched })}`}>${text.older}</a></p>`
      }
      ${foundSection(text.requests, requestColumns(request), requests)}
    `,
  };
}

/** Finds what has this number or id, with the paths of all hits' pages. */
async function findByNumber({ db }: ApiContext, scope: Scope, searched: string) {
  const { kysely } = db;
  const [shipments, { rows: requests }, request, event] = await Promise.all([
    searchShipments(db, scope, searched),
    searchApiRequests(kysely, scope, { requestId: searched }, { after: null, limit: maxRequests }),
    findApiRequest(kysely, scope, searched),
    findEvent(kysely, scope, searched),
  ]);
  const paths = [
    ...shipments.map((shipment) => `/shipments/${shipment.tracking_number}`),
    ...requests.map(({ id }) => `/requests/${id}`),
    ...(request ? [`/requests/${request.id}`] : []),
    ...(event ? [`/events/${event.id}`] : []),
  ];
  return { shipments, requests, paths };
}

/** Links to the search in the other mode, if a number or id is found there. */
async function otherModeLink(
  { context, scope, mode, base, language }: PageRequest,
  searched: string,
): Promise<VNode | null> {
  const { paths } = await findByNumber(context, { ...scope, livemode: !scope.livemode }, searched);
  if (paths.length === 0) return null;
  const other = mode === 'test' ? 'live' : 'test';
  const url = `${base.slice(0, -mode.length)}${other}/search?${new URLSearchParams({ q: searched })}`;
  return html`<p><a href=${url}>${searchTexts[language].foundIn(sharedTexts[language].mode[other])}</a></p>`;
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

function shipmentColumns({ base, language }: PageRequest): Column<FoundShipment>[] {
  const text = shipmentTexts[language].list;
  return [
    {
      name: text.number,
      cell: ({ tracking_number: id }) => html`<a href=${`${base}/shipments/${id}`}><code>${id}</code></a>`,
    },
    { name: text.status, cell: (row) => shipmentBadge(row, language) },
    { name: text.reference, cell: ({ reference_no }) => reference_no ?? '' },
    { name: text.created, cell: ({ created_at }) => time(created_at, language) },
  ];
}
