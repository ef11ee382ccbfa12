import type { VNode } from 'preact';
import { listProductRows, type MerchantProductRow } from '../../../db/query/account/merchant-product.ts';
import { listSavedAddressRows, type SavedAddressRow } from '../../../db/query/account/saved-address.ts';
import { listOpenOrders } from '../../../db/query/booking/unfinished.ts';
import { readWallet } from '../../../db/query/wallet/wallet.ts';
import { listedIsoCountries } from '../../catalog/listed-country.ts';
import { html } from '../../html.ts';
import { ownKey } from '../../key-format.ts';
import type { Language } from '../../language.ts';
import { centsToAmount } from '../../money.ts';
import { noteText } from '../advice.ts';
import type { PageAnswer, PageRequest } from '../page-request.ts';
import { partyInput } from '../party-field.ts';
import {
  countryOptions,
  extrasText,
  itemTable,
  parcelTable,
  partySection,
  serviceName,
} from '../shipment/goods.ts';
import { shipmentTexts } from '../shipment/text.ts';
import { labeled } from '../text.ts';
import { amountText, facts, moneyText } from '../view/data.ts';
import { alertText, selectField } from '../view/field.ts';
import { hiddenFields } from '../view/form.ts';
import { askedFields } from './asked-fields.ts';
import { isCarried, type OrderFields, optInField, optIns, orderBody } from './fields.ts';
import {
  categoryInput,
  choiceInput,
  countryInput,
  type FilledForm,
  input,
  itemInputs,
  metadataInputs,
  optInInputs,
  parcelInputs,
  partyInputs,
  stepList,
} from './inputs.ts';
import { orderTexts } from './text.ts';

/** Inputs of the order as a whole that need no choice. Those that the destination asks for come first. */
const orderInputs = {
  reference_no: ({ reference }) => reference,
  tags: ({ tags }) => tags,
  insured_amount: ({ insuredAmount }) => insuredAmount,
  ioss_number: ({ ioss }) => ioss,
  tax_number: ({ taxNumber }) => taxNumber,
  sales_platform_name: ({ platform }) => platform,
} as const satisfies Readonly<Record<string, (text: OrderTexts) => string>>;
const orderInputNames = Object.keys(orderInputs) as (keyof typeof orderInputs)[];
type OrderTexts = (typeof orderTexts)[Language]['order'];

/** Renders the form of an order, with the names of its fields. */
export function orderForm(request: PageRequest, form: FilledForm, saved: SavedForOrder): VNode {
  const { base, language } = request;
  const text = orderTexts[language].order;
  const { list } = shipmentTexts[language];
  const { fields } = form;
  const asked = askedFields(request, fields);
  const folded = orderInputNames.filter((name) => !asked.ofOrder.has(name));
  const orderInput = (name: (typeof orderInputNames)[number]) => {
    const isNoted = form.errors.has(name) || form.advice?.has(name) === true;
    const rules = (asked.ofOrder.get(name) ?? []).map((one) => noteText(one, request)).join(' ');
    return input(form, name, orderInputs[name](text), {
      isNumber: name === 'insured_amount',
      hint: isNoted ? '' : rules,
    });
  };
  const isOpen =
    form.add === 'metadata' ||
    [...fields.keys(), ...form.errors.keys(), ...(form.advice?.keys() ?? [])].some(
      (name) => name.startsWith('metadata.') || folded.some((one) => one === name),
    );
  return html`<form method="post" action=${`${base}/shipments/new/check`}>
    <button hidden></button>
    ${hiddenFields([...fields].filter(([name]) => isCarried(name)))}
    ${fields.has('from') ? html`<p class="hint">${labeled(list.duplicate, text.prefilled(fields.get('from') ?? ''), language)}</p>` : null}
    <section>
      ${chosenService(request, form)}
      <div class="grid">${categoryInput(request, form)}</div>
    </section>
    <section>
      <h2>${text.recipient}</h2>
      ${savedChoice(request, form, 'recipient', saved.recipient)}
      <div class="grid">
        ${partyInputs(request, form, 'recipient')} ${countryInput(request, form)}
        ${choiceInput(form, 'recipient_type', text.recipientType, fields.get('recipient_type') ?? '', [
          ['', text.recipientTypes.unknown],
          ['private', text.recipientTypes.private],
          ['business', text.recipientTypes.business],
        ])}
        ${orderInputNames.filter((name) => asked.ofOrder.has(name)).map(orderInput)}
      </div>
    </section>
    <section>
      <h2>${text.items}</h2>
      <div class="grid">
        ${choiceInput(form, 'declared_currency', text.currency, fields.get('declared_currency') ?? 'HKD', [
          ['HKD', 'HKD'],
          ['USD', 'USD'],
        ])}
      </div>
      ${itemInputs(request, form, { asked: asked.ofItem, products: saved.products })}
    </section>
    <section><h2>${text.parcels}</h2>${parcelInputs(request, form)} ${optInInputs(request, form)}</section>
    <details class="filters" open=${isOpen}>
      <summary>${text.more}</summary>
      <div class="grid">${folded.map(orderInput)}</div>
      ${metadataInputs(request, form)}
    </details>
    <details class="filters" open=${[...fields.keys(), ...form.errors.keys()].some(isOfSender)}>
      <summary>${text.sender}</summary>
      <p class="hint">${saved.defaultSender === null ? text.senderHint : text.defaultSender(saved.defaultSender)}</p>
      ${savedChoice(request, form, 'sender', saved.sender)}
      <div class="grid">
        ${partyInputs(request, form, 'sender')}
        ${choiceInput(
          form,
          'sender.country_code',
          partyInput('country_code', language).label,
          fields.get('sender.country_code')?.toUpperCase() ?? 'HK',
          countryOptions(
            listedIsoCountries().map(({ code }) => code),
            language,
          ),
        )}
      </div>
    </details>
    <p class="buttons"><button class="main">${text.check}</button></p>
  </form>`;
}

