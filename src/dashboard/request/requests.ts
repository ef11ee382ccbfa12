import type { VNode } from 'preact';
import {
  type ApiRequestFilter,
  type LeftOutDay,
  type ListedApiRequest,
  listLeftOut,
  searchApiRequests,
} from '../../../db/query/account/api-request.ts';
import { html } from '../../html.ts';
import { readCursor, writeCursor } from '../../http/query.ts';
import { operationTable } from '../../http/route.ts';
import { readTrackingNumber } from '../../shipment/tracking-number.ts';
import { type PageAnswer, type PageRequest, refusePage } from '../page-request.ts';
import { numberText, sharedTexts } from '../text.ts';
import { startOfDay } from '../time.ts';
import { badge, type Column, exactTime, table } from '../view/data.ts';
import { alertText, field, selectField } from '../view/field.ts';
import { pager, pagerTexts } from '../view/pager.ts';
import { requestTexts } from './text.ts';

export function requestColumns({ base, language }: PageRequest): Column<ListedApiRequest>[] {
  const text = requestTexts[language];
  return [
    {
      name: text.request,
      cell: ({ id, method, path }) =>
        html`<a href=${`${base}/requests/${id}`}><code class="call"><b>${method}</b> ${path}</code></a>`,
    },
    { name: text.status, cell: ({ status }) => httpStatus(status) },
    { name: text.sysCode, cell: ({ sys_code }) => sys_code && html`<code>${sys_code}</code>` },
    {
      name: text.duration,
      cell: ({ duration_ms }) => text.milliseconds(durationText(duration_ms)),
      isNumber: true,
    },
    { name: text.when, cell: ({ created_at }) => exactTime(created_at, language) },
    { name: text.requestId, cell: ({ request_id }) => html`<code class="id">${request_id}</code>` },
  ];
}

/** Renders an HTTP status. The color only repeats its first digit. */
export function httpStatus(status: number): VNode {
  return badge(String(status), status < 300 ? 'good' : status < 400 ? 'plain' : 'bad');
}

export function durationText(milliseconds: number): string {
  return milliseconds < 10 ? milliseconds.toFixed(1) : numberText(Math.round(milliseconds));
}

const pageSize = 20;
/** Lines of what is not listed. */
const mostLeftOut = 20;
const names = ['operation', 'status', 'path', 'sys_code', 'request_id', 'shipment', 'since'] as const;

type Given = Readonly<Partial<Record<(typeof names)[number], string>>>;

/** Lists the API requests that match the filters, newest first. */
export async function showRequests(request: PageRequest): Promise<PageAnswer> {
  const { context, scope, search, language, base } = request;
  const text = requestTexts[language];
  const given = givenOf(search);
  const faults = faultsOf(given, request);
  const isValid = Object.keys(faults).length === 0;
  const list = { name: 'requests', filters: given, id: /^req_[0-9a-f]{32}$/ };
  const cursor = search.get('cursor');
  const after = isValid && cursor ? readCursor(cursor, list, refusePage) : null;
  const { rows, last, stoppedAt } = isValid
    ? await searchApiRequests(context.db.kysely, scope, filterOf(given, request.timeZone), {
        after,
        limit: pageSize,
      })
    : { rows: [], last: undefined, stoppedAt: undefined };
  const leftOut = isValid && !cursor ? await listLeftOut(context.db.kysely, scope, mostLeftOut) : [];
  const addressOf = (next: string | null) => {
    const query = new URLSearchParams({ ...given, ...(next ? { cursor: next } : {}) });
    return `${base}/requests${query.size > 0 ? `?${query}` : ''}`;
  };
  return {
    title: text.title,
    status: isValid ? 200 : 400,
    content: html`
      ${alertText(isValid ? undefined : sharedTexts[language].filter.invalid, true)}
      <p>${text.lead}</p>
      ${context.requestLog ? null : html`<p class="hint">${text.isOff}</p>`}
      ${leftOutBox(request, leftOut)}
      ${filterForm(request, given, faults)}
      ${table(text.title, requestColumns(request), rows, stoppedAt ? pagerTexts[language].noneSoFar : text.none)}
      ${pager(language, {
        first: cursor && addressOf(null),
        next: last ? addressOf(writeCursor(list, [last.created_at, last.id])) : null,
        reached: stoppedAt?.created_at,
      })}
    `,
  };
}

