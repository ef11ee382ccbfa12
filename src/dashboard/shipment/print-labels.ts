import type { VNode } from 'preact';
import { listUnprinted } from '../../../db/query/shipment/label.ts';
import type { ShipmentWithEvents } from '../../../db/query/shipment/shipment.ts';
import type { Schemas } from '../../../generated/operations.ts';
import { ApiError, type Violation } from '../../contract/errors.ts';
import { html } from '../../html.ts';
import { isFirstPrint, markPrinted, unmarkPrinted } from '../../label/mark-printed.ts';
import { getShipmentLabel, labelPrinter } from '../../operation/shipment.ts';
import { getShipmentBatch, listShipmentBatchOrders } from '../../operation/shipment-batch.ts';
import { hongKongDay } from '../../runtime.ts';
import { readTrackingNumber } from '../../shipment/tracking-number.ts';
import { isOwnLabel } from '../../shipment/view.ts';
import { Form } from '../form.ts';
import { type PageAnswer, type PageRequest, refusePage, toActor } from '../page-request.ts';
import { faultsByField, orApiError, orRefusal, runOperation } from '../run-operation.ts';
import { table } from '../view/data.ts';
import { alertText, selectField } from '../view/field.ts';
import { hiddenFields } from '../view/form.ts';
import { requestedShipment } from './cancel.ts';
import { missingFile } from './files.ts';
import {
  emptyLabelForm,
  type GivenLabelForm,
  keepChoice,
  labelFields,
  readLabelForm,
  styleParameters,
} from './label-choice.ts';
import { fileParts, maxSelected } from './selection-bar.ts';
import { shipmentTexts } from './text.ts';

/** Renders the form that prints the label of a shipment in a chosen format. */
export function labelForm(
  request: PageRequest,
  shipment: ShipmentWithEvents,
  given: GivenLabelForm = emptyLabelForm(request),
  errors?: ReadonlyMap<string, string>,
): VNode {
  const isOwn = isOwnLabel(shipment);
  const { printing: text, file } = shipmentTexts[request.language];
  return html`<form method="post" action=${labelPath(request, shipment)} data-file>
    ${labelFields(request, given, { of: isOwn ? 'own' : 'carrier', errors })}
    <p class="hint">${text.hint} ${isOwn ? text.pageHint : file.ofCarrier}</p>
    <p class="buttons"><button>${text.download}</button></p>
  </form>`;
}

/**
 * Renders the button that prints the label as this person printed the last one: the script opens the print dialog. Without
 * scripts, the label opens in a tab of its own.
 */
export function printButton(
  request: PageRequest,
  shipment: ShipmentWithEvents,
  { isMain = true } = {},
): VNode {
  const { printing: text } = shipmentTexts[request.language];
  const { format } = rememberedLabelForm(request, shipment).choice;
  return html`<form method="post" action=${labelPath(request, shipment)} target="_blank" data-file data-to-print=${format}>
      <button class=${isMain ? 'main' : undefined}>${text.print}</button>
      ${printFrame(request)}
    </form>
    ${isFirstPrint(shipment) ? undoLaterForm(request, { ids: [shipment.tracking_number] }) : null}`;
}

/** The script prints what its form gets from here, or says that the browser only saves it. */
function printFrame({ language }: PageRequest): VNode {
  const { title, noViewer } = shipmentTexts[language].printing;
  return html`<iframe name="printed" class="printed" title=${title} hidden></iframe>
    <p class="notice" role="status" data-no-viewer hidden>${noViewer}</p>`;
}

/** Renders the button for a label that counts as printed and was not. */
export function undoForm(
  { base, language }: PageRequest,
  { tracking_number, printed_at }: Pick<ShipmentWithEvents, 'tracking_number' | 'printed_at'>,
): VNode {
  return html`<form method="post" action=${base + undoPath}>
    ${hiddenFields([
      ['id', tracking_number],
      ['printed_at', printed_at ?? ''],
    ])}
    <button class="quiet">${shipmentTexts[language].printing.undo}</button>
  </form>`;
}

/**
 * Renders the button that the script shows after the print dialog.
 * @param ids labels that this print marks: those that were printed before stay as they are
 * @param others how many those are
 */
function undoLaterForm(
  { base, language }: PageRequest,
  {
    ids,
    others = 0,
    part = '',
  }: { readonly ids: readonly string[]; readonly others?: number; readonly part?: string },
): VNode {
  const { printing: text } = shipmentTexts[language];
  return html`<form method="post" action=${base + undoPath} data-undo-print=${part} hidden>
    ${hiddenFields([['id', ids.join(' ')]])}
    <span role="status">${text.counted(ids.length)} ${others > 0 ? text.countedBefore(others) : null}</span>
    <button class="quiet">${text.undo}</button>
  </form>`;
}

