import type { VNode } from 'preact';
import {
  browseDeliveries,
  type DeliveryFilter,
  type ListedDelivery,
} from '../../../db/query/webhook/webhook-delivery.ts';
import { findWebhook, listWebhookRows } from '../../../db/query/webhook/webhook-endpoint.ts';
import type { DeliveryState } from '../../../db/table/webhook.ts';
import { eventTypes } from '../../../generated/events.ts';
import { html } from '../../html.ts';
import type { Language } from '../../language.ts';
import { type List, readChoice, refuseField, searchByKeyset, showList } from '../list.ts';
import { type PageAnswer, type PageRequest, refusePage } from '../page-request.ts';
import { numberText } from '../text.ts';
import { instantOfMinute } from '../time.ts';
import { badge, type Column, exactTime } from '../view/data.ts';
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

export function deliveryColumns(
  { base, language }: PageRequest,
  { hasEndpoint = true, hasType = true } = {},
): Column<ListedDelivery>[] {
  const text = deliveryTexts[language];
  return [
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
  ];
}

export function latencyText(latencyMs: number | null): string {
  return latencyMs === null ? '–' : `${numberText(latencyMs)} ms`;
}

/** Endpoints that the filter offers. A link can name any other. */
const maxOffered = 100;

function deliveryList(
  request: PageRequest,
  endpoints: readonly (readonly [id: string, name: string])[],
): List<ListedDelivery, DeliveryFilter> {
  const { context, scope, language, timeZone } = request;
  const text = deliveryTexts[language];
  const states = Object.entries(text.states) as [DeliveryState, string][];
  return {
    path: '/webhooks/deliveries',
    title: text.title,
    none: text.noMatch,
    pageSize: 20,
    columns: deliveryColumns(request),
    filters: {
      endpoint: {
        label: text.endpoint,
        options: endpoints,
        read: (endpoint) => ({ endpoint }),
      },
      state: {
        label: text.state,
        options: states,
        read: (state) => ({
          state: readChoice(
            states.map(([one]) => one),
            state,
          ),
        }),
      },
      event_type: {
        label: text.type,
        options: eventTypes.map((type) => [type, type]),
        read: (type) => ({ event_type: readChoice(eventTypes, type) }),
      },
      since: {
        label: text.since,
        type: 'datetime-local',
        read: (minute) => ({ since: instantOfMinute(minute, timeZone) ?? refuseField(text.sinceFault) }),
      },
    },
    search: searchByKeyset({ name: 'deliveries', id: /^dlv_[0-9a-f]{32}$/ }, (filter, page) =>
      browseDeliveries(context.db.kysely, scope, filter, page),
    ),
  };
}

/** Lists the deliveries of the mode that match the filters, newest first. Another account's endpoint is not found. */
export async function showDeliveries(request: PageRequest): Promise<PageAnswer> {
  const { context, scope, language, base } = request;
  const { kysely } = context.db;
  const text = deliveryTexts[language];
  const offered = (await listWebhookRows(kysely, scope, { after: null, limit: maxOffered })).map(
    ({ id, url }) => [id, url] as const,
  );
  const chosen = request.search.get('endpoint')?.trim();
  if (chosen && !offered.some(([id]) => id === chosen)) {
    if (!(await findWebhook(kysely, scope, chosen))) return refusePage('NOT_FOUND');
    offered.unshift([chosen, chosen]);
  }
  const { status, form, results } = await showList(request, deliveryList(request, offered));
  return {
    title: text.title,
    status,
    head: { back: [`${base}/webhooks`, text.webhooks] },
    content: html`${form} ${results}`,
  };
}
