import { randomUUID } from 'node:crypto';
import type { VNode } from 'preact';
import type { Schemas } from '../../../generated/operations.ts';
import { isPlacedWarning } from '../../batch/placed-reference.ts';
import { ApiError, HttpError } from '../../contract/errors.ts';
import { html } from '../../html.ts';
import {
  cancelShipmentBatch,
  createShipmentBatch,
  getShipmentBatch,
  listShipmentBatches,
  listShipmentBatchOrders,
  retryShipmentBatch,
  validateShipmentBatch,
} from '../../operation/shipment-batch.ts';
import { fileFaultText } from '../../order-file/file-fault.ts';
import { noChoices, templateHeader } from '../../order-file/order-file.ts';
import { readOrderFile } from '../../order-file/read-order-file.ts';
import { adviceText } from '../advice.ts';
import { refusalText, violationText } from '../contract-text.ts';
import { type ExportedList, exportList, readChoice, showList } from '../list.ts';
import { type PageAnswer, type PageRequest, refusePage } from '../page-request.ts';
import { orRefusal, runOperation } from '../run-operation.ts';
import { labeled, numberText } from '../text.ts';
import { amountText, badge, exactTime, facts, table, time } from '../view/data.ts';
import { alertText } from '../view/field.ts';
import { changeSection, hiddenFields } from '../view/form.ts';
import { batchTexts } from './text.ts';

type Batch = Schemas['ShipmentBatch'];
type Order = Schemas['ShipmentBatchOrder'];

/** A file of 1,000 orders has about 300 KB. In a form, a byte has three times its size, and a line end six. */
const maxFileBytes = 1024 * 1024;
export const maxBatchFormBytes = 4 * maxFileBytes;
const maxProblems = 200;
const refreshSeconds = 3;

