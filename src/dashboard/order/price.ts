import type { VNode } from 'preact';
import { latestServiceTo } from '../../../db/query/shipment/recent-shipments.ts';
import { readWallet } from '../../../db/query/wallet/wallet.ts';
import type { Schemas } from '../../../generated/operations.ts';
import { type BookingContext, pricingContext } from '../../account/pricing-inputs.ts';
import { type ComparedService, compareServices } from '../../booking/compare-services.ts';
import { isImportTax, serviceNameIn } from '../../catalog/catalog.ts';
import type { Violation } from '../../contract/errors.ts';
import { fieldLabel } from '../../contract/field-name.ts';
import { html } from '../../html.ts';
import { centsToAmount } from '../../money.ts';
import { validateShipment } from '../../operation/shipment.ts';
import { toRateOption } from '../../pricing/quote.ts';
import { openSurcharges } from '../../pricing/rules.ts';
import { adviceText, faultText, noteText } from '../advice.ts';
import type { PageRequest } from '../page-request.ts';
import { runOperation } from '../run-operation.ts';
import { carrierName, countryName, priceLines } from '../shipment/goods.ts';
import { landedCostNeed, landedCostSection, payerText } from '../shipment/landed-cost.ts';
import { shipmentTexts } from '../shipment/text.ts';
import { labeled } from '../text.ts';
import { amountText, facts } from '../view/data.ts';
import { hiddenFields } from '../view/form.ts';
import {
  fieldOfPath,
  isOrderField,
  type OrderFields,
  optInField,
  optIns,
  orderBody,
  selectedCodes,
  usualCategory,
} from './fields.ts';
import { panelLabel } from './inputs.ts';
import { type FieldNotes, inShort, warningSentence, whyNote } from './notes.ts';
import { orderTexts } from './text.ts';

type Option = Schemas['RateOption'];
type Warning = Schemas['Warning'];

/** Begins the value of a button that chooses a service. */
const servicePrefix = 'service.';

/** Price of an order with each service, and the result of the dry run with the chosen one. */
export interface PricedForm {
  readonly services: readonly ComparedService[];
  /** Undefined if no service takes the order, or none is known yet. */
  readonly chosen: ComparedService | undefined;
  /** Why the service is chosen, if no person chose it in this form; null: a person did. */
  readonly reason: 'latest' | 'cheapest' | 'other' | null;
  /** An option that costs shop and buyer less together than the chosen service, and the buyer less at the door. */
  readonly better: Better | null;
  readonly violations: readonly Violation[];
  readonly warnings: readonly Warning[];
}

/**
 * Prices an order that may be incomplete. The service is the one that a person chose, else that of the latest shipment to the
 * country, else the cheapest that is meant for such goods, as far as they take the order.
 */
