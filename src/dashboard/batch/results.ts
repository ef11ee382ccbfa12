import { countOrdersToBookOf } from '../../../db/query/batch/order-to-book.ts';
import { type SysCodeName, sysCodes } from '../../../generated/errors.ts';
import type { Schemas } from '../../../generated/operations.ts';
import { lineOfReference } from '../../batch/batch.ts';
import { refusedOrders } from '../../batch/refused-orders.ts';
import { isPlacedWarning } from '../../booking/placed-reference.ts';
import { errorText } from '../../contract/error-text.ts';
import { ApiError } from '../../contract/errors.ts';
import { fieldLabel } from '../../contract/field-name.ts';
import { html } from '../../html.ts';
import type { Language } from '../../language.ts';
import {
  cancelShipmentBatch,
  getShipmentBatch,
  listShipmentBatchOrders,
  retryShipmentBatch,
} from '../../operation/shipment-batch.ts';
import { hasKeptFault, readKeptFault } from '../../order-file/kept-fault.ts';
import { cellFaultText } from '../../order-file/order-text.ts';
import { ordersTable } from '../../order-file/write-orders.ts';
import { hongKongDay } from '../../runtime.ts';
import { adviceText, type Reader } from '../advice.ts';
import { type ExportedList, exportList, readChoice, showList, visibleColumns } from '../list.ts';
import { type PageAnswer, type PageRequest, refusePage } from '../page-request.ts';
import { orRefusal, runOperation } from '../run-operation.ts';
import { labeled } from '../text.ts';
import { exactTime, facts, shortId, timeText } from '../view/data.ts';
import { changeSection } from '../view/form.ts';
import { doubtCodes } from './checked-orders.ts';
import { stateBadge } from './list.ts';
import { inTurns, joinProblems } from './problem-file.ts';
import { batchTexts } from './text.ts';

type Batch = Schemas['ShipmentBatch'];
type Order = Schemas['ShipmentBatchOrder'];

const refreshSeconds = 2;

async function requestedBatch(request: PageRequest): Promise<Batch> {
  const path = { id: request.path.id ?? '' };
  const found = await orRefusal(runOperation(request, 'getShipmentBatch', getShipmentBatch, { path }));
  return found instanceof ApiError ? refusePage('NOT_FOUND') : found.data;
}

/** Shows the progress of a batch and the result of each order. The page loads itself again while orders are pending. */
export async function showBatch(request: PageRequest): Promise<PageAnswer> {
  const { base, language, can } = request;
  const text = batchTexts[language];
  const batch = await requestedBatch(request);
  const { status, csvUrl, form, results } = await showList(request, orderList(request, batch));
  const { counts, cancelled_at } = batch;
  const path = `${base}/batches/${batch.id}`;
  const mayChange = can('book');
  const hasFailed = mayChange && counts.pending === 0 && counts.refused > 0;
  const done = counts.total - counts.pending;
  const toCorrect =
    counts.refused === 0 ? 0 : await countOrdersToBookOf(request.context.db.kysely, request.scope, batch.id);
  return {
    title: text.titleOf(timeText(batch.created_at, language, request.timeZone)),
    status,
    head: { back: [`${base}/batches`, text.title], subtitle: shortId(batch.id, language) },
    ...(batch.status === 'completed' ? {} : { refreshSeconds }),
    content: html`
      <section>
        ${
          counts.pending > 0
            ? html`<label for="progress">${text.result.progress(counts.placed, counts.total, toCorrect)}</label>
                <progress id="progress" value=${done} max=${counts.total}></progress>
                <p class="hint">${text.result.mayLeave}</p>`
            : html`<p class=${counts.placed > 0 ? 'done' : 'notice'}>${text.result.ended(counts.placed, toCorrect)}</p>`
        }
        ${facts([
          [text.state, stateBadge(batch, text)],
          [text.created, exactTime(batch.created_at, language)],
          [text.total, counts.total],
          [text.counts.pending, counts.pending],
          [text.counts.placed, counts.placed],
          [text.counts.refused, counts.refused],
          [text.counts.cancelled, counts.cancelled],
          [text.cancelledAt, cancelled_at && exactTime(cancelled_at, language)],
        ])}
        <p class="buttons">
          ${counts.placed > 0 && can('print') ? html`<a class="main" href=${`${base}/shipments/labels?batch=${batch.id}`}>${text.result.print(counts.placed)}</a>` : null}
          <a href=${csvUrl}>${text.result.download}</a>
          ${mayChange && toCorrect > 0 ? html`<a href=${`${base}/to-book/correct?batch=${batch.id}`}>${text.result.correct(toCorrect)}</a>` : null}
          ${hasFailed ? html`<a href=${`${path}/refused.csv`}>${text.result.failed}</a>` : null}
        </p>
        ${hasFailed ? html`<p class="hint">${text.result.failedHint}</p>` : null}
      </section>
      ${mayChange && counts.retryable > 0 ? changeSection(text.retry, text.retryEffect(counts.retryable), `${path}/retry`) : null}
      ${mayChange && counts.pending > 0 ? changeSection(text.cancel, text.cancelEffect, `${path}/cancel`, { tone: 'danger' }) : null}
      <h2>${text.results}</h2>
      ${form} ${results}
    `,
  };
}

