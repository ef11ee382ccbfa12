import { hash, randomUUID } from 'node:crypto';
import type { VNode } from 'preact';
import { findSavedAddresses } from '../../../db/query/account/saved-address.ts';
import { sysCodes } from '../../../generated/errors.ts';
import type { Schemas } from '../../../generated/operations.ts';
import { errorText, isSysCode } from '../../contract/error-text.ts';
import { ApiError, type Violation } from '../../contract/errors.ts';
import { fieldLabel } from '../../contract/field-name.ts';
import { html } from '../../html.ts';
import { createShipment, validateShipment } from '../../operation/shipment.ts';
import { adviceText, faultText, warningsSection } from '../advice.ts';
import { draftField } from '../form.ts';
import type { PageAnswer, PageRequest } from '../page-request.ts';
import { orApiError, runOperation } from '../run-operation.ts';
import { carrierName, priceLines, serviceName } from '../shipment/goods.ts';
import { landedCostSection } from '../shipment/landed-cost.ts';
import { shipmentTexts } from '../shipment/text.ts';
import { labeled, sharedTexts } from '../text.ts';
import { amountText, facts } from '../view/data.ts';
import { alertText } from '../view/field.ts';
import { hiddenFields } from '../view/form.ts';
import { paymentHelp } from '../wallet/wallet.ts';
import {
  fieldOfPath,
  fieldsOfParty,
  isOrderField,
  type OrderFields,
  orderBody,
  type RowList,
  readOrderFields,
  repeatedKeys,
} from './fields.ts';
import { withProductOf, withProducts } from './fill-form.ts';
import {
  openOrderWarning,
  orderForm,
  orderSummary,
  savedForOrder,
  unconfirmedPage,
  walletAfter,
} from './form.ts';
import { stepList } from './inputs.ts';
import { fieldsToBegin, pricedLines, priceFields } from './quote.ts';
import { orderTexts } from './text.ts';

/** Shows the form of an order for the chosen service, filled in from an earlier shipment if one is named. */
export async function showOrder(request: PageRequest): Promise<PageAnswer> {
  const given = request.search;
  const draft = await draftFields(request, given.get(draftField));
  if (draft) return formPage(request, { fields: draft, violations: [], status: 200 });
  const earlier = (await draftFields(request, given.get('over'))) ?? (await fieldsToBegin(request, given));
  // The visitor's choice replaces all of it, so that a removed parcel or surcharge does not come back.
  const kept = [...earlier].filter(([name]) => !/^(parcels|surcharge)\.|_prepay$/.test(name));
  const fields = new Map([...kept, ...(await priceFields(request, given))]);
  const service = given.get('service_tier_id');
  if (service) fields.set('service_tier_id', service);
  return formPage(request, { fields, violations: [], status: 200 });
}

/** Runs the dry run: shows what is wrong beside the fields, or the total to confirm. */
export async function checkOrder(request: PageRequest): Promise<PageAnswer> {
  const fields = readFields(request);
  const add = request.form.one('add');
  if (add === 'parcels' || add === 'items' || add === 'metadata') {
    return formPage(request, { fields, violations: [], status: 200, add });
  }
  const fill = request.form.one('fill');
  if (fill === 'recipient' || fill === 'sender') return fillPage(request, fields, fill);
  const [, row] = /^items\.(\d{1,2})$/.exec(fill) ?? [];
  if (row !== undefined) return fillItemPage(request, fields, Number(row));
  if (request.form.one('edit') !== '') return formPage(request, { fields, violations: [], status: 200 });
  return confirmPage(request, await withProducts(request, fields), { status: 200 });
}

/** Shows the form with a saved party in the place of its fields. */
async function fillPage(
  request: PageRequest,
  fields: OrderFields,
  role: 'recipient' | 'sender',
): Promise<PageAnswer> {
  const { context, scope, form, language } = request;
  const id = form.one(`saved_${role}`);
  const [saved] = id === '' ? [] : await findSavedAddresses(context.db.kysely, scope, [id]);
  if (saved?.role !== role) {
    const message = orderTexts[language].order.noSaved;
    return formPage(request, { fields, violations: [], faults: [[`saved_${role}`, message]], status: 400 });
  }
  const others = [...fields].filter(([name]) => !name.startsWith(`${role}.`));
  const filled = new Map([...others, ...fieldsOfParty(role, saved.party)]);
  return formPage(request, { fields: filled, violations: [], status: 200 });
}

/** Shows the form with a product in the place of the item with its SKU. */
async function fillItemPage(request: PageRequest, fields: OrderFields, row: number): Promise<PageAnswer> {
  const filled = await withProductOf(request, fields, row);
  if (filled) return formPage(request, { fields: filled, violations: [], status: 200 });
  const message = orderTexts[request.language].order.noProduct;
  return formPage(request, { fields, violations: [], faults: [[`items.${row}.sku`, message]], status: 400 });
}

