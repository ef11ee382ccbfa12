import type { VNode } from 'preact';
import {
  countShipments,
  maxSortedShipments,
  type ShipmentFilter,
  type SortedBy,
  searchShipmentPage,
  sortShipmentPage,
} from '../../../db/query/shipment/list-shipments.ts';
import { findShipment } from '../../../db/query/shipment/shipment.ts';
import { searchShipments } from '../../../db/query/shipment/shipment-number.ts';
import type { Words } from '../../../db/query/shipment/shipment-search.ts';
import { countInQueue } from '../../../db/query/shipment/work-queue.ts';
import { listSavedFilters } from '../../../db/query/user/saved-filter.ts';
import { findDisputes } from '../../../db/query/wallet/charge-dispute.ts';
import type { Schemas } from '../../../generated/operations.ts';
import { isLine } from '../../account/account-input.ts';
import { ApiError } from '../../contract/errors.ts';
import type { Input } from '../../contract/operation.ts';
import { html } from '../../html.ts';
import { listShipmentsBy } from '../../operation/shipment.ts';
import {
  maxSearched,
  personAbroad,
  readSearchText,
  samePhoneDigits,
  shipmentSearch,
} from '../../shipment/search-words.ts';
import { shipmentDetail } from '../../shipment/view.ts';
import { pageTexts } from '../../tracking/page/page-text.ts';
import { statuses } from '../../tracking/status.ts';
import { addFilter, deleteFilter } from '../../user/preferences.ts';
import { homeTexts } from '../home/text.ts';
import {
  type ExportedList,
  exportList,
  type FilterField,
  type Found,
  filterOf,
  firstDay,
  firstRows,
  givenFields,
  lastDay,
  readChoice,
  refuseField,
  showList,
  visibleColumns,
} from '../list.ts';
import { type PageAnswer, type PageRequest, refusePage, toActor } from '../page-request.ts';
import { orApiError, runOperation } from '../run-operation.ts';
import { boundedText } from '../text.ts';
import { justBefore, localMinute, startOfDay } from '../time.ts';
import { field } from '../view/field.ts';
import { hiddenFields } from '../view/form.ts';
import { cancellationNotice } from './cancel-many.ts';
import { aboveQuoteColumn, availableColumns, type DisputedShipment, selectColumn } from './columns.ts';
import { carrierName } from './goods.ts';
import { handOverLinks, printAllForm, selectionBar } from './selection-bar.ts';
import { shipmentTexts } from './text.ts';

type Shipment = Schemas['ShipmentDetail'];
/** The contract's rules check the values, and say what is wrong with them. */
type ApiQuery = Readonly<Partial<Record<keyof Input<'listShipments'>['query'], unknown>>>;
/** Filters that listShipments lacks. */
type PageFilter = Omit<ShipmentFilter, keyof ApiQuery>;
type Filter = Omit<ApiQuery, 'cursor' | 'limit'> & PageFilter & { readonly sort?: Order };
/** Only the first two have an index (docs/design/dashboard.md, Lists of shipments). */
type Order = 'newest' | 'oldest' | SortedBy;

const moneyQueues: readonly string[] = ['cost_above_quote', 'held'];

/** Returns the queues that the user may see, with their names. */
export function queueNames({ language, can }: PageRequest): [queue: string, name: string][] {
  const all = Object.entries<string>(homeTexts[language].queue.reasons);
  return can('see_prices') ? all : all.filter(([queue]) => !moneyQueues.includes(queue));
}

