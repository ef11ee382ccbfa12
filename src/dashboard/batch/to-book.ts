import { listOrdersToBook } from '../../../db/query/batch/batch-order.ts';
import { countOrdersToBook } from '../../../db/query/batch/order-to-book.ts';
import type { Schemas } from '../../../generated/operations.ts';
import { batchOrderViews } from '../../batch/order-view.ts';
import { html } from '../../html.ts';
import { type List, showList } from '../list.ts';
import { type PageAnswer, type PageRequest, refusePage } from '../page-request.ts';
import { errorOf, referenceText } from './results.ts';
import { batchTexts } from './text.ts';

type Order = Schemas['ShipmentBatchOrder'] & { readonly batchId: string };

/** Lists the orders of all files that were refused and not booked later, with the way to correct each. */
export async function showToBook(request: PageRequest): Promise<PageAnswer> {
  const text = batchTexts[request.language].rowsToBook;
  const { status, results } = await showList(request, toBookList(request));
  const isEmpty = (await countOrdersToBook(request.context.db.kysely, request.scope)).length === 0;
  return {
    title: text.title,
    status,
    head: {
      back: [`${request.base}/batches`, batchTexts[request.language].title],
      subtitle: text.lead,
      actions:
        request.can('book') && !isEmpty
          ? html`<a class="main" href=${`${request.base}/to-book/correct`}>${text.correctAll}</a>`
          : null,
    },
    content: html`${results}`,
  };
}

function toBookList(request: PageRequest): List<Order, object> {
  const { base, context, language, scope } = request;
  const text = batchTexts[language];
  return {
    path: '/to-book',
    title: text.rowsToBook.title,
    none: text.rowsToBook.none,
    pageSize: 100,
    columns: [
      { name: text.reference, cell: ({ reference_no }) => referenceText(reference_no, language) },
      // It may repeat what the address says.
      ...(request.can('see_recipients')
        ? [{ name: text.result.problem, cell: ({ error }: Order) => error && errorOf(error, request) }]
        : []),
      {
        name: text.batch,
        cell: ({ batchId }) => html`<a href=${`${base}/batches/${batchId}`}>${text.rowsToBook.open}</a>`,
      },
      ...(request.can('book')
        ? [
            {
              name: text.rowsToBook.unwanted,
              cell: ({ batchId, index, reference_no }: Order) =>
                html`<form method="post" action=${`${base}/to-book/drop`}>
                  <button class="quiet" name="row" value=${`${batchId}.${index}`} aria-label=${text.rowsToBook.dropOne(referenceText(reference_no, language))}>
                    ${text.rowsToBook.drop}
                  </button>
                </form>`,
            },
          ]
        : []),
    ],
    filters: {},
    search: async (_, { cursor, limit }) => {
      const [batch = '', position = ''] = cursor?.split('.') ?? [];
      const isPosition = /^sba_[0-9a-f]{32}$/.test(batch) && /^\d{1,4}$/.test(position);
      if (cursor !== null && !isPosition) return refusePage('INVALID_FIELD');
      const found = await listOrdersToBook(context.db.kysely, scope, {
        batchId: null,
        after: cursor === null ? null : [batch, Number(position)],
        limit: limit + 1,
      });
      const shown = found.slice(0, limit);
      const views = await batchOrderViews(context.db, scope, shown);
      const last = shown.at(-1);
      return {
        rows: views.map((view, at) => ({ ...view, batchId: shown[at]?.batch_id ?? '' })),
        next: found.length > limit && last ? `${last.batch_id}.${last.position}` : null,
      };
    },
  };
}
