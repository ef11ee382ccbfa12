import { html } from 'htm/preact';
import type { VNode } from 'preact';
import type { ShipmentWithEvents } from '../../../../db/query/shipment/shipment.ts';
import { isLabelAvailable, labelStatus } from '../../../shipment/view.ts';
import { shipmentTexts } from '../../text/shipment.ts';
import type { Visit } from '../../visit.ts';

type Words = (typeof shipmentTexts)['en']['detail'];

/** Shows the label inside the page, with links that open and save it. */
export function labelSection({ base, language, text }: Visit, shipment: ShipmentWithEvents): VNode | null {
  const { detail: words, file } = shipmentTexts[language];
  const status = labelStatus(shipment);
  if (status === 'failed' || status === 'cancelled') {
    const reason = status === 'failed' ? file.noLabel : file.cancelledLabel;
    return html`<section><h2>${words.labelPreview}</h2><p>${reason}</p></section>` as VNode;
  }
  if (!isLabelAvailable(shipment)) return null;
  const address = `${base}/shipments/${shipment.tracking_number}/label.pdf`;
  return html`<section>
    <h2>${words.labelPreview}</h2>
    ${status === 'generating' ? html`<p>${words.labelMaking}</p>` : labelBox(address, words)}
    <p class="buttons">
      <a href=${address}>${words.openLabel}</a> <a href=${`${address}?download`}>${text.shipment.label}</a>
    </p>
  </section>` as VNode;
}

/** label.js draws the label. Without scripts, the browser's own viewer shows it. */
function labelBox(address: string, { labelPreview, notDrawn, noPreview }: Words): VNode {
  return html`<div class="label" tabindex="0" role="region" aria-label=${labelPreview} data-label=${address} data-failed=${notDrawn}></div>
    <noscript>
      <object class="label" type="application/pdf" data=${`${address}#toolbar=0&view=FitH`} aria-label=${labelPreview}>
        <p class="none">${noPreview}</p>
      </object>
    </noscript>` as unknown as VNode;
}

/** Shows the doorstep photo if the carrier gave one before; else the link that asks for it. */
export function photoSection({ base, language }: Visit, shipment: ShipmentWithEvents): VNode | null {
  if (shipment.status !== 'delivered') return null;
  const words = shipmentTexts[language].detail;
  const address = `${base}/shipments/${shipment.tracking_number}/pod.jpg`;
  return html`<section>
    <h2>${words.pod}</h2>
    ${
      shipment.pod_available_at === null
        ? html`<p><a href=${address}>${words.askPod}</a></p><p class="hint">${words.podHint}</p>`
        : html`<a href=${address}><img class="photo" src=${address} alt=${words.podImage} loading="lazy" /></a>`
    }
  </section>` as VNode;
}
