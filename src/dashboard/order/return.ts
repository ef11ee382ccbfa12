import type { VNode } from 'preact';
import type { ShipmentWithEvents } from '../../../db/query/shipment/shipment.ts';
import { sysCodes } from '../../../generated/errors.ts';
import type { Schemas } from '../../../generated/operations.ts';
import { whyNotReturnable } from '../../booking/place-return.ts';
import { refusalText } from '../../contract/error-text.ts';
import { ApiError } from '../../contract/errors.ts';
import { html } from '../../html.ts';
import { createShipmentReturn, shipmentWithLinks, validateShipmentReturn } from '../../operation/shipment.ts';
import { faultText } from '../advice.ts';
import type { PageAnswer, PageRequest } from '../page-request.ts';
import { orApiError, runOperation } from '../run-operation.ts';
import { requestedShipment } from '../shipment/cancel.ts';
import { countryName, itemTable, partySection, serviceName } from '../shipment/goods.ts';
import { enteredItem, returnLinks } from '../shipment/shipment.ts';
import { shipmentTexts } from '../shipment/text.ts';
import { labeled } from '../text.ts';
import { amountText } from '../view/data.ts';
import { alertText } from '../view/field.ts';
import { hiddenFields, inputField } from '../view/form.ts';
import { idempotencyKey, isOwnKey, newKey } from './order.ts';
import { orderTexts } from './text.ts';

type Option = Schemas['RateOption'];
type Checked = Pick<Schemas['ShipmentReturnValidation'], 'options' | 'recipient'>;

/** Shows the return services with their prices, before anything is booked. */
export async function askReturn(request: PageRequest): Promise<PageAnswer> {
  return returnPage(request, await requestedShipment(request), { status: 200 });
}

/** Books by the rules of createShipmentReturn, at the price that the form showed. A second click changes nothing. */
export async function bookReturn(request: PageRequest): Promise<PageAnswer> {
  const { form, base, user, language } = request;
  const original = await requestedShipment(request);
  const text = shipmentTexts[language].return;
  const key = form.one('key');
  const service = form.one('service');
  const total = form.one(`total.${service}`);
  if (!isOwnKey(user.id, key) || !/^\d{1,9}(\.\d{1,2})?$/.test(total))
    return returnPage(request, original, { status: 400, alert: text.choose });
  const reference = form.one('reference_no').trim();
  const body = {
    service_tier_id: service,
    expected_total_hkd: Number(total),
    ...(reference === '' ? {} : { reference_no: reference }),
  };
  const path = { shipment_id: original.tracking_number };
  const booked = await orApiError(
    runOperation(request, 'createShipmentReturn', createShipmentReturn, { path, body, key }),
  );
  if (booked instanceof ApiError) {
    const { status } = sysCodes[booked.code];
    const reason = refusalText(booked, language);
    const isUnknown = booked.code === 'DISPATCH_UNDECIDED' || booked.code === 'SERVICE_UNAVAILABLE';
    return returnPage(request, original, {
      status,
      alert: isUnknown ? text.unconfirmed : labeled(text.refused, reason, language),
      // With the same key, an attempt without an answer is continued.
      key: status >= 500 ? key : newKey(request),
    });
  }
  const { id } = booked.data;
  return { goTo: `${base}/shipments/${id}` };
}

interface ReturnState {
  readonly status: number;
  readonly alert?: string;
  readonly key?: string;
}

async function returnPage(
  request: PageRequest,
  original: ShipmentWithEvents,
  { status, alert, key = idempotencyKey(request) }: ReturnState,
): Promise<PageAnswer> {
  const { base, language } = request;
  const { tracking_number: id, recipient } = original;
  const text = shipmentTexts[language].return;
  const detail = shipmentTexts[language].detail;
  const path = { shipment_id: id };
  const back = html`<a href=${`${base}/shipments/${id}`}>${text.keep}</a>`;
  const checked = await orApiError(
    runOperation(request, 'validateShipmentReturn', validateShipmentReturn, { path, body: {} }),
  );
  if (checked instanceof ApiError) {
    const obstacle = whyNotReturnable(original);
    const reason = obstacle ? text.obstacles[obstacle] : refusalText(checked, language);
    return {
      title: text.title(id),
      status: sysCodes[checked.code].status,
      content: html`${alertText(alert)}<section><p>${labeled(text.impossible, reason, language)}</p><p class="buttons">${back}</p></section>`,
    };
  }
  const { options, violations, recipient: address } = checked.data;
  const available = options.filter((option) => option.available);
  // Too little money is no reason to hide the prices.
  const obstacle = violations.find(({ path: place }) => place.length > 0);
  const warning = obstacle
    ? labeled(text.impossible, obstacleText(request, original, checked.data, obstacle), language)
    : violations[0] && labeled(text.refused, faultText(violations[0], request), language);
  return {
    title: text.title(id),
    status,
    head: { back: [`${base}/shipments/${id}`, text.keep], subtitle: text.lead },
    content: html`
      ${alertText(alert ?? warning)}
      ${original.returns.length === 0 ? null : html`<p>${text.earlier} ${returnLinks(request, original.returns)}</p>`}
      <div class="columns">
        ${partySection(request, text.from, recipient)}
        ${address ? partySection(request, text.to, address) : null}
      </div>
      <section><h2>${detail.contents}</h2>${itemTable(request, shipmentWithLinks(request.context, original).items.map(enteredItem))}</section>
      ${
        obstacle || available.length === 0
          ? html`<section>
              <p class="buttons">
                ${address ? null : html`<a class="main" href=${`${base}/addresses/new?role=sender`}>${text.addSender}</a>`} ${back}
              </p>
            </section>`
          : serviceForm(request, available, key, back)
      }
    `,
  };
}

/** Says in the words of a person why nothing can be booked. */
function obstacleText(
  request: PageRequest,
  { recipient }: ShipmentWithEvents,
  { options, recipient: address }: Checked,
  violation: Schemas['Violation'],
): string {
  const { language } = request;
  const text = shipmentTexts[language].return;
  if (!address) return text.noAddress;
  const canBeBooked = options.some((option) => option.available);
  return canBeBooked
    ? faultText(violation, request)
    : text.noService(countryName(recipient.country_code, language));
}

function serviceForm(request: PageRequest, available: readonly Option[], key: string, back: VNode): VNode {
  const { language, mode } = request;
  const text = shipmentTexts[language].return;
  const days = orderTexts[language].quote.days;
  return html`<section>
    <h2>${text.services}</h2>
    <form method="post">
      <fieldset>
        <legend>${text.choice}</legend>
        ${available.map(
          (option, index) => html`<label class="check line">
            <input type="radio" name="service" value=${option.service_tier_id} checked=${index === 0} required />
            <span>
              ${serviceName(request, option.service_tier_id)} ·
              ${option.transit_days && html` ${days(option.transit_days.min, option.transit_days.max)} ·`}
              <strong> ${amountText(option.total_hkd, language)}</strong>
            </span>
          </label>`,
        )}
      </fieldset>
      ${hiddenFields([
        ['key', key],
        ...available.map((option) => [`total.${option.service_tier_id}`, String(option.total_hkd)] as const),
      ])}
      ${inputField({}, 'reference_no', text.reference, { isRequired: false, maxLength: 64 })}
      <p class="hint">${mode === 'live' ? text.live : text.test}</p>
      <p class="buttons"><button class="main">${text.book[mode]}</button> ${back}</p>
    </form>
  </section>`;
}