/** Lists the batches of the mode, newest first. */
export async function showBatches(request: PageRequest): Promise<PageAnswer> {
  const { base, language, user, search } = request;
  const text = batchTexts[language];
  const cursor = search.get('cursor');
  const query = { limit: 20, ...(cursor === null ? {} : { cursor }) };
  const { data } = await runOperation(request, 'listShipmentBatches', listShipmentBatches, { query });
  return {
    title: text.title,
    content: html`
      <p>${text.lead}</p>
      ${user.role === 'viewer' ? null : html`<p class="buttons top"><a class="main" href=${`${base}/batches/new`}>${text.upload}</a></p>`}
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

function stateBadge({ status }: Batch, { states }: (typeof batchTexts)['en']): VNode {
  const known: Readonly<Record<string, string>> = states;
  return badge(known[status] ?? status, status === 'completed' ? 'good' : 'busy');
}

/** Shows the form that uploads a file of orders. */
export async function showUploadForm(request: PageRequest): Promise<PageAnswer> {
  return uploadPage(request);
}

function uploadPage({ base, language }: PageRequest, alert?: string): PageAnswer {
  const text = batchTexts[language];
  return {
    title: text.newTitle,
    status: alert ? 400 : 200,
    content: html`
      ${alertText(alert)}
      <section>
        <p>${text.newLead}</p>
        <form method="post" action=${`${base}/batches/new`} enctype="multipart/form-data">
          <div class="field">
            <label for="file">${text.file}</label>
            <input id="file" type="file" name="file" accept=".csv,text/csv" required />
          </div>
          <p class="buttons"><button class="main">${text.check}</button></p>
        </form>
        <h2>${text.columns}</h2>
        <p><code>${templateHeader.map((column, at) => html`${at > 0 ? ', ' : ''}${column}`)}</code></p>
        <p class="hint">${text.columnsHint}</p>
      </section>
    `,
  };
}

/** Checks the uploaded orders, and books none of them: shows each row's violations, or what to confirm. */
export async function checkUpload(request: PageRequest): Promise<PageAnswer> {
  const { language, user } = request;
  const text = batchTexts[language];
  let content: Uint8Array | undefined;
  try {
    content = (await request.readFiles?.())?.[0]?.content;
  } catch (error) {
    if (!(error instanceof HttpError) || error.code !== 'PAYLOAD_TOO_LARGE') throw error;
    return uploadPage(request, text.tooLarge);
  }
  if (!content) return uploadPage(request, text.noFile);
  if (content.length > maxFileBytes) return uploadPage(request, text.tooLarge);
  const read = await readOrderFile(content, noChoices);
  if (read.fault !== null) return uploadPage(request, fileFaultText(read.fault, language));
  const [column] = read.mapping.unknown;
  if (column !== undefined)
    return uploadPage(request, fileFaultText({ reason: 'unknown_column', column }, language));
  const body = { orders: read.orders.map((order) => order.body), skip_placed: true };
  const checked = await orRefusal(
    runOperation(request, 'validateShipmentBatch', validateShipmentBatch, { body }),
  );
  if (checked instanceof ApiError)
    return uploadPage(request, labeled(text.unreadable, refusalText(checked, language), language));
  const csv = new TextDecoder().decode(content);
  const key = `${user.id}.${randomUUID()}`;
  return checkPage(request, checked.data, { csv, key, rows: read.orders.map(({ lines }) => lines[0] ?? 0) });
}

interface Finding {
  readonly row: number;
  readonly reference: string;
  readonly field: string;
  readonly problem: string;
  readonly isPlaced: boolean;
}

function checkPage(
  { base, language, mode }: PageRequest,
  { orders, violations, total_hkd }: Schemas['ShipmentBatchValidation'],
  { csv, key, rows }: { readonly csv: string; readonly key: string; readonly rows: readonly number[] },
): PageAnswer {
  const text = batchTexts[language];
  const firstRow = new Map(
    orders.map(({ reference_no }, at) => [reference_no, rows[at] ?? 0] as const).toReversed(),
  );
  const findings = (kind: 'violations' | 'warnings') =>
    orders.flatMap(({ index, reference_no, [kind]: found }) =>
      found.map((one): Finding => {
        const isRepeated = one.code === 'BATCH_REFERENCE_NOT_UNIQUE';
        return {
          row: rows[index] ?? 0,
          reference: reference_no ?? '',
          // The name of the column: the file has no indexes.
          field: one.path.filter((step) => typeof step === 'string').join('.'),
          problem: isRepeated ? text.repeated(firstRow.get(reference_no) ?? 0) : adviceText(one, language),
          isPlaced: isPlacedWarning(one),
        };
      }),
    );
  const problems = findings('violations');
  const warned = findings('warnings');
  const leftOut = warned.filter(({ isPlaced }) => isPlaced);
  const leftOutRows = new Set(leftOut.map(({ row }) => row));
  const warnings = warned.filter(({ row }) => !leftOutRows.has(row));
  const valid = orders.filter((order) => order.valid);
  const placed = valid.filter((order) => order.warnings.some(isPlacedWarning));
  const again = placed.reduce((sum, order) => sum + Math.round((order.total_hkd ?? 0) * 100), 0) / 100;
  const fresh = valid.length - placed.length;
  const isBlocked = problems.some(({ field }) => field === 'reference_no');
  return {
    title: text.checkTitle,
    content: html`
      ${violations.map((violation) => alertText(violationText(violation, language)))}
      ${isBlocked ? alertText(text.blocked) : null}
      <section>
        ${facts([
          [text.total, orders.length],
          [text.toBook, `${numberText(fresh)} · ${amountText(total_hkd, language)}`],
          [text.toRefuse, orders.length - valid.length || null],
          [text.toLeaveOut, placed.length || null],
          [text.warnings, warnings.length || null],
        ])}
        ${fresh === 0 && placed.length > 0 ? html`<p>${text.allPlaced}</p>` : null}
        <form method="post" action=${`${base}/batches`}>
          ${hiddenFields([
            ['csv', csv],
            ['key', key],
          ])}
          ${
            isBlocked || placed.length === 0
              ? null
              : html`<label class="check">
                  <input type="checkbox" name="again" value="yes" required=${fresh === 0} />
                  ${text.again(placed.length, amountText(again, language))}
                </label>`
          }
          <p class="buttons">
            ${isBlocked || valid.length === 0 ? null : html`<button class="main">${text.book[mode]}</button>`}
            <a href=${`${base}/batches/new`}>${text.other}</a>
          </p>
        </form>
      </section>
      ${findingSection(text.problems, text.problemsHint, problems, language)}
      ${findingSection(text.leftOut, text.leftOutHint, leftOut, language)}
      ${findingSection(text.warnings, text.warningsHint, warnings, language)}
    `,
  };
}

interface FindingGroup extends Omit<Finding, 'row' | 'reference'> {
  readonly rows: readonly number[];
  readonly references: readonly string[];
}

/** Joins findings that say the same of many rows, so that they hide no other. */
function joinEqual(findings: readonly Finding[]): FindingGroup[] {
  const groups = Map.groupBy(findings, ({ field, problem }) => `${field}\n${problem}`);
  return [...groups.values()].flatMap((group) => {
    const [first] = group;
    if (!first) return [];
    return [{ ...first, rows: group.map(({ row }) => row), references: group.map((one) => one.reference) }];
  });
}

/** Most rows that a line names. */
const maxNamed = 5;

function someOf(values: readonly (string | number)[], { andMore }: (typeof batchTexts)['en']): string {
  const named = values.slice(0, maxNamed).join(', ');
  return values.length > maxNamed ? `${named} ${andMore(values.length - maxNamed)}` : named;
}

function findingSection(
  title: string,
  hint: string,
  findings: readonly Finding[],
  language: PageRequest['language'],
): VNode | null {
  if (findings.length === 0) return null;
  const text = batchTexts[language];
  const groups = joinEqual(findings);
  return html`<h2>${title}</h2>
    <p class="hint">${hint}</p>
    ${table(
      title,
      [
        { name: text.row, cell: ({ rows }: FindingGroup) => someOf(rows, text), isNumber: true },
        { name: text.reference, cell: ({ references }) => someOf(references, text) },
        { name: text.column, cell: ({ field }) => html`<code>${field}</code>` },
        { name: text.problem, cell: ({ problem }) => problem },
      ],
      groups.slice(0, maxProblems),
      '',
    )}
    ${groups.length > maxProblems ? html`<p>${text.more(groups.length - maxProblems)}</p>` : null}`;
}

/** Books the checked orders under the key of their page, so that a second click leads to the same batch. */
export async function createUploaded(request: PageRequest): Promise<PageAnswer> {
  const { form, base, user, language } = request;
  const text = batchTexts[language];
  const isAgain = form.one('again') === 'yes';
  const key = `${form.one('key')}${isAgain ? '.again' : ''}`;
  // Browsers send a line feed of a field as two characters.
  const content = Buffer.from(form.one('csv').replaceAll('\r\n', '\n'));
  if (content.length > maxFileBytes) return uploadPage(request, text.tooLarge);
  if (content.length === 0 || !key.startsWith(`${user.id}.`)) return uploadPage(request, text.noFile);
  const read = await readOrderFile(content, noChoices);
  if (read.fault !== null) return uploadPage(request, fileFaultText(read.fault, language));
  const [column] = read.mapping.unknown;
  if (column !== undefined)
    return uploadPage(request, fileFaultText({ reason: 'unknown_column', column }, language));
  const body = { orders: read.orders.map((order) => order.body), skip_placed: !isAgain };
  const made = await orRefusal(
    runOperation(request, 'createShipmentBatch', createShipmentBatch, { body, key }),
  );
  if (made instanceof ApiError)
    return uploadPage(request, labeled(text.refused, refusalText(made, language), language));
  return { goTo: `${base}/batches/${made.data.id}` };
}

async function requestedBatch(request: PageRequest): Promise<Batch> {
  const path = { id: request.path.id ?? '' };
  const found = await orRefusal(runOperation(request, 'getShipmentBatch', getShipmentBatch, { path }));
  return found instanceof ApiError ? refusePage('NOT_FOUND') : found.data;
}

/** Shows the progress of a batch and the result of each order. The page loads itself again while orders are pending. */
export async function showBatch(request: PageRequest): Promise<PageAnswer> {
  const { base, language, user } = request;
  const text = batchTexts[language];
  const batch = await requestedBatch(request);
  const { status, csvUrl, form, results } = await showList(request, orderList(request, batch));
  const { counts, cancelled_at } = batch;
  const path = `${base}/batches/${batch.id}`;
  const mayChange = user.role !== 'viewer';
  return {
    title: labeled(text.batch, batch.id, language),
    status,
    ...(batch.status === 'completed' ? {} : { refreshSeconds }),
    content: html`
      <section>
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
          ${counts.placed > 0 ? html`<a href=${`${base}/shipments/labels?batch=${batch.id}`}>${text.print}</a>` : null}
          <a href=${csvUrl}>${text.download}</a>
        </p>
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
    columns: [
      {
        name: text.reference,
        cell: ({ reference_no }) => reference_no,
        csv: { reference_no: (row) => row.reference_no },
      },
      {
        name: text.state,
        cell: ({ status }) => names[status] ?? status,
        csv: { status: (row) => row.status },
      },
      {
        name: text.shipment,
        cell: ({ shipment }) =>
          shipment ? html`<a href=${`${base}/shipments/${shipment.id}`}><code>${shipment.id}</code></a>` : '',
        csv: {
          tracking_number: ({ shipment }) => shipment?.tracking_number ?? null,
          waybill_number: ({ shipment }) => shipment?.waybill_number ?? null,
          total_hkd: ({ shipment }) => shipment?.total_hkd ?? null,
        },
      },
      {
        name: text.error,
        cell: ({ error }) => error && errorOf(error, language),
        csv: {
          sys_code: ({ error }) => error?.sysCode ?? null,
          error: ({ error }) => error?.message ?? null,
        },
      },
    ],
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

function errorOf({ data, message }: NonNullable<Order['error']>, language: PageRequest['language']): string {
  const [reason] = Array.isArray(data) ? (data as Schemas['Violation'][]) : [];
  return reason && isPlacedWarning(reason) ? adviceText(reason, language) : message;
}

/** Sends the results of a batch as a CSV file. */
export async function exportBatch(request: PageRequest): Promise<PageAnswer> {
  return exportList(request, orderList(request, await requestedBatch(request)));
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
