import { searchAccounts } from '../../../db/query/account/account.ts';
import { isUndecided } from '../../../db/query/installation/problem-shipments.ts';
import {
  type FoundInstallationShipments,
  findAnyEvent,
  findAnyHandovers,
  type InstallationShipment,
  maxSorted,
  searchAllRequests,
  searchAllShipments,
  searchAllShipmentWords,
} from '../../../db/query/installation/search-installation.ts';
import { isNumberEnd } from '../../../db/query/number-end.ts';
import { searchUsers } from '../../../db/query/user/installation-user.ts';
import { html } from '../../html.ts';
import type { Language } from '../../language.ts';
import { personAbroad, readSearchText } from '../../shipment/search-words.ts';
import type { OperatorRequest, PageAnswer } from '../page-request.ts';
import { type FoundPlace, handoverName } from '../search/places.ts';
import { boxHits, foundSection, placeList, searchedText } from '../search/search.ts';
import { searchTexts } from '../search/text.ts';
import { boxField } from '../search-dialog.ts';
import { countryName } from '../shipment/goods.ts';
import { shipmentTexts } from '../shipment/text.ts';
import { numberText, sharedTexts } from '../text.ts';
import { badge, type Column, shipmentBadge, shipmentStateText, table, time, timeText } from '../view/data.ts';
import { numberedPager, pageNumber, rowsPerPage } from './numbered-pages.ts';
import { recordSeen } from './record-seen.ts';
import { supportTexts } from './support-text.ts';
import { operatorTexts } from './text.ts';
import { userTableColumns } from './users.ts';

const maxHits = 20;
/** Hits of a kind in the box. */
const maxInBox = 5;

interface AccountAndMode {
  readonly account_id: string;
  readonly account_name: string;
  readonly livemode: boolean;
}

/** The field of the address that asks for all hits among the shipments. */
const allField = 'all';