export async function priceForm(request: PageRequest, fields: OrderFields): Promise<PricedForm> {
  const { context, scope } = request;
  const pricing = await pricingContext(context, { scope, pricingVersion: null });
  const body = orderBody(fields, context.catalog.current);
  const category = fields.get('goods_category') ?? usualCategory;
  const services = (await compareServices(context, scope, body, pricing)).toSorted(
    (one, other) => Number(isForOthers(one, category)) - Number(isForOthers(other, category)),
  );
  const takers = services.filter(({ obstacles }) => obstacles.length === 0);
  const taker = (service: string | null | undefined) =>
    takers.find(({ option }) => option.service.code === service);
  const given = fields.get('service_tier_id');
  const own = given === request.form.one('default_service') ? undefined : taker(given);
  const latest =
    own || takers.length < 2
      ? null
      : await latestServiceTo(context.db.kysely, scope, fields.get('recipient.country_code') ?? '');
  const last = taker(latest);
  const chosen = own ?? last ?? takers[0];
  const totals = takers.flatMap(({ option }) => toRateOption(option).total_hkd ?? []);
  const isCheapest = chosen !== undefined && toRateOption(chosen.option).total_hkd === Math.min(...totals);
  const reason = own ? null : last ? 'latest' : isCheapest ? 'cheapest' : 'other';
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
  const better = chosen ? await betterForBuyer(request, fields, { takers, chosen, pricing }) : null;
  return { services, chosen, reason, better, violations, warnings: data.warnings };
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
  { key, notes }: { readonly key: string; readonly notes: FieldNotes },
): Promise<VNode> {
  const { language } = request;
  const text = orderTexts[language].quote;
  const { services, chosen, reason } = priced;
  const takers = services.filter(({ obstacles }) => obstacles.length === 0);
  const others = services.filter(({ obstacles }) => obstacles.length > 0);
  const rate = chosen && toRateOption(chosen.option);
  const lines = rate && pricedLines(rate);
  const total = rate?.total_hkd ?? null;
  // A surcharge for duty and tax waits for them.
  const need = rate && openSurcharges(chosen.option).length > 0 ? landedCostNeed(request, rate) : null;
  return html`
    <h2>${text.title}</h2>
    ${hiddenFields([['key', key], ...(chosen && reason !== null ? [['default_service', chosen.option.service.code] as const] : [])])}
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
    ${takers.length === 0 ? null : html`<fieldset class="services"><legend>${text.services}</legend>${takers.map((one) => serviceChoice(request, fields, one, { isChosen: one === chosen, reason: takers.length > 1 ? reason : null }))}</fieldset>`}
    ${priced.better && betterChoice(request, priced.better)}
    ${rate && lines ? priceDetails(request, chosen, rate, lines) : null}
    ${others.length === 0 ? null : html`<section class="others"><h3>${text.others}</h3><ul>${others.map((one) => html`<li><strong>${serviceNameIn(request.context.catalog.current, one.option.service.code, language)}</strong> ${obstacleText(request, one)}</li>`)}</ul></section>`}
    ${need && html`<p class="needed"><strong>${need}</strong></p>`} ${neededList(request, fields, priced)}
    ${chosen?.isFinal && priced.violations.length === 0 ? restOf(request, fields, notes.rest) : null}
    ${await walletFacts(request, total)}
  `;
}

/** Renders the total in a line, for a screen that shows the panel under the form; null without one. */
export function totalLine({ language }: PageRequest, { chosen }: PricedForm): VNode | null {
  const total = chosen && toRateOption(chosen.option).total_hkd;
  if (total == null) return null;
  const price = labeled(orderTexts[language].quote.title, amountText(total, language), language);
  return html`<a href="#price"><strong>${price}</strong></a>`;
}

function noPriceText({ language }: PageRequest, fields: OrderFields, { services }: PricedForm): string {
  const text = orderTexts[language].quote;
  if (services.length > 0) return text.noBookable;
  return fields.has('recipient.country_code') && fields.has('parcels.0.weight_kg')
    ? text.noOptions
    : text.toPrice;
}

/** Says if a service takes the category of an order, but is meant for another one, which it names first. */
function isForOthers({ option: { service } }: ComparedService, category: string): boolean {
  const [first] = service.goods_categories;
  return first !== undefined && first !== category;
}

