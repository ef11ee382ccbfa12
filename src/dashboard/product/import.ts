import type { VNode } from 'preact';
import { violationText } from '../../contract/contract-text.ts';
import { HttpError } from '../../contract/errors.ts';
import { html } from '../../html.ts';
import {
  checkProducts,
  importProducts,
  type ProductImport,
  type RefusedRow,
  rowsOfItems,
} from '../../merchant-product/import-products.ts';
import { fileFaultText } from '../../order-file/file-fault.ts';
import { problemColumn } from '../../order-file/problem-column.ts';
import type { ProductList } from '../../order-file/product-list.ts';
import { readProductFile } from '../../order-file/read-order-file.ts';
import { maxFileBytes } from '../../order-file/table.ts';
import type { WrittenTable } from '../../order-file/write-orders.ts';
import { hongKongDay } from '../../runtime.ts';
import { inTurns, joinProblems } from '../batch/problem-file.ts';
import { itemFieldHint } from '../item-field.ts';
import { pack, unpack } from '../packed.ts';
import { type PageAnswer, type PageRequest, toActor } from '../page-request.ts';
import { requestedShipment } from '../shipment/cancel.ts';
import { labeled } from '../text.ts';
import { facts, table } from '../view/data.ts';
import { alertText, statusText } from '../view/field.ts';
import { hiddenFields } from '../view/form.ts';
import { productFieldName } from './form.ts';
import { productTexts } from './text.ts';

export async function showImport(request: PageRequest): Promise<PageAnswer> {
  const { search, language } = request;
  const [created, changed] = ['created', 'changed'].map((name) => Number(search.get(name) ?? 0));
  if (!search.has('created')) return importPage(request, {});
  return importPage(request, { done: productTexts[language].imported(created || 0, changed || 0) });
}

interface Result {
  readonly alert?: string;
  readonly done?: string;
  readonly refused?: readonly RefusedRow[];
  readonly columns?: Readonly<Record<string, string>>;
}

/** Cells at fault that the page lists. */
const maxShown = 100;

function importPage(request: PageRequest, { alert, done, refused = [], columns = {} }: Result): PageAnswer {
  const { base, language } = request;
  const text = productTexts[language];
  return {
    title: text.importTitle,
    status: alert ? 400 : 200,
    head: { back: [`${base}/products`, text.back] },
    content: html`
      ${alertText(alert)} ${done ? statusText(done) : null} ${refusedTable(request, refused, columns)}
      <section>
        <p>${text.importLead}</p>
        <form method="post" action=${`${base}/products/import`} enctype="multipart/form-data">
          <div class="field drop">
            <label for="file">${text.file}</label>
            <input id="file" type="file" name="file" accept=".csv,.txt,.xlsx,text/csv" />
          </div>
          <p class="buttons"><button class="main">${text.checkButton}</button></p>
        </form>
      </section>
    `,
  };
}

function refusedTable(
  request: PageRequest,
  refused: readonly RefusedRow[],
  columns: ProductList['columns'],
): VNode | null {
  if (refused.length === 0) return null;
  const text = productTexts[request.language];
  return html`${table(
    text.problem,
    [
      { name: text.line, cell: ({ line }: RefusedRow) => line, isNumber: true },
      { name: text.column, cell: ({ path }: RefusedRow) => columnName(path, columns, request) },
      {
        name: text.value,
        cell: ({ value }: RefusedRow) => (value === undefined ? '–' : String(value)),
      },
      {
        name: text.problem,
        cell: (row: RefusedRow) => {
          const cure = itemFieldHint(row.path.join('.'), request.language);
          const problem = problemText(row, request);
          // A problem with an example has its cure.
          const isCured = cure === '' || /such as|例如/.test(problem);
          return html`${problem}${isCured ? null : html`<p class="hint">${cure}</p>`}`;
        },
      },
    ],
    refused.slice(0, maxShown),
    '',
  )}
  ${refused.length > maxShown ? html`<p class="hint">${text.moreFaults(refused.length - maxShown)}</p>` : null}`;
}

function columnName(
  path: readonly string[],
  columns: ProductList['columns'],
  { language }: Pick<PageRequest, 'language'>,
): string {
  return columns[path.join('.')] ?? productFieldName(path, language);
}

function problemText({ message }: RefusedRow, { language }: Pick<PageRequest, 'language'>): string {
  const [, line] = /^is also in line (\d+)/.exec(message) ?? [];
  if (line) return productTexts[language].repeated(line);
  return violationText({ code: 'INVALID_FIELD', message }, language);
}

interface ReadFile extends ProductList {
  readonly content: Uint8Array;
}