/** Finds accounts, users, shipments, requests and events of all accounts and both modes. */
export async function searchEverywhere(request: OperatorRequest): Promise<PageAnswer> {
  const list = shipmentTexts[request.language].list;
  const { context, base, language, can } = request;
  const text = operatorTexts[language].search;
  const {
    title,
    shipments: shipmentTitle,
    requests: requestTitle,
    handovers: handoverTitle,
  } = searchTexts[language];
  const searched = searchedText(request.search);
  if (searched === '') return { title, content: html`<p>${text.lead}</p>` };
  const { kysely } = context.db;
  if (request.search.has(allField)) return allShipments(request, searched);
  const [accounts, users, { rows: shipments, count, areSimilar }, requests, event, foundHandovers] =
    await Promise.all([
      searchAccounts(kysely, searched, maxHits),
      searchUsers(kysely, searched, maxHits),
      findShipments(request, searched, { offset: 0, limit: maxHits }),
      searchAllRequests(kysely, searched),
      findAnyEvent(kysely, searched),
      isNumberEnd(searched) ? findAnyHandovers(kysely, searched, maxHits) : [],
    ]);
  await recordSeen(request, [...shipments, ...requests, ...(event ? [event] : []), ...foundHandovers]);
  const modeName = (row: { readonly livemode: boolean }) =>
    sharedTexts[language].mode[row.livemode ? 'live' : 'test'];
  const ofAccount = (row: AccountAndMode) => `${row.account_name} · ${modeName(row)}`;
  const handovers = foundHandovers.map((row) => ({
    path: `${accountModePath(row)}/${row.kind === 'batch' ? 'batches' : 'manifests'}/${row.id}`,
    name: handoverName(row, request),
    hint: `${ofAccount(row)} · ${row.id}`,
  }));
  const shipmentsName = areSimilar ? searchTexts[language].similar(searched) : shipmentTitle;
  const groups: readonly (readonly [name: string, found: readonly FoundPlace[]])[] = [
    [
      shipmentsName,
      shipments.map((row) => ({
        path: shipmentPath(request, row),
        name: recipientName(row),
        hint: [shipmentHint(row, request), ofAccount(row)].join(' · '),
      })),
    ],
    [
      operatorTexts[language].accounts.title,
      accounts.map(({ id, name, email }) => ({ path: `/accounts/${id}`, name, hint: email })),
    ],
    [
      operatorTexts[language].account.users,
      users.flatMap(({ id, email, account_id, account_name }) => {
        const path = can('manage_users') ? `/users/${id}` : account_id && `/accounts/${account_id}`;
        return path === null ? [] : [{ path, name: email, hint: account_name ?? '' }];
      }),
    ],
    [
      requestTitle,
      requests.map((row) => ({
        path: `${accountModePath(row)}/requests/${row.id}`,
        name: row.request_id,
        hint: ofAccount(row),
      })),
    ],
    [
      text.events,
      (event ? [event] : []).map((row) => ({
        path: `${accountModePath(row)}/events/${row.id}`,
        name: row.id,
        hint: ofAccount(row),
      })),
    ],
    [handoverTitle, handovers],
  ];
  const hits =
    accounts.length + users.length + shipments.length + requests.length + (event ? 1 : 0) + handovers.length;
  const [only] = groups.flatMap(([, found]) => found);
  const none = hits === 0 ? html`<p class="none">${text.none(searched)}</p>` : null;
  if (request.search.has(boxField)) {
    const lists = groups.flatMap(([name, found]) => [
      placeList(base, name, found.slice(0, maxInBox)),
      name === shipmentsName && count > maxInBox
        ? html`<p><a href=${allLink(request, searched)}>${allText(request, count)}</a></p>`
        : null,
    ]);
    return { title, content: boxHits(searched, none, ...lists) };
  }
  if (hits === 1 && only) return { goTo: base + only.path };
  return {
    title,
    content: html`
      ${none && html`${none}<p>${text.lead}</p>`}
      ${foundSection(operatorTexts[language].accounts.title, accountColumns(request), accounts)}
      ${foundSection(operatorTexts[language].account.users, userTableColumns(request), users)}
      ${foundSection(shipmentsName, shipmentColumns(request), shipments)}
      ${count > shipments.length ? html`<p><a href=${allLink(request, searched)}>${allText(request, count)}</a></p>` : null}
      ${foundSection(
        requestTitle,
        [
          {
            name: text.requestId,
            cell: (found) =>
              html`<a href=${`${base}${accountModePath(found)}/requests/${found.id}`}><code>${found.request_id}</code></a>`,
          },
          {
            name: text.request,
            cell: ({ method, path, status }) => html`<code>${method} ${path}</code> ${status}`,
          },
          ...accountAndModeColumns(request),
          { name: list.created, cell: ({ created_at }) => time(created_at, language) },
        ],
        requests,
      )}
      ${foundSection(
        text.events,
        [
          {
            name: text.eventId,
            cell: (found) =>
              html`<a href=${`${base}${accountModePath(found)}/events/${found.id}`}><code>${found.id}</code></a>`,
          },
          { name: text.type, cell: ({ type }) => html`<code>${type}</code>` },
          {
            name: list.number,
            cell: (found) =>
              found.tracking_number &&
              html`<a href=${`${base}${accountModePath(found)}/shipments/${found.tracking_number}`}><code>${found.tracking_number}</code></a>`,
          },
          ...accountAndModeColumns(request),
        ],
        event ? [event] : [],
      )}
      ${placeList(base, handoverTitle, handovers)}
    `,
  };
}

interface HitsOfShipments extends FoundInstallationShipments {
  /** No shipment has the words themselves. */
  readonly areSimilar: boolean;
}

/** Finds shipments by a number, which the index may not have yet, or by what a person remembers of them. */
async function findShipments(
  { context }: OperatorRequest,
  searched: string,
  page: { readonly offset: number; readonly limit: number },
): Promise<HitsOfShipments> {
  const { kysely } = context.db;
  const numbered = await searchAllShipments(kysely, searched, page);
  if (numbered.count > 0) return { ...numbered, areSimilar: false };
  const { exact, atEnd, part, similar } = readSearchText(searched);
  const found = await searchAllShipmentWords(kysely, [exact, atEnd, part], page);
  if (found.count > 0) return { ...found, areSimilar: false };
  return { ...(await searchAllShipmentWords(kysely, [similar], page)), areSimilar: true };
}

