import type { VNode } from 'preact';
import {
  type ApiRequestFilter,
  findApiRequest,
  type LeftOutDay,
  type ListedApiRequest,
  listLeftOut,
  searchApiRequests,
} from '../../../db/query/account/api-request.ts';
import { operationTable } from '../../contract/route.ts';
import { html } from '../../html.ts';
import { maxBodyCharacters } from '../../http/request-log.ts';
import { readTrackingNumber } from '../../shipment/tracking-number.ts';
import { firstDay, type List, refuseField, searchByKeyset, showList } from '../list.ts';
import { backTo, type PageAnswer, type PageRequest, refusePage } from '../page-request.ts';
import { numberText } from '../text.ts';
import { badge, type Column, exactTime, facts, table } from '../view/data.ts';
import { requestTexts } from './text.ts';

function requestList(request: PageRequest): List<ListedApiRequest, ApiRequestFilter> {
  const { context, scope, language } = request;
  const text = requestTexts[language];
  return {
    path: '/requests',
    title: text.title,
    none: text.none,
    pageSize: 20,
    columns: requestColumns(request),
    filters: {
      operation: {
        label: text.operation,
        options: Object.values(operationTable).map(({ id, method, path }) => [id, `${method} ${path}`]),
        read: (operation) => ({ operation }),
      },
      status: {
        label: text.status,
        options: Object.entries(text.statusClass),
        read: (digit) => {
          if (digit === '2') return { hasSucceeded: true };
          return { failedWith: digit === '4' ? 4 : digit === '5' ? 5 : refuseField(text.statusFault) };
        },
      },
      sys_code: {
        label: text.sysCode,
        hint: text.sysCodeHint,
        read: (code) => ({ sysCode: /^\d{7}$/.test(code) ? code : refuseField(text.sysCodeFault) }),
      },
      request_id: {
        label: text.requestId,
        hint: text.requestIdHint,
        read: (requestId) => ({ requestId }),
      },
      shipment: {
        label: text.shipment,
        hint: text.shipmentHint,
        read: (number) => ({
          trackingNumber: readTrackingNumber(number) ?? refuseField(text.shipmentFault),
        }),
      },
      path: {
        label: text.path,
        hint: text.pathHint,
        read: (path) => ({ path: path.startsWith('/') ? path : refuseField(text.pathFault) }),
      },
      since: firstDay(request, text.since, (since) => ({ since })),
    },
    search: searchByKeyset({ name: 'requests', id: /^req_[0-9a-f]{32}$/ }, (filter, page) =>
      searchApiRequests(context.db.kysely, scope, filter, page),
    ),
  };
}

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

function durationText(milliseconds: number): string {
  return milliseconds < 10 ? milliseconds.toFixed(1) : numberText(Math.round(milliseconds));
}

/** Lines of what is not listed. */
const maxLeftOut = 20;

/** Lists the API requests that match the filters, newest first. */
export async function showRequests(request: PageRequest): Promise<PageAnswer> {
  const { context, scope, search, language } = request;
  const text = requestTexts[language];
  const { status, isValid, form, results } = await showList(request, requestList(request));
  const isFirstPage = isValid && !search.get('cursor');
  const leftOut = isFirstPage ? await listLeftOut(context.db.kysely, scope, maxLeftOut) : [];
  return {
    title: text.title,
    status,
    head: { subtitle: text.lead(request.context.config.retention.requestLogDays) },
    content: html`
      ${context.requestLog ? null : html`<p class="hint">${text.isOff}</p>`}
      ${leftOutBox(request, leftOut)} ${form} ${results}
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

const maxPerShipment = 10;

/** Renders the latest requests that touched a shipment. */
export async function requestsOfShipment(request: PageRequest, trackingNumber: string): Promise<VNode> {
  const { context, scope, base, language } = request;
  const text = requestTexts[language];
  const page = { after: null, limit: maxPerShipment };
  const { rows: requests, last } = await searchApiRequests(
    context.db.kysely,
    scope,
    { trackingNumber },
    page,
  );
  return html`<section>
    <h2>${text.ofShipment}</h2>
    ${table(text.ofShipment, requestColumns(request), requests, text.noneOfShipment(context.config.retention.requestLogDays))}
    ${last ? html`<p><a href=${`${base}/requests?shipment=${trackingNumber}`}>${text.moreOfShipment}</a></p>` : null}
  </section>`;
}

/** Shows an API request with both bodies as they were stored. */
export async function showRequest(pageRequest: PageRequest): Promise<PageAnswer> {
  const { context, scope, path, base, language } = pageRequest;
  const text = requestTexts[language];
  const request = (await findApiRequest(context.db.kysely, scope, path.id ?? '')) ?? refusePage('NOT_FOUND');
  const { operation, sys_code, tracking_number, key_label, request_id } = request;
  const code = (value: string | null) => value && html`<code>${value}</code>`;
  return {
    title: `${request.method} ${request.path}`,
    head: { back: [backTo(pageRequest, `${base}/requests`), text.back] },
    content: html`
      <section>
        <h2>${text.details}</h2>
        ${facts([
          [text.status, httpStatus(request.status)],
          [text.sysCode, code(sys_code)],
          [text.when, html`${exactTime(request.created_at, language)} <code>${request.created_at}</code>`],
          [text.duration, text.milliseconds(durationText(request.duration_ms))],
          [text.operation, operation === null ? text.noOperation : code(operation)],
          [text.query, code(request.query)],
          [text.requestId, code(request_id)],
          [text.idempotencyKey, code(request.idempotency_key)],
          [
            text.key,
            key_label === null ? text.deletedKey : html`${key_label} <code>…${request.key_last4}</code>`,
          ],
          [text.address, code(request.address)],
          [
            text.shipment,
            tracking_number &&
              html`<a href=${`${base}/shipments/${tracking_number}`}><code>${tracking_number}</code></a>`,
          ],
        ])}
        <p class="buttons">
          ${tracking_number ? html`<a href=${`${base}/requests?shipment=${tracking_number}`}>${text.moreOfShipment}</a>` : null}
          <a href=${`${base}/requests?${new URLSearchParams({ request_id })}`}>${text.sameId}</a>
        </p>
      </section>
      <section><h2>${text.received}</h2>${bodyText(request.request_body, text.noBody, text.cut)}</section>
      <section><h2>${text.answered}</h2>${bodyText(request.response_body, text.noTextBody, text.cut)}</section>
      <p class="hint">${text.redacted}</p>
    `,
  };
}

function bodyText(body: string | null, none: string, cut: string): VNode {
  if (body === null) return html`<p class="none">${none}</p>`;
  return html`<pre class="body" tabindex="0"><code>${indentJson(body)}</code></pre>
    ${body.length >= maxBodyCharacters ? html`<p class="hint">${cut}</p>` : null}`;
}

function indentJson(body: string): string {
  try {
    return JSON.stringify(JSON.parse(body), null, 2);
  } catch {
    return body;
  }
}
