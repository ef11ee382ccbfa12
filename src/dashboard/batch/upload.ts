import type { Schemas } from '../../../generated/operations.ts';
import { saveMapping } from '../../account/order-mapping.ts';
import { type FileRest, ReplacedOrdersChanged } from '../../batch/batch.ts';
import { createBatch } from '../../batch/create-batch.ts';
import { readAccountOrderFile } from '../../batch/read-account-file.ts';
import { refusalText } from '../../contract/error-text.ts';
import { ApiError } from '../../contract/errors.ts';
import { html } from '../../html.ts';
import { centsToAmount } from '../../money.ts';
import { listServiceTiers } from '../../operation/catalog.ts';
import { validateShipmentBatch } from '../../operation/shipment-batch.ts';
import { fileFaultText } from '../../order-file/file-fault.ts';
import { type TemplateAccount, templateCsv, templateWorkbook } from '../../order-file/template.ts';
import type { Handler } from '../../run-operation.ts';
import { hongKongDay } from '../../runtime.ts';
import { isOwnKey } from '../order/order.ts';
import { type PageAnswer, type PageRequest, toActor } from '../page-request.ts';
import { orRefusal, runOperation } from '../run-operation.ts';
import { labeled } from '../text.ts';
import { amountText } from '../view/data.ts';
import { alertText } from '../view/field.ts';
import { checkedOrders, pricedOrders, type ReadFile } from './checked-orders.ts';
import { checkedPage } from './checked-page.ts';
import { encodingPage } from './encoding-page.ts';
import { mappingPage } from './mapping-page.ts';
import { type OrderFileForm, readOrderFileForm, scriptTexts } from './order-file-form.ts';
import { problemFile } from './problem-file.ts';
import { batchTexts } from './text.ts';

/** Shows the form that uploads a file of orders. */
export async function showUploadForm(request: PageRequest): Promise<PageAnswer> {
  return uploadPage(request);
}

function uploadPage({ base, language }: PageRequest, alert?: string): PageAnswer {
  const text = batchTexts[language];
  return {
    title: text.newTitle,
    status: alert ? 400 : 200,
    sendsOrders: true,
    content: html`
      ${alertText(alert)}
      <section>
        <p>${text.newLead}</p>
        <form
          method="post"
          action=${`${base}/batches/new`}
          enctype="multipart/form-data"
          data-orders="file"
          ...${scriptTexts(language)}
        >
          <div class="field drop">
            <label for="file">${text.file.drop}</label>
            <input id="file" type="file" name="file" accept=".csv,.tsv,.txt,.tab,.xlsx,.xls,.ods" required aria-describedby="file-hint" />
            <p class="hint" id="file-hint">${text.file.hint}</p>
          </div>
          <p class="buttons"><button class="main">${text.file.check}</button></p>
        </form>
      </section>
      <section>
        <h2>${text.known.title}</h2>
        <p>${text.known.lead}</p>
        <p>${text.known.lacking} <a href=${`${base}/settings/order-files`}>${text.known.settings}</a></p>
        <p>
          ${text.known.template} <a href=${`${base}/batches/template.csv`}>${text.known.csv}</a>,${' '}
          <a href=${`${base}/batches/template.xlsx`}>${text.known.xlsx}</a>
        </p>
      </section>
    `,
  };
}

/** Sends the template as a CSV file. */
export async function sendTemplateCsv(request: PageRequest): Promise<PageAnswer> {
  const content = Buffer.from(templateCsv(request.language, await templateAccount(request)));
  return { file: { name: 'orders.csv', type: 'text/csv', content } };
}

/** Sends the template as a workbook. */
export async function sendTemplateWorkbook(request: PageRequest): Promise<PageAnswer> {
  const content = templateWorkbook(request.language, await templateAccount(request));
  const type = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';
  return { file: { name: 'orders.xlsx', type, content } };
}

/** The examples name a service that the account can order. */
async function templateAccount(request: PageRequest): Promise<TemplateAccount> {
  const { data } = await runOperation(request, 'listServiceTiers', listServiceTiers, {});
  return { serviceCode: data[0]?.service_tier_id ?? '', iossNumber: null };
}

/** Reads and checks a file of orders, and books none of them. Asks first for what the file does not say. */
export async function checkUpload(request: PageRequest): Promise<PageAnswer> {
  const { language, form: sent } = request;
  const form = await readOrderFileForm(request);
  if (typeof form === 'string') return uploadPage(request, batchTexts[language].file[form]);
  const read = await readSentFile(request, form);
  if (!('table' in read)) return read;
  // The page that asks for the meaning of the columns was sent.
  if (sent.one('columns') !== '' && form.decisions.isRemembered)
    await saveMapping(request.context.db.kysely, toActor(request), read);
  return sent.one('do') === 'problems' ? sendProblems(request, form, read) : checkRead(request, form, read);
}

/** Sends the orders with problems as a file that can be corrected and uploaded again. */
async function sendProblems(request: PageRequest, form: OrderFileForm, read: ReadFile): Promise<PageAnswer> {
  const { origin } = request;
  const validation = await validate(request, read);
  if (!('orders' in validation)) return validation;
  const content = problemFile(read, validation, form.decisions, request);
  if (content === null) return checkedPage(request, { form, read, validation });
  return { file: { name: `orders-to-correct-${hongKongDay(origin.now)}.csv`, type: 'text/csv', content } };
}

