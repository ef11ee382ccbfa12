import type { VNode } from 'preact';
import { listSavedFilters } from '../../../db/query/user/saved-filter.ts';
import type { Schemas } from '../../../generated/operations.ts';
import { isLine } from '../../account/account-input.ts';
import type { Violation } from '../../contract/errors.ts';
import { html } from '../../html.ts';
import { pageTexts } from '../../tracking/page/page-text.ts';
import { statuses } from '../../tracking/status.ts';
import { addFilter, deleteFilter } from '../../user/preferences.ts';
import { violationText } from '../contract-text.ts';
import { homeTexts } from '../home/text.ts';
import { actorOf, type PageAnswer, type PageRequest, refusePage } from '../page-request.ts';
import { sharedTexts } from '../text.ts';
import { amountText, type Column, shipmentBadge, table, time, zoneName } from '../view/data.ts';
import { alertText, field, selectField } from '../view/field.ts';
import { pager, pagerTexts } from '../view/pager.ts';
import { countryName } from './goods.ts';
import {
  type FilterLine,
  filterLines,
  filtersOf,
  notConfirmed,
  readShipments,
  shipmentQuery,
} from './list-query.ts';
import { shipmentTexts } from './text.ts';

/** Shows the user's filters as links, and the form that saves the current ones. */
async function savedFilterLinks(
  { context, user, base, language }: PageRequest,
  current: URLSearchParams,
): Promise<VNode> {
  const text = shipmentTexts[language].list;
  const filters = await listSavedFilters(context.db.kysely, user.id);
  const mayChange = user.role !== 'viewer';
  const search = String(filtersOf(current));
  return html`
    ${
      filters.length > 0
        ? html`<nav class="saved" aria-label=${text.saved}>
            ${filters.map(
              (filter) =>
                html`<form method="post" action=${`${base}/shipments/filters/${filter.id}`} class="chip">
                  <a href=${`${base}/shipments?${filter.search}`} aria-current=${filter.search === search ? 'page' : undefined}>
                    ${filter.name}
                  </a>
                  ${mayChange ? html`<button aria-label=${text.remove(filter.name)} title=${text.remove(filter.name)}>×</button>` : null}
                </form>`,
            )}
          </nav>`
        : null
    }
    ${
      mayChange && search !== '' && !filters.some((filter) => filter.search === search)
        ? html`<form method="post" action=${`${base}/shipments/filters`} class="inline">
            <input type="hidden" name="search" value=${search} />
            ${field({ name: 'name', label: text.filterName, isRequired: true, maxLength: 60, autocomplete: 'off' })}
            <button>${text.save}</button>
          </form>`
        : null
    }
  `;
}

/** Saves filters under a name. Returns the reason if it refused to. */
export async function saveFilter(request: PageRequest): Promise<PageAnswer> {
  const { context, form, base, user, language } = request;
  const text = shipmentTexts[language].list;
  const name = form.one('name').trim();
  const search = String(filtersOf(new URLSearchParams(form.one('search'))));
  const place = `${base}/shipments?${search}`;
  const refused = (reason: string): PageAnswer => ({
    title: text.title,
    status: 400,
    content: html`<p class="alert" role="alert">${reason}</p><p><a href=${place}>${shipmentTexts[language].detail.back}</a></p>`,
  });
  if (!isLine(name, 60)) return refused(text.nameFault);
  if (search === '' || search.length > 2000) return refusePage('INVALID_FIELD');
  const isSaved = await addFilter(context.db.kysely, actorOf(request), user.id, { name, search });
  return isSaved ? { goTo: place } : refused(text.tooMany);
}

/** Removes a saved filter, and shows its list, where it can be saved again. */
export async function removeFilter(request: PageRequest): Promise<PageAnswer> {
  const { context, path, user, base } = request;
  const removed = await deleteFilter(context.db.kysely, actorOf(request), user.id, path.id ?? '');
  return removed ? { goTo: `${base}/shipments?${removed.search}` } : refusePage('NOT_FOUND');
}

const pageSize = 25;