function serviceChoice(
  request: PageRequest,
  fields: OrderFields,
  compared: ComparedService,
  { isChosen, reason }: { readonly isChosen: boolean } & Pick<PricedForm, 'reason'>,
): VNode {
  const { language, context } = request;
  const { option, isFinal } = compared;
  const text = orderTexts[language].quote;
  const rate = toRateOption(option);
  const { service_tier_id: code, carrier, transit_days: days } = rate;
  const about = [carrierName(carrier.code, request), days && text.days(days.min, days.max)].filter(Boolean);
  const payer = isFinal ? payerText(request, rate) : null;
  const isDue = isFinal && (rate.landed_cost?.due_at_delivery_hkd ?? 0) > 0;
  const { surcharges } = context.catalog.current;
  const canPrepay =
    isDue &&
    option.available &&
    option.optIns.some((one) => {
      const surcharge = surcharges.get(one.code);
      return one.status === 'selectable' && surcharge !== undefined && isImportTax(surcharge);
    });
  const [meant = ''] = option.service.goods_categories;
  const notes = [
    isChosen && reason === 'latest'
      ? text.latest(countryName(fields.get('recipient.country_code') ?? '', language))
      : null,
    isChosen && reason === 'cheapest' ? text.cheapest : null,
    payer === null ? null : canPrepay ? `${payer}${language === 'en' ? ' ' : ''}${text.canPrepay}` : payer,
    isForOthers(compared, fields.get('goods_category') ?? usualCategory)
      ? text.forOthers(text.categories[meant] ?? meant)
      : null,
  ].filter((note) => note !== null);
  return html`<label class="check line">
    <input type="radio" id=${`service-${code}`} name="service_tier_id" value=${code} checked=${isChosen} />
    <span>
      <strong>${serviceNameIn(request.context.catalog.current, code, language)}</strong> <strong class="price">${amountText(rate.total_hkd, language)}</strong>
      <span class="hint">${about.join(' · ')}</span>
      ${notes.map((note) => html`<span class="hint">${note}</span>`)}
    </span>
  </label>`;
}

/** Returns the price of an order for the shop, and the payment of the buyer at the door, in cents; null if one of them is not known. */
function landedCents({ option, isFinal }: ComparedService): { price: number; due: number } | null {
  const { total_hkd: total, landed_cost: cost } = toRateOption(option);
  if (!isFinal || total === null || !cost) return null;
  return { price: Math.round(total * 100), due: Math.round(cost.due_at_delivery_hkd * 100) };
}

interface Better {
  readonly service: string;
  /** The extra that prepays duty or tax. */
  readonly extra: string | null;
  /** Difference of its price to that of the chosen one. */
  readonly moreCents: number;
  readonly dueCents: number;
  readonly lessDueCents: number;
}

/** Compares the chosen service with the others, and all of them with each extra that prepays duty or tax. */
async function betterForBuyer(
  { context, scope }: PageRequest,
  fields: OrderFields,
  {
    takers,
    chosen,
    pricing,
  }: {
    readonly takers: readonly ComparedService[];
    readonly chosen: ComparedService;
    readonly pricing: BookingContext;
  },
): Promise<Better | null> {
  const own = landedCents(chosen);
  if (own === null || own.due === 0) return null;
  const catalog = context.catalog.current;
  const extras = optIns(catalog)
    .filter(isImportTax)
    .map(optInField)
    .filter((name) => !fields.has(name));
  const withExtras = await Promise.all(
    extras.map(async (extra) => {
      const body = orderBody(new Map([...fields, [extra, 'on']]), catalog);
      return (await compareServices(context, scope, body, pricing)).map((one) => ({ one, extra }));
    }),
  );
  const [best] = [...takers.map((one) => ({ one, extra: null })), ...withExtras.flat()]
    .flatMap(({ one, extra }) => {
      const cost = one.obstacles.length === 0 ? landedCents(one) : null;
      return cost !== null && cost.due < own.due
        ? [{ service: one.option.service.code, extra, ...cost }]
        : [];
    })
    .toSorted((one, other) => one.price + one.due - (other.price + other.due));
  if (best === undefined || best.price + best.due >= own.price + own.due) return null;
  const { service, extra, price, due } = best;
  return { service, extra, moreCents: price - own.price, dueCents: due, lessDueCents: own.due - due };
}

function betterChoice({ base, language }: PageRequest, better: Better): VNode {
  const text = orderTexts[language].quote;
  const { service, extra, moreCents: more, dueCents, lessDueCents } = better;
  const amount = (cents: number) => amountText(centsToAmount(cents), language);
  const price =
    more > 0 ? text.forMore(amount(more)) : more === 0 ? text.forSame : text.forLess(amount(-more));
  const effect = dueCents === 0 ? text.noneDue : text.lessDue(amount(lessDueCents));
  const choice = [service, extra].filter((one) => one !== null).join(' ');
  return html`<p class="buttons">
    <button name="fill" value=${servicePrefix + choice} formnovalidate hx-post=${`${base}/shipments/new/details`} hx-target="#details" hx-swap="outerMorph">${price}${effect}</button>
  </p>`;
}