/** Returns the file, or the page that says what is wrong or asks for what the file does not say. */
export async function readSentFile(
  request: PageRequest,
  form: OrderFileForm,
): Promise<ReadFile | PageAnswer> {
  const { context, scope, language, form: sent } = request;
  const { content, decisions } = form;
  const read = await readAccountOrderFile(context, scope, content, decisions);
  if (read.fault !== null) {
    const page = uploadPage(request, fileFaultText(read.fault, language));
    // The script keeps what the page has, and a browser goes back to it.
    return /busy|too_slow/.test(read.fault.reason) ? { ...page, status: 503 } : page;
  }
  const wanted = sent.one('do');
  if (wanted === 'encoding' || (read.table.isGuess && decisions.encoding === null))
    return encodingPage(request, form, read);
  const isFirstRow = sent.one('first_row') !== '';
  if (wanted === 'mapping' || isFirstRow || read.mapping.unknown.length > 0)
    return mappingPage(request, form, read);
  return read;
}

/** Shows the check of a file that was read. */
export async function checkRead(
  request: PageRequest,
  form: OrderFileForm,
  read: ReadFile,
  alert?: string,
): Promise<PageAnswer> {
  const checked = await validate(request, read);
  return 'orders' in checked ? checkedPage(request, { form, read, validation: checked }, alert) : checked;
}

/** Returns the result of the check, or the page that says why there is none. */
async function validate(
  request: PageRequest,
  { orders }: ReadFile,
): Promise<Schemas['ShipmentBatchValidation'] | PageAnswer> {
  const { language } = request;
  const body = { orders: orders.map((order) => order.body), skip_placed: true };
  const checked = await orRefusal(
    runOperation(request, 'validateShipmentBatch', validateShipmentBatch, { body }),
  );
  if (!(checked instanceof ApiError)) return checked.data;
  const reason = labeled(batchTexts[language].check.refused, refusalText(checked, language), language);
  return uploadPage(request, reason);
}

/**
 * Books the orders of the checked page under its key, so that a second click leads to the same batch. Settings and prices may
 * have changed since the page was shown: only the orders and the total of the page are booked, and each order at its price.
 */
export async function createUploaded(request: PageRequest): Promise<PageAnswer> {
  const { base, user, language } = request;
  const text = batchTexts[language];
  const form = await readOrderFileForm(request);
  if (typeof form === 'string') return uploadPage(request, text.file[form]);
  const { shown, key, isChanged, decisions } = form;
  if (!shown || !isOwnKey(user.id, key)) return uploadPage(request, text.file.lost);
  const read = await readSentFile(request, form);
  if (!('table' in read)) return read;
  if (isChanged) return checkRead(request, form, read, text.check.changed);
  const validation = await validate(request, read);
  if (!('orders' in validation)) return validation;
  const left = new Set(shown.leftOut);
  const again = new Set(decisions.again);
  const priced = read.orders
    .map((order, at) => ({ order, totalHkd: validation.orders[at]?.total_hkd ?? null }))
    .filter(({ order: { lines } }) => !left.has(lines[0] ?? 0));
  const isAgain = ({ reference_no: reference }: Readonly<Record<string, unknown>>) =>
    typeof reference === 'string' && again.has(reference);
  const checked = checkedOrders(read, validation, decisions, request).orders;
  const outside = checked.filter(
    ({ line, placed, order }) => left.has(line) && (placed === null || isAgain(order.body)),
  );
  if (outside.some(({ violations }) => violations.length === 0))
    return checkedPage(request, { form, read, validation }, text.check.changedOrders);
  const toCorrect = outside.flatMap(({ order, line, violations: [first, ...others] }) =>
    first ? [{ line, body: order.body, problems: [first, ...others] as const }] : [],
  );
  const now = pricedOrders(priced);
  if (now.digest !== shown.toBook.digest) {
    const [after, before] = [now, shown.toBook].map(({ cents }) =>
      amountText(centsToAmount(cents), language),
    );
    const alert =
      after === before ? text.check.changedOrders : text.check.changedTotal(after ?? '', before ?? '');
    return checkedPage(request, { form, read, validation }, alert);
  }
  const chosen = priced.map(({ order: { body }, totalHkd }) => ({ ...body, expected_total_hkd: totalHkd }));
  if (chosen.length === 0 && toCorrect.length === 0)
    return checkRead(request, form, read, text.check.changed);
  const rest: FileRest = { toCorrect, replaces: decisions.replaces, again: decisions.again };
  const input = { body: { orders: chosen, skip_placed: true }, key };
  const made = await orRefusal(runOperation(request, 'createShipmentBatch', withRest(rest), input)).catch(
    (error: unknown) => {
      if (error instanceof ReplacedOrdersChanged) return null;
      throw error;
    },
  );
  if (made === null) return checkRead(request, form, read, text.check.goneOrders);
  if (made instanceof ApiError)
    return checkRead(request, form, read, labeled(text.check.refused, refusalText(made, language), language));
  return { goTo: chosen.length === 0 ? `${base}/to-book` : `${base}/batches/${made.data.id}` };
}

/** Books a batch of a file of orders with the orders of the file that are not booked. */
function withRest(rest: FileRest): Handler<'createShipmentBatch'> {
  return async (context, call) => {
    const { body, claim, refuse } = call;
    return claim ? createBatch(context, { ...call, claim }, body, rest) : refuse('IDEMPOTENCY_KEY_REQUIRED');
  };
}
