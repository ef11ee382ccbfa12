import type { VNode } from 'preact';
import type { Schemas } from '../../../generated/operations.ts';
import { html } from '../../html.ts';
import { symbol } from '../../look/symbol.ts';
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
    head: {
      subtitle: text.lead,
      actions: can('book')
        ? html`<a class="main" href=${`${base}/batches/new`}>${symbol('upload')}${text.upload}</a>`
        : null,
    },
    content: html`
      ${table(
        text.title,
        [
          {
            name: text.created,
            cell: ({ id, created_at }: Batch) =>
              html`<a href=${`${base}/batches/${id}`}>${time(created_at, language)}</a>`,
          },
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
