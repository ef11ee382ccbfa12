import { html } from 'htm/preact';
import type { VNode } from 'preact';
import { draftField } from '../../form.ts';
import { goodsTexts } from '../../text/goods.ts';
import { labeled } from '../../text/number-text.ts';
import { orderTexts } from '../../text/order.ts';
import { shipmentTexts } from '../../text/shipment.ts';
import { selectField } from '../../view/field.ts';
import type { Visit } from '../../visit.ts';
import { serviceName } from '../shipment/goods.ts';
import type { OrderFields } from './order-fields.ts';
import {
  categoryInput,
  countryInput,
  type FilledForm,
  hiddenFields,
  input,
  itemInputs,
  metadataInputs,
  optInInputs,
  parcelInputs,
} from './order-inputs.ts';

const moreFields = [
  'reference_no',
  'tags',
  'insured_amount',
  'ioss_number',
  'tax_number',
  'sales_platform_name',
] as const;

/** Renders the form of an order, with the names of its fields. */
export function orderForm(visit: Visit, form: FilledForm): VNode {
  const { base, language } = visit;
  const words = orderTexts[language].order;
  const { list } = shipmentTexts[language];
  const { fields } = form;
  const isOpen =
    form.add === 'metadata' ||
    [...fields.keys(), ...form.errors.keys()].some(
      (name) => name.startsWith('metadata.') || moreFields.some((one) => one === name),
    );
  return html`<form method="post" action=${`${base}/shipments/new/check`}>
    <button hidden></button>
    ${hiddenFields([...fields].filter(([name]) => name === 'from' || name === draftField))}
    ${fields.has('from') ? html`<p class="hint">${labeled(list.duplicate, words.prefilled(fields.get('from') ?? ''), language)}</p>` : null}
    <section>
      ${chosenService(visit, form)}
      <div class="grid">${categoryInput(visit, form)}</div>
    </section>
    <section>
      <h2>${words.recipient}</h2>
      <div class="grid">
        ${input(form, 'recipient.contact_name', words.name, { isRequired: true })}
        ${input(form, 'recipient.phone', words.phone, { isRequired: true, hint: words.phoneHint })}
        ${input(form, 'recipient.email', words.email)}
        ${input(form, 'recipient.address', words.address, { isRequired: true })}
        ${input(form, 'recipient.city', words.city, { isRequired: true })}
        ${input(form, 'recipient.district', words.district)}
        ${input(form, 'recipient.postal_code', words.postalCode)} ${countryInput(visit, form)}
      </div>
    </section>
    <section>
      <h2>${words.items}</h2>
      <div class="grid">${selectField({
        name: 'declared_currency',
        label: words.currency,
        value: fields.get('declared_currency') ?? 'HKD',
        options: [
          ['HKD', 'HKD'],
          ['USD', 'USD'],
        ],
        error: form.errors.get('declared_currency'),
      })}</div>
      ${itemInputs(visit, form)}
    </section>
    <section><h2>${words.parcels}</h2>${parcelInputs(visit, form)} ${optInInputs(visit, form)}</section>
    <details class="filters" open=${isOpen}>
      <summary>${words.more}</summary>
      <div class="grid">
        ${input(form, 'reference_no', words.reference)} ${input(form, 'tags', words.tags)}
        ${input(form, 'insured_amount', words.insuredAmount, { isNumber: true })}
        ${input(form, 'ioss_number', words.ioss)} ${input(form, 'tax_number', words.taxNumber)}
        ${input(form, 'sales_platform_name', words.platform)}
      </div>
      ${metadataInputs(visit, form)}
    </details>
    <details class="filters" open=${[...fields.keys(), ...form.errors.keys()].some((name) => name.startsWith('sender.'))}>
      <summary>${words.sender}</summary>
      <p class="hint">${words.senderHint}</p>
      <div class="grid">
        ${input(form, 'sender.contact_name', words.name)} ${input(form, 'sender.phone', words.phone)}
        ${input(form, 'sender.address', words.address)} ${input(form, 'sender.city', words.city)}
        ${input(form, 'sender.district', words.district)} ${input(form, 'sender.postal_code', words.postalCode)}
      </div>
    </details>
    <p class="buttons"><button class="main">${words.check}</button></p>
  </form>` as VNode;
}

/** Prices are compared in the step before, so the service is changed there. */
function chosenService(visit: Visit, { fields, errors }: FilledForm): VNode {
  const words = goodsTexts[visit.language];
  const code = fields.get('service_tier_id');
  const error = errors.get('service_tier_id');
  return html`<div class="field chosen">
    <h2>${orderTexts[visit.language].order.service}</h2>
    ${
      code
        ? html`<input type="hidden" name="service_tier_id" value=${code} />
            <p id="service_tier_id">${serviceName(visit, code)}</p>`
        : html`<p id="service_tier_id">${words.noService}</p>`
    }
    <p><a href=${quoteAddress(visit.base, fields)}>${code ? words.change : words.chooseService}</a></p>
    ${error ? html`<p class="error" id="service_tier_id-error">${error}</p>` : null}
  </div>` as VNode;
}

function quoteAddress(base: string, fields: OrderFields): string {
  const kept = [...fields].filter(([name]) =>
    /^(recipient\.(country_code|postal_code)|goods_category|parcels\.|surcharge\.|(from|order_draft)$)|declared_value_hkd$|_prepay$/.test(
      name,
    ),
  );
  return `${base}/shipments/new?${new URLSearchParams(kept)}`;
}
