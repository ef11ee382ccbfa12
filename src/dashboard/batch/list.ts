import type { VNode } from 'preact';
import type { Schemas } from '../../../generated/operations.ts';
import { html } from '../../html.ts';
import { listShipmentBatches } from '../../operation/shipment-batch.ts';
import type { PageAnswer, PageRequest } from '../page-request.ts';
import { runOperation } from '../run-operation.ts';
import { badge, table, time } from '../view/data.ts';
import { type BatchTexts, batchTexts } from './text.ts';

type Batch = Schemas['ShipmentBatch'];

/** Lists the batches of the mode, newest first. */
export async function showBatches(request: PageRequest): Promise<PageAnswer> {
  const { base, language, can, search } = request;
  const text = batchTexts[language];
  const cursor = search.get('cursor');
  const query = { limit: 20, ...(cursor === null ? {} : { cursor }) };
  const { data } = await runOperation(request, 'listShipmentBatches', listShipmentBatches, { query });
  return {
    title: text.title,
    content: html`
      <p>${text.lead}</p>
      ${!can('book') ? null : html`<p class="buttons top"><a class="main" href=${`${base}/batches/new`}>${text.upload}</a></p>`}
      ${table(
        text.title,
        [
          {
            name: text.batch,
            cell: ({ id }: Batch) => html`<a href=${`${base}/batches/${id}`}><code>${id}</code></a>`,
          },
          { name: text.created, cell: ({ created_at }) => time(created_at, language) },
          { name: text.state, cell: (batch) => stateBadge(batch, text) },
          { name: text.total, cell: ({ counts }) => counts.total, isNumber: true },
          { name: text.counts.placed, cell: ({ counts }) => counts.placed, isNumber: true },
          { name: text.counts.refused, cell: ({ counts }) => counts.refused, isNumber: true },
        ],
        data.data,
        text.none,
      )}
      ${data.next_cursor ? html`<p><a href=${`${base}/batches?cursor=${data.next_cursor}`}>${text.older}</a></p>` : null}
    `,
  };
}

export function stateBadge({ status }: Batch, { states }: BatchTexts): VNode {
  const known: Readonly<Record<string, string>> = states;
  return badge(known[status] ?? status, status === 'completed' ? 'good' : 'busy');
}
