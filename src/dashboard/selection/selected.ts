import type { VNode } from 'preact';
import { findShipment } from '../../../db/query/shipment/shipment.ts';
import { refusalText } from '../../contract/error-text.ts';
import { ApiError } from '../../contract/errors.ts';
import { html } from '../../html.ts';
import { cancelShipment } from '../../operation/shipment.ts';
import { readTrackingNumber } from '../../shipment/tracking-number.ts';
import { shipmentDetail } from '../../shipment/view.ts';
import { exportList, givenFields } from '../list.ts';
import { handOverPage } from '../manifest/hand-over.ts';
import { type PageAnswer, type PageRequest, refusePage } from '../page-request.ts';
import { orApiError, runOperation } from '../run-operation.ts';
import { matchingIds, shipmentList } from '../shipment/list.ts';
import { slipsFile } from '../shipment/packing-slips.ts';
import { askPrint } from '../shipment/print-labels.ts';
import { selectedActions } from '../shipment/selection-bar.ts';
import { shipmentTexts } from '../shipment/text.ts';
import { table } from '../view/data.ts';
import { alertText } from '../view/field.ts';
import { hiddenFields, questionPage } from '../view/form.ts';

/** One action takes as many shipments as a manifest has at most. */
const maxSelected = 1_000;
/** Shipments that one step of a cancellation asks the carrier about, a few at a time. */
const cancelsInAStep = 20;
const cancelsAtOnce = 5;
/** A form with the numbers of all that are left, and the reasons of those that failed. */
export const maxStepBytes = 512 * 1024;

interface Selection {
  readonly ids: readonly string[];
  /** Says that more match than one action takes. */
  readonly note: string | null;
  /** Leads back to the list. */
  readonly back: string;
}

/** Reads which shipments a form of the list selects. Those that match are the ones of this moment: later ones are not added. */
async function readSelection(request: PageRequest): Promise<Selection> {
  const { base, form, language } = request;
  const fields = { get: (name: string) => form.one(name) || null };
  const filters = givenFields(shipmentList(request), fields);
  const back = `${base}/shipments${Object.keys(filters).length > 0 ? `?${new URLSearchParams(filters)}` : ''}`;
  const given = [...new Set(form.all('id'))];
  if (form.one('all') === '') return { ids: given.slice(0, maxSelected), note: null, back };
  const { ids, isMore } = await matchingIds(request, fields, maxSelected);
  return { ids, note: isMore ? shipmentTexts[language].selection.first(maxSelected) : null, back };
}

const needed = { print: 'print', hand_over: 'hand_over', cancel: 'cancel', duplicate: 'book' } as const;

/** Begins what a button of the list's bar says, with the shipments that are selected now. */
export async function actOnSelected(request: PageRequest): Promise<PageAnswer> {
  const { base, form, language } = request;
  const text = shipmentTexts[language].selection;
  const selection = await readSelection(request);
  const { ids, note, back } = selection;
  const act = selectedActions.find((one) => one === form.one('act')) ?? refusePage('INVALID_FIELD');
  const [first] = ids;
  if (first === undefined) return noSelection(request, back);
  if (!request.can(needed[act])) return refusePage('NOT_FOUND');
  switch (act) {
    case 'print':
      return askPrint(request, ids, { note, back });
    case 'hand_over':
      return handOverPage(request, ids, { note, back });
    case 'cancel':
      return askCancelMany(request, selection);
    case 'duplicate':
      return ids.length === 1
        ? { goTo: `${base}/shipments/new?from=${first}` }
        : noSelection(request, back, text.oneToDuplicate);
  }
}

function noSelection(
  { language }: PageRequest,
  back: string,
  reason: string = shipmentTexts[language].selection.none,
): PageAnswer {
  const text = shipmentTexts[language].selection;
  return {
    title: text.bar,
    status: 400,
    content: html`${alertText(reason)}<p><a href=${back}>${text.back}</a></p>`,
  };
}

/** Sends the selected shipments as the CSV file of the list. */
export async function exportSelected(request: PageRequest): Promise<PageAnswer> {
  const { context, scope } = request;
  const { ids } = await readSelection(request);
  const list = shipmentList(request);
  return exportList(
    { ...request, search: new URLSearchParams() },
    {
      ...list,
      search: async (_, { cursor, limit }) => {
        const from = Number(cursor ?? 0);
        const numbers = ids.slice(from, from + limit).flatMap((id) => readTrackingNumber(id) ?? []);
        const found = await Promise.all(numbers.map((id) => findShipment(context.db, scope, id)));
        const next = from + limit < ids.length ? String(from + limit) : null;
        return { rows: found.flatMap((shipment) => (shipment ? [shipmentDetail(shipment)] : [])), next };
      },
    },
  );
}