/** Shows the shipments that match the filters, newest first. */
export async function showShipments(request: PageRequest): Promise<PageAnswer> {
  const { base, language } = request;
  const given = request.search;
  const { query, only, faults } = shipmentQuery(given, request.timeZone);
  const isUsable = Object.keys(faults).length === 0;
  const { shipments, nextCursor, reached, violations } = isUsable
    ? await readShipments(request, { ...query, limit: pageSize }, only)
    : nothingFound;
  const isValid = isUsable && violations.length === 0;
  const columns = listedColumns(request);
  const filters = String(filtersOf(given));
  const text = shipmentTexts[language].list;
  return {
    title: text.title,
    status: isValid ? 200 : 400,
    content: html`
      <p class="buttons top">
        ${request.user.role === 'viewer' ? null : html`<a class="main" href=${`${base}/shipments/new`}>${text.create}</a>`}
        <a href=${`${base}/shipments.csv${filters ? `?${filters}` : ''}`}>${text.export}</a>
      </p>
      ${await savedFilterLinks(request, given)}
      ${alertText(isValid ? undefined : sharedTexts[language].filter.invalid, true)}
      ${filterForm(request, given, errorsOf(request, { faults, violations }))}
      ${table(text.title, columns, shipments, reached ? pagerTexts[language].noneSoFar : [...given.values()].every((value) => value === '') ? homeTexts[language].none : text.none)}
      ${pager(language, {
        first: given.has('cursor') ? addressOf(base, given, null) : null,
        next: nextCursor && addressOf(base, given, nextCursor),
        reached,
      })}
    `,
  };
}

export function listedColumns({ base, language }: PageRequest): Column<Schemas['ShipmentDetail']>[] {
  const text = shipmentTexts[language].list;
  return [
    {
      name: text.number,
      cell: ({ id }) => html`<a href=${`${base}/shipments/${id}`}><code>${id}</code></a>`,
    },
    { name: text.status, cell: (row) => shipmentBadge(row, language) },
    {
      name: text.recipient,
      cell: ({ recipient: { contact_name, city, country_code } }) =>
        html`${contact_name}<p class="hint">${[city, country_code && countryName(country_code, language)].filter(Boolean).join(', ')}</p>`,
    },
    { name: text.service, cell: (row) => html`<code>${row.service_tier}</code>` },
    { name: text.reference, cell: (row) => row.reference_no ?? '' },
    {
      name: text.total,
      cell: ({ pricing_snapshot: price }) => amountText(price.total_hkd, language),
      isNumber: true,
    },
    { name: text.created, cell: (row) => time(row.created_at, language) },
  ];
}

function addressOf(base: string, given: URLSearchParams, cursor: string | null): string {
  const search = new URLSearchParams([...given].filter(([name, value]) => name !== 'cursor' && value !== ''));
  if (cursor) search.set('cursor', cursor);
  return `${base}/shipments${search.size > 0 ? `?${search}` : ''}`;
}

const nothingFound: Awaited<ReturnType<typeof readShipments>> = {
  shipments: [],
  nextCursor: null,
  reached: undefined,
  violations: [],
};

interface Refused extends Pick<ReturnType<typeof shipmentQuery>, 'faults'> {
  readonly violations: readonly Violation[];
}

/** Returns what is wrong with the filters, by field. */
function errorsOf({ language }: PageRequest, { faults, violations }: Refused): ReadonlyMap<string, string> {
  const text = { ...sharedTexts[language].dayFault, noKey: shipmentTexts[language].list.noMetadataKey };
  return new Map([
    ...Object.entries(faults).map(([name, fault]) => [name, text[fault]] as const),
    ...violations.map((violation) => {
      const [name = ''] = violation.path;
      const line = Object.entries(filterLines).find(([, { parameter }]) => parameter === name);
      return [line?.[0] ?? String(name), violationText(violation, language)] as const;
    }),
  ]);
}

function filterForm(
  { base, language, timeZone }: PageRequest,
  given: URLSearchParams,
  errors: ReadonlyMap<string, string>,
): VNode {
  const text = shipmentTexts[language].list;
  const { filter } = sharedTexts[language];
  const input = (name: string, { label, hint, type }: FilterLine) =>
    field({
      name,
      label: label(text),
      value: given.get(name) ?? '',
      error: errors.get(name),
      ...(type ? { type } : {}),
      ...(hint ? { hint: hint(text) } : {}),
    });
  const { status, ...inputs } = filterLines;
  const isFiltered = [...given].some(([name, value]) => name !== 'cursor' && value !== '');
  return html`<details class="filters" open=${isFiltered}>
    <summary>${filter.filters}</summary>
    <form method="get" action=${`${base}/shipments`}>
      <div class="grid">
        ${selectField({
          name: 'status',
          label: status.label(text),
          value: given.get('status') ?? '',
          options: [
            ['', filter.any],
            [notConfirmed, text.unconfirmed],
            ...statuses.map((one) => [one, pageTexts[language].status[one]] as const),
          ],
        })}
        ${Object.entries(inputs).map(([name, line]) => input(name, line))}
      </div>
      <p class="hint">${filter.dates(zoneName(timeZone, language))}</p>
      <p class="buttons">
        <button class="main">${filter.apply}</button> <a href=${`${base}/shipments`}>${filter.clear}</a>
      </p>
    </form>
  </details>`;
}
