import type { VNode } from 'preact';
import { findSavedAddresses } from '../../../db/query/account/saved-address.ts';
import type { Schemas } from '../../../generated/operations.ts';
import type { Surcharge } from '../../catalog/catalog.ts';
import { findDestination } from '../../catalog/destination.ts';
import { errorText } from '../../contract/error-text.ts';
import { ApiError } from '../../contract/errors.ts';
import { html } from '../../html.ts';
import type { Language } from '../../language.ts';
import { quoteRates } from '../../operation/rate.ts';
import { canHaveStatus } from '../../pricing/surcharge.ts';
import { hongKongDay } from '../../runtime.ts';
import { findByNumber } from '../../shipment/tracking-number.ts';
import { faultText, noteText } from '../advice.ts';
import { draftField, newDraft } from '../form.ts';
import { type PageAnswer, type PageRequest, refusePage } from '../page-request.ts';
import { partyInput } from '../party-field.ts';
import { orApiError, runOperation } from '../run-operation.ts';
import { carrierName, priceLines } from '../shipment/goods.ts';
import { landedCostDetails } from '../shipment/landed-cost.ts';
import { shipmentTexts } from '../shipment/text.ts';
import { amountText, badge, dayText, facts } from '../view/data.ts';
import { alertText } from '../view/field.ts';
import { hiddenFields } from '../view/form.ts';
import {
  fieldOfPath,
  fieldsOfParty,
  fieldsOfShipment,
  isCarried,
  isDdp,
  itemKinds,
  type OrderFields,
  optInField,
  optIns,
  quoteBody,
  readOrderFields,
} from './fields.ts';
import {
  categoryInput,
  countryInput,
  type FilledForm,
  input,
  optInInputs,
  parcelInputs,
  stepList,
} from './inputs.ts';
import { orderTexts } from './text.ts';

type Option = Schemas['RateOption'];

/** Lists the services of a quote as cards: the name, the price and the choice come first. */
function rateOptions(request: PageRequest, fields: OrderFields, options: readonly Option[]): VNode {
  const text = orderTexts[request.language].quote;
  const { ddp, offering, others } = withDdp(request, fields, options);
  if (options.length === 0) return html`<p class="none">${text.noOptions}</p>`;
  return html`<section id="prices">
    <h2>${text.options}</h2>
    <p class="hint">${text.optionsHint}</p>
    ${ddp ? html`<p class="advice">${text.ddpLater}</p>` : null}
    <ul class="rates">${[...offering, ...others].map(
      (option) => html`<li>${optionCard(request, fields, option, ddp)}</li>`,
    )}</ul>
  </section>`;
}

/** With DDP, services that do not offer it there can't be chosen, and come last. */
function withDdp(
  { context }: PageRequest,
  fields: OrderFields,
  options: readonly Option[],
): { readonly ddp: Surcharge | undefined; readonly offering: readonly Option[]; readonly others: Option[] } {
  const catalog = context.catalog.current;
  const ddp = optIns(catalog).find((one) => isDdp(one) && fields.has(optInField(one)));
  if (!ddp) return { ddp, offering: options, others: [] };
  const text = (name: 'country_code' | 'postal_code') => fields.get(`recipient.${name}`);
  const place = { country_code: text('country_code') ?? '', postal_code: text('postal_code') };
  const destination = findDestination(catalog, place);
  const date = hongKongDay(context.clock.now());
  const isOffering = ({ service_tier_id: code, goods_category: goodsCategory }: Option) =>
    catalog.services
      .get(code)
      ?.surcharges.some(
        (offer) =>
          offer.surcharge.code === ddp.code &&
          destination !== null &&
          canHaveStatus(offer, 'selectable', { destination, date, goodsCategory }),
      ) === true;
  const { offers = [], lacks = [] } = Object.groupBy(options, (option) =>
    !option.available || isOffering(option) ? 'offers' : 'lacks',
  );
  const unavailable_reason = `the service does not offer ${ddp.code} for this destination`;
  return {
    ddp,
    offering: offers,
    others: lacks.map((option) => ({ ...option, available: false, total_hkd: null, unavailable_reason })),
  };
}

type Requirement = Schemas['ServiceRequirement'];

/** Lists the rules of the destination in sentences, also those that begin within 60 days. A rule of several fields is said once. */
function destinationRules(request: PageRequest, requirements: readonly Requirement[]): VNode | null {
  if (requirements.length === 0) return null;
  const { language, context } = request;
  const text = orderTexts[language].quote;
  const today = hongKongDay(context.clock.now());
  const sentences = new Map(requirements.map((one) => [one.description, one]));
  return html`<section id="rules">
    <h2>${text.rules}</h2>
    <p class="hint">${text.rulesHint}</p>
    <ul>${[...sentences.values()].map(
      (one) => html`<li>
        ${badge(ruleState(one, today, language), one.code === null ? 'quiet' : 'warning')} ${noteText(one.description, request)}
        ${one.source ? html` <a href=${one.source} rel="noreferrer">${text.source}</a>` : null}
      </li>`,
    )}</ul>
  </section>`;
}