/** Books under the key of the form, so that a second click gets the result of the first. */
export async function bookOrder(request: PageRequest): Promise<PageAnswer> {
  const { context, form, user, base, language } = request;
  const text = orderTexts[language].confirm;
  const fields = readFields(request);
  const key = form.one('key');
  const total = form.one('expected_total_hkd');
  if (!isOwnKey(user.id, key) || !/^\d{1,9}(\.\d{1,2})?$/.test(total)) {
    return confirmPage(request, fields, { status: 400, alert: text.expired });
  }
  const body = {
    ...orderBody(fields, context.catalog.current),
    expected_total_hkd: Number(total),
    expected_discount_rule_id: form.one('expected_discount_rule_id') || null,
  };
  const booked = await orApiError(runOperation(request, 'createShipment', createShipment, { body, key }));
  if (booked instanceof ApiError) return refusedPage(request, fields, booked, key);
  const { id } = booked.data;
  return { goTo: `${base}/shipments/${id}` };
}

/** Returns the values that were checked last, so that Back and a changed service don't empty the form. */
async function draftFields(
  { context, draft }: PageRequest,
  name: string | null,
): Promise<OrderFields | null> {
  const form = name === null ? null : await draft(name);
  return form && readOrderFields((field) => form.one(field), context.catalog.current);
}

function readFields({ context, form }: PageRequest): OrderFields {
  return readOrderFields((name) => form.one(name), context.catalog.current);
}

/** Returns the same key in each view of a form, so that Back, a reload or a second tab books once. It names the user. */
export function idempotencyKey(request: PageRequest): string {
  const { user, formId } = request;
  return formId === undefined ? newKey(request) : `${user.id}.${hash('sha256', formId).slice(0, 36)}`;
}

export function newKey({ user }: PageRequest): string {
  return `${user.id}.${randomUUID()}`;
}

export function isOwnKey(userId: string, key: string): boolean {
  return key.startsWith(`${userId}.`) && /^[\w-]{36}$/.test(key.slice(userId.length + 1));
}

function refusedPage(
  request: PageRequest,
  fields: OrderFields,
  { code, options }: ApiError,
  key: string,
): Promise<PageAnswer> | PageAnswer {
  const text = orderTexts[request.language].confirm;
  const { status } = sysCodes[code];
  switch (code) {
    case 'PRICING_QUOTE_CHANGED':
      return confirmPage(request, fields, { status, alert: text.changed });
    case 'DISPATCH_UNDECIDED':
    case 'IDEMPOTENCY_IN_FLIGHT':
      return unconfirmedPage(request, { fields, key, status, alert: text.unconfirmed });
    case 'SERVICE_UNAVAILABLE':
      return unconfirmedPage(request, { fields, key, status, alert: text.unknown });
    case 'CARRIER_UNAVAILABLE':
      return confirmPage(request, fields, { status, alert: text.unavailable, key });
    case 'IDEMPOTENCY_KEY_REUSED':
      return confirmPage(request, fields, { status, alert: text.again, key: newKey(request) });
    case 'INSUFFICIENT_FUNDS':
      return confirmPage(request, fields, {
        status,
        alert: labeled(text.refused, text.insufficient, request.language),
      });
    case 'ACCOUNT_FROZEN_OVERDUE_INVOICE':
    case 'CREDIT_FLOOR_REACHED':
    case 'CREDIT_LIMIT_EXCEEDED':
    case 'CREDIT_SUSPENDED':
      return confirmPage(request, fields, {
        status,
        alert: labeled(text.refused, errorText(code, request.language), request.language),
      });
  }
  const violations = options.violations ?? [];
  const reason = String(options.detail?.carrier_message ?? errorText(code, request.language));
  return formPage(request, {
    fields,
    violations,
    status,
    ...(violations.length > 0 ? {} : { alert: labeled(text.refused, reason, request.language) }),
  });
}

type Warning = Schemas['Warning'];

interface FormState {
  readonly fields: OrderFields;
  readonly violations: readonly Violation[];
  readonly warnings?: readonly Warning[];
  /** Fields with faults that the contract does not know. */
  readonly faults?: readonly (readonly [name: string, message: string])[];
  readonly status: number;
  readonly alert?: string;
  readonly add?: RowList;
}

async function formPage(
  request: PageRequest,
  { fields, violations, warnings = [], faults = [], status, alert, add }: FormState,
): Promise<PageAnswer> {
  const text = orderTexts[request.language].order;
  const { current } = request.context.catalog;
  const errors = new Map(
    violations
      .map((one) => [fieldOfPath(one.path, fields, current), faultText(one, request)] as const)
      .toReversed(),
  );
  for (const [name, message] of faults) errors.set(name, message);
  const advice = new Map(
    warnings.map((one) => [fieldOfPath(one.path, fields, current), adviceText(one, request)]),
  );
  const others = [...errors].filter(([name]) => !name.startsWith('saved_') && !isOrderField(name, current));
  return {
    title: text.title,
    status,
    content: html`
      ${stepList(request, 1)} ${alertText(alert ?? (errors.size > 0 ? sharedTexts[request.language].form.faults(errors.size) : undefined), alert === undefined)}
      ${others.length > 0 ? html`<ul class="error">${others.map(([name, message]) => html`<li>${labeled(fieldLabel(name.split('.'), request.language), message, request.language)}</li>`)}</ul>` : null}
      ${orderForm(request, { fields, errors, advice, add }, await savedForOrder(request))}
    `,
  };
}

