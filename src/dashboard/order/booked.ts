import { html } from '../../html.ts';
import { labelStatus } from '../../shipment/view.ts';
import type { PageAnswer, PageRequest } from '../page-request.ts';
import { requestedShipment } from '../shipment/cancel.ts';
import { partySection, serviceName } from '../shipment/goods.ts';
import { labelSection } from '../shipment/label-section.ts';
import { shipmentTexts } from '../shipment/text.ts';
import { amountText, facts } from '../view/data.ts';
import { orderTexts } from './text.ts';

/**
 * Shows a shipment that was just booked, its label, and the way to the next one. With `?print`, the browser prints the label. With
 * `?later`, there was none yet: the page waits for it, and the person prints it.
 */
export async function showBooked(request: PageRequest): Promise<PageAnswer> {
  const { base, language, mode, search } = request;
  const shipment = await requestedShipment(request);
  const text = orderTexts[language].booked;
  const { tracking_number: id, reference_no, requested_service_code: code, recipient } = shipment;
  const page = `${base}/shipments/${id}`;
  const isReady = labelStatus(shipment) === 'ready';
  const total = amountText(shipment.total_cents / 100, language);
  const prints = search.has('print') && isReady;
  const isLate = search.has('later') && labelStatus(shipment) === 'generating';
  const isThere = search.has('later') && isReady && shipment.printed_at === null;
  return {
    ...(isLate ? { refreshSeconds: 2 } : {}),
    title: text.title(id),
    drawsLabel: isReady,
    content: html`
      <section>
        <p class="buttons">
          <a class="main" href=${`${base}/shipments/new`} autofocus>${text.next}</a>
          <a href=${page}>${text.open}</a>
          <a href=${`${base}/shipments/new?from=${id}`}>${text.same}</a>
        </p>
        ${mode === 'live' ? html`<p>${text.held(total)}</p>` : null}
        ${prints ? html`<p class="hint">${text.noPrint} <a href=${`${page}/label.pdf`} target="_blank">${text.openLabel}</a></p>` : null}
        ${isLate || isThere ? html`<p class="notice" role="status">${isLate ? text.labelLate : text.labelThere}</p>` : null}
      </section>
      <div class="columns">
        ${labelSection(request, shipment, { isOpen: true, hasButton: true })}
        ${partySection(request, orderTexts[language].order.recipient, recipient)}
        <section>
          ${facts([
            [text.number, html`<code>${id}</code>`],
            [shipmentTexts[language].list.reference, reference_no],
            [shipmentTexts[language].list.service, serviceName(request, code)],
            [orderTexts[language].quote.title, total],
          ])}
        </section>
      </div>
      ${prints ? html`<iframe class="printed" data-print src=${`${page}/label.pdf`} title=${text.print}></iframe>` : null}
    `,
  };
}