/** Says which requests are not in the list, and why. */
function leftOutBox({ language, context }: PageRequest, rows: readonly LeftOutDay[]): VNode | null {
  if (rows.length === 0) return null;
  const text = requestTexts[language];
  const total = rows.reduce((sum, { requests }) => sum + requests, 0);
  const budget = numberText(context.config.requestLogDailyBytes);
  return html`<details class="filters">
    <summary>${text.leftOut(numberText(total))}</summary>
    ${table(
      text.leftOut(numberText(total)),
      [
        { name: text.reason, cell: ({ reason }: LeftOutDay) => text.reasons[reason](budget) },
        {
          name: text.key,
          cell: ({ key_label, key_last4 }: LeftOutDay) =>
            key_label === null ? text.deletedKey : html`${key_label} <code>…${key_last4}</code>`,
        },
        { name: text.count, cell: ({ requests }: LeftOutDay) => requests, isNumber: true },
        { name: text.firstMinute, cell: ({ first }: LeftOutDay) => exactTime(first, language) },
        { name: text.lastMinute, cell: ({ last }: LeftOutDay) => exactTime(last, language) },
      ],
      rows,
      '',
    )}
  </details>`;
}

function givenOf(search: URLSearchParams): Given {
  return Object.fromEntries(
    names.flatMap((name) => {
      const value = search.get(name)?.trim();
      return value ? [[name, value]] : [];
    }),
  );
}

function faultsOf(given: Given, { language, timeZone }: PageRequest): Given {
  const text = requestTexts[language];
  const isRight = (name: (typeof names)[number], accepts: (value: string) => boolean) =>
    given[name] === undefined || accepts(given[name]);
  return {
    ...(isRight('status', (digit) => /^[245]$/.test(digit)) ? {} : { status: text.statusFault }),
    ...(isRight('path', (path) => path.startsWith('/')) ? {} : { path: text.pathFault }),
    ...(isRight('sys_code', (code) => /^\d{7}$/.test(code)) ? {} : { sys_code: text.sysCodeFault }),
    ...(isRight('shipment', (text) => readTrackingNumber(text) !== undefined)
      ? {}
      : { shipment: text.shipmentFault }),
    ...(isRight('since', (day) => startOfDay(day, timeZone) !== null)
      ? {}
      : { since: sharedTexts[language].dayFault.noDay }),
  };
}

function filterOf(given: Given, timeZone: string): ApiRequestFilter {
  return {
    operation: given.operation,
    path: given.path,
    statusClass: given.status ? Number(given.status) : undefined,
    sysCode: given.sys_code,
    requestId: given.request_id,
    trackingNumber: given.shipment && readTrackingNumber(given.shipment),
    since: (given.since && startOfDay(given.since, timeZone)) || undefined,
  };
}

function filterForm({ base, language }: PageRequest, given: Given, faults: Given): VNode {
  const filter = sharedTexts[language].filter;
  const text = requestTexts[language];
  const input = (name: (typeof names)[number], label: string, more: { type?: 'date'; hint?: string } = {}) =>
    field({ name, label, value: given[name] ?? '', error: faults[name], ...more });
  const operations = Object.values(operationTable).map(
    ({ id, method, path }) => [id, `${method} ${path}`] as const,
  );
  const classes = ([2, 4, 5] as const).map((digit) => [String(digit), text.statusClass[digit]] as const);
  return html`<details class="filters" open=${Object.keys(given).length > 0}>
    <summary>${filter.filters}</summary>
    <form method="get" action=${`${base}/requests`}>
      <div class="grid">
        ${selectField({ name: 'operation', label: text.operation, value: given.operation ?? '', options: [['', text.any], ...operations] })}
        ${selectField({ name: 'status', label: text.status, value: given.status ?? '', options: [['', text.any], ...classes], error: faults.status })}
        ${input('sys_code', text.sysCode, { hint: text.sysCodeHint })}
        ${input('request_id', text.requestId, { hint: text.requestIdHint })}
        ${input('shipment', text.shipment, { hint: text.shipmentHint })}
        ${input('path', text.path, { hint: text.pathHint })}
        ${input('since', text.since, { type: 'date' })}
      </div>
      <p class="buttons">
        <button class="main">${filter.apply}</button>
        <a href=${`${base}/requests`}>${filter.clear}</a>
      </p>
    </form>
  </details>`;
}

const most = 10;

/** Renders the latest requests that touched a shipment. */
export async function requestsOfShipment(request: PageRequest, trackingNumber: string): Promise<VNode> {
  const { context, scope, base, language } = request;
  const text = requestTexts[language];
  const page = { after: null, limit: most };
  const { rows: requests, last } = await searchApiRequests(
    context.db.kysely,
    scope,
    { trackingNumber },
    page,
  );
  return html`<section>
    <h2>${text.ofShipment}</h2>
    ${table(text.ofShipment, requestColumns(request), requests, text.noneOfShipment)}
    ${last ? html`<p><a href=${`${base}/requests?shipment=${trackingNumber}`}>${text.moreOfShipment}</a></p>` : null}
  </section>`;
}