function ruleState(
  { code, effective_from: from, effective_until: until }: Requirement,
  today: string,
  language: PageRequest['language'],
): string {
  const text = orderTexts[language].quote;
  return [
    code === null ? text.advised : text.required,
    ...(from !== undefined && from > today ? [text.fromDay(dayText(from, language))] : []),
    ...(until === undefined ? [] : [text.untilDay(dayText(until, language))]),
  ].join(' ');
}

function optionCard(
  request: PageRequest,
  fields: OrderFields,
  option: Option,
  ddp: Surcharge | undefined,
): VNode {
  const { language, context } = request;
  const text = orderTexts[language].quote;
  const goods = shipmentTexts[language].goods;
  const { service_tier_id: code, carrier, transit_days: days, chargeable_weight_kg: kg } = option;
  const name = context.catalog.current.services.get(code)?.name ?? code;
  const price = pricedLines(option);
  return html`
    <div class="rate-name">
      <h3>${name}</h3>
      <p class="hint"><code>${code}</code> · ${carrierName(carrier.code, request)}</p>
    </div>
    <div class="rate-choice">
      <p class="figure">${amountText(option.total_hkd, language)}</p>
      ${
        option.available
          ? html`<p class="buttons">
              <a class="main" href=${orderUrl(request, fields, option)} aria-label=${text.takeService(name)}>${text.take}</a>
            </p>`
          : badge(text.unavailable, 'quiet')
      }
    </div>
    <div class="rate-facts">
      ${facts([
        [text.transit, days && text.days(days.min, days.max)],
        [text.chargeable, kg === null ? null : `${kg} kg`],
        [goods.product, html`<code>${carrier.product_code}</code>`],
      ])}
      ${optionNotes(option).map((note) => html`<p class="hint">${asSentence(noteText(note, request))}</p>`)}
      ${price ? html`<details><summary>${goods.priceLines}</summary>${priceLines(request, price)}</details>` : null}
      ${ddp && option.available ? html`<p class="hint">${ddpNote(option, ddp, language)}</p>` : null}
      ${option.available && !ddp ? landedCostDetails(request, beforeItems(option)) : null}
    </div>
  `;
}

/** Duty and tax of some destinations depend on no item. */
function ddpNote({ opt_in_availability: optIns }: Option, ddp: Surcharge, language: Language): string {
  const text = orderTexts[language].quote;
  const fee = optIns.find(({ code }) => code === ddp.code)?.fee_hkd ?? null;
  return fee === null ? text.ddpAdded : text.ddpAdds(amountText(fee, language));
}

/** The items have no prices and codes yet: what an item lacks is entered in the next step. */
function beforeItems({ landed_cost = null, landed_cost_gap: gap = null }: Option) {
  const landed_cost_gap =
    gap === null || gap.item === null ? gap : { code: 'GOODS_UNKNOWN' as const, item: null, value: null };
  return { landed_cost, landed_cost_gap };
}