/** Days are whole days in the zone of the user. */
export function shipmentList(request: PageRequest): ExportedList<DisputedShipment, Filter> {
  const { language, mode, can } = request;
  const text = shipmentTexts[language].list;
  const queues = queueNames(request);
  const isOfDearer = request.search.get('queue') === 'cost_above_quote';
  const sorts = (['oldest', 'destination', 'reference', 'price'] as const).filter(
    (sort) => sort !== 'price' || can('see_prices'),
  );
  const carrier = request.search.get('carrier') ?? '';
  // The words of a shipment are those of its recipient too.
  const search: FilterField<Filter> = {
    label: text.search,
    maxLength: maxSearched,
    read: (q) => ({ search: shipmentSearch(request.scope, q) }),
  };
  // Shops keep notes on the recipient here, and a list that is empty answers, too.
  const metadataKey: FilterField<Filter> = {
    label: text.metadataKey,
    read: (key, { metadata_value: value = '' }) => ({ metadata: { [key]: value } }),
  };
  const metadataValue: FilterField<Filter> = {
    label: text.metadataValue,
    read: (_, { metadata_key: key }) => (key?.trim() ? {} : refuseField(text.noMetadataKey, 'metadata_key')),
  };
  return {
    path: '/shipments',
    fileName: `shipments-${mode}`,
    title: text.title,
    none: homeTexts[language].none,
    noMatch: text.none,
    pageSize: 25,
    columns: visibleColumns(request, [
      ...(can('print') ? [selectColumn(request)] : []),
      ...availableColumns(request),
      ...(isOfDearer ? [aboveQuoteColumn(request)] : []),
    ]),
    filters: {
      ...(can('see_recipients') ? { q: search } : {}),
      status: {
        label: text.status,
        options: statuses.map((one) => [one, pageTexts[language].status[one]] as const),
        read: (status) => ({ status }),
      },
      step: { label: null, read: (sub_status) => ({ sub_status }) },
      printed: {
        label: text.printed,
        options: [
          ['no', text.notPrinted],
          ['yes', text.isPrinted],
        ],
        read: (given) => ({ is_printed: readChoice(['no', 'yes'], given) === 'yes' ? 'true' : 'false' }),
      },
      queue: {
        label: homeTexts[language].queue.title,
        options: queues,
        read: (given) => {
          const queue = readChoice(
            queues.map(([name]) => name),
            given,
          );
          return { queue, ...(can('see_prices') ? {} : { without_costs: true }) };
        },
      },
      carrier: {
        label: null,
        options: [[carrier, carrierName(carrier, request)]],
        read: (carrier_code) => ({ carrier_code }),
      },
      destination_country: {
        label: text.destination,
        hint: text.countryHint,
        read: (destination_country) => ({ destination_country }),
      },
      service_tier_id: { label: text.service, read: (service_tier_id) => ({ service_tier_id }) },
      reference_no: { label: text.reference, read: (reference_no) => ({ reference_no }) },
      waybill_number: { label: text.waybill, read: (waybill_number) => ({ waybill_number }) },
      return_of: { label: text.returnOf, read: (return_of) => ({ return_of }) },
      manifest_id: { label: text.manifest, read: (manifest_id) => ({ manifest_id }) },
      tag: { label: text.tag, read: (tag) => ({ tag }) },
      ...(can('see_recipients') ? { metadata_key: metadataKey, metadata_value: metadataValue } : {}),
      created_from: firstDay(request, text.createdFrom, (moment) => ({ created_after: justBefore(moment) })),
      created_to: lastDay(request, text.createdTo, 'created_from', (created_before) => ({ created_before })),
      changed_since: firstDay(request, text.changedSince, (moment) => ({
        updated_after: justBefore(moment),
      })),
      sort: {
        label: text.sort,
        any: text.newestFirst,
        options: sorts.map((sort) => [sort, text.sorts[sort]] as const),
        read: (given) => ({ sort: readChoice(sorts, given) }),
      },
    },
    search: async (filter, page) => {
      const { rows, ...found } = await searchSummaries(request, filter, page);
      const details = await readDetails(request, rows);
      if (!isOfDearer) return { ...found, rows: details };
      const numbers = details.map(({ id }) => id);
      const disputes = await findDisputes(request.context.db.kysely, request.scope, numbers);
      return { ...found, rows: details.map((row) => ({ ...row, dispute: disputes.get(row.id) })) };
    },
  };
}

function searchSummaries(
  request: PageRequest,
  { sort, ...filter }: Partial<Filter>,
  { cursor, limit }: { readonly cursor: string | null; readonly limit: number },
): Promise<Found<Schemas['ShipmentSummary']>> {
  const { manifest_id, sub_status, search, without_costs, ...query } = filter;
  const only = { manifest_id, sub_status, search, without_costs };
  return readSummaries(request, { ...query, limit, ...(cursor === null ? {} : { cursor }) }, only, sort);
}

