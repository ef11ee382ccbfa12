import { findAnyShipment, type ShipmentWithEvents } from '../../../db/query/shipment/shipment.ts';
import { isTerminal } from '../../../db/table/shipment.ts';
import { isName } from '../../account/account-input.ts';
import { outcomes, type ParcelOutcome, recordOutcome } from '../../booking/by-operator.ts';
import { html } from '../../html.ts';
import { personAbroad } from '../../shipment/search-words.ts';
import { readTrackingNumber } from '../../shipment/tracking-number.ts';
import { isDispatched } from '../../shipment/view.ts';
import { type OperatorRequest, operatorActor, type PageAnswer, refusePage } from '../page-request.ts';
import { carrierName } from '../shipment/goods.ts';
import { sharedTexts } from '../text.ts';
import { facts, shipmentBadge } from '../view/data.ts';
import { alertText } from '../view/field.ts';
import { formStatus, inputField, questionPage, type RefusedForm } from '../view/form.ts';
import { outcomeFacts, recordedField, recordedOutcome } from './parcel.ts';
import { recordSeen } from './record-seen.ts';
import { supportTexts } from './support-text.ts';

/** Asks what became of a parcel, and why. */
export async function askOutcome(request: OperatorRequest): Promise<PageAnswer> {
  return outcomePage(request, await requestedShipment(request), {});
}

/** Records what became of a parcel. */
export async function saveOutcome(request: OperatorRequest): Promise<PageAnswer> {
  const { context, form, language } = request;
  const text = supportTexts[language].outcome;
  const shipment = await requestedShipment(request);
  const outcome = outcomes.find((one) => one === form.one('outcome'));
  const reason = form.one('reason').trim();
  const refused = (fault: RefusedForm) =>
    outcomePage(request, shipment, { values: { outcome: outcome ?? '', reason }, ...fault });
  if (!outcome || !isName(reason)) {
    const errors = {
      outcome: outcome ? undefined : text.outcomeFault,
      reason: isName(reason) ? undefined : text.reasonFault,
    };
    return refused({ errors });
  }
  const actor = operatorActor(request, shipment.account_id);
  const { result } = await recordOutcome(context, actor, shipment, {
    outcome,
    reason,
    isConfirmed: form.one('confirmed') === 'yes',
  });
  if (result === 'never_scanned') return outcomeQuestion(request, shipment, { outcome, reason });
  return result === 'recorded'
    ? { goTo: `${shipmentPath(request, shipment)}?${recordedField}` }
    : refused({ alert: text.faults[result] });
}

async function requestedShipment(request: OperatorRequest): Promise<ShipmentWithEvents> {
  const { context, path } = request;
  const number = readTrackingNumber(path.id ?? '') ?? refusePage('NOT_FOUND');
  const shipment = (await findAnyShipment(context.db, number)) ?? refusePage('NOT_FOUND');
  await recordSeen(request, [shipment]);
  return shipment;
}

function shipmentPath(
  { base }: OperatorRequest,
  { account_id, livemode, tracking_number }: ShipmentWithEvents,
): string {
  return `${base}/accounts/${account_id}/${livemode ? 'live' : 'test'}/shipments/${tracking_number}`;
}

/** Asks before an outcome of a parcel that its carrier has never scanned. */
function outcomeQuestion(
  request: OperatorRequest,
  shipment: ShipmentWithEvents,
  { outcome, reason }: { readonly outcome: ParcelOutcome; readonly reason: string },
): PageAnswer {
  const { outcome: text, problems } = supportTexts[request.language];
  const { tracking_number: number, reference_no } = shipment;
  return questionPage({
    title: text.neverScannedTitle,
    content: html`
      ${facts([
        [problems.shipment, html`${reference_no} <code>${number}</code>`],
        [problems.recipient, personAbroad(shipment).contact_name],
        [text.choose, text.names[outcome]],
        [text.reason, reason],
      ])}
      <p>${text.neverScanned}</p>
    `,
    action: `${request.base}/shipments/${number}/outcome`,
    fields: { outcome, reason },
    button: text.recordAs(text.names[outcome]),
    back: [shipmentPath(request, shipment), text.doNotRecord],
  });
}

async function outcomePage(
  request: OperatorRequest,
  shipment: ShipmentWithEvents,
  refused: RefusedForm,
): Promise<PageAnswer> {
  const { language, base } = request;
  const text = supportTexts[language].outcome;
  const { tracking_number: number, carrier_code, livemode, status } = shipment;
  const recorded = await recordedOutcome(request, shipment);
  const fault = !isDispatched(shipment) ? text.faults.unknown : isTerminal(status) ? text.faults.ended : null;
  return {
    title: text.title,
    status: formStatus(refused),
    head: { back: [shipmentPath(request, shipment), text.back] },
    content: html`
      ${alertText(refused.alert)}
      <section>
        ${facts([
          [supportTexts[language].problems.shipment, html`${shipment.reference_no} <code>${number}</code>`],
          [supportTexts[language].problems.recipient, personAbroad(shipment).contact_name],
          [text.status, shipmentBadge(shipment, language)],
          [supportTexts[language].problems.carrier, carrierName(carrier_code, { language })],
          [text.mode, sharedTexts[language].mode[livemode ? 'live' : 'test']],
        ])}
        ${recorded && outcomeFacts(language, recorded)}
        ${
          fault !== null
            ? html`<p>${fault}</p>`
            : html`<p>${text.lead} ${text.money}</p>
                <form method="post" action=${`${base}/shipments/${number}/outcome`}>
                  <fieldset>
                    <legend>${text.choose}</legend>
                    ${refused.errors?.outcome ? html`<p class="error" id="outcome-error">${refused.errors.outcome}</p>` : null}
                    ${outcomes.map(
                      (outcome) => html`<label class="check line">
                        <input type="radio" name="outcome" value=${outcome} required checked=${refused.values?.outcome === outcome} />
                        <span><strong>${text.names[outcome]}</strong><span class="hint"> ${text.effects[outcome]}</span></span>
                      </label>`,
                    )}
                  </fieldset>
                  ${inputField(refused, 'reason', text.reason, { hint: text.reasonHint, maxLength: 200 })}
                  <p class="buttons"><button class="danger">${text.record}</button></p>
                </form>`
        }
      </section>
    `,
  };
}