/** The country alone is always given, and makes no sender. */
function isOfSender(name: string): boolean {
  return name === 'saved_sender' || (name.startsWith('sender.') && name !== 'sender.country_code');
}

/** Lets the visitor fill in a saved party, without a script. */
function savedChoice(
  { language }: PageRequest,
  { errors }: FilledForm,
  role: 'recipient' | 'sender',
  parties: readonly SavedAddressRow[],
): VNode | null {
  const text = orderTexts[language].order;
  if (parties.length === 0) return null;
  return html`<div class="inline">
    ${selectField({
      name: `saved_${role}`,
      label: text.saved[role],
      value: '',
      options: [
        ['', text.chooseSaved],
        ...parties.map(({ id, party, description }) => [id, nameOfSaved(party, description)] as const),
      ],
      error: errors.get(`saved_${role}`),
    })}
    <button name="fill" value=${role} formnovalidate>${text.fill}</button>
  </div>`;
}

function nameOfSaved({ contact_name, city, country_code }: SavedAddressRow['party'], description: string) {
  return [contact_name, description, city, country_code].filter(Boolean).join(' · ');
}

/** The newest saved parties of each role and the newest products, which a form offers to fill in. */
export interface SavedForOrder {
  readonly recipient: readonly SavedAddressRow[];
  readonly sender: readonly SavedAddressRow[];
  /** Name on the label of an order without a sender; null if the account has no default sender. */
  readonly defaultSender: string | null;
  readonly products: readonly MerchantProductRow[];
}

const maxOffered = 100;

export async function savedForOrder({ context, scope }: PageRequest): Promise<SavedForOrder> {
  const read = (role: 'recipient' | 'sender') =>
    listSavedAddressRows(context.db.kysely, scope, { role, after: null, limit: maxOffered });
  const inUse = { search: undefined, archived: false, after: null, limit: maxOffered };
  const [recipient, sender, products] = await Promise.all([
    read('recipient'),
    read('sender'),
    listProductRows(context.db.kysely, scope, inUse),
  ]);
  return {
    products,
    recipient,
    sender,
    defaultSender: sender.find(({ is_default }) => is_default)?.party.contact_name ?? null,
  };
}

/** Prices are compared in the step before, so the service is changed there. */
function chosenService(request: PageRequest, { fields, errors }: FilledForm): VNode {
  const text = shipmentTexts[request.language].goods;
  const code = fields.get('service_tier_id');
  const error = errors.get('service_tier_id');
  return html`<div class="field chosen">
    <h2>${orderTexts[request.language].order.service}</h2>
    ${
      code
        ? html`<input type="hidden" name="service_tier_id" value=${code} />
            <p id="service_tier_id">${serviceName(request, code)}</p>`
        : html`<p id="service_tier_id">${text.noService}</p>`
    }
    <p><a href=${quoteUrl(request.base, fields)}>${code ? text.change : text.chooseService}</a></p>
    ${error ? html`<p class="error" id="service_tier_id-error">${error}</p>` : null}
  </div>`;
}

function quoteUrl(base: string, fields: OrderFields): string {
  const kept = [...fields].filter(([name]) =>
    /^(recipient\.(country_code|postal_code)|goods_category|parcels\.|surcharge\.|(from|to|order_draft)$)|declared_value_hkd$|_prepay$/.test(
      name,
    ),
  );
  return `${base}/shipments/new?${new URLSearchParams(kept)}`;
}

/** The parts of an order that the contract has accepted. */
interface AcceptedOrder {
  readonly recipient: object;
  readonly sender?: object;
  readonly parcels: { readonly weight_kg: number }[];
  readonly metadata?: Readonly<Record<string, string>>;
  readonly items: { readonly description: string; readonly quantity: number; readonly unit_price: number }[];
}