/** Returns the numbers of the first shipments that match the fields of a list, at most `max`, and whether more match. */
export async function matchingIds(
  request: PageRequest,
  fields: { readonly get: (name: string) => string | null },
  max: number,
): Promise<{ readonly ids: readonly string[]; readonly isMore: boolean }> {
  const { path, title, none, pageSize, filters } = shipmentList(request);
  const search = (filter: Partial<Filter>, page: Parameters<typeof searchSummaries>[2]) =>
    searchSummaries(request, filter, page);
  const list = { path, title, none, pageSize, filters, columns: [], search };
  const { rows, isMore } = await firstRows(list, givenFields(list, fields), max);
  return { ids: rows.map(({ id }) => id), isMore };
}

/**
 * Searches shipments with the contract's rules for the query of listShipments, which say what is wrong with it.
 * @param only filters that only pages have
 */
export async function readShipments(
  request: Pick<PageRequest, 'context' | 'scope' | 'requestId' | 'user' | 'origin' | 'language'>,
  query: ApiQuery & { readonly [Name in keyof PageFilter]?: never },
  only: PageFilter = {},
): Promise<Found<Shipment>> {
  const { rows, ...found } = await readSummaries(request, query, only);
  return { ...found, rows: await readDetails(request, rows) };
}

async function readSummaries(
  request: Parameters<typeof readShipments>[0],
  query: ApiQuery,
  only: PageFilter,
  order: Order = 'newest',
): Promise<Found<Schemas['ShipmentSummary']>> {
  let reached: string | undefined;
  let isUnsorted = false;
  const by = order === 'newest' || order === 'oldest' ? undefined : order;
  const search = listShipmentsBy(
    async (db, scope, given, page) => {
      const filter = { ...given, ...only };
      const sorted = by && (await sortShipmentPage(db, scope, filter, { ...page, by }));
      if (sorted) return sorted;
      isUnsorted = by !== undefined;
      const found = await searchShipmentPage(db, scope, filter, page);
      reached = page.order === 'updated' ? found.stoppedAt?.updated_at : found.stoppedAt?.created_at;
      return found;
    },
    order === 'oldest' ? 'oldest' : 'newest',
  );
  const reply = await orApiError(runOperation(request, 'listShipments', search, { query }));
  if (!(reply instanceof ApiError)) {
    const { data, next_cursor: next } = reply.data;
    const note = isUnsorted
      ? shipmentTexts[request.language].list.tooManyToSort(maxSortedShipments)
      : undefined;
    return { rows: data, next, reached, note };
  }
  const { violations } = reply.options;
  if (!violations) throw reply;
  return { rows: [], next: null, violations };
}

export interface FoundShipments {
  readonly rows: readonly Shipment[];
  readonly hasMore: boolean;
  /** No shipment has the words, and these have similar ones. */
  readonly areSimilar: boolean;
}

/**
 * Finds shipments by a number, which the index may not have yet, or by what a person remembers of them: those with the whole
 * words or number first, then those whose number ends so, then all others.
 */
export async function searchByText(
  request: PageRequest,
  text: string,
  limit: number,
): Promise<FoundShipments> {
  const { context, scope } = request;
  const numbered = await searchShipments(context.db, scope, text);
  if (numbered.length > 0)
    return { rows: await readDetails(request, numbered), hasMore: false, areSimilar: false };
  if (!request.can('see_recipients')) return { rows: [], hasMore: false, areSimilar: false };
  const { exact, atEnd, part, similar } = readSearchText(text);
  const read = async (words: Words) => {
    const { rows, next } = await readSummaries(
      request,
      { limit },
      { search: shipmentSearch(scope, text, words) },
    );
    return { rows: await readDetails(request, rows), hasMore: next !== null };
  };
  const found = new Map<string, Shipment>();
  let hasMore = false;
  for (const words of [exact, atEnd, part]) {
    if (found.size >= limit) break;
    const page = await read(words);
    ({ hasMore } = page);
    for (const row of page.rows) found.set(row.id, row);
  }
  const sameDigits = ({ recipient, sender, return_of }: Shipment) =>
    samePhoneDigits(personAbroad({ return_of: return_of ?? null, recipient, sender })?.phone ?? '', text);
  if (found.size > 0)
    return {
      rows: [...found.values()].toSorted((one, other) => sameDigits(other) - sameDigits(one)).slice(0, limit),
      hasMore: hasMore || found.size > limit,
      areSimilar: false,
    };
  const fitting = await read(similar);
  return { ...fitting, areSimilar: fitting.rows.length > 0 };
}