const undoPath = '/shipments/labels/undo';

/** Marks labels as not printed, and shows the shipment, or those that wait to be printed. */
export async function undoPrint(request: PageRequest): Promise<PageAnswer> {
  const { base, context, form, scope } = request;
  const ids = form.one('id').split(' ').filter(Boolean);
  if (ids.length === 0 || ids.length > maxLabels) return refusePage('INVALID_FIELD');
  await unmarkPrinted(context, { scope, actor: toActor(request) }, ids, form.one('printed_at') || undefined);
  const [first = ''] = ids;
  const shown = ids.length === 1 ? `/${encodeURIComponent(first)}` : '?queue=to_print&sort=oldest';
  return { goTo: `${base}/shipments${shown}` };
}

function labelPath({ base }: PageRequest, { tracking_number }: Pick<ShipmentWithEvents, 'tracking_number'>) {
  return `${base}/shipments/${tracking_number}/label`;
}

/** Asks for the format of the label of a shipment. */
export async function askLabelFormat(request: PageRequest): Promise<PageAnswer> {
  return chosenPage(request, await requestedShipment(request), { status: 200 });
}

/**
 * Prints the label of a shipment in the chosen format, or says beside a field why it can't. Without a choice, the label is shown
 * as this person printed the last one.
 */
export async function printLabel(request: PageRequest): Promise<PageAnswer> {
  const shipment = await requestedShipment(request);
  const id = shipment.tracking_number;
  const isChosen = request.form.one('format') !== '';
  const given = isChosen ? readLabelForm(request.form) : rememberedLabelForm(request, shipment);
  const { format } = given.choice;
  const page =
    format === 'png' ? { page: /^\d{1,4}$/.test(given.page) ? Number(given.page) : given.page } : {};
  const query = { ...styleParameters(given), ...page };
  const path = { shipment_id: id };
  const label = await orApiError(
    runOperation(request, 'getShipmentLabel', getShipmentLabel, { path, query }),
  );
  if (!(label instanceof ApiError)) {
    await markPrinted(request.context, { scope: request.scope, actor: toActor(request) }, [id]);
    const name = format === 'png' && given.page !== '1' ? `${id}-${given.page}.png` : `${id}.${format}`;
    const { mediaType: type, content } = label;
    const isShown = !isChosen && format !== 'zpl' && request.form.one('download') !== 'yes';
    await keepChoice(request, given);
    return { file: { name, type, content, isShown } };
  }
  const { violations } = label.options;
  if (!violations) return missingFile(request, id, 'label', label);
  return chosenPage(request, shipment, {
    status: 400,
    given,
    errors: faultsByField(violations, request.language),
  });
}

/** Returns the last choice of this person. A carrier draws a PDF alone. */
function rememberedLabelForm(request: PageRequest, shipment: ShipmentWithEvents): GivenLabelForm {
  const given = emptyLabelForm(request);
  return isOwnLabel(shipment) ? given : { ...given, choice: { ...given.choice, format: 'pdf' } };
}

function chosenPage(
  request: PageRequest,
  shipment: ShipmentWithEvents,
  { status, given, errors }: Pick<PrintState, 'status' | 'given' | 'errors'>,
): PageAnswer {
  const text = shipmentTexts[request.language].file;
  return {
    title: text.title.label(shipment.tracking_number),
    status,
    head: { back: [`${request.base}/shipments/${shipment.tracking_number}`, text.back] },
    content: html`<section>${labelForm(request, shipment, given, errors)}</section>`,
  };
}

/** Of the contract: PrintLabelsRequest. */
const maxLabels = 500;
const sorts = ['as_given', 'created_at', 'reference_no', 'destination_country', 'service_tier_id'] as const;

/** The shipments whose labels are wanted. */
interface Source {
  readonly ids: readonly string[];
  /** Says which shipments these are. */
  readonly lead: string;
  readonly fields: readonly (readonly [string, string])[];
  readonly back: readonly [url: string, name: string];
  /** More labels are printed in several files. */
  readonly parts?: { readonly field: VNode; readonly files: readonly (readonly string[])[] } | null;
}