/** Sends the packing slips of the selected shipments. */
export async function sendSelectedSlips(request: PageRequest): Promise<PageAnswer> {
  const { ids, back } = await readSelection(request);
  return ids.length > 0 ? slipsFile(request, ids) : noSelection(request, back);
}

function askCancelMany({ base, language }: PageRequest, { ids, note, back }: Selection): PageAnswer {
  const text = shipmentTexts[language].cancelMany;
  return questionPage({
    title: text.title(ids.length),
    content: html`${note ? html`<p>${note}</p>` : null}
      <p>${text.lead}</p>
      <p>${shipmentLinks(base, ids)}</p>`,
    action: `${base}/shipments/cancel`,
    input: html`${hiddenFields([['left', ids.join(' ')]])}`,
    button: text.confirm,
    back: [back, text.keep],
  });
}

/** Renders links to shipments by their numbers. */
function shipmentLinks(base: string, ids: readonly string[]): VNode[] {
  return ids.map(
    (id) => html`<a href=${`${base}/shipments/${encodeURIComponent(id)}`}><code>${id}</code></a>${' '}`,
  );
}

/**
 * Cancels the next of the shipments that the form names, and shows what is left in a form of its own, which a script sends at
 * once. Nothing is stored between the steps, and a cancelled shipment stays so: after a crash, the page is sent again.
 */
export async function cancelStep(request: PageRequest): Promise<PageAnswer> {
  const { base, form, language } = request;
  const text = shipmentTexts[language].cancelMany;
  const left = numbersIn(form.one('left'));
  const failures = readFailures(form.one('failed'));
  let cancelled = Number(form.one('cancelled')) || 0;
  for (let at = 0; at < Math.min(left.length, cancelsInAStep); at += cancelsAtOnce) {
    const some = left.slice(at, Math.min(at + cancelsAtOnce, cancelsInAStep));
    const ended = await Promise.all(some.map((id) => cancelOne(request, id)));
    for (const [index, error] of ended.entries()) {
      if (error === null) cancelled++;
      else failures.push([some[index] ?? '', refusalText(error, language)]);
    }
  }
  const rest = left.slice(cancelsInAStep);
  const all = cancelled + failures.length + rest.length;
  return {
    title: text.title(all),
    content: html`<section>
      ${
        rest.length > 0
          ? html`<p role="status">${text.progress(all - rest.length, all)}</p>
              <progress max=${all} value=${all - rest.length}></progress>
              <form method="post" action=${`${base}/shipments/cancel`} data-continues>
                ${hiddenFields([
                  ['left', rest.join(' ')],
                  ['cancelled', String(cancelled)],
                  ['failed', JSON.stringify(failures)],
                ])}
                <p class="buttons"><button class="main">${text.next}</button></p>
              </form>`
          : html`<p role="status">${text.done(cancelled)}</p>`
      }
      ${
        failures.length > 0
          ? table(
              text.failed,
              [
                { name: text.failed, cell: ([id]: Failure) => shipmentLinks(base, [id]) },
                { name: text.reason, cell: ([, reason]: Failure) => reason },
              ],
              failures,
              '',
            )
          : null
      }
      <p><a href=${`${base}/shipments`}>${shipmentTexts[language].selection.back}</a></p>
    </section>`,
  };
}

type Failure = readonly [id: string, reason: string];

async function cancelOne(request: PageRequest, id: string): Promise<ApiError | null> {
  const path = { shipment_id: id };
  const ended = await orApiError(runOperation(request, 'cancelShipment', cancelShipment, { path }));
  return ended instanceof ApiError ? ended : null;
}

function numbersIn(text: string): string[] {
  return [...new Set(text.split(' '))]
    .filter((id) => readTrackingNumber(id) !== undefined)
    .slice(0, maxSelected);
}

/** Reads the failures that the form of the last step carries. They are only shown again. */
function readFailures(text: string): Failure[] {
  try {
    const read: unknown = JSON.parse(text || '[]');
    if (!Array.isArray(read)) return [];
    return read.flatMap((one): Failure[] =>
      Array.isArray(one) && one.length === 2 ? [[String(one[0]), String(one[1])]] : [],
    );
  } catch {
    return [];
  }
}