/** Reads what a list of the API leaves out. `findShipment` joins these reads to a few statements. */
async function readDetails(
  { context, scope }: Pick<PageRequest, 'context' | 'scope'>,
  shipments: readonly Pick<Schemas['ShipmentSummary'], 'tracking_number'>[],
): Promise<Shipment[]> {
  const found = await Promise.all(
    shipments.map(({ tracking_number: number }) => findShipment(context.db, scope, number)),
  );
  return found.flatMap((shipment) => (shipment ? [shipmentDetail(shipment)] : []));
}

/** Shows the shipments that match the filters, as tabs of work to do, with a bar that acts on those that are selected. */
export async function showShipments(request: PageRequest): Promise<PageAnswer> {
  const { base, context, language, scope, search } = request;
  const list = shipmentList(request);
  const { status, isValid, csvUrl, form, results, hasRows, filter } = await showList(request, list);
  const text = shipmentTexts[language].list;
  const total =
    isValid && hasRows ? await countShipments(context.db.kysely, scope, filter as ShipmentFilter) : null;
  return {
    title: text.title,
    status,
    // Of the shipment that the drawer shows.
    drawsLabel: true,
    head: {
      actions: html`${request.can('book') ? html`<a class="main" href=${`${base}/shipments/new`}>${text.create}</a>` : null}
        <a href=${csvUrl}>${text.export}</a>`,
    },
    content: html`
      ${await tabs(request)}
      ${await cancellationNotice(request)}
      ${form}
      ${
        total &&
        html`<div class="toolbar">
          <p class="total">${text.matches(total.count, total.isMore)}</p>
          ${search.get('queue') === 'to_print' ? printAllForm(request, givenFields(list, search), total) : null}
          ${search.get('queue') === 'to_hand_over' ? await handOverLinks(request, search.get('carrier')) : null}
        </div>`
      }
      ${
        total && request.can('print')
          ? html`<form method="post" action=${`${base}/shipments/selected`} data-rows>
              ${hiddenFields(Object.entries(givenFields(list, search)))} ${results} ${selectionBar(request, total)}
            </form>`
          : results
      }
    `,
  };
}

export function exportShipments(request: PageRequest): Promise<PageAnswer> {
  return exportList(request, shipmentList(request));
}

/** Returns the filters of an address, as they are saved. */
function filtersIn(request: PageRequest, search: URLSearchParams): string {
  return String(new URLSearchParams(givenFields(shipmentList(request), search)));
}

/** A tab counts to this number. */
const maxInTab = 500;
/** A user has up to 20 saved filters, and each page of the list counts them all. */
const tabBounds = { count: maxInTab, entries: 2_000, shipments: maxInTab };
const tabQueues = ['to_print', 'to_hand_over', 'problems'] as const;