/** Asks for the format of the labels of selected shipments. */
export function askPrint(
  request: PageRequest,
  selected: readonly string[],
  { note, back }: { readonly note: string | null; readonly back: string },
): Promise<PageAnswer> {
  const source = selectedSource(request, selected, '1');
  const lead = note === null ? source.lead : `${source.lead} ${note}`;
  return printPage(
    request,
    { ...source, lead, back: [back, shipmentTexts[request.language].detail.back] },
    { status: 200 },
  );
}

/** Shows how many labels are printed, and asks for their format. */
export async function showPrintLabels(request: PageRequest): Promise<PageAnswer> {
  const source = await readSource(request, new Form([...request.search]));
  if (source.ids.length > 0) return printPage(request, source, { status: 200 });
  return printPage(request, source, { status: 400, alert: shipmentTexts[request.language].printing.none });
}

/** Prints the labels in the chosen format, or names those that are missing. */
export async function printChosenLabels(request: PageRequest): Promise<PageAnswer> {
  const { language, form } = request;
  const source = await readSource(request, form);
  if (source.ids.length === 0) return refusePage('INVALID_FIELD');
  const given = readLabelForm(form);
  const isSaved = form.one('download') === 'yes';
  const sort = sorts.find((one) => one === form.one('sort')) ?? refusePage('INVALID_FIELD');
  const body = {
    ids: source.ids,
    ...styleParameters(given),
    sort,
    skip_missing: form.one('skip_missing') === 'yes',
  };
  const by = { scope: request.scope, actor: toActor(request) };
  const print = labelPrinter((ids) => markPrinted(request.context, by, ids));
  const printed = await orApiError(runOperation(request, 'printLabels', print, { body }));
  if (!(printed instanceof ApiError)) {
    const { mediaType: type, content } = printed;
    const name = `labels-${hongKongDay(request.origin.now)}.${given.choice.format}`;
    await keepChoice(request, given);
    return { file: { name, type, content, isShown: given.choice.format === 'pdf' && !isSaved } };
  }
  const { code, options } = printed;
  if (code === 'LABELS_MISSING') return missingPage(request, source, options.violations ?? []);
  if (code !== 'INVALID_FIELD') throw printed;
  const errors = faultsByField(options.violations ?? [], language);
  return printPage(request, source, { status: 400, given, sort, errors });
}

async function readSource(request: PageRequest, given: Given): Promise<Source> {
  const batch = given.one('batch');
  if (batch !== '') return batchSource(request, batch, given.one('part') || '1');
  const ids = [...new Set(given.all('id').flatMap((some) => some.split(' ')))].filter(Boolean);
  if (ids.length > maxSelected) return refusePage('INVALID_FIELD');
  return selectedSource(request, ids, given.one('part') || '1');
}

function selectedSource(request: PageRequest, ids: readonly string[], part: string): Source {
  const { base, language } = request;
  return {
    ...inFiles(request, ids, part),
    fields: [['id', ids.join(' ')]],
    back: [`${base}/shipments`, shipmentTexts[language].detail.back],
  };
}

/** Returns the shipments of one of the files, and the choice of another if there are several. */
function inFiles(
  { language }: PageRequest,
  all: readonly string[],
  wanted: string,
): Pick<Source, 'ids' | 'lead' | 'parts'> {
  const text = shipmentTexts[language].printing;
  const files = fileParts(all, maxLabels);
  const names = files.map((_, at) => String(at + 1));
  const part = names.find((one) => one === wanted) ?? (files.length > 0 ? refusePage('INVALID_FIELD') : '1');
  const ids = files[Number(part) - 1] ?? [];
  if (files.length < 2) return { ids, lead: text.count(ids.length) };
  const field = selectField({
    name: 'part',
    label: text.part,
    value: part,
    options: files.map((file, at) => [
      String(at + 1),
      text.range(at * maxLabels + 1, at * maxLabels + file.length),
    ]),
  });
  return { ids, lead: text.inParts(all.length, maxLabels), parts: { files, field } };
}

/** Fields of an address or of a form. */
type Given = Pick<Form, 'one' | 'all'>;

/** Reads the placed orders of a batch, in its order. */
async function batchSource(request: PageRequest, id: string, wanted: string): Promise<Source> {
  const { base, language } = request;
  const text = shipmentTexts[language].printing;
  const path = { id };
  const found = await orRefusal(runOperation(request, 'getShipmentBatch', getShipmentBatch, { path }));
  if (found instanceof ApiError) return refusePage('NOT_FOUND');
  const placed = await placedShipments(request, id);
  return {
    ...inFiles(request, placed, wanted),
    fields: [['batch', id]],
    back: [`${base}/batches/${id}`, text.backToBatch],
  };
}