/** Returns the fields with the service and the extra that a button chooses; null for another button. */
export function withChosenService({ context, form }: PageRequest, fields: OrderFields): OrderFields | null {
  const fill = form.one('fill');
  if (!fill.startsWith(servicePrefix)) return null;
  const [service = '', extra = ''] = fill.slice(servicePrefix.length).split(' ');
  const isExtra = optIns(context.catalog.current).some((one) => optInField(one) === extra);
  return new Map([...fields, ['service_tier_id', service], ...(isExtra ? [[extra, 'on'] as const] : [])]);
}

/** Folds the lines of the price, and duty and tax with the notices about them. */
function priceDetails(
  request: PageRequest,
  { isFinal }: Pick<ComparedService, 'isFinal'>,
  rate: Option,
  lines: Parameters<typeof priceLines>[1],
): VNode {
  const notices = [rate.ioss_notice?.message, rate.tax_notice].filter((note) => note != null);
  return html`<details>
    <summary>${orderTexts[request.language].quote.details}</summary>
    ${priceLines(request, lines)} ${isFinal ? landedCostSection(request, rate) : null}
    ${notices.map((note) => html`<p class="hint">${noteText(note, request)}</p>`)}
  </details>`;
}

/** Names the recommended fields that are empty, and says what concerns no field, once nothing else is missing. */
function restOf(request: PageRequest, fields: OrderFields, rest: FieldNotes['rest']): VNode | null {
  const { language, context } = request;
  const catalog = context.catalog.current;
  const isEmpty = ({ path, rule }: Warning) => {
    const name = fieldOfPath(path, fields, catalog);
    return rule !== undefined && isOrderField(name, catalog) && !fields.has(name);
  };
  const { empty = [], other = [] } = Object.groupBy(rest, (one) => (isEmpty(one) ? 'empty' : 'other'));
  const labelOf = ({ path }: Warning) => panelLabel(path, fields, language);
  const named = empty.map((one) => [labelOf(one), warningSentence(request, one)] as const);
  const names = [...new Set(named.map(([name]) => name))];
  return html`
    ${
      names.length === 0
        ? null
        : html`<div class="advice">${labeled(orderTexts[language].quote.recommended, names.join(language === 'en' ? ', ' : '、'), language)}
            ${whyNote(
              request,
              named.map(([name, sentence]) => html`<span>${labeled(name, sentence, language)}</span>`),
            )}
          </div>`
    }
    ${other.map((one) => {
      const { text, detail } = inShort(adviceText(one, request));
      return html`<div class="advice">${labeled(labelOf(one), text, language)} ${detail && whyNote(request, detail)}</div>`;
    })}
  `;
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
  const listOf = (all: readonly Violation[]) =>
    [...new Set(all.map(({ path }) => panelLabel(path, fields, language)))].join(
      language === 'en' ? ', ' : '、',
    );
  // The reason stands beside the field.
  const isShown = ({ path }: Violation) =>
    isOrderField(fieldOfPath(path, fields, context.catalog.current), context.catalog.current);
  const { beside = [], alone = [] } = Object.groupBy(wrong, (one) => (isShown(one) ? 'beside' : 'alone'));
  return html`
    ${needed.length === 0 ? null : html`<p class="needed"><strong>${labeled(text.needed, listOf(needed), language)}</strong></p>`}
    ${beside.length === 0 ? null : html`<p class="needed"><strong>${labeled(text.faults, listOf(beside), language)}</strong></p>`}
    ${alone.map((one) => html`<p class="needed error">${wrongText(request, one)}</p>`)}
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
