import { violationText } from '../../contract/contract-text.ts';
import { HttpError } from '../../contract/errors.ts';
import { html } from '../../html.ts';
import { importProducts, type RefusedRow, rowsOfItems } from '../../merchant-product/import-products.ts';
import { fileFaultText } from '../../order-file/file-fault.ts';
import { readProductFile } from '../../order-file/read-order-file.ts';
import { type PageAnswer, type PageRequest, toActor } from '../page-request.ts';
import { requestedShipment } from '../shipment/cancel.ts';
import { table } from '../view/data.ts';
import { alertText, statusText } from '../view/field.ts';
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
  const nameOf = (path: readonly string[]) => columns[path.join('.')] ?? productFieldName(path, language);
  return {
    title: text.importTitle,
    status: alert ? 400 : 200,
    content: html`
      ${alertText(alert)} ${done ? statusText(done) : null}
      ${
        refused.length > 0
          ? table(
              text.problem,
              [
                { name: text.line, cell: ({ line }: RefusedRow) => line, isNumber: true },
                { name: text.column, cell: ({ path }: RefusedRow) => nameOf(path) },
                {
                  name: text.value,
                  cell: ({ value }: RefusedRow) => (value === undefined ? '–' : String(value)),
                },
                { name: text.problem, cell: (row: RefusedRow) => problemText(row, request) },
              ],
              refused.slice(0, maxShown),
              '',
            )
          : null
      }
      <section>
        <p>${text.importLead}</p>
        <form method="post" action=${`${base}/products/import`} enctype="multipart/form-data">
          <div class="field">
            <label for="file">${text.file}</label>
            <input id="file" type="file" name="file" accept=".csv,.txt,.xlsx,text/csv" />
          </div>
          <p class="buttons"><button class="main">${text.importButton}</button></p>
        </form>
      </section>
      <p><a href=${`${base}/products`}>${text.back}</a></p>
    `,
  };
}

function problemText({ message }: RefusedRow, { language }: Pick<PageRequest, 'language'>): string {
  const [, line] = /^is also in line (\d+)/.exec(message) ?? [];
  if (line) return productTexts[language].repeated(line);
  return violationText({ code: 'INVALID_FIELD', message }, language);
}

/** Imports the products of a file. With a cell at fault, nothing is saved. */
export async function uploadProducts(request: PageRequest): Promise<PageAnswer> {
  const { scope, language } = request;
  const text = productTexts[language];
  let content: Uint8Array | undefined;
  try {
    content = (await request.readFiles?.())?.[0]?.content;
  } catch (error) {
    if (!(error instanceof HttpError) || error.code !== 'PAYLOAD_TOO_LARGE') throw error;
    return importPage(request, { alert: text.tooLarge });
  }
  if (!content || content.length === 0) return importPage(request, { alert: text.noFile });
  const read = await readProductFile(scope.accountId, content);
  if (read.fault !== null) return importPage(request, { alert: fileFaultText(read.fault, language) });
  const { products, columns, withoutCurrency } = read;
  if (!Object.hasOwn(columns, 'sku')) return importPage(request, { alert: text.noSku });
  const [unclear] = withoutCurrency;
  if (unclear !== undefined) return importPage(request, { alert: text.noCurrency(unclear) });
  return importRows(request, products, columns);
}

/** Saves the items of a shipment as products. */
export async function saveItemsAsProducts(request: PageRequest): Promise<PageAnswer> {
  const { items, recipient } = await requestedShipment(request);
  return importRows(request, rowsOfItems(items, recipient.country_code), {});
}

async function importRows(
  request: PageRequest,
  rows: Parameters<typeof importProducts>[3],
  columns: Readonly<Record<string, string>>,
): Promise<PageAnswer> {
  const { context, scope, language } = request;
  const text = productTexts[language];
  const { kysely } = context.db;
  const made = await importProducts(kysely, scope, toActor(request), rows, context.catalog.current);
  if (made.refused.length > 0)
    return importPage(request, { alert: text.refused, refused: made.refused, columns });
  if (made.isLimitReached) return importPage(request, { alert: text.limitReached });
  const { created, changed } = made;
  return { goTo: `${request.base}/products/import?created=${created.length}&changed=${changed.length}` };
}
