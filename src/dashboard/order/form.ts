import type { VNode } from 'preact';
import { listSavedAddressRows, type SavedAddressRow } from '../../../db/query/account/saved-address.ts';
import { listSavedParcels, type SavedParcelRow } from '../../../db/query/account/saved-parcel.ts';
import { listRecentDestinations, listRecentPlatforms } from '../../../db/query/shipment/recent-shipments.ts';
import { findDestination } from '../../catalog/destination.ts';
import { listedCountries, listedIsoCountries } from '../../catalog/listed-country.ts';
import { html } from '../../html.ts';
import type { Language } from '../../language.ts';
import type { PageRequest } from '../page-request.ts';
import { type PartyField, partyInput } from '../party-field.ts';
import { countryName, countryOptions } from '../shipment/goods.ts';
import { shipmentTexts } from '../shipment/text.ts';
import { labeled } from '../text.ts';
import { field, selectField } from '../view/field.ts';
import { hiddenFields } from '../view/form.ts';
import { type Asked, askedFields } from './asked-fields.ts';
import { isCarried, type OrderFields } from './fields.ts';
import { asksForPlatform } from './fill-in.ts';
import {
  categoryInput,
  choiceInput,
  type FilledForm,
  input,
  itemInputs,
  metadataInputs,
  optInInputs,
  parcelInputs,
  recipientFields,
  recipientInputs,
  senderInputs,
  taxNumberLabel,
} from './inputs.ts';
import { parcelTexts } from './parcel-text.ts';
import { parcelSize } from './parcels.ts';
import { orderTexts } from './text.ts';

/** Inputs of the order as a whole that need no choice. Those that the destination asks for stand beside the recipient. */
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

/** Parties and countries that the form offers to choose. */
export interface OfferedChoices {
  readonly senders: readonly SavedAddressRow[];
  /** Name on the label of an order without a sender; null if the account has no default sender. */
  readonly defaultSender: string | null;
  readonly parcels: readonly SavedParcelRow[];
  /** Countries of the newest shipments, without duplicates. */
  readonly recentCountries: readonly string[];
  /** Sales platforms of the newest shipments, without duplicates; none if the destination asks for none. */
  readonly platforms: readonly string[];
}

const maxSenders = 100;

export async function offeredChoices(request: PageRequest, fields: OrderFields): Promise<OfferedChoices> {
  const { context, scope } = request;
  const { kysely } = context.db;
  const [senders, parcels, recentCountries, platforms] = await Promise.all([
    listSavedAddressRows(kysely, scope, { role: 'sender', after: null, limit: maxSenders }),
    listSavedParcels(kysely, scope.accountId),
    listRecentDestinations(kysely, scope),
    asksForPlatform(request, fields) ? listRecentPlatforms(kysely, scope) : [],
  ]);
  const defaultSender = senders.find(({ is_default }) => is_default)?.party.contact_name ?? null;
  return {
    senders,
    defaultSender,
    parcels,
    recentCountries,
    platforms: [...new Set(platforms.map(({ platform }) => platform))],
  };
}

/** Elements that a part of the page that is loaded alone changes beside itself. */
export interface FormState extends FilledForm {
  /** Text of the search for a saved recipient, and what it found; null: nothing was searched for. */
  readonly found: readonly SavedAddressRow[] | null;
  readonly searched: string;
}

/** Renders the field of the country. */
export function countryField({ language }: PageRequest, { fields, errors, focused }: FilledForm): VNode {
  const name = 'recipient.country_code';
  const text = orderTexts[language].order;
  const code = fields.get(name) ?? '';
  return field({
    name,
    label: text.destination,
    value: /^[A-Z]{2}$/.test(code) ? countryName(code, language) : code,
    hint: text.destinationHint,
    error: errors.get(name),
    list: 'destinations',
    isRequired: true,
    autocomplete: 'off',
    isFocused: focused === name,
  });
}

/** Renders the field of the country, and the ways to fill in a recipient: a search, and a text. */
export function destinationSection(
  request: PageRequest,
  form: FormState,
  { recentCountries }: Pick<OfferedChoices, 'recentCountries'>,
): VNode {
  const { language, context } = request;
  const text = orderTexts[language].order;
  const listed = listedCountries(context.catalog.current).map((one) => one.code);
  const recent = recentCountries.filter((one) => listed.includes(one));
  const others = countryOptions(
    listed.filter((one) => !recent.includes(one)),
    language,
  );
  const choices = [...recent.map((one) => [one, countryName(one, language)] as const), ...others];
  return html`<section id="destination">
    <details class="filters" data-typed>
      <summary>${text.paste}</summary>
      <div class="field">
        <label for="pasted">${text.pasted}</label>
        <textarea id="pasted" name="pasted" rows="4" aria-describedby="pasted-hint"></textarea>
        <p class="hint" id="pasted-hint">${text.pasteHint}</p>
      </div>
      <p class="buttons">
        <button name="fill" value="pasted" formnovalidate hx-post=${`${request.base}/shipments/new/details`} hx-target="#details" hx-swap="outerMorph">${text.takeApart}</button>
      </p>
    </details>
    <div class="grid">
      ${countryField(request, form)}
      <div class="find-recipient">
        ${field({
          name: 'find',
          label: text.find,
          value: form.searched,
          hint: text.findHint,
          autocomplete: 'off',
          maxLength: 200,
        })}
        <div id="found" aria-live="polite">${foundRecipients(request, form.found)}</div>
        <button
          formnovalidate
          hx-post=${`${request.base}/shipments/new/people`}
          hx-target="#found"
          hx-trigger="click, input delay:200ms from:#find"
          hx-sync="this:replace"
        >${text.findButton}</button>
      </div>
    </div>
    <datalist id="destinations">${choices.map(([one, name]) => html`<option value=${name}>${one}</option>`)}</datalist>
  </section>`;
}

