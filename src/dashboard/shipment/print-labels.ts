import type { VNode } from 'preact';
import type { ShipmentWithEvents } from '../../../db/query/shipment/shipment.ts';
import type { Schemas } from '../../../generated/operations.ts';
import { ApiError, type Violation } from '../../contract/errors.ts';
import { html } from '../../html.ts';
import { getShipmentLabel, printLabels } from '../../operation/shipment.ts';
import { getShipmentBatch, listShipmentBatchOrders } from '../../operation/shipment-batch.ts';
import { hongKongDay } from '../../runtime.ts';
import { isOwnLabel } from '../../shipment/view.ts';
import { firstRows, givenFields } from '../list.ts';
import { type PageAnswer, type PageRequest, refusePage } from '../page-request.ts';
import { faultsByField, orApiError, orRefusal, runOperation } from '../run-operation.ts';
import { table } from '../view/data.ts';
import { alertText, selectField } from '../view/field.ts';
import { hiddenFields } from '../view/form.ts';
import { requestedShipment } from './cancel.ts';
import { missingFile } from './files.ts';
import {
  emptyLabelForm,
  type GivenLabelForm,
  labelFields,
  readLabelForm,
  styleParameters,
  writtenChoice,
} from './label-choice.ts';
import { shipmentList } from './list.ts';
import { shipmentTexts } from './text.ts';

/** Renders the form that downloads the label of a shipment in a chosen format. */
export function labelForm(
  request: PageRequest,
  shipment: ShipmentWithEvents,
  given: GivenLabelForm = emptyLabelForm(request),
  errors?: ReadonlyMap<string, string>,
): VNode {
  const isOwn = isOwnLabel(shipment);
  const { printing: text, file } = shipmentTexts[request.language];
  return html`<form method="get" action=${`${request.base}/shipments/${shipment.tracking_number}/label`}>
    ${labelFields(request, given, { of: isOwn ? 'own' : 'carrier', errors })}
    <p class="hint">${text.hint} ${isOwn ? text.pageHint : file.ofCarrier}</p>
    <p class="buttons"><button>${text.download}</button></p>
  </form>`;
}

/** Sends the label of a shipment in the chosen format, or says beside a field why it can't. */
export async function sendChosenLabel(request: PageRequest): Promise<PageAnswer> {
  const shipment = await requestedShipment(request);
  const id = shipment.tracking_number;
  if (!request.search.has('format')) return chosenPage(request, shipment, { status: 200 });
  const given = readLabelForm(request);
  const { format } = given.choice;
  const page =
    format === 'png' ? { page: /^\d{1,4}$/.test(given.page) ? Number(given.page) : given.page } : {};
  const query = { ...styleParameters(given), ...page };
  const path = { shipment_id: id };
  const label = await orApiError(
    runOperation(request, 'getShipmentLabel', getShipmentLabel, { path, query }),
  );
  if (!(label instanceof ApiError)) {
    const name = format === 'png' && given.page !== '1' ? `${id}-${given.page}.png` : `${id}.${format}`;
    const { mediaType: type, content } = label;
    return { file: { name, type, content }, labelChoice: writtenChoice(given.choice) };
  }
  const { violations } = label.options;
  if (!violations) return missingFile(request, id, 'label', label);
  return chosenPage(request, shipment, {
    status: 400,
    given,
    errors: faultsByField(violations, request.language),
  });
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
    content: html`<section>${labelForm(request, shipment, given, errors)}</section>
      <p><a href=${`${request.base}/shipments/${shipment.tracking_number}`}>${text.back}</a></p>`,
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
  /** Labels of a batch are printed in files of at most 500. */
  readonly parts?: VNode | null;
}

/** Shows how many labels are printed and asks for their format. With a format, it sends them or names those that are missing. */
export async function showPrintLabels(request: PageRequest): Promise<PageAnswer> {
  const source = await readSource(request);
  const { language, search } = request;
  const text = shipmentTexts[language].printing;
  if (source.ids.length === 0) return printPage(request, source, { status: 400, alert: text.none });
  if (!search.has('format')) return printPage(request, source, { status: 200 });
  const given = readLabelForm(request);
  const sort = sorts.find((one) => one === search.get('sort')) ?? refusePage('INVALID_FIELD');
  const body = {
    ids: source.ids,
    ...styleParameters(given),
    sort,
    skip_missing: search.get('skip_missing') === 'yes',
  };
  const printed = await orApiError(runOperation(request, 'printLabels', printLabels, { body }));
  if (!(printed instanceof ApiError)) {
    const { mediaType: type, content } = printed;
    const name = `labels-${hongKongDay(request.origin.now)}.${given.choice.format}`;
    return { file: { name, type, content }, labelChoice: writtenChoice(given.choice) };
  }
  const { code, options } = printed;
  if (code === 'LABELS_MISSING') return missingPage(request, source, options.violations ?? []);
  if (code !== 'INVALID_FIELD') throw printed;
  const errors = faultsByField(options.violations ?? [], language);
  return printPage(request, source, { status: 400, given, sort, errors });
}