/** Shows all shipments that the search finds, a page at a time. */
async function allShipments(request: OperatorRequest, searched: string): Promise<PageAnswer> {
  const { language, search } = request;
  const { shipments, allOf, none, sayMore } = operatorTexts[language].search;
  const asked = pageNumber(search, maxSorted);
  const { rows, count } = await findShipments(request, searched, {
    offset: (asked - 1) * rowsPerPage,
    limit: rowsPerPage,
  });
  await recordSeen(request, rows);
  const page = pageNumber(search, count);
  return {
    title: allOf(searched),
    head: { subtitle: allText(request, count) },
    content: html`
      ${count >= maxSorted ? html`<p class="hint">${sayMore}</p>` : null}
      ${table(shipments, shipmentColumns(request), rows, none(searched))}
      ${numberedPager(language, { page, rowCount: count, toLink: (to) => `${allLink(request, searched)}&page=${to}` })}
    `,
  };
}

function allLink({ base }: OperatorRequest, searched: string): string {
  return `${base}/search?${new URLSearchParams({ q: searched, [allField]: 'yes' })}`;
}

function allText({ language }: OperatorRequest, count: number): string {
  const { all } = operatorTexts[language].search;
  return all(count >= maxSorted ? `${numberText(maxSorted)}+` : numberText(count));
}

/** Who the parcel is for; its number if that is not known any more. */
function recipientName(row: InstallationShipment): string {
  return personAbroad(row).contact_name || row.tracking_number;
}

function placeOf(row: InstallationShipment, language: Language): string {
  const { city, country_code } = personAbroad(row);
  return [city, countryName(country_code, language)].filter(Boolean).join(', ');
}

/** The problem or state, place, order, number and day of a parcel in one line. */
function shipmentHint(row: InstallationShipment, { language, timeZone }: OperatorRequest): string {
  const { reference_no, tracking_number, created_at } = row;
  return [
    row.problem ? supportTexts[language].problems.reasons[row.problem] : shipmentStateText(row, language),
    placeOf(row, language),
    reference_no,
    tracking_number,
    timeText(created_at, language, timeZone),
  ]
    .filter(Boolean)
    .join(' · ');
}

function shipmentColumns(request: OperatorRequest): Column<InstallationShipment>[] {
  const { base, language } = request;
  const text = shipmentTexts[language].list;
  return [
    {
      name: text.recipient,
      cell: (row) =>
        html`<a href=${base + shipmentPath(request, row)}>${recipientName(row)}</a>
          <p class="hint">${placeOf(row, language)}</p>`,
    },
    {
      name: text.order,
      cell: ({ reference_no, tracking_number }) =>
        html`${reference_no}<p class="hint"><code>${tracking_number}</code></p>`,
    },
    {
      name: text.status,
      cell: (row) =>
        row.problem
          ? badge(supportTexts[language].problems.reasons[row.problem], 'bad')
          : shipmentBadge(row, language),
    },
    { name: text.created, cell: ({ created_at }) => time(created_at, language) },
    ...accountAndModeColumns(request),
  ];
}

/** Returns the path of an account's pages in one mode. */
function accountModePath({
  account_id,
  livemode,
}: {
  readonly account_id: string;
  readonly livemode: boolean;
}) {
  return `/accounts/${account_id}/${livemode ? 'live' : 'test'}`;
}

/** An unconfirmed shipment leads to the page where an operator gives its result. */
function shipmentPath(
  { can }: OperatorRequest,
  { problem, tracking_number, ...scope }: InstallationShipment,
): string {
  return isUndecided(problem) && can('resolve_shipments')
    ? `/unconfirmed/${tracking_number}`
    : `${accountModePath(scope)}/shipments/${tracking_number}`;
}

function accountColumns({ base, language }: OperatorRequest) {
  const text = operatorTexts[language];
  return [
    {
      name: text.accounts.name,
      cell: ({ id, name }: { id: string; name: string }) =>
        html`<a href=${`${base}/accounts/${id}`}>${name}</a>`,
    },
    { name: text.accounts.account, cell: ({ id }: { id: string }) => html`<code>${id}</code>` },
    { name: text.accounts.email, cell: ({ email }: { email: string }) => email },
  ];
}

/** Columns that name the account and the mode. */
function accountAndModeColumns({ base, language }: OperatorRequest) {
  const text = operatorTexts[language];
  return [
    {
      name: text.accounts.account,
      cell: ({ account_id, account_name }: AccountAndMode) =>
        html`<a href=${`${base}/accounts/${account_id}`}>${account_name}</a>`,
    },
    {
      name: text.unconfirmed.mode,
      cell: ({ livemode }: AccountAndMode) =>
        badge(sharedTexts[language].mode[livemode ? 'live' : 'test'], livemode ? 'good' : 'quiet'),
    },
  ];
}