/** Reads the file of a form, or the one that the page of an earlier form carries. Returns why it can't be read. */
async function readFile(request: PageRequest): Promise<ReadFile | string> {
  const { scope, language, form } = request;
  const text = productTexts[language];
  let content: Uint8Array | null | undefined;
  try {
    content = (await request.readFiles?.())?.[0]?.content;
  } catch (error) {
    if (!(error instanceof HttpError) || error.code !== 'PAYLOAD_TOO_LARGE') throw error;
    return text.tooLarge;
  }
  content ??= await unpack(form.one('product_file'), maxFileBytes);
  if (!content || content.length === 0) return text.noFile;
  const read = await readProductFile(scope.accountId, content);
  if (read.fault !== null) return fileFaultText(read.fault, language);
  if (!Object.hasOwn(read.columns, 'sku')) return text.noSku;
  const [unclear] = read.withoutCurrency;
  return unclear === undefined ? { ...read, content } : text.noCurrency(unclear);
}

/**
 * Shows the outcome of an import, and saves nothing. The buttons of that page import the products without the rows at fault,
 * which a person saw, and send these rows as a file that can be corrected.
 */
export async function uploadProducts(request: PageRequest): Promise<PageAnswer> {
  const { context, scope, form, origin } = request;
  const read = await readFile(request);
  if (typeof read === 'string') return importPage(request, { alert: read });
  if (form.one('do') === 'import') return importRows(request, read.products, true);
  const { kysely } = context.db;
  const found = await checkProducts(kysely, scope, read.products, context.catalog.current);
  if (form.one('do') !== 'faulty') return checkPage(request, read, found);
  const name = `products-to-correct-${hongKongDay(origin.now)}.csv`;
  return { file: { name, type: 'text/csv', content: inTurns(faultyRows(request, read, found)) } };
}

async function checkPage(request: PageRequest, read: ReadFile, found: ProductImport): Promise<PageAnswer> {
  const { base, language } = request;
  const text = productTexts[language];
  const { created, changed, unchanged, refused, isLimitReached } = found;
  const count = created.length + changed.length;
  const faulty = new Set(refused.map(({ line }) => line)).size;
  return {
    title: text.checkTitle,
    content: html`
      ${alertText(isLimitReached ? text.limitReached : undefined)}
      <section>
        ${facts([
          [text.outcome.created, created.length],
          [text.outcome.changed, changed.length],
          [text.outcome.unchanged, unchanged],
          [text.outcome.faulty, faulty],
          [text.outcome.leftOut, read.leftOut.join(', ') || null],
        ])}
        <form method="post" action=${`${base}/products/import`} enctype="multipart/form-data">
          ${hiddenFields([['product_file', await pack(read.content)]])}
          <p class="buttons">
            ${count > 0 && !isLimitReached ? html`<button class="main" name="do" value="import">${text.importCount(count)}</button>` : null}
            ${
              faulty > 0
                ? html`<button name="do" value="faulty">${text.downloadFaulty(faulty)}</button>`
                : null
            }
            <a href=${`${base}/products/import`}>${text.otherFile}</a>
          </p>
        </form>
        ${faulty > 0 ? html`<p class="hint">${text.faultyHint}</p>` : null}
      </section>
      ${refusedTable(request, refused, read.columns)}
    `,
  };
}

/** Puts the problems of each row before its cells. */
function faultyRows(
  request: PageRequest,
  { table: { header, rows }, columns }: ReadFile,
  { refused }: ProductImport,
): WrittenTable {
  const { language } = request;
  const problems = Map.groupBy(refused, ({ line }) => line);
  const said = (faults: readonly RefusedRow[]) =>
    joinProblems(
      faults.map((row) =>
        labeled(columnName(row.path, columns, request), problemText(row, request), language),
      ),
      language,
    );
  const faulty = rows.flatMap(({ line, cells }) => {
    const faults = problems.get(line);
    return faults ? [[said(faults), ...cells]] : [];
  });
  return { rows: [[problemColumn(language), ...header], ...faulty], separator: ',' };
}

/** Saves the items of a shipment as products. */
export async function saveItemsAsProducts(request: PageRequest): Promise<PageAnswer> {
  const { items, recipient } = await requestedShipment(request);
  return importRows(request, rowsOfItems(items, recipient.country_code), false);
}

async function importRows(
  request: PageRequest,
  rows: Parameters<typeof importProducts>[3],
  leaveOutRefused: boolean,
): Promise<PageAnswer> {
  const { context, scope, language } = request;
  const text = productTexts[language];
  const { kysely } = context.db;
  const catalog = context.catalog.current;
  const made = await importProducts(kysely, scope, toActor(request), rows, catalog, { leaveOutRefused });
  if (made.refused.length > 0 && !leaveOutRefused)
    return importPage(request, { alert: text.refused, refused: made.refused });
  if (made.isLimitReached) return importPage(request, { alert: text.limitReached });
  const { created, changed } = made;
  return { goTo: `${request.base}/products/import?created=${created.length}&changed=${changed.length}` };
}