/** Shows everything that the order books, after the dry run has accepted it. */
export function orderSummary(request: PageRequest, fields: OrderFields): VNode {
  const detail = shipmentTexts[request.language].detail;
  const { language, context } = request;
  const { quote, confirm, order: orderText } = orderTexts[language];
  const text = shipmentTexts[language].goods;
  const catalog = context.catalog.current;
  const body = orderBody(fields, catalog) as unknown as AcceptedOrder;
  const currency = fields.get('declared_currency') === 'USD' ? 'USD' : 'HKD';
  const selected = optIns(catalog).filter((surcharge) => fields.has(optInField(surcharge)));
  const category = fields.get('goods_category') ?? 'general';
  const insured = fields.get('insured_amount');
  return html`
    <div class="columns">
      ${partySection(request, confirm.to, body.recipient)}
      ${body.sender ? partySection(request, detail.sender, body.sender) : null}
      <section><h2>${text.parcels}</h2>${parcelTable(request, body.parcels)}</section>
      <section>
        <h2>${text.customs}</h2>
        ${facts([
          [text.category, quote.categories[category] ?? category],
          [
            text.extras,
            extrasText(
              request,
              selected.map(({ code }) => code),
            ),
          ],
          [text.insured, insured && moneyText(Number(insured), currency, language)],
          [shipmentTexts[request.language].list.reference, fields.get('reference_no')],
          [text.tags, fields.get('tags')],
          [text.ioss, fields.get('ioss_number')],
          [text.taxNumber, fields.get('tax_number')],
          [text.platform, fields.get('sales_platform_name')],
          [orderText.recipientType, recipientTypeText(fields.get('recipient_type'), language)],
          ...Object.entries(body.metadata ?? {}).map(
            ([key, value]) => [`${text.metadata}: ${key}`, value] as const,
          ),
        ])}
      </section>
    </div>
    <section>
      <h2>${detail.contents}</h2>
      ${itemTable(
        request,
        body.items.map((item) => ({ ...item, price: item.unit_price, currency })),
      )}
    </section>
  `;
}

function recipientTypeText(type: string | undefined, language: Language): string | undefined {
  const names = orderTexts[language].order.recipientTypes;
  return type === 'private' || type === 'business' ? names[type] : undefined;
}

/** Shows the wallet before and after the booking; nothing in test mode, which has no wallet. */
export async function walletAfter(
  { context, scope, language }: PageRequest,
  totalHkd: number,
): Promise<VNode | null> {
  if (!scope.livemode) return null;
  const text = shipmentTexts[language].goods;
  const { balanceCents, heldCents } = await readWallet(context.db.kysely, scope);
  const cents = balanceCents - heldCents;
  const amount = (value: number) => amountText(centsToAmount(value), language);
  return facts([
    [text.available, amount(cents)],
    [text.availableAfter, amount(cents - Math.round(totalHkd * 100))],
  ]);
}

interface SentOrder {
  readonly fields: OrderFields;
  readonly key: string;
  readonly status: number;
  readonly alert: string;
}

/**
 * Shown while the result of a booking is not known. Its only form asks again with the same key and values, because a
 * changed order would be booked beside this one.
 */
export async function unconfirmedPage(
  request: PageRequest,
  { fields, key, status, alert }: SentOrder,
): Promise<PageAnswer> {
  const { context, scope, form, base, language } = request;
  const text = orderTexts[language].confirm;
  const open = await listOpenOrders(context.db.kysely, scope, ownKey(key));
  const prices = ['expected_total_hkd', 'expected_discount_rule_id'] as const;
  return {
    title: text.unconfirmedTitle,
    status,
    content: html`
      ${stepList(request, 2)} ${alertText(alert)}
      <section>
        ${open.length > 0 ? html`<p>${text.heldFor} ${orderLinks(request, open)}</p>` : null}
        <p>${text.askAgainLead}</p>
        <form method="post" action=${`${base}/shipments/new`} class="buttons">
          ${hiddenFields(fields)}
          ${hiddenFields([['key', key], ...prices.map((name) => [name, form.one(name)] as const)])}
          <button class="main">${text.askAgain}</button>
        </form>
      </section>
    `,
  };
}

/** Warns of the user's orders without a result, so that none of them is booked a second time. */
export async function openOrderWarning(request: PageRequest): Promise<VNode | null> {
  const { context, scope, user, language } = request;
  const open = await listOpenOrders(context.db.kysely, scope, ownKey(`${user.id}.`));
  if (open.length === 0) return null;
  return html`<p class="alert general" role="alert">
    ${orderTexts[language].confirm.openOrders} ${orderLinks(request, open)}
  </p>`;
}

function orderLinks({ base }: PageRequest, numbers: readonly string[]): VNode[] {
  return numbers.map((number) => html`<a href=${`${base}/shipments/${number}`}><code>${number}</code></a> `);
}
