import type { VNode } from 'preact';
import { countShipmentsToClose } from '../../../db/query/manifest/manifest-shipment.ts';
import type { ShipmentCount } from '../../../db/query/shipment/list-shipments.ts';
import { html } from '../../html.ts';
import type { PageRequest } from '../page-request.ts';
import { boundedText } from '../text.ts';
import { hiddenFields } from '../view/form.ts';
import { carrierName } from './goods.ts';
import { shipmentTexts } from './text.ts';

/** One action takes as many shipments as a manifest has at most. */
export const maxSelected = 1_000;

/** Shipments that a form of the list selects. */
export interface SelectedShipments {
  readonly ids: readonly string[];
  /** Says that more match than one action takes. */
  readonly note: string | null;
  /** Leads back to the list. */
  readonly back: string;
}

/** Divides shipments into those of several files. */
export function fileParts(ids: readonly string[], max: number): readonly (readonly string[])[] {
  return Array.from({ length: Math.ceil(ids.length / max) }, (_, at) => ids.slice(at * max, (at + 1) * max));
}

/** Actions on selected shipments. */
export const selectedActions = ['print', 'hand_over', 'tag', 'cancel', 'duplicate'] as const;

/** Renders the buttons of a list that act on the selected shipments, or on all that match. */
export function selectionBar({ base, can, language }: PageRequest, { count, isMore }: ShipmentCount): VNode {
  const { selection: text } = shipmentTexts[language];
  const button = (act: (typeof selectedActions)[number], name: string) =>
    html`<button name="act" value=${act}>${name}</button>`;
  const matching = boundedText(count, isMore);
  return html`<div class="selection" role="group" aria-label=${text.bar}>
    <span><span class="count" data-selected>0</span> ${text.selected}</span>
    <label class="check"><input type="checkbox" data-page /> ${text.selectPage}</label>
    <label class="check">
      <input type="checkbox" name="all" value="yes" data-count=${matching} /> ${text.allThatMatch(matching)}
    </label>
    ${button('print', text.print)}
    <button formaction=${`${base}/shipments/packing-slips`}>${text.packingSlips}</button>
    ${can('hand_over') ? button('hand_over', text.handOver) : null}
    ${can('book') ? button('tag', text.tag) : null}
    ${can('cancel') ? html`<button class="danger" name="act" value="cancel">${text.cancel}</button>` : null}
    ${can('book') ? button('duplicate', text.duplicate) : null}
    <button formaction=${`${base}/shipments/selected.csv`}>${text.export}</button>
    <p class="hint" data-keys hidden>${text.keys}</p>
  </div>`;
}

/** Renders the links that hand over all parcels of a queue, one for each carrier; null if none wait. */
export async function handOverLinks(request: PageRequest, carrier: string | null): Promise<VNode | null> {
  const { base, can, context, language, scope } = request;
  if (!can('hand_over')) return null;
  const waiting = await countShipmentsToClose(context.db.kysely, scope);
  const shown = waiting.filter(({ carrier_code }) => carrier === null || carrier_code === carrier);
  if (shown.length === 0) return null;
  return html`<p class="buttons">${shown.map(
    ({ carrier_code, count }) =>
      html`<a class="main" href=${`${base}/manifests/new?carrier=${encodeURIComponent(carrier_code)}`}
        >${shipmentTexts[language].selection.handOverAll(count, carrierName(carrier_code, request))}</a
      >`,
  )}</p>`;
}

/** Returns a button that prints the labels of all rows that match, without a selection; null if there is none. */
export function printAllForm(
  { base, can, language }: PageRequest,
  filters: Readonly<Record<string, string>>,
  { count, isMore }: ShipmentCount,
): VNode | null {
  if (count === 0 || !can('print')) return null;
  return html`<form method="post" action=${`${base}/shipments/selected`}>
    ${hiddenFields([...Object.entries(filters), ['all', 'yes'], ['act', 'print']])}
    <button class="main">${shipmentTexts[language].selection.printAll(boundedText(count, isMore))}</button>
  </form>`;
}
