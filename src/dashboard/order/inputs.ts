import type { ComponentChildren, VNode } from 'preact';
import { listedIsoCountries } from '../../catalog/listed-country.ts';
import { fieldLabel } from '../../contract/field-name.ts';
import { html } from '../../html.ts';
import type { Language } from '../../language.ts';
import { addressForm } from '../../postal/address-form.ts';
import { noteText } from '../advice.ts';
import {
  type ItemPart,
  isContact,
  itemFieldHint,
  itemFieldLabel,
  itemPartName,
  itemPartNames,
  itemParts,
} from '../item-field.ts';
import type { PageRequest } from '../page-request.ts';
import { languageOptions, type PartyField, type PartyPath, partyFields, partyInput } from '../party-field.ts';
import { countryOptions } from '../shipment/goods.ts';
import { shipmentTexts } from '../shipment/text.ts';
import { field, selectField } from '../view/field.ts';
import type { Asked, AskedFields } from './asked-fields.ts';
import {
  type FurtherField,
  type ItemField,
  isNumberField,
  maxRows,
  type OrderFieldName,
  type OrderFields,
  optInField,
  optIns,
  type RowList,
  rowCount,
  usualCategory,
} from './fields.ts';
import { orderTexts } from './text.ts';

/** Values of a form and why some were refused, by the field's name. */
export interface FilledForm {
  readonly fields: OrderFields;
  readonly errors: ReadonlyMap<string, string>;
  /** Advice on values that are not refused, by the field's name. */
  readonly advice?: ReadonlyMap<string, ComponentChildren>;
  /** Explanations of errors and advice, by the field's name. */
  readonly why?: ReadonlyMap<string, VNode>;
  /** The field that is typed next. */
  readonly focused?: string | undefined;
  /** Hint of the recipient's phone number. */
  readonly phoneNote: string;
  /** The list that gets an empty row. */
  readonly add?: RowList | undefined;
}

interface InputOptions {
  readonly isRequired?: boolean;
  readonly hint?: string;
  readonly isNumber?: boolean;
  /** ID of a list of values to choose from. */
  readonly list?: string;
  readonly maxLength?: number;
  readonly autocomplete?: string;
}

export function input(
  { fields, errors, advice, why, focused }: FilledForm,
  name: OrderFieldName,
  label: string,
  { isNumber, ...options }: InputOptions = {},
): VNode {
  return field({
    name,
    label,
    value: fields.get(name) ?? '',
    error: errors.get(name),
    advice: advice?.get(name),
    why: why?.get(name),
    liveNotes: noteId(name),
    autocomplete: 'off',
    isFocused: focused === name,
    ...(isNumber ? { inputMode: 'decimal' as const } : {}),
    ...options,
  });
}

export function choiceInput(
  { errors }: FilledForm,
  name: OrderFieldName,
  label: string,
  value: string,
  options: readonly (readonly [value: string, name: string])[],
): VNode {
  return selectField({ name, label, value, options, error: errors.get(name) });
}

/** Where the part of the page that is loaded while a person types shows the error or the advice on a field. */
export function noteId(name: string): string {
  return `note-${name.replaceAll('.', '-')}`;
}

export interface RecipientField {
  readonly field: PartyField;
  readonly label: string;
  readonly isRequired: boolean;
}

/** Shows those fields of the recipient that the country has. */
export function recipientInputs(
  { language }: PageRequest,
  form: FilledForm,
  isShown: (field: PartyField) => boolean,
): VNode[] {
  const shown = recipientFields(language, form).filter(({ field }) => isShown(field));
  return shown.map(({ field, label }) => {
    const { hint, isRequired } = partyInput(field, language);
    const name = `recipient.${field}` as const satisfies PartyPath;
    if (field === 'language') {
      const value = form.fields.get(name) ?? '';
      return choiceInput(form, name, label, value, languageOptions(value, language));
    }
    const shownHint = field === 'phone' ? form.phoneNote : hint;
    return input(form, name, label, { isRequired, ...(shownHint ? { hint: shownHint } : {}) });
  });
}