/** Names in the file are those of the API. */
function orderList(
  request: PageRequest,
  batch: Batch,
): ExportedList<Order, { readonly status: Order['status'] }> {
  const { base, language } = request;
  const text = batchTexts[language];
  const statuses = Object.entries(text.counts) as [Order['status'], string][];
  const names: Readonly<Record<string, string>> = text.counts;
  return {
    path: `/batches/${batch.id}`,
    title: text.results,
    none: text.noOrders,
    pageSize: 100,
    fileName: batch.id,
    columns: visibleColumns<Order>(request, [
      {
        name: text.reference,
        cell: ({ reference_no }) => referenceText(reference_no, language),
        csv: { reference_no: (row) => row.reference_no },
      },
      {
        name: text.state,
        cell: ({ status }) => names[status] ?? status,
        csv: { status: (row) => row.status },
      },
      {
        name: text.result.shipment,
        cell: ({ shipment }) =>
          shipment ? html`<a href=${`${base}/shipments/${shipment.id}`}><code>${shipment.id}</code></a>` : '',
        csv: {
          tracking_number: ({ shipment }) => shipment?.tracking_number ?? null,
          waybill_number: ({ shipment }) => shipment?.waybill_number ?? null,
        },
      },
      {
        name: null,
        needs: 'see_prices',
        csv: { total_hkd: ({ shipment }) => shipment?.total_hkd ?? null },
      },
      {
        name: text.result.problem,
        // It may repeat what the address says.
        needs: 'see_recipients',
        cell: ({ error }) => error && errorOf(error, request),
        csv: {
          sys_code: ({ error }) => error?.sysCode ?? null,
          error: ({ error }) => error && errorOf(error, request),
        },
      },
    ]),
    filters: {
      status: {
        label: text.state,
        options: statuses,
        read: (status) => ({
          status: readChoice(
            statuses.map(([one]) => one),
            status,
          ),
        }),
      },
    },
    search: async (filter, { cursor, limit }) => {
      const query = { ...filter, limit, ...(cursor === null ? {} : { cursor }) };
      const path = { id: batch.id };
      const listed = await runOperation(request, 'listShipmentBatchOrders', listShipmentBatchOrders, {
        path,
        query,
      });
      return { rows: listed.data.data, next: listed.data.next_cursor };
    },
  };
}

/** Returns the reference of an order, or the line of its file for one that has none. */
export function referenceText(reference: string, language: Language): string {
  const line = lineOfReference(reference);
  return line === null ? reference : batchTexts[language].rowsToBook.line(line);
}

/** Returns why an order was refused, in words of the page: the fields and what is wrong with them, or the error. */
export function errorOf({ sysCode, data }: NonNullable<Order['error']>, reader: Reader): string {
  const { language } = reader;
  const code = sysCodeNames.get(sysCode);
  if (code === 'PRICING_QUOTE_CHANGED') return batchTexts[language].result.priceChanged;
  if (Array.isArray(data)) {
    const reasons = (data as Schemas['Violation'][]).map((reason) => {
      const { rule } = reason;
      const advice = rule !== undefined && doubtCodes.has(rule) ? { ...reason, code: rule } : reason;
      const fault = readKeptFault(reason);
      const said = fault ? cellFaultText(fault, language) : adviceText(advice, reader);
      return isPlacedWarning(reason) || reason.path.length === 0
        ? said
        : labeled(fieldLabel(reason.path, language), said, language);
    });
    return joinProblems([...new Set(reasons)], language);
  }
  const { carrier_message: reason } = (data ?? {}) as { readonly carrier_message?: unknown };
  if (typeof reason === 'string') return batchTexts[language].result.carrierSays(reason);
  return errorText(code ?? 'INTERNAL_ERROR', language);
}

const sysCodeNames = new Map(
  Object.entries(sysCodes).map(([name, { code }]) => [code as string, name as SysCodeName] as const),
);

/** Sends the results of a batch as a CSV file. */
export async function exportBatch(request: PageRequest): Promise<PageAnswer> {
  return exportList(request, orderList(request, await requestedBatch(request)));
}

/**
 * Sends the refused orders as a CSV file that can be corrected and uploaded again. It has the form of the template: a batch
 * has orders, and not the file that they came from.
 */
export async function exportRefused(request: PageRequest): Promise<PageAnswer> {
  const { context, scope, origin, language } = request;
  const { id } = await requestedBatch(request);
  const orders = await refusedOrders(context, { accountId: scope.accountId, id });
  const failed = orders.map(({ body, error }) => ({
    body: withoutPrice(body),
    problem: error === null ? '' : errorOf(error, request),
    keepsRows: hasKeptFault(error?.data),
  }));
  const name = `${id}-refused-${hongKongDay(origin.now)}.csv`;
  return { file: { name, type: 'text/csv', content: inTurns(ordersTable(failed, language)) } };
}

/** Cancels the orders that are not begun. */
export async function cancelRequestedBatch(request: PageRequest): Promise<PageAnswer> {
  const { id } = await requestedBatch(request);
  await runOperation(request, 'cancelShipmentBatch', cancelShipmentBatch, { path: { id } });
  return { goTo: `${request.base}/batches/${id}` };
}

/** Tries the retryable orders again. */
export async function retryRequestedBatch(request: PageRequest): Promise<PageAnswer> {
  const { id } = await requestedBatch(request);
  await runOperation(request, 'retryShipmentBatch', retryShipmentBatch, { path: { id } });
  return { goTo: `${request.base}/batches/${id}` };
}

/**
 * A corrected order may have another price than the one that was confirmed. Every order is prepaid, so a file needs no column
 * for that.
 */
export function withoutPrice(order: unknown): unknown {
  const {
    expected_total_hkd: _,
    expected_discount_rule_id: __,
    payment_type: ___,
    ...body
  } = order as Record<string, unknown>;
  return body;
}
