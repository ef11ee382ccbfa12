import type { VNode } from 'preact';
import { readWallet } from '../../../db/query/wallet/wallet.ts';
import type { Schemas } from '../../../generated/operations.ts';
import { pricingContext } from '../../account/pricing-inputs.ts';
import { type ComparedService, compareServices } from '../../booking/compare-services.ts';
import { serviceNameIn } from '../../catalog/catalog.ts';
import type { Violation } from '../../contract/errors.ts';
import { fieldLabel } from '../../contract/field-name.ts';
import { html } from '../../html.ts';
import { centsToAmount } from '../../money.ts';
import { validateShipment } from '../../operation/shipment.ts';
import { toRateOption } from '../../pricing/quote.ts';
import { openSurcharges } from '../../pricing/rules.ts';
import { faultText, noteText, warningsSection } from '../advice.ts';
import type { PageRequest } from '../page-request.ts';
import { runOperation } from '../run-operation.ts';
import { carrierName, priceLines } from '../shipment/goods.ts';
import { landedCostDetails, landedCostNeed } from '../shipment/landed-cost.ts';
import { shipmentTexts } from '../shipment/text.ts';
import { labeled } from '../text.ts';
import { amountText, facts } from '../view/data.ts';
import { hiddenFields } from '../view/form.ts';
import { fieldOfPath, type OrderFields, orderBody, selectedCodes } from './fields.ts';
import { orderTexts } from './text.ts';

type Option = Schemas['RateOption'];
type Warning = Schemas['Warning'];

/** Price of an order with each service, and the result of the dry run with the chosen one. */
export interface PricedForm {
  readonly services: readonly ComparedService[];
  /** Undefined if no service takes the order, or none is known yet. */
  readonly chosen: ComparedService | undefined;
  readonly violations: readonly Violation[];
  readonly warnings: readonly Warning[];
}

/** Prices an order that may be incomplete. The service is the chosen one if it takes the order, else the cheapest. */
export async function priceForm(request: PageRequest, fields: OrderFields): Promise<PricedForm> {
  const { context, scope } = request;
  const pricing = await pricingContext(context, { scope, pricingVersion: null });
  const body = orderBody(fields, context.catalog.current);
  const services = await compareServices(context, scope, body, pricing);
  const takers = services.filter(({ obstacles }) => obstacles.length === 0);
  const chosen =
    takers.find(({ option }) => option.service.code === fields.get('service_tier_id')) ?? takers[0];
  const code = (chosen ?? services[0])?.option.service.code ?? body.service_tier_id;
  const { data } = await runOperation(request, 'validateShipment', validateShipment, {
    body: code === undefined ? body : { ...body, service_tier_id: code },
  });
  // The panel says what a surcharge without a price waits for. It is no mistake.
  const open = chosen ? openSurcharges(chosen.option) : [];
  const isOpen = ({ path: [list, at] }: Violation) =>
    list === 'selected_surcharges' &&
    open.includes(selectedCodes(fields, context.catalog.current)[Number(at)] ?? '');
  const violations = (data.violations as readonly Violation[]).filter((one) => !isOpen(one));
  return { services, chosen, violations, warnings: data.warnings };
}

/** Returns the fields with the service that the prices chose. */
export function withService(fields: OrderFields, { chosen }: PricedForm): OrderFields {
  return chosen === undefined
    ? fields
    : new Map([...fields, ['service_tier_id', chosen.option.service.code]]);
}

/**
 * Renders the price of the chosen service with all its lines, the other services, what is still needed, and the wallet. The fields
 * that the button sends are the price that the person sees, and the key under which it books once.
 */
export async function pricePanel(
  request: PageRequest,
  fields: OrderFields,
  priced: PricedForm,
  key: string,
): Promise<VNode> {
  const { language } = request;
  const text = orderTexts[language].quote;
  const { services, chosen } = priced;
  const takers = services.filter(({ obstacles }) => obstacles.length === 0);
  const others = services.filter(({ obstacles }) => obstacles.length > 0);
  const rate = chosen && toRateOption(chosen.option);
  const lines = rate && pricedLines(rate);
  const total = rate?.total_hkd ?? null;
  // A surcharge for duty and tax waits for them.
  const need = rate && openSurcharges(chosen.option).length > 0 ? landedCostNeed(request, rate) : null;
  return html`
    <h2>${text.title}</h2>
    ${hiddenFields([['key', key]])}
    ${
      chosen?.isFinal && total !== null
        ? hiddenFields([
            ['expected_total_hkd', String(total)],
            ['expected_discount_rule_id', rate?.discount?.rule_id ?? ''],
          ])
        : null
    }
    <div aria-live="polite">
      ${
        rate && total !== null
          ? html`<p class="figure">${amountText(total, language)}</p>
              <p class="hint">${chosen?.isFinal ? text.final : text.soFar}</p>`
          : html`<p class="none">${noPriceText(request, fields, priced)}</p>`
      }
    </div>
    ${takers.length === 0 ? null : html`<fieldset class="services"><legend>${text.services}</legend>${takers.map((one) => serviceChoice(request, one, one === chosen))}</fieldset>`}
    ${lines ? html`<details><summary>${shipmentTexts[language].goods.priceLines}</summary>${priceLines(request, lines)}</details>` : null}
    ${rate && chosen?.isFinal ? landedCostDetails(request, rate) : null}
    ${others.length === 0 ? null : html`<section class="others"><h3>${text.others}</h3><ul>${others.map((one) => html`<li><strong>${serviceNameIn(request.context.catalog.current, one.option.service.code, language)}</strong> ${obstacleText(request, one)}</li>`)}</ul></section>`}
    ${need && html`<p class="needed"><strong>${need}</strong></p>`} ${neededList(request, fields, priced)}
    ${warningsSection(request, priced.warnings)}
    ${await walletFacts(request, total)}
  `;
}

