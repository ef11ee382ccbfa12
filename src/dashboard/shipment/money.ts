import type { ComponentChildren, VNode } from 'preact';
import type { ShipmentWithEvents } from '../../../db/query/shipment/shipment.ts';
import type { Schemas } from '../../../generated/operations.ts';
import { html } from '../../html.ts';
import { centsToAmount } from '../../money.ts';
import type { PageRequest } from '../page-request.ts';
import { amountText, facts, time } from '../view/data.ts';
import { shipmentTexts } from './text.ts';

type Line = readonly [name: ComponentChildren, value: ComponentChildren];

/** Explains a price line by line, as it was frozen at booking or as it is quoted. */
export function priceLines(
  { language }: Pick<PageRequest, 'language'>,
  price: Pick<Schemas['PricingSnapshot'], 'surcharges' | 'rate_table_code' | 'rate_table_version'> & {
    readonly freight_hkd: number;
    readonly reg_fee_hkd: number;
    readonly total_hkd: number;
    readonly discount?: Schemas['RateDiscount'] | null;
  },
): VNode {
  const text = shipmentTexts[language].detail;
  const { detail, surcharge } = shipmentTexts[language];
  const amount = (hkd: number) => amountText(hkd, language);
  const { discount } = price;
  const discountLines: Line[] = discount
    ? [
        [
          detail.beforeDiscount,
          amount((Math.round(price.freight_hkd * 100) + Math.round(discount.amount_hkd * 100)) / 100),
        ],
        [detail.discount(discount.rule_id), amount(0 - discount.amount_hkd)],
      ]
    : [];
  return facts([
    ...discountLines,
    [text.freight, amount(price.freight_hkd)],
    [text.registration, amount(price.reg_fee_hkd)],
    ...price.surcharges.map(({ code, amount_hkd }): Line => {
      return [surcharge[code] ?? html`<code>${code}</code>`, amount(amount_hkd)];
    }),
    [html`<strong>${text.totalPrice}</strong>`, html`<strong>${amount(price.total_hkd)}</strong>`],
    [detail.priceTable, detail.version(price.rate_table_code, price.rate_table_version)],
  ]);
}

/** Shows what was held, what was charged in the end, and why they differ. */
export function billingSection(
  { language, base, scope }: PageRequest,
  { charge }: ShipmentWithEvents,
  { id, billing: bill }: Pick<Schemas['ShipmentDetail'], 'id' | 'billing'>,
): VNode | null {
  if (bill === null) return null;
  const text = shipmentTexts[language].detail;
  const { detail } = shipmentTexts[language];
  const amount = (hkd: number | null) => (hkd === null ? null : amountText(hkd, language));
  const weight = (kg: number | null) => (kg === null ? null : `${kg} kg`);
  const differenceCents =
    bill.charged_hkd === null
      ? 0
      : Math.round(bill.charged_hkd * 100) - Math.round(bill.pre_charge_hkd * 100);
  return html`<section>
    <h2>${text.billing}</h2>
    ${facts([
      [text.preCharge, amount(bill.pre_charge_hkd)],
      [detail.hold, charge && scope.livemode ? detail.holdState[charge.state] : null],
      [detail.held, charge?.state === 'pending' ? amount(centsToAmount(charge.heldCents)) : null],
      [text.charged, amount(bill.charged_hkd)],
      [detail.difference, differenceCents === 0 ? null : amount(centsToAmount(differenceCents))],
      [text.adjustments, bill.adjustments_hkd === 0 ? null : amount(bill.adjustments_hkd)],
      [text.declaredWeight, weight(bill.declared_weight_kg)],
      [text.chargeableWeight, weight(bill.chargeable_weight_kg)],
      [detail.settledAt, bill.settled_at && time(bill.settled_at, language)],
    ])}
    ${
      scope.livemode
        ? html`<p><a href=${`${base}/wallet?shipment=${id}`}>${detail.entries}</a></p>`
        : html`<p class="hint">${detail.testBilling}</p>`
    }
  </section>`;
}