/** Returns the first field that the order needs and that is empty, in the order of the page. */
export function firstMissing(
  language: Language,
  form: Pick<FilledForm, 'fields' | 'errors'>,
  { ofOrder }: Asked,
): string {
  const { fields } = form;
  if (!/^[A-Z]{2}$/.test(fields.get('recipient.country_code') ?? '')) return 'recipient.country_code';
  const needed = [
    ...recipientFields(language, form)
      .filter(({ field, isRequired }) => isRequired || ofOrder.has(`recipient.${field}`))
      .map(({ field }) => `recipient.${field}`),
    ...orderInputNames.filter((name) => ofOrder.has(name)),
    'parcels.0.weight_kg',
    'items.0.description',
    'items.0.unit_price',
  ];
  return needed.find((name) => !fields.has(name)) ?? 'parcels.0.weight_kg';
}

/** Lists the saved recipients that a search found, each as a button that fills it in. */
export function foundRecipients(
  request: PageRequest,
  found: readonly SavedAddressRow[] | null,
): VNode | null {
  const { language } = request;
  const text = orderTexts[language].order;
  if (found === null) return null;
  if (found.length === 0) return html`<p class="none">${text.noneFound}</p>`;
  return html`<ul class="found" aria-label=${text.found}>
    ${found.map(
      ({ id, party, description }) => html`<li>
        <button name="fill" value=${id} formnovalidate hx-post=${`${request.base}/shipments/new/details`} hx-target="#details" hx-swap="outerMorph">
          <strong>${party.contact_name}</strong>
          <span>${[description, party.city, countryName(party.country_code, language)].filter(Boolean).join(' · ')}</span>
        </button>
      </li>`,
    )}
  </ul>`;
}