/** Shows the usual work and the user's own filters as tabs, and the form that saves the current filters as one. */
async function tabs(request: PageRequest): Promise<VNode> {
  const { context, user, base, language, origin, timeZone, scope, can } = request;
  const text = shipmentTexts[language].list;
  const { kysely } = context.db;
  const today = localMinute(origin.now, timeZone).slice(0, 10);
  const booked = { created_after: justBefore(startOfDay(today, timeZone) ?? '') };
  const [filters, ofToday, ...counts] = await Promise.all([
    listSavedFilters(kysely, user.id),
    countShipments(kysely, scope, booked, tabBounds),
    ...tabQueues.map((queue) =>
      countInQueue(kysely, scope, { queue, withoutCosts: !can('see_prices') }, maxInTab),
    ),
  ]);
  const list = shipmentList(request);
  const ofFilters = await Promise.all(
    filters.map(async ({ search: saved }) => {
      const filter = filterOf(list, new URLSearchParams(saved));
      if (filter === null) return undefined;
      const { count, isMore } = await countShipments(kysely, scope, filter as ShipmentFilter, tabBounds);
      return boundedText(count, isMore);
    }),
  );
  const { reasons } = homeTexts[language].queue;
  const inTab = (count = 0) => boundedText(Math.min(count, maxInTab), count > maxInTab);
  const work: readonly (readonly [name: string, search: string, count?: string | undefined])[] = [
    [text.allTab, ''],
    ...tabQueues.map(
      (queue, at) => [reasons[queue], `queue=${queue}&sort=oldest`, inTab(counts[at])] as const,
    ),
    [text.today, `created_from=${today}`, boundedText(ofToday.count, ofToday.isMore)],
  ];
  const search = filtersIn(request, request.search);
  const unsorted = tabOf(search);
  const link = (name: string, to: string, count?: string) =>
    html`<a
      href=${`${base}/shipments${to && `?${to}`}`}
      aria-current=${tabOf(to) === unsorted ? 'page' : undefined}
      >${name}${count === undefined ? null : html` <span class="count">${count}</span>`}</a
    >`;
  const isKnown = [...work.map(([, to]) => to), ...filters.map((filter) => filter.search)].some(
    (to) => tabOf(to) === unsorted,
  );
  return html`
    <nav class="tabs" aria-label=${text.saved}>
      ${work.map(([name, to, count]) => link(name, filtersIn(request, new URLSearchParams(to)), count))}
      ${filters.map(
        (filter, at) =>
          html`<form method="post" action=${`${base}/shipments/filters/${filter.id}`} class="chip">
            ${link(filter.name, filter.search, ofFilters[at])}
            <button aria-label=${text.remove(filter.name)} title=${text.remove(filter.name)}>×</button>
          </form>`,
      )}
    </nav>
    ${
      isKnown || !request.can('save_filters')
        ? null
        : html`<form method="post" action=${`${base}/shipments/filters`} class="inline">
            <input type="hidden" name="search" value=${search} />
            ${field({ name: 'name', label: text.filterName, isRequired: true, maxLength: 60, autocomplete: 'off' })}
            <button>${text.save}</button>
          </form>`
    }
  `;
}

/** The same rows in another order are the same tab, and so are those of one carrier. */
function tabOf(search: string): string {
  const fields = new URLSearchParams(search);
  fields.delete('sort');
  fields.delete('carrier');
  return String(fields);
}

/** Saves filters under a name. Returns the reason if it refused to. */
export async function saveFilter(request: PageRequest): Promise<PageAnswer> {
  const { context, form, base, user, language } = request;
  const text = shipmentTexts[language].list;
  const name = form.one('name').trim();
  const search = filtersIn(request, new URLSearchParams(form.one('search')));
  const listPath = `${base}/shipments?${search}`;
  const refused = (reason: string): PageAnswer => ({
    title: text.title,
    status: 400,
    content: html`<p class="alert" role="alert">${reason}</p><p><a href=${listPath}>${shipmentTexts[language].detail.back}</a></p>`,
  });
  if (!isLine(name, 60)) return refused(text.nameFault);
  if (search === '' || search.length > 2000) return refusePage('INVALID_FIELD');
  const isSaved = await addFilter(context.db.kysely, toActor(request), user.id, { name, search });
  return isSaved ? { goTo: listPath } : refused(text.tooMany);
}

/** Removes a saved filter, and shows its list, where it can be saved again. */
export async function removeFilter(request: PageRequest): Promise<PageAnswer> {
  const { context, path, user, base } = request;
  const removed = await deleteFilter(context.db.kysely, toActor(request), user.id, path.id ?? '');
  return removed ? { goTo: `${base}/shipments?${removed.search}` } : refusePage('NOT_FOUND');
}
