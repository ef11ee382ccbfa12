import type { Db } from '../../../db/client.ts';
import { searchAccounts } from '../../../db/query/account/account.ts';
import {
  findAnyEvent,
  findAnyHandover,
  type InstallationShipment,
  searchAllRequests,
  searchAllShipments,
  searchAllShipmentWords,
} from '../../../db/query/installation/search-installation.ts';
import { searchUsers } from '../../../db/query/user/installation-user.ts';
import { html } from '../../html.ts';
import { readSearchText } from '../../shipment/search-words.ts';
import type { OperatorRequest, PageAnswer } from '../page-request.ts';
import type { FoundPlace } from '../search/places.ts';
import { boxHits, foundSection, placeList, searchedText } from '../search/search.ts';
import { searchTexts } from '../search/text.ts';
import { boxField } from '../search-dialog.ts';
import { shipmentTexts } from '../shipment/text.ts';
import { sharedTexts } from '../text.ts';
import { shipmentBadge, time } from '../view/data.ts';
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
  const [accounts, users, shipments, requests, event, handover] = await Promise.all([
    searchAccounts(kysely, searched, maxHits),
    searchUsers(kysely, searched, maxHits),
    findShipments(context.db, searched),
    searchAllRequests(kysely, searched),
    findAnyEvent(kysely, searched),
    findAnyHandover(kysely, searched),
  ]);
  const modeName = (row: { readonly livemode: boolean }) =>
    sharedTexts[language].mode[row.livemode ? 'live' : 'test'];
  const ofAccount = (row: AccountAndMode) => `${row.account_name} · ${modeName(row)}`;
  const handovers = handover
    ? [
        {
          path: `${accountModePath(handover)}/${handover.kind === 'batch' ? 'batches' : 'manifests'}/${handover.id}`,
          name: handover.id,
          hint: ofAccount(handover),
        },
      ]
    : [];
  const groups: readonly (readonly [name: string, found: readonly FoundPlace[]])[] = [
    [
      shipmentTitle,
      shipments.map((row) => ({
        path: shipmentPath(request, row),
        name: row.tracking_number,
        hint: ofAccount(row),
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
    const lists = groups.map(([name, found]) => placeList(base, name, found.slice(0, maxInBox)));
    return { title, content: boxHits(searched, none, ...lists) };
  }
  if (hits === 1 && only) return { goTo: base + only.path };
  return {
    title,
    content: html`
      ${none && html`${none}<p>${text.lead}</p>`}
      ${foundSection(operatorTexts[language].accounts.title, accountColumns(request), accounts)}
      ${foundSection(operatorTexts[language].account.users, userTableColumns(request), users)}
      ${foundSection(
        shipmentTitle,
        [
          {
            name: list.number,
            cell: (found) =>
              html`<a href=${base + shipmentPath(request, found)}><code>${found.tracking_number}</code></a>`,
          },
          { name: list.status, cell: (row) => shipmentBadge(row, language) },
          ...accountAndModeColumns(request),
          { name: list.created, cell: ({ created_at }) => time(created_at, language) },
        ],
        shipments,
      )}
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

/** Finds shipments by a number, which the index may not have yet, or by what a person remembers of them. */
async function findShipments(db: Db, searched: string): Promise<InstallationShipment[]> {
  const numbered = await searchAllShipments(db, searched);
  if (numbered.length > 0) return numbered;
  const { exact, atEnd, part, similar } = readSearchText(searched);
  const found = await searchAllShipmentWords(db.kysely, [exact, atEnd, part]);
  return found.length > 0 ? found : searchAllShipmentWords(db.kysely, [similar]);
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
  { is_unconfirmed, tracking_number, ...scope }: InstallationShipment,
): string {
  return is_unconfirmed && can('resolve_shipments')
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
      cell: (row: AccountAndMode) => sharedTexts[language].mode[row.livemode ? 'live' : 'test'],
    },
  ];
}