interface ConfirmState {
  readonly status: number;
  readonly alert?: string;
  /** Of an attempt that booked nothing, or another one if that key was rejected. */
  readonly key?: string;
}

async function confirmPage(
  request: PageRequest,
  fields: OrderFields,
  { status, alert, key = idempotencyKey(request) }: ConfirmState,
): Promise<PageAnswer> {
  const { base, language, mode, context } = request;
  const quoteText = orderTexts[language].quote;
  const list = shipmentTexts[language].list;
  const text = orderTexts[language].confirm;
  const repeated = repeatedKeys(fields);
  if (repeated.length > 0) {
    const message = orderTexts[language].order.repeatedKey;
    const faults = repeated.map((name) => [name, message] as const);
    return formPage(request, { fields, violations: [], faults, status: 400 });
  }
  const body = orderBody(fields, context.catalog.current);
  const { data } = await runOperation(request, 'validateShipment', validateShipment, { body });
  const { quote, violations, warnings } = data;
  // A violation without a field concerns the account, such as too little money: the order itself is complete.
  const obstacle = violations.find(({ path }) => path.length === 0);
  if (quote?.total_hkd == null || violations.some(({ path }) => path.length > 0)) {
    return formPage(request, {
      fields,
      violations: violations as readonly Violation[],
      warnings,
      status: 400,
    });
  }
  const reason = obstacle?.code === 'INSUFFICIENT_FUNDS' ? text.insufficient : undefined;
  const refusal = obstacle && labeled(text.refused, reason ?? faultText(obstacle, request), language);
  const { transit_days: days } = quote;
  const price = pricedLines(quote);
  const total = amountText(quote.total_hkd, language);
  return {
    title: text.title,
    status: obstacle && isSysCode(obstacle.code) ? sysCodes[obstacle.code].status : status,
    content: html`
      ${stepList(request, 2)} ${alertText(refusal ?? alert)} ${await openOrderWarning(request)}
      <div class="columns">
        <section>
          <h2>${list.service}</h2>
          ${facts([
            [list.service, serviceName(request, quote.service_tier_id)],
            [shipmentTexts[language].detail.carrier, carrierName(quote.carrier.code, request)],
            [quoteText.transit, days && quoteText.days(days.min, days.max)],
            [quoteText.chargeable, quote.chargeable_weight_kg && `${quote.chargeable_weight_kg} kg`],
          ])}
        </section>
        <section>
          <h2>${text.total}</h2>
          <p class="figure">${total}</p>
          ${price ? priceLines(request, price) : null} ${await walletAfter(request, quote.total_hkd)}
        </section>
        ${landedCostSection(request, quote)}
      </div>
      ${obstacle?.code === 'INSUFFICIENT_FUNDS' ? await paymentHelp(request) : null}
      ${orderSummary(request, fields)}
      ${warningsSection(request, warnings)}
      ${
        obstacle
          ? checkAgain(request, fields)
          : html`<section>
              <p>${mode === 'live' ? text.live(total) : text.test}</p>
              <p class="hint">${text.guard}</p>
              <form method="post" action=${`${base}/shipments/new`}>
                ${hiddenFields(fields)}
                ${hiddenFields([
                  ['key', key],
                  ['expected_total_hkd', String(quote.total_hkd)],
                  ['expected_discount_rule_id', quote.discount?.rule_id ?? ''],
                ])}
                <p class="buttons">
                  <button class="main">${
                    warnings.length > 0
                      ? text.withWarnings(text.book[mode], warnings.length)
                      : text.book[mode]
                  }</button>
                  <button name="edit" value="1" formaction=${`${base}/shipments/new/check`}>${text.edit}</button>
                </p>
              </form>
            </section>`
      }
    `,
  };
}

/** The order is kept in the form, so nothing has to be typed again once the account can pay. */
function checkAgain({ base, language }: PageRequest, fields: OrderFields): VNode {
  const text = orderTexts[language].confirm;
  return html`<section>
    <p>${text.kept}</p>
    <form method="post" action=${`${base}/shipments/new/check`}>
      ${hiddenFields(fields)}
      <p class="buttons">
        <button class="main">${text.checkAgain}</button>
        <button name="edit" value="1">${text.edit}</button>
        <a href=${`${base}/wallet`}>${text.wallet}</a>
      </p>
    </form>
  </section>`;
}
