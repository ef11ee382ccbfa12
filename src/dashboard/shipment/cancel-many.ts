import type { VNode } from 'preact';
import {
  findCancellation,
  findNewestCancellation,
  listFailedCancellations,
  listShipmentsToCancel,
  type ShipmentToCancel,
} from '../../../db/query/booking/shipment-cancellation.ts';
import { requestCancellations } from '../../booking/cancel-many.ts';
import { refusalText } from '../../contract/error-text.ts';
import { readErrorReply } from '../../contract/errors.ts';
import { html } from '../../html.ts';
import type { Language } from '../../language.ts';
import { centsToAmount } from '../../money.ts';
import { newId } from '../../runtime.ts';
import { readTrackingNumber } from '../../shipment/tracking-number.ts';
import { type PageAnswer, type PageRequest, refusePage, toActor } from '../page-request.ts';
import { amountText, shipmentBadge, table } from '../view/data.ts';
import { hiddenFields, questionPage } from '../view/form.ts';
import { mayAskCancel } from './cancel.ts';
import { countryName } from './goods.ts';
import { maxSelected, type SelectedShipments } from './selection-bar.ts';
import { shipmentTexts } from './text.ts';

/** The page is loaded again while shipments wait. */
const refreshSeconds = 2;
const requestIdFormat = /^cnl_[0-9a-f]{32}$/;

/** Shipments that the question names; it counts the others. */
const maxNamed = 100;

/** Asks before it cancels many shipments. The form has the id of the request, so that a second click changes nothing. */
export async function askCancelMany(
  request: PageRequest,
  { ids, note, back }: SelectedShipments,
): Promise<PageAnswer> {
  const { base, can, context, language, origin, scope } = request;
  const text = shipmentTexts[language].cancelMany;
  const numbers = ids.flatMap((id) => readTrackingNumber(id) ?? []);
  const found = await listShipmentsToCancel(context.db.kysely, scope, numbers);
  const byNumber = new Map(found.map((row) => [row.tracking_number, row]));
  const shipments = numbers.flatMap((number) => byNumber.get(number) ?? []);
  const possible = shipments.filter(mayAskCancel);
  const heldCents = possible.reduce((sum, { charge }) => sum + (charge?.heldCents ?? 0), 0);
  const handedOver = possible.filter(({ manifest_id }) => manifest_id !== null).length;
  const more = shipments.length - maxNamed;
  return questionPage({
    title: text.title(ids.length),
    content: html`${note ? html`<p>${note}</p>` : null}
      <p>${text.lead}</p>
      ${
        scope.livemode && can('see_prices')
          ? html`<p>${text.released(amountText(centsToAmount(heldCents), language))}</p>`
          : null
      }
      ${handedOver > 0 ? html`<p class="notice warning">${text.handedOver(handedOver)}</p>` : null}
      ${possible.length < shipments.length ? html`<p>${text.impossible(shipments.length - possible.length)}</p>` : null}
      ${table(
        text.shipments,
        [
          { name: text.order, cell: (row) => orderLink(base, row) },
          {
            name: text.recipient,
            cell: ({ recipient_name, destination_country: country }) =>
              [can('see_recipients') ? recipient_name : null, country && countryName(country, language)]
                .filter(Boolean)
                .join(', '),
          },
          { name: text.status, cell: (row) => shipmentBadge(row, language) },
          { name: text.can, cell: (row) => (mayAskCancel(row) ? text.yes : text.no) },
        ],
        shipments.slice(0, maxNamed),
        '',
      )}
      ${more > 0 ? html`<p class="hint">${text.more(more)}</p>` : null}`,
    action: `${base}/shipments/cancel`,
    input: html`${hiddenFields([
      ['request', newId('cnl', origin.now)],
      ['ids', ids.join(' ')],
    ])}`,
    button: text.confirm,
    back: [back, text.keep],
  });
}