async function readSource(request: PageRequest): Promise<Source> {
  const { search, base, language } = request;
  const text = shipmentTexts[language].printing;
  const batch = search.get('batch');
  if (batch !== null) return batchSource(request, batch);
  const list = shipmentList(request);
  const filters = Object.entries(givenFields(list, search));
  const query = filters.length > 0 ? `?${new URLSearchParams(filters)}` : '';
  const back = [`${base}/shipments${query}`, shipmentTexts[language].detail.back] as const;
  if (search.has('all')) {
    const { rows, isMore } = await firstRows(request, list, maxLabels);
    const ids = rows.map(({ id }) => id);
    const lead = isMore ? text.newest(maxLabels) : text.count(ids.length);
    return { ids, lead, fields: [['all', 'yes'], ...filters], back };
  }
  const ids = [...new Set(search.getAll('id'))];
  if (ids.length > maxLabels) return refusePage('INVALID_FIELD');
  const fields = [...ids.map((id) => ['id', id] as const), ...filters];
  return { ids, lead: text.count(ids.length), fields, back };
}

/** Reads the placed orders of a batch, in its order. */
async function batchSource(request: PageRequest, id: string): Promise<Source> {
  const { base, language, search } = request;
  const text = shipmentTexts[language].printing;
  const path = { id };
  const found = await orRefusal(runOperation(request, 'getShipmentBatch', getShipmentBatch, { path }));
  if (found instanceof ApiError) return refusePage('NOT_FOUND');
  const placed = await placedShipments(request, id);
  const count = Math.max(Math.ceil(placed.length / maxLabels), 1);
  const names = Array.from({ length: count }, (_, part) => String(part + 1));
  const part = names.find((one) => one === (search.get('part') ?? '1')) ?? refusePage('INVALID_FIELD');
  const from = (Number(part) - 1) * maxLabels;
  const ids = placed.slice(from, from + maxLabels);
  return {
    ids,
    lead: count > 1 ? text.inParts(placed.length, maxLabels) : text.count(ids.length),
    fields: [['batch', id]],
    back: [`${base}/batches/${id}`, text.backToBatch],
    parts:
      count > 1
        ? selectField({
            name: 'part',
            label: text.part,
            value: part,
            options: names.map((one) => {
              const start = (Number(one) - 1) * maxLabels;
              return [one, text.range(start + 1, Math.min(start + maxLabels, placed.length))] as const;
            }),
          })
        : null,
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

function printPage(
  request: PageRequest,
  { ids, lead, fields, back, parts }: Source,
  { status, alert, given = emptyLabelForm(request), sort = 'as_given', errors }: PrintState,
): PageAnswer {
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
    content: html`
      ${alertText(alert)}
      ${
        ids.length === 0
          ? null
          : html`<section>
              <p>${lead}</p>
              <form method="get" action=${`${request.base}/shipments/labels`}>
                ${hiddenFields(fields)} ${parts ?? null}
                ${labelFields(request, given, { of: 'many', errors, more: sortField })}
                <p class="hint">${text.hint}</p>
                <p class="buttons"><button class="main">${text.download}</button></p>
              </form>
            </section>`
      }
      <p><a href=${back[0]}>${back[1]}</a></p>
    `,
  };
}

/** Names the shipments without a label, and offers to print the others. */
function missingPage(
  { base, language, search }: PageRequest,
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
          ? html`<form method="get" action=${`${base}/shipments/labels`}>
              ${hiddenFields([...search].filter(([name]) => name !== 'skip_missing'))}
              <p>${text.skipHint}</p>
              <p class="buttons"><button class="main" name="skip_missing" value="yes">${text.printOthers(others)}</button></p>
            </form>`
          : null
      }
      <p><a href=${back[0]}>${back[1]}</a></p>
    `,
  };
}
