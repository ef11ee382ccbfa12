import type { VNode } from 'preact';
import { browseDeliveries, type ListedDelivery } from '../../../db/query/webhook/webhook-delivery.ts';
import { findWebhook, listWebhookRows } from '../../../db/query/webhook/webhook-endpoint.ts';
import type { DeliveryState } from '../../../db/table/webhook.ts';
import { eventTypes } from '../../../generated/events.ts';
import { html } from '../../html.ts';
import { readCursor, writeCursor } from '../../http/query.ts';
import type { Language } from '../../tracking/page/page-text.ts';
import { type PageAnswer, type PageRequest, refusePage } from '../page-request.ts';
import { numberText } from '../text.ts';
import { instantOfMinute } from '../time.ts';
import { badge, exactTime, table } from '../view/data.ts';
import { alertText, field, selectField } from '../view/field.ts';
import { pager, pagerTexts } from '../view/pager.ts';
import { deliveryTexts } from './text.ts';

const tones: Readonly<Record<DeliveryState, string>> = {
  pending: 'plain',
  delivering: 'plain',
  retrying: 'warning',
  succeeded: 'good',
  failed: 'bad',
  discarded: 'quiet',
};

export function deliveryBadge(state: DeliveryState, language: Language): VNode {
  return badge(deliveryTexts[language].states[state], tones[state]);
}

export function deliveryTable(
  { base, language }: PageRequest,
  deliveries: readonly ListedDelivery[],
  none: string,
  { hasEndpoint = true, hasType = true } = {},
): VNode {
  const text = deliveryTexts[language];
  return table(
    text.title,
    [
      {
        name: text.created,
        cell: ({ id, created_at }) =>
          html`<a href=${`${base}/webhooks/deliveries/${id}`}>${exactTime(created_at, language)}</a>`,
      },
      { name: text.state, cell: ({ state }) => deliveryBadge(state, language) },
      ...(hasType
        ? [{ name: text.type, cell: (row: ListedDelivery) => html`<code>${row.event_type}</code>` }]
        : []),
      ...(hasEndpoint
        ? [
            {
              name: text.endpoint,
              cell: (row: ListedDelivery) =>
                html`<a class="url" href=${`${base}/webhooks/${row.endpoint_id}`}>${row.url}</a>`,
            },
          ]
        : []),
      { name: text.status, cell: ({ http_status }) => http_status ?? '–', isNumber: true },
      { name: text.latency, cell: ({ latency_ms }) => latencyText(latency_ms), isNumber: true },
      { name: text.attempts, cell: ({ attempt_count }) => attempt_count, isNumber: true },
    ],
    deliveries,
    none,
  );
}

export function latencyText(latencyMs: number | null): string {
  return latencyMs === null ? '–' : `${numberText(latencyMs)} ms`;
}

const pageSize = 20;
/** Endpoints that the filter offers. A link can name any other. */
const maxOffered = 100;

/** Lists the deliveries of the mode that match the filters, newest first. */
export async function showDeliveries(request: PageRequest): Promise<PageAnswer> {
  const { context, scope, language, base } = request;
  const { kysely } = context.db;
  const text = deliveryTexts[language];
  const given = request.search;
  const filter = await filterOf(request, given);
  const since = given.get('since') ? instantOfMinute(given.get('since') ?? '', request.timeZone) : undefined;
  const list = { name: 'deliveries', filters: { ...filter, since }, id: /^dlv_[0-9a-f]{32}$/ };
  const cursor = given.get('cursor');
  const after = cursor === null ? null : readCursor(cursor, list, refusePage);
  const offered = await listWebhookRows(kysely, scope, { after: null, limit: maxOffered });
  const { rows, last, stoppedAt } =
    since === null
      ? { rows: [], last: undefined, stoppedAt: undefined }
      : await browseDeliveries(kysely, scope, { ...filter, since }, { after, limit: pageSize });
  const sinceError = since === null ? text.sinceFault : undefined;
  const address = `${base}/webhooks/deliveries`;
  return {
    title: text.title,
    status: sinceError ? 400 : 200,
    content: html`
      ${alertText(sinceError)}
      <p><a href=${`${base}/webhooks`}>${text.webhooks}</a></p>
      ${filterForm(request, given, offered, sinceError)}
      ${deliveryTable(request, rows, stoppedAt ? pagerTexts[language].noneSoFar : text.noMatch)}
      ${pager(language, {
        first: cursor && withCursor(address, given, null),
        next: last ? withCursor(address, given, writeCursor(list, [last.created_at, last.id])) : null,
        reached: stoppedAt?.created_at,
      })}
    `,
  };
}

/** Returns an address with the filters and another cursor. */
export function withCursor(address: string, given: URLSearchParams, cursor: string | null): string {
  const search = new URLSearchParams([...given].filter(([name, value]) => name !== 'cursor' && value !== ''));
  if (cursor) search.set('cursor', cursor);
  return search.size > 0 ? `${address}?${search}` : address;
}

/** Another account's endpoint is not found; a list of choices accepts only its own values. */
async function filterOf({ context, scope }: PageRequest, given: URLSearchParams) {
  const endpoint = given.get('endpoint') || undefined;
  if (endpoint && !(await findWebhook(context.db.kysely, scope, endpoint))) return refusePage('NOT_FOUND');
  return {
    endpoint,
    state: oneOf(Object.keys(deliveryTexts.en.states) as DeliveryState[], given.get('state')),
    event_type: oneOf(eventTypes, given.get('event_type')),
  };
}

/** Returns the choice; undefined if nothing was chosen. Refuses the page for any other value. */
export function oneOf<Choice extends string>(
  choices: readonly Choice[],
  value: string | null,
): Choice | undefined {
  if (value === null || value === '') return undefined;
  return choices.find((choice) => choice === value) ?? refusePage('INVALID_FIELD');
}

function filterForm(
  { base, language }: PageRequest,
  given: URLSearchParams,
  offered: readonly { readonly id: string; readonly url: string }[],
  sinceError: string | undefined,
): VNode {
  const text = deliveryTexts[language];
  const value = (name: string) => given.get(name) ?? '';
  const isFiltered = [...given].some(([name, text]) => name !== 'cursor' && text !== '');
  const endpoint = value('endpoint');
  const isOffered = endpoint === '' || offered.some(({ id }) => id === endpoint);
  return html`<details class="filters" open=${isFiltered}>
    <summary>${text.filters}</summary>
    <form method="get" action=${`${base}/webhooks/deliveries`}>
      <div class="grid">
        ${selectField({
          name: 'endpoint',
          label: text.endpoint,
          value: endpoint,
          options: [
            ['', text.any],
            ...(isOffered ? [] : [[endpoint, endpoint] as const]),
            ...offered.map(({ id, url }) => [id, url] as const),
          ],
        })}
        ${selectField({ name: 'state', label: text.state, value: value('state'), options: [['', text.any], ...Object.entries(text.states)] })}
        ${selectField({ name: 'event_type', label: text.type, value: value('event_type'), options: [['', text.any], ...eventTypes.map((type) => [type, type] as const)] })}
        ${field({ name: 'since', label: text.since, type: 'datetime-local', value: value('since'), error: sinceError })}
      </div>
      <p class="buttons">
        <button class="main">${text.apply}</button> <a href=${`${base}/webhooks/deliveries`}>${text.clear}</a>
      </p>
    </form>
  </details>`;
}
