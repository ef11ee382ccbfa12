import { html } from 'htm/preact';
import type { VNode } from 'preact';
import type { Schemas } from '../../../../generated/operations.ts';
import { draftField, newDraft } from '../../form.ts';
import { reasonText } from '../../text/contract-message.ts';
import { goodsTexts } from '../../text/goods.ts';
import { orderTexts } from '../../text/order.ts';
import { amountText, badge, facts } from '../../view/data.ts';
import type { Visit } from '../../visit.ts';
import { carrierName } from '../shipment/goods.ts';
import { priceLines } from '../shipment/money.ts';
import type { OrderFields } from './order-fields.ts';

type Option = Schemas['RateOption'];

/** Lists the services of a quote as cards: the name, the price and the choice come first. */
export function rateOptions(visit: Visit, fields: OrderFields, options: readonly Option[]): VNode {
  const words = orderTexts[visit.language].quote;
  if (options.length === 0) return html`<p class="none">${words.noOptions}</p>` as VNode;
  return html`<section id="prices">
    <h2>${words.options}</h2>
    <p class="hint">${words.optionsHint}</p>
    <ul class="rates">${options.map((option) => html`<li>${card(visit, fields, option)}</li>`)}</ul>
  </section>` as VNode;
}

function card(visit: Visit, fields: OrderFields, option: Option): VNode {
  const { language, context } = visit;
  const words = orderTexts[language].quote;
  const goods = goodsTexts[language];
  const { service_tier_id: code, carrier, transit_days: days, chargeable_weight_kg: kg } = option;
  const name = context.catalog.current.services.get(code)?.name ?? code;
  const price = pricedLines(option);
  return html`
    <div class="rate-name">
      <h3>${name}</h3>
      <p class="hint"><code>${code}</code> · ${carrierName(carrier.code, visit)}</p>
    </div>
    <div class="rate-choice">
      <p class="figure">${amountText(option.total_hkd, language)}</p>
      ${
        option.available
          ? html`<p class="buttons">
              <a class="main" href=${orderAddress(visit, fields, option)} aria-label=${words.takeService(name)}>${words.take}</a>
            </p>`
          : badge(words.unavailable, 'quiet')
      }
    </div>
    <div class="rate-facts">
      ${facts([
        [words.transit, days && words.days(days.min, days.max)],
        [words.chargeable, kg === null ? null : `${kg} kg`],
        [goods.product, html`<code>${carrier.product_code}</code>`],
      ])}
      ${notesOf(option).map((note) => html`<p class="hint">${reasonText(note, language)}</p>`)}
      ${price ? html`<details><summary>${goods.priceLines}</summary>${priceLines(visit, price)}</details>` : null}
    </div>
  ` as unknown as VNode;
}

function notesOf(option: Option): string[] {
  const conflicts = option.surcharge_conflicts.map(({ reason }) => reason);
  return [option.unavailable_reason, ...conflicts, option.ioss_notice?.message].filter(
    (note) => note != null,
  );
}

/** Returns an option with all amounts of its price; null if it could not be priced. */
export function pricedLines(option: Option) {
  const { freight_hkd, reg_fee_hkd, total_hkd, rate_table_code, rate_table_version } = option;
  if (freight_hkd === null || reg_fee_hkd === null || total_hkd === null) return null;
  if (rate_table_code === null || rate_table_version === null) return null;
  return { ...option, freight_hkd, reg_fee_hkd, total_hkd, rate_table_code, rate_table_version };
}

/** Returns the address of the next step. The price leaves out what the service can't carry, so the order does too. */
function orderAddress({ base }: Visit, fields: OrderFields, option: Option): string {
  const search = new URLSearchParams([...fields, ['service_tier_id', option.service_tier_id]]);
  const earlier = search.get(draftField);
  if (earlier !== null) search.set('over', earlier);
  search.set(draftField, newDraft());
  for (const { code, status } of option.opt_in_availability) {
    if (status === 'omitted') search.delete(`surcharge.${code}`);
  }
  return `${base}/shipments/new/details?${search}`;
}
