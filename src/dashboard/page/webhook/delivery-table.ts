import { html } from 'htm/preact';
import type { VNode } from 'preact';
import type { ListedDelivery } from '../../../../db/query/webhook/browse-deliveries.ts';
import type { DeliveryState } from '../../../../db/table/webhook/webhook-delivery.ts';
import type { Language } from '../../../tracking/page/language.ts';
import { deliveryTexts } from '../../text/delivery-history.ts';
import { numberText } from '../../text/number-text.ts';
import { badge, exactTime, table } from '../../view/data.ts';
import type { Visit } from '../../visit.ts';

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
  { base, language }: Visit,
  deliveries: readonly ListedDelivery[],
  none: string,
  { hasEndpoint = true, hasType = true } = {},
): VNode {
  const words = deliveryTexts[language];
  return table(
    words.title,
    [
      {
        name: words.created,
        cell: ({ id, created_at }) =>
          html`<a href=${`${base}/webhooks/deliveries/${id}`}>${exactTime(created_at, language)}</a>`,
      },
      { name: words.state, cell: ({ state }) => deliveryBadge(state, language) },
      ...(hasType
        ? [{ name: words.type, cell: (row: ListedDelivery) => html`<code>${row.event_type}</code>` }]
        : []),
      ...(hasEndpoint
        ? [
            {
              name: words.endpoint,
              cell: (row: ListedDelivery) =>
                html`<a class="url" href=${`${base}/webhooks/${row.endpoint_id}`}>${row.url}</a>`,
            },
          ]
        : []),
      { name: words.status, cell: ({ http_status }) => http_status ?? '–', isNumber: true },
      { name: words.latency, cell: ({ latency_ms }) => latencyText(latency_ms), isNumber: true },
      { name: words.attempts, cell: ({ attempt_count }) => attempt_count, isNumber: true },
    ],
    deliveries,
    none,
  );
}

export function latencyText(latencyMs: number | null): string {
  return latencyMs === null ? '–' : `${numberText(latencyMs)} ms`;
}
