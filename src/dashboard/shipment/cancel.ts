import type { ShipmentWithEvents } from '../../../db/query/shipment/shipment.ts';
import { whyNotCancellable } from '../../booking/cancel.ts';
import { refusalText } from '../../contract/error-text.ts';
import { ApiError } from '../../contract/errors.ts';
import { html } from '../../html.ts';
import { centsToAmount } from '../../money.ts';
import { cancelShipment } from '../../operation/shipment.ts';
import { findByNumber } from '../../shipment/tracking-number.ts';
import { type PageAnswer, type PageRequest, refusePage } from '../page-request.ts';
import { orApiError, runOperation } from '../run-operation.ts';
import { labeled } from '../text.ts';
import { amountText, time } from '../view/data.ts';
import { alertText } from '../view/field.ts';
import { carrierName } from './goods.ts';
import { findHandOver } from './hand-over.ts';
import { shipmentTexts } from './text.ts';

/** Finds the shipment that the page's URL names, in the user's account and mode. Refuses the page if there is none. */
export async function requestedShipment({ context, scope, path }: PageRequest): Promise<ShipmentWithEvents> {
  const { id = '' } = path;
  const found = await findByNumber(context.db, scope, id);
  return found ?? refusePage('NOT_FOUND');
}

/** Says what a cancellation does before it asks for it. */
export async function askCancel(request: PageRequest): Promise<PageAnswer> {
  return cancelPage(request, await requestedShipment(request));
}

/** Cancels by the rules of cancelShipment. A second form of the same cancellation changes nothing. */
export async function cancelRequested(request: PageRequest): Promise<PageAnswer> {
  const before = await requestedShipment(request);
  const shipmentPath = `${request.base}/shipments/${before.tracking_number}`;
  if (before.status === 'cancelled') return { goTo: shipmentPath };
  const path = { shipment_id: before.tracking_number };
  const cancelled = await orApiError(runOperation(request, 'cancelShipment', cancelShipment, { path }));
  if (!(cancelled instanceof ApiError)) return { goTo: shipmentPath };
  const text = shipmentTexts[request.language].cancel;
  const reason =
    cancelled.code === 'CANCEL_UNDECIDED'
      ? text.unconfirmed
      : labeled(text.refused, refusalText(cancelled, request.language), request.language);
  return cancelPage(request, await requestedShipment(request), reason);
}

/** A carrier that is already asked refuses with its reason. */
export function mayAskCancel(shipment: Parameters<typeof whyNotCancellable>[0]): boolean {
  const obstacle = whyNotCancellable(shipment);
  return obstacle === null || obstacle === 'intercepted';
}

async function cancelPage(
  request: PageRequest,
  shipment: ShipmentWithEvents,
  alert?: string,
): Promise<PageAnswer> {
  const { base, language, scope } = request;
  const text = shipmentTexts[language].cancel;
  const { tracking_number: id, charge, carrier_code } = shipment;
  const handOver = await findHandOver(request, shipment);
  const heldCents = charge?.heldCents ?? 0;
  const money = !scope.livemode
    ? text.testRefund
    : heldCents > 0
      ? text.refund(amountText(centsToAmount(heldCents), language))
      : text.noRefund;
  const isPossible = mayAskCancel(shipment);
  const isPending = whyNotCancellable(shipment) === 'not_dispatched';
  const effects = [
    text.carrier(carrierName(carrier_code, request)),
    text.label,
    money,
    text.events,
    text.final,
  ];
  return {
    title: text.title(shipment.reference_no ?? id),
    status: alert ? 409 : 200,
    content: html`
      ${alertText(alert)}
      <section>
        ${
          isPossible
            ? html`${handOver ? html`<p class="notice warning">${text.handedOver} ${time(handOver.at, language)}</p>` : null}
                <p>${text.lead}</p>
                <ul>${effects.map((effect) => html`<li>${effect}</li>`)}</ul>`
            : html`<p>${isPending ? text.pending : text.impossible}</p>`
        }
        <form method="post" class="buttons">
          ${isPossible ? html`<button class="danger">${text.confirm}</button>` : null}
          <a href=${`${base}/shipments/${id}`}>${text.keep}</a>
        </form>
      </section>
    `,
  };
}