/** Renders the fields that the country, the service and the goods ask for. */
export function detailsPart(request: PageRequest, form: FormState, offered: OfferedChoices): VNode {
  const { language, context } = request;
  const text = orderTexts[language].order;
  const { fields } = form;
  const asked = askedFields(request, fields);
  const noted = (name: string) =>
    fields.has(name) || form.errors.has(name) || form.advice?.has(name) === true;
  const place = {
    country_code: fields.get('recipient.country_code') ?? '',
    postal_code: fields.get('recipient.postal_code'),
  };
  const isInEu = findDestination(context.catalog.current, place)?.vatArea === 'EU';
  const isOfCountry = (name: (typeof orderInputNames)[number]) =>
    asked.ofOrder.has(name) || (name === 'ioss_number' && isInEu);
  const isOffered = (name: (typeof orderInputNames)[number]) =>
    !['ioss_number', 'sales_platform_name'].includes(name) || noted(name);
  const folded = orderInputNames.filter((name) => !isOfCountry(name) && isOffered(name));
  const orderInput = (name: (typeof orderInputNames)[number]) => {
    const label = orderLabel(name, request, fields);
    const one = asked.ofOrder.get(name);
    const isOptional = name === 'ioss_number' && one === undefined;
    const shown = isOptional
      ? text.optional(label)
      : one?.isNeeded === false
        ? text.recommended(label)
        : label;
    return input(form, name, shown, {
      isNumber: name === 'insured_amount',
      isRequired: one?.isNeeded === true,
      ...(name === 'sales_platform_name' ? { hint: text.platformHint, list: 'platforms' } : {}),
    });
  };
  const isOpen =
    form.add === 'metadata' ||
    folded.some(noted) ||
    fields.get('declared_currency') === 'USD' ||
    [...fields.keys(), ...form.errors.keys()].some((name) => name.startsWith('metadata.'));
  const reasons = orderInputNames.map((name) => {
    const sentences = asked.ofOrder.get(name)?.sentences ?? [];
    return { name, label: orderLabel(name, request, fields), sentences };
  });
  return html`<div
    id="details"
    hx-post=${`${request.base}/shipments/new/details`}
    hx-swap="outerMorph"
    hx-sync="this:replace"
    hx-trigger=${`change from:#order target:'${changesFields}'`}
  >
    ${hiddenFields([...fields].filter(([name]) => isCarried(name)))}
    <section>
      <h2>${text.recipient}</h2>
      <div class="grid">
        ${recipientInputs(request, form, (field) => !isSeldom(field))}
        ${orderInputNames.filter(isOfCountry).map(orderInput)}
      </div>
      <datalist id="platforms">${offered.platforms.map((one) => html`<option value=${one}></option>`)}</datalist>
    </section>
    <section>
      <h2>${text.parcels}</h2>
      ${savedParcels(request, offered.parcels)} ${parcelInputs(request, form)}
    </section>
    <section>
      <h2>${text.items}</h2>
      ${itemInputs(request, form, asked.ofItem, reasons)}
      <div class="grid">${categoryInput(request, form)}</div>
    </section>
    ${optInInputs(request, form)}
    <details class="filters" open=${['recipient_type', ...seldom.map((field) => `recipient.${field}`)].some(noted)}>
      <summary>${text.moreOfRecipient}</summary>
      <div class="grid">
        ${recipientInputs(request, form, isSeldom)}
        ${choiceInput(form, 'recipient_type', text.recipientType, fields.get('recipient_type') ?? '', [
          ['', text.recipientTypes.unknown],
          ['private', text.recipientTypes.private],
          ['business', text.recipientTypes.business],
        ])}
      </div>
    </details>
    <details class="filters" open=${isOpen}>
      <summary>${text.more}</summary>
      <div class="grid">
        ${folded.map(orderInput)}
        ${choiceInput(form, 'declared_currency', text.currency, fields.get('declared_currency') ?? 'HKD', [
          ['HKD', 'HKD'],
          ['USD', 'USD'],
        ])}
      </div>
      ${metadataInputs(request, form)}
    </details>
    <details class="filters" open=${[...fields.keys(), ...form.errors.keys()].some(isOfSender)}>
      <summary>${text.sender}</summary>
      <p class="hint">${offered.defaultSender === null ? text.senderHint : text.defaultSender(offered.defaultSender)}</p>
      ${savedSender(request, form, offered.senders)}
      <div class="grid">
        ${senderInputs(request, form)}
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
  </div>`;
}

/** The tax number has the name that people in the country give it. */
function orderLabel(
  name: (typeof orderInputNames)[number],
  { language }: PageRequest,
  fields: OrderFields,
): string {
  return name === 'tax_number'
    ? taxNumberLabel(fields, language)
    : orderInputs[name](orderTexts[language].order);
}

/** Fields of the recipient that few orders have. */
const seldom: readonly PartyField[] = ['email', 'language'];
function isSeldom(field: PartyField): boolean {
  return seldom.includes(field);
}

/** Fields on whose value other fields depend. */
export const changesFields =
  '[name="recipient.country_code"], [name="recipient.phone"], [name$=".sku"], [name$=".hs_code"], [name$="country_of_manufacture"], [name=goods_category], [name=declared_currency], [name=recipient_type], [name=service_tier_id], [type=checkbox]';

/** The country alone is always given, and makes no sender. */
function isOfSender(name: string): boolean {
  return name === 'saved_sender' || (name.startsWith('sender.') && name !== 'sender.country_code');
}

/** Begins the value of a button that fills in the saved parcel of a name. */
export const parcelPrefix = 'parcel.';

/** Offers the saved parcels, each as a button that fills in its weight and size. */
function savedParcels({ base, language }: PageRequest, parcels: readonly SavedParcelRow[]): VNode | null {
  if (parcels.length === 0) return null;
  const text = parcelTexts[language];
  return html`<p class="buttons add" role="group" aria-label=${text.title}>
    ${parcels.map(
      ({ name, parcel }) =>
        html`<button name="fill" value=${parcelPrefix + name} formnovalidate hx-post=${`${base}/shipments/new/details`} hx-target="#details" hx-swap="outerMorph">${name} <span class="hint">${parcelSize(parcel)}</span></button>`,
    )}
  </p>`;
}

/** Lets the visitor fill in a saved sender, without a script. */
function savedSender(
  { language }: PageRequest,
  { errors }: FilledForm,
  parties: readonly SavedAddressRow[],
): VNode | null {
  const text = orderTexts[language].order;
  if (parties.length === 0) return null;
  const name = ({ party, description }: SavedAddressRow) =>
    [party.contact_name, description, party.city, party.country_code].filter(Boolean).join(' · ');
  return html`<div class="inline">
    ${selectField({
      name: 'saved_sender',
      label: text.savedSender,
      value: '',
      options: [['', text.chooseSaved], ...parties.map((one) => [one.id, name(one)] as const)],
      error: errors.get('saved_sender'),
    })}
    <button name="fill" value="sender" formnovalidate>${text.fill}</button>
  </div>`;
}

/** Says from which shipment the form was filled in. */
export function prefilledHint({ language }: PageRequest, { fields }: FilledForm): VNode | null {
  const from = fields.get('from');
  const { duplicate } = shipmentTexts[language].list;
  return from === undefined
    ? null
    : html`<p class="hint">${labeled(duplicate, orderTexts[language].order.prefilled(from), language)}</p>`;
}