function orderLink(base: string, { tracking_number: id, reference_no }: ShipmentToCancel): VNode {
  if (reference_no === null) return shipmentLink(base, id);
  return html`<a href=${`${base}/shipments/${id}`}>${reference_no}</a><p class="hint"><code>${id}</code></p>`;
}

function shipmentLink(base: string, id: string): VNode {
  return html`<a href=${`${base}/shipments/${encodeURIComponent(id)}`}><code>${id}</code></a>`;
}

/** Has the shipments of the form cancelled, and shows how far that is. */
export async function cancelSelected(request: PageRequest): Promise<PageAnswer> {
  const { base, context, form, requestId, scope } = request;
  const id = form.one('request');
  const trackingNumbers = [...new Set(form.one('ids').split(' '))].filter(
    (number) => readTrackingNumber(number) !== undefined,
  );
  if (!requestIdFormat.test(id) || trackingNumbers.length === 0 || trackingNumbers.length > maxSelected)
    return refusePage('INVALID_FIELD');
  await requestCancellations(context, { scope, actor: toActor(request), requestId }, { id, trackingNumbers });
  return { goTo: `${base}/shipments/cancellations/${id}` };
}

/** Shows how many shipments of a request are cancelled, and why others are not. */
export async function showCancellation(request: PageRequest): Promise<PageAnswer> {
  const { base, can, context, language, path, scope } = request;
  const { kysely } = context.db;
  const text = shipmentTexts[language].cancelMany;
  const found = await findCancellation(kysely, scope, path.id ?? '');
  if (!found) return refusePage('NOT_FOUND');
  const { id, all, waiting, failed, released_cents: releasedCents } = found;
  const failures = failed > 0 ? await listFailedCancellations(kysely, scope, id) : [];
  return {
    title: waiting > 0 ? text.title(all) : text.doneTitle(all - failed),
    head: { back: [`${base}/shipments`, shipmentTexts[language].selection.back] },
    ...(waiting > 0 ? { refreshSeconds } : {}),
    content: html`<section>
      <p role="status">${waiting > 0 ? text.progress(all - waiting, all) : text.done(all - failed)}</p>
      ${
        scope.livemode && can('see_prices')
          ? html`<p>${text.wasReleased(amountText(centsToAmount(releasedCents), language))}</p>`
          : null
      }
      ${
        waiting > 0
          ? html`<progress max=${all} value=${all - waiting} aria-label=${text.title(all)}></progress>
              <p class="hint">${text.goesOn}</p>`
          : null
      }
      ${
        failures.length > 0
          ? table(
              text.failed,
              [
                { name: text.failed, cell: (row) => shipmentLink(base, row.tracking_number) },
                { name: text.reason, cell: ({ error }) => reasonText(error ?? '', language) },
              ],
              failures,
              '',
            )
          : null
      }
    </section>`,
  };
}

function reasonText(body: string, language: Language): string {
  const { code, options } = readErrorReply(body);
  return refusalText({ code, options }, language);
}

/** Returns the line above the list that leads to the newest request while it needs a look; null if there is none. */
export async function cancellationNotice(request: PageRequest): Promise<VNode | null> {
  const { base, can, context, language, scope } = request;
  const found = can('cancel') ? await findNewestCancellation(context.db.kysely, scope) : undefined;
  if (!found) return null;
  const { id, all, waiting, failed } = found;
  if (waiting === 0 && failed === 0) return null;
  const text = shipmentTexts[language].cancelMany;
  const progress = waiting > 0 ? text.progress(all - waiting, all) : text.done(all - failed);
  const words = [progress, ...(failed > 0 ? [text.failedCount(failed)] : [])].join(' ');
  return html`<p class="hint">
    <a href=${`${base}/shipments/cancellations/${id}`}>${waiting > 0 ? text.title(all) : text.doneTitle(all - failed)}</a>${': '}${words}
  </p>`;
}
