import { findShipment } from '../../../db/query/shipment/shipment.ts';
import { html } from '../../html.ts';
import { readTrackingNumber } from '../../shipment/tracking-number.ts';
import { shipmentDetail } from '../../shipment/view.ts';
import { exportList, givenFields } from '../list.ts';
import { handOverPage } from '../manifest/hand-over.ts';
import { type PageAnswer, type PageRequest, refusePage } from '../page-request.ts';
import { askCancelMany } from '../shipment/cancel-many.ts';
import { exportShipments, matchingIds, shipmentList } from '../shipment/list.ts';
import { askSlips, maxSlips, slipsFile } from '../shipment/packing-slips.ts';
import { askPrint } from '../shipment/print-labels.ts';
import { maxSelected, type SelectedShipments, selectedActions } from '../shipment/selection-bar.ts';
import { shipmentTexts } from '../shipment/text.ts';
import { alertText } from '../view/field.ts';
import { askTag } from './tag.ts';

/** Returns the filters of the list, which its form has too. */
function searchFields({ form }: PageRequest): { readonly get: (name: string) => string | null } {
  return { get: (name) => form.one(name) || null };
}

/** Reads which shipments a form of the list selects. Those that match are the ones of this moment: later ones are not added. */
async function readSelection(request: PageRequest): Promise<SelectedShipments> {
  const { base, form, language } = request;
  const fields = searchFields(request);
  const filters = givenFields(shipmentList(request), fields);
  const back = `${base}/shipments${Object.keys(filters).length > 0 ? `?${new URLSearchParams(filters)}` : ''}`;
  const given = [...new Set(form.all('id').flatMap((some) => some.split(' ')))];
  if (form.one('all') === '') return { ids: given.slice(0, maxSelected), note: null, back };
  const { ids, isMore } = await matchingIds(request, fields, maxSelected);
  return { ids, note: isMore ? shipmentTexts[language].selection.first(maxSelected) : null, back };
}

const needed = {
  print: 'print',
  hand_over: 'hand_over',
  tag: 'book',
  cancel: 'cancel',
  duplicate: 'book',
} as const;

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
      return handOverPage(request, ids, { note, back, areChosen: true });
    case 'cancel':
      return askCancelMany(request, selection);
    case 'tag':
      return askTag(request, selection);
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
    head: { back: [back, text.back] },
    content: html`${alertText(reason)}`,
  };
}

/** Sends the selected shipments as the CSV file of the list, or all that match. */
export async function exportSelected(request: PageRequest): Promise<PageAnswer> {
  const { context, form, scope } = request;
  if (form.one('all') !== '') {
    const search = new URLSearchParams(givenFields(shipmentList(request), searchFields(request)));
    return exportShipments({ ...request, search });
  }
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
  const selection = await readSelection(request);
  const { ids, back } = selection;
  if (ids.length === 0) return noSelection(request, back);
  return ids.length > maxSlips ? askSlips(request, selection) : slipsFile(request, ids);
}