/** Lists the fields of the recipient that the country has, in its order. A value of another field stays in sight. */
export function recipientFields(
  language: Language,
  form: Pick<FilledForm, 'fields' | 'errors' | 'advice'>,
): RecipientField[] {
  const country = form.fields.get('recipient.country_code') ?? '';
  const isCountry = /^[A-Z]{2}$/.test(country);
  const asked = isCountry ? addressForm(country, language === 'en' ? 'latin' : 'local') : [];
  const { parts, order: text } = orderTexts[language];
  const isNoted = (field: PartyField) =>
    ['fields', 'errors', 'advice'].some((list) =>
      form[list as 'fields' | 'errors' | 'advice']?.has(`recipient.${field}`),
    );
  const all = partyFields('recipient').filter((field) => field !== 'country_code');
  const others = all.filter((field) => !isAddress(field) || (!isCountry && field === 'address'));
  const kept = all.filter(
    (field) => isAddress(field) && !others.includes(field) && !asked.some(({ part }) => part === field),
  );
  const shown = [...others, ...asked.map(({ part }) => part), ...kept.filter(isNoted)];
  return shown.map((field) => {
    const { label, isRequired } = partyInput(field, language);
    const part = asked.find((one) => one.part === field);
    const partName = part && parts[part.name];
    const isOptional = part !== undefined && !part.isRequired && !isRequired && !/[(（]/.test(partName ?? '');
    return {
      field,
      label: isOptional ? text.optional(partName ?? label) : (partName ?? label),
      isRequired: isRequired || part?.isRequired === true,
    };
  });
}

function isAddress(field: PartyField): boolean {
  return ['address', 'city', 'district', 'region', 'postal_code'].includes(field);
}

/** Shows the fields of a sender, but for the country. It need not be given. */
export function senderInputs({ language }: PageRequest, form: FilledForm): VNode[] {
  return partyFields('sender')
    .filter((field) => field !== 'country_code')
    .map((field) => input(form, `sender.${field}` as PartyPath, partyInput(field, language).label));
}

/** Returns what people in the country of the order call the tax number. */
export function taxNumberLabel(fields: OrderFields, language: Language): string {
  const { taxNumbers, order } = orderTexts[language];
  const country = fields.get('recipient.country_code') ?? '';
  const isBusiness = fields.get('recipient_type') === 'business';
  return (
    (isBusiness ? taxNumbers[`${country} business`] : undefined) ?? taxNumbers[country] ?? order.taxNumber
  );
}

/** Returns the name of a field of the order in a sentence, without the number of the only item. */
export function panelLabel(
  path: readonly (string | number)[],
  fields: OrderFields,
  language: Language,
): string {
  if (path[0] === 'tax_number') return taxNumberLabel(fields, language);
  return fieldLabel(path[0] === 'items' && rowCount(fields, 'items') < 2 ? path.slice(2) : path, language);
}

export function categoryInput({ context, language }: PageRequest, form: FilledForm): VNode {
  const text = orderTexts[language].quote;
  const accepted = [...context.catalog.current.services.values()].flatMap((one) => one.goods_categories);
  const known = new Set([usualCategory, ...accepted]);
  const given = form.fields.get('goods_category') ?? usualCategory;
  const options = [...known.add(given)].map((one) => [one, text.categories[one] ?? one] as const);
  return choiceInput(form, 'goods_category', text.category, given, options);
}

/** Shows a row per parcel, and the button that adds one without a script. */
export function parcelInputs(request: PageRequest, form: FilledForm): VNode {
  const text = orderTexts[request.language].quote;
  const rows = rowsToShow(form, 'parcels');
  return html`${rows.map(
    (row) => html`<fieldset class="row">
      <legend>${text.parcel(row + 1)}</legend>
      <div class="grid tiny">
        ${input(form, `parcels.${row}.weight_kg`, text.weight, { isNumber: true, isRequired: row === 0 })}
        ${input(form, `parcels.${row}.length_cm`, text.length, { isNumber: true })}
        ${input(form, `parcels.${row}.width_cm`, text.width, { isNumber: true })}
        ${input(form, `parcels.${row}.height_cm`, text.height, { isNumber: true })}
      </div>
    </fieldset>`,
  )}
  ${addButton(request, 'parcels', text.addParcel, rows.length)}`;
}

/** Sentences of rules about a field. */
interface Reason {
  readonly name: string;
  readonly label: string;
  readonly sentences: readonly string[];
}

/**
 * Shows a row per item: what is always declared, then what the destination needs, then the rest behind a button. The reasons of
 * all fields follow, those of the order first.
 */
export function itemInputs(
  request: PageRequest,
  form: FilledForm,
  asked: Asked['ofItem'],
  reasonsOfOrder: readonly Reason[],
): VNode {
  const { language } = request;
  const text = orderTexts[language].order;
  const rows = rowsToShow(form, 'items');
  const reasons = rows.flatMap((row) =>
    [...asked(row)].map(([field, { sentences }]) => {
      const name = `items.${row}.${field}`;
      return { name, label: itemFieldLabel(field, language), sentences };
    }),
  );
  return html`${rows.map((row) => itemRow(request, form, row, asked(row)))}
    <datalist id="countries">
      ${countryOptions(
        listedIsoCountries().map(({ code }) => code),
        language,
      ).map(([code, name]) => html`<option value=${code}>${name}</option>`)}
    </datalist>
    ${whyAsked(request, form, [...reasonsOfOrder, ...reasons])} ${addButton(request, 'items', text.addItem, rows.length)}`;
}

/** Says behind one button why the destination asks for fields. A field with a note has its reason there. */
function whyAsked(request: PageRequest, { why }: FilledForm, asked: readonly Reason[]): VNode | null {
  const said = new Set<string>();
  const reasons = asked.flatMap(({ name, label, sentences }) => {
    const unsaid = why?.has(name) ? [] : sentences.filter((one) => !said.has(one));
    for (const one of unsaid) said.add(one);
    return unsaid.length === 0
      ? []
      : [html`<li><strong>${label}</strong> ${unsaid.map((one) => noteText(one, request)).join(' ')}</li>`];
  });
  if (reasons.length === 0) return null;
  return html`<details class="why"><summary>${orderTexts[request.language].order.whyAsked}</summary><ul>${reasons}</ul></details>`;
}

/** Asked for because of what the goods are, not of the destination alone. */
const ofGoods: readonly ItemPart[] = ['safety', 'battery'];

/** An order without them is refused, unless a product fills them in. */
const alwaysDeclared: ReadonlySet<ItemField> = new Set(['description', 'unit_price']);

function itemRow(request: PageRequest, form: FilledForm, row: number, asked: AskedFields): VNode {
  const { language } = request;
  const text = orderTexts[language].order;
  const nameOf = <Field extends ItemField>(field: Field) => `items.${row}.${field}` as const;
  const isWrong = (field: ItemField) => [form.errors, form.advice].some((one) => one?.has(nameOf(field)));
  const isNoted = (field: ItemField) => form.fields.has(nameOf(field)) || isWrong(field);
  const labelOf = (field: ItemField, label: string) => {
    if (alwaysDeclared.has(field)) return label;
    const one = asked.get(field);
    return one === undefined ? text.optional(label) : one.isNeeded ? label : text.recommended(label);
  };
  const shown = (field: ItemField, label: string, options: InputOptions = {}) =>
    input(form, nameOf(field), labelOf(field, label), options);
  const further = (field: FurtherField) =>
    input(form, nameOf(field), itemFieldLabel(field, language), {
      hint: itemFieldHint(field, language),
      isNumber: isNumberField(field),
      ...(field.endsWith('.country_code') ? { list: 'countries' } : {}),
    });
  const weight = () => shown('unit_weight_kg', text.unitWeight, { isNumber: true });
  const isWeightAsked = asked.has('unit_weight_kg') || isNoted('unit_weight_kg');
  const parts = itemPartNames.flatMap((part) => {
    const all: readonly FurtherField[] = itemParts[part];
    const ofPart = all.filter((one) => asked.has(one));
    // A contact is asked for as a whole.
    const fields = isContact(part) && ofPart.length > 0 ? all : ofPart;
    const isTop = ofGoods.includes(part) || fields.some((one) => asked.get(one)?.isNeeded);
    return fields.length === 0 ? [] : [{ part, fields, isTop }];
  });
  const recommended = parts.filter(({ isTop }) => !isTop);
  const top = new Set(parts.flatMap(({ fields }) => fields));
  const others = itemPartNames.flatMap((part) => {
    const fields = (itemParts[part] as readonly FurtherField[]).filter((one) => !top.has(one));
    return fields.length > 0 ? [{ part, fields }] : [];
  });
  const folded = [...recommended, ...others];
  const inFold = ['is_cspc', ...folded.flatMap(({ fields }) => fields)] as const;
  // Values of a saved product need no look.
  const isProduct = form.fields.has(`items.${row}.filled_from`);
  const isOpen = inFold.some((one) => (isProduct ? isWrong(one) : isNoted(one)));
  const partInputs = ({ part, fields }: Pick<(typeof parts)[number], 'part' | 'fields'>) => html`<fieldset>
    <legend>${itemPartName(part, language)}</legend>
    <div class="grid small">${fields.map(further)}</div>
  </fieldset>`;
  return html`<fieldset class="row">
    <legend>${text.item(row + 1)}</legend>
    <div class="grid small">
      ${shown('sku', itemFieldLabel('sku', language), { list: 'skus', hint: row === 0 ? text.skuHint : '' })}
      ${shown('description', text.description)}
      ${input(withOnePiece(form, nameOf('quantity')), nameOf('quantity'), text.quantity, { isNumber: true })}
      ${shown('unit_price', text.unitPrice(form.fields.get('declared_currency') ?? 'HKD'), { isNumber: true })}
      ${isWeightAsked ? weight() : null}
      ${shown('hs_code', itemFieldLabel('hs_code', language))}
      ${shown('country_of_manufacture', text.origin, { list: 'countries' })}
    </div>
    ${parts.filter(({ isTop }) => isTop).map(partInputs)}
    <details class="filters" open=${isOpen}>
      <summary>
        ${recommended.length === 0 ? text.moreOfItem : text.moreRecommended(recommended.flatMap(({ fields }) => fields.filter((one) => asked.has(one))).length)}
      </summary>
      ${folded.map(partInputs)}
      ${isWeightAsked ? null : html`<div class="grid small">${weight()}</div>`}
      <label class="check">
        <input type="checkbox" name=${nameOf('is_cspc')} value="on" checked=${form.fields.has(nameOf('is_cspc'))} />
        ${itemFieldLabel('is_cspc', language)}
      </label>
    </details>
  </fieldset>`;
}

/** A row without a number has one piece. */
function withOnePiece(form: FilledForm, name: `items.${number}.quantity`): FilledForm {
  return form.fields.has(name) ? form : { ...form, fields: new Map([...form.fields, [name, '1']]) };
}

/** Shows keys and values of the account's own. */
export function metadataInputs(request: PageRequest, form: FilledForm): VNode {
  const text = orderTexts[request.language].order;
  const rows = rowsToShow(form, 'metadata');
  return html`<fieldset class="row">
      <legend>${text.metadata}</legend>
      ${rows.map(
        (row) => html`<div class="grid small">
          ${input(form, `metadata.${row}.key`, text.metadataKey(row + 1))}
          ${input(form, `metadata.${row}.value`, text.metadataValue(row + 1))}
        </div>`,
      )}
    </fieldset>
    ${addButton(request, 'metadata', text.addMetadata, rows.length)}`;
}

/** Shows the surcharges that a customer can select. */
export function optInInputs({ context, language }: PageRequest, { fields, errors }: FilledForm): VNode {
  const { quote } = orderTexts[language];
  const names = shipmentTexts[language].surcharge;
  const all = optIns(context.catalog.current);
  const isOpen = all.map(optInField).some((name) => fields.has(name) || errors.has(name));
  return html`<details class="filters" open=${isOpen}>
    <summary>${quote.extras}</summary>
    ${all.map((surcharge) => {
      const name = optInField(surcharge);
      const error = errors.get(name);
      return html`<label class="check line">
          <input type="checkbox" name=${name} checked=${fields.has(name)} aria-describedby=${error ? `${name}-error` : undefined} />
          ${names[surcharge.code] ?? surcharge.description}
        </label>
        ${error ? html`<p class="error" id=${`${name}-error`}>${error}</p>` : null}`;
    })}
  </details>`;
}

function rowsToShow({ fields, add }: FilledForm, list: RowList): number[] {
  const filled = rowCount(fields, list);
  const shown = Math.min(filled + (add === list ? 1 : 0), maxRows[list]);
  return Array.from({ length: Math.max(shown, 1) }, (_, row) => row);
}

function addButton(request: PageRequest, list: RowList, label: string, rows: number): VNode | null {
  if (rows >= maxRows[list]) return null;
  return html`<p class="buttons add">
    <button name="add" value=${list} formnovalidate hx-post=${`${request.base}/shipments/new/details`} hx-target="#details" hx-swap="outerMorph">${label}</button>
  </p>`;
}