/** Reasons continue a sentence of a developer. */
function asSentence(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

function optionNotes(option: Option): string[] {
  const conflicts = option.surcharge_conflicts.map(({ reason }) => reason);
  return [option.unavailable_reason, ...conflicts, option.ioss_notice?.message, option.tax_notice].filter(
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
function orderUrl({ base }: PageRequest, fields: OrderFields, option: Option): string {
  const search = new URLSearchParams([...fields, ['service_tier_id', option.service_tier_id]]);
  const earlier = search.get(draftField);
  if (earlier !== null) search.set('over', earlier);
  search.set(draftField, newDraft());
  for (const { code, status } of option.opt_in_availability) {
    if (status === 'omitted') search.delete(`surcharge.${code}`);
  }
  return `${base}/shipments/new/details?${search}`;
}

/** Fields that decide the price. They are part of addresses, so no name or street is among them. */
const quoteFields =
  /^(recipient\.(country_code|postal_code)|goods_category|declared_value_hkd|item_kinds|parcels\.|surcharge\.|\w+_prepay$|(from|to|order_draft)$)/;

/** Compares the prices of all services for a destination and its parcels. */
export async function showQuote(request: PageRequest): Promise<PageAnswer> {
  const given = request.search;
  const fields = await priceFields(request, given);
  const add = given.get('add') === 'parcels' ? ('parcels' as const) : undefined;
  const isAsked = given.has('recipient.country_code') && !add;
  const result = isAsked ? await readOptions(request, fields) : null;
  const text = orderTexts[request.language].quote;
  const errors =
    result instanceof ApiError ? fieldErrors(request, fields, result) : new Map<string, string>();
  const quote = result === null || result instanceof ApiError ? null : result;
  return {
    title: text.title,
    status: result instanceof ApiError ? 400 : 200,
    content: html`
      ${stepList(request, 0)}
      ${result instanceof ApiError ? alertText(quoteRefusal(request, result, errors), errors.size > 0) : null}
      <section>${quoteForm(request, { fields, errors, add })}</section>
      ${quote ? rateOptions(request, fields, quote.options) : null}
      ${quote ? destinationRules(request, quote.requirements ?? []) : null}
    `,
  };
}

/** Reads the fields that decide the price; those of an earlier shipment if it is to be duplicated. */
export async function priceFields(request: PageRequest, given: URLSearchParams): Promise<OrderFields> {
  const catalog = request.context.catalog.current;
  if (given.has('recipient.country_code')) {
    return onlyPriceFields(readOrderFields((name) => given.get(name) ?? '', catalog));
  }
  return onlyPriceFields(await fieldsToBegin(request, given));
}

/** Returns the fields that an order begins with: those of an earlier shipment, of a saved recipient, or none. */
export async function fieldsToBegin(request: PageRequest, given: URLSearchParams): Promise<OrderFields> {
  const [from, to] = [given.get('from'), given.get('to')];
  if (from !== null) return fieldsOfEarlier(request, from);
  if (to === null) return new Map();
  const { context, scope } = request;
  const [saved] = await findSavedAddresses(context.db.kysely, scope, [to]);
  if (saved?.role !== 'recipient') return refusePage('NOT_FOUND');
  return new Map([...fieldsOfParty('recipient', saved.party), ['to', saved.id]]);
}

/** Returns the fields of an earlier shipment of this account and mode. */
async function fieldsOfEarlier(request: PageRequest, id: string): Promise<OrderFields> {
  const { context, scope } = request;
  const found = await findByNumber(context.db, scope, id);
  return fieldsOfShipment(found ?? refusePage('NOT_FOUND'));
}

function onlyPriceFields(fields: OrderFields): OrderFields {
  const kinds = [['item_kinds', String(itemKinds(fields))]] as const;
  return new Map([...kinds, ...[...fields].filter(([name]) => quoteFields.test(name))]);
}

async function readOptions(
  request: PageRequest,
  fields: OrderFields,
): Promise<Schemas['PublicQuoteResponse'] | ApiError> {
  const body = quoteBody(fields, request.context.catalog.current);
  const reply = await orApiError(runOperation(request, 'quoteRates', quoteRates, { body }));
  return reply instanceof ApiError ? reply : reply.data;
}

function fieldErrors(request: PageRequest, fields: OrderFields, { options }: ApiError): Map<string, string> {
  const { current } = request.context.catalog;
  const violations = options.violations ?? [];
  return new Map(
    violations
      .map((one) => [fieldOfPath(one.path, fields, current), faultText(one, request)] as const)
      .toReversed(),
  );
}

function quoteRefusal(request: PageRequest, error: ApiError, errors: ReadonlyMap<string, string>): string {
  const { language } = request;
  if (errors.size > 0) return orderTexts[language].quote.invalid;
  const reason = error.options.detail?.message ?? error.options.detail?.reason;
  return typeof reason === 'string' ? noteText(reason, request) : errorText(error.code, language);
}

function withKinds(form: FilledForm): FilledForm {
  return { ...form, fields: new Map([...form.fields, ['item_kinds', String(itemKinds(form.fields))]]) };
}

function quoteForm(request: PageRequest, form: FilledForm): VNode {
  const { base, language } = request;
  const text = orderTexts[language].quote;
  return html`<form method="get" action=${`${base}/shipments/new#prices`}>
    <button hidden></button>
    ${hiddenFields([...form.fields].filter(([name]) => isCarried(name)))}
    <div class="grid">
      ${countryInput(request, form)}
      ${input(form, 'recipient.postal_code', partyInput('postal_code', language).label, { hint: text.postalHint })}
      ${categoryInput(request, form)}
      ${input(form, 'declared_value_hkd', text.value, { hint: text.valueHint, isNumber: true })}
      ${input(withKinds(form), 'item_kinds', text.kinds, { hint: text.kindsHint, isNumber: true })}
    </div>
    ${parcelInputs(request, form)} ${optInInputs(request, form)}
    <p class="buttons"><button class="main">${text.show}</button></p>
  </form>`;
}