function noPriceText({ language }: PageRequest, fields: OrderFields, { services }: PricedForm): string {
  const text = orderTexts[language].quote;
  if (services.length > 0) return text.noBookable;
  return fields.has('recipient.country_code') && fields.has('parcels.0.weight_kg')
    ? text.noOptions
    : text.toPrice;
}

function serviceChoice(request: PageRequest, { option }: ComparedService, isChosen: boolean): VNode {
  const { language } = request;
  const text = orderTexts[language].quote;
  const {
    service_tier_id: code,
    carrier,
    transit_days: days,
    ioss_notice,
    tax_notice,
    ...rate
  } = toRateOption(option);
  const about = [carrierName(carrier.code, request), days && text.days(days.min, days.max)].filter(Boolean);
  const notes = [ioss_notice?.message, tax_notice].filter((note) => note != null);
  return html`<label class="check line">
    <input type="radio" id=${`service-${code}`} name="service_tier_id" value=${code} checked=${isChosen} />
    <span>
      <strong>${serviceNameIn(request.context.catalog.current, code, language)}</strong> <strong class="price">${amountText(rate.total_hkd, language)}</strong>
      <span class="hint">${about.join(' · ')}</span>
      ${isChosen ? notes.map((note) => html`<span class="hint">${noteText(note, request)}</span>`) : null}
    </span>
  </label>`;
}

/** Says why a service does not take the order, without its code, which stands before the reason. */
function obstacleText(request: PageRequest, { option, obstacles }: ComparedService): string {
  const [first] = obstacles;
  if (first === undefined) return '';
  const { message, path } = first;
  const reason = /^is not possible: (.+)$/s.exec(message)?.[1];
  if (reason === undefined)
    return labeled(fieldLabel(path, request.language), faultText(first, request), request.language);
  const text = noteText(reason, request).replace(`${option.service.code} `, '');
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** Lists what the chosen service still needs, and what is wrong. */
function neededList(
  request: PageRequest,
  fields: OrderFields,
  { chosen, violations }: PricedForm,
): VNode | null {
  if (chosen === undefined || violations.length === 0) return null;
  const { language, context } = request;
  const text = orderTexts[language].quote;
  const isEmpty = ({ path }: Violation) => !fields.has(fieldOfPath(path, fields, context.catalog.current));
  const { needed = [], wrong = [] } = Object.groupBy(violations, (one) =>
    one.path.length > 0 && isEmpty(one) ? 'needed' : 'wrong',
  );
  const names = [...new Set(needed.map(({ path }) => fieldLabel(path, language)))];
  return html`
    ${names.length === 0 ? null : html`<p class="needed"><strong>${labeled(text.needed, names.join(language === 'en' ? ', ' : '、'), language)}</strong></p>`}
    ${
      wrong.length === 0
        ? null
        : html`<div class="needed"><strong>${text.faults}</strong><ul>${wrong.map((one) => html`<li>${wrongText(request, one)}</li>`)}</ul></div>`
    }
  `;
}

function wrongText(request: PageRequest, violation: Violation): string {
  const { language } = request;
  const { path } = violation;
  if (violation.code === 'INSUFFICIENT_FUNDS') return orderTexts[language].confirm.tooLittle;
  return path.length === 0
    ? faultText(violation, request)
    : labeled(fieldLabel(path, language), faultText(violation, request), language);
}

/** Shows the wallet before and after the booking to those who may see it. Test mode has no wallet. */
async function walletFacts(
  { context, scope, language, can }: PageRequest,
  totalHkd: number | null,
): Promise<VNode | null> {
  if (!scope.livemode || !can('see_wallet')) return null;
  const text = shipmentTexts[language].goods;
  const { balanceCents, heldCents } = await readWallet(context.db.kysely, scope);
  const cents = balanceCents - heldCents;
  const amount = (value: number) => amountText(centsToAmount(value), language);
  return facts([
    [text.available, amount(cents)],
    [text.availableAfter, totalHkd === null ? null : amount(cents - Math.round(totalHkd * 100))],
  ]);
}

/** Returns an option with all amounts of its price; null if it could not be priced. */
function pricedLines(option: Option) {
  const { freight_hkd, reg_fee_hkd, total_hkd, rate_table_code, rate_table_version } = option;
  if (freight_hkd === null || reg_fee_hkd === null || total_hkd === null) return null;
  if (rate_table_code === null || rate_table_version === null) return null;
  return { ...option, freight_hkd, reg_fee_hkd, total_hkd, rate_table_code, rate_table_version };
}