async function placedShipments(request: PageRequest, batchId: string): Promise<string[]> {
  const ids: string[] = [];
  let cursor: string | null = null;
  do {
    const query = { status: 'placed', limit: 100, ...(cursor === null ? {} : { cursor }) };
    const listed: Schemas['ShipmentBatchOrderList'] = (
      await runOperation(request, 'listShipmentBatchOrders', listShipmentBatchOrders, {
        path: { id: batchId },
        query,
      })
    ).data;
    ids.push(...listed.data.flatMap(({ shipment }) => (shipment ? [shipment.id] : [])));
    cursor = listed.next_cursor;
  } while (cursor !== null);
  return ids;
}

interface PrintState {
  readonly status: number;
  readonly alert?: string;
  readonly given?: GivenLabelForm | undefined;
  readonly sort?: (typeof sorts)[number];
  readonly errors?: ReadonlyMap<string, string> | undefined;
}

async function printPage(
  request: PageRequest,
  { ids, lead, fields, back, parts }: Source,
  { status, alert, given = emptyLabelForm(request), sort = 'as_given', errors }: PrintState,
): Promise<PageAnswer> {
  const text = shipmentTexts[request.language].printing;
  const sortField = selectField({
    name: 'sort',
    label: text.sort,
    value: sort,
    options: sorts.map((one) => [one, text.sorts[one]] as const),
  });
  return {
    title: text.title,
    status,
    head: { back },
    content: html`
      ${alertText(alert)}
      ${
        ids.length === 0
          ? null
          : html`<section>
              <p>${lead}</p>
              <form method="post" action=${`${request.base}/shipments/labels`} target="_blank" data-file data-to-print>
                ${hiddenFields(fields)} ${parts?.field ?? null}
                <p class="hint">${text.whenCounted}</p>
                <details open=${errors !== undefined}>
                  <summary>${text.options}: ${text.formats[given.choice.format]}, ${text.papers[given.choice.paper]}</summary>
                  ${labelFields(request, given, { of: 'many', errors, more: sortField })}
                  <p class="hint">${text.hint}</p>
                </details>
                <p class="buttons">
                  <button class="main">${text.printMany(ids.length)}</button>
                  <button name="download" value="yes" formtarget="_self">${text.download}</button>
                </p>
                ${printFrame(request)}
              </form>
              ${await undoLaterForms(request, parts?.files ?? [ids])}
            </section>`
      }
    `,
  };
}

/** Renders a form for each file that prints labels for the first time. */
async function undoLaterForms(
  request: PageRequest,
  files: readonly (readonly string[])[],
): Promise<readonly VNode[]> {
  const numbers = files.map((file) => new Set(file.flatMap((id) => readTrackingNumber(id) ?? [])));
  const all = numbers.flatMap((some) => [...some]);
  const unprinted = await listUnprinted(request.context.db, request.scope, all);
  return numbers.flatMap((some, at) => {
    const ids = [...some].filter((id) => unprinted.has(id));
    const part = files.length > 1 ? String(at + 1) : '';
    return ids.length > 0 ? [undoLaterForm(request, { ids, others: some.size - ids.length, part })] : [];
  });
}

/** Names the shipments without a label, and offers to print the others. */
function missingPage(
  { base, language, form }: PageRequest,
  { ids, back }: Source,
  violations: readonly Violation[],
): PageAnswer {
  const text = shipmentTexts[language].printing;
  const reasons: Readonly<Record<string, string>> = text.reasons;
  const missing = violations.map(({ path, code }) => ({ id: ids[Number(path[1])] ?? '', code }));
  const others = ids.length - missing.length;
  return {
    title: text.title,
    status: 409,
    head: { back },
    content: html`
      ${alertText(text.missing(missing.length, ids.length))}
      ${table(
        text.withoutLabel,
        [
          {
            name: shipmentTexts[language].list.number,
            cell: ({ id }) =>
              html`<a href=${`${base}/shipments/${encodeURIComponent(id)}`}><code>${id}</code></a>`,
          },
          { name: text.reason, cell: ({ code }) => reasons[code] ?? code },
        ],
        missing,
        '',
      )}
      ${
        others > 0
          ? html`<form method="post" action=${`${base}/shipments/labels`} data-file>
              ${hiddenFields(form.ownFields.filter(([name]) => name !== 'skip_missing'))}
              <p>${text.skipHint}</p>
              <p class="buttons"><button class="main" name="skip_missing" value="yes">${text.printOthers(others)}</button></p>
            </form>`
          : null
      }
    `,
  };
}
