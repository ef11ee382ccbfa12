import type { VNode } from 'preact';
import type { ShipmentWithEvents } from '../../../db/query/shipment/shipment.ts';
import { html } from '../../html.ts';
import { mayUndoPrint } from '../../label/mark-printed.ts';
import { isLabelAvailable, labelStatus } from '../../shipment/view.ts';
import type { PageRequest } from '../page-request.ts';
import { time } from '../view/data.ts';
import { labelForm, printButton, undoForm } from './print-labels.ts';
import { shipmentTexts } from './text.ts';

type DetailText = (typeof shipmentTexts)['en']['detail'];

/**
 * Shows the label inside the page, with links that open and save it. One that has no use any more, or was printed, is folded.
 * @param hasButton false if the page has the button that prints elsewhere
 */
export function labelSection(
  request: PageRequest,
  shipment: ShipmentWithEvents,
  { isOpen, hasButton }: { readonly isOpen: boolean; readonly hasButton: boolean },
): VNode | null {
  const { base, can, language } = request;
  const { detail: text, file, printing, selection } = shipmentTexts[language];
  const status = labelStatus(shipment);
  if (status === 'failed' || status === 'cancelled') {
    const reason = status === 'failed' ? file.noLabel : file.cancelledLabel;
    return html`<section data-overview><h2>${text.labelPreview}</h2><p>${reason}</p></section>`;
  }
  if (!isLabelAvailable(shipment) || !can('see_recipients')) return null;
  const { tracking_number, printed_at, printed_by } = shipment;
  const url = `${base}/shipments/${tracking_number}/label.pdf`;
  const links = html`<a href=${url}>${text.openLabel}</a>
    <a href=${`${base}/shipments/${tracking_number}/packing-slip.pdf`}>${selection.packingSlip}</a>`;
  const preview = status === 'generating' ? html`<p>${text.labelMaking}</p>` : labelBox(url, text);
  return html`<section data-overview>
    <h2>${text.labelPreview}</h2>
    <p class="hint">
      ${printed_at === null ? printing.notPrinted : html`${printing.printedOn} ${time(printed_at, language)} ${printing.by(printed_by ?? '–')}`}
    </p>
    ${mayUndoPrint(shipment) && can('print') ? undoForm(request, shipment) : null}
    ${isOpen ? preview : html`<details><summary>${text.showLabel}</summary>${preview}</details>`}
    ${
      can('print')
        ? html`<div class="buttons">${hasButton ? printButton(request, shipment, { isMain: isOpen }) : null} ${links}</div>
            <details><summary>${printing.other}</summary>${labelForm(request, shipment)}</details>`
        : html`<p class="buttons">${links}</p>`
    }
  </section>`;
}

/** label.js draws the label. Without scripts, the browser's own viewer shows it. */
function labelBox(url: string, { labelPreview, notDrawn, noPreview, drawing }: DetailText): VNode {
  return html`<div class="label" tabindex="0" role="region" aria-label=${labelPreview} data-label=${url} data-failed=${notDrawn}><p class="none">${drawing}</p></div>
    <noscript>
      <object class="label" type="application/pdf" data=${`${url}#toolbar=0&view=FitH`} aria-label=${labelPreview}>
        <p class="none">${noPreview}</p>
      </object>
    </noscript>`;
}
