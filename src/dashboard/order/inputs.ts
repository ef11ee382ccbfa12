import type { VNode } from 'preact';
import type { MerchantProductRow } from '../../../db/query/account/merchant-product.ts';
import { listedCountries, listedIsoCountries } from '../../catalog/listed-country.ts';
import { html } from '../../html.ts';
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
import { type PartyPath, type PartyRole, partyFields, partyInput } from '../party-field.ts';
import { countryOptions } from '../shipment/goods.ts';
import { shipmentTexts } from '../shipment/text.ts';
import { field, selectField } from '../view/field.ts';
import type { Asked, AskedFields } from './asked-fields.ts';
import {
  type FurtherField,
  type ItemField,
  isNumberField,
  itemKinds,
  maxRows,
  type OrderFieldName,
  type OrderFields,
  optInField,
  optIns,
  type RowList,
  rowCount,
} from './fields.ts';
import { orderTexts } from './text.ts';

/** Values of a form and why some were refused, by the field's name. */
export interface FilledForm {
  readonly fields: OrderFields;
  readonly errors: ReadonlyMap<string, string>;
  /** Advice on values that are not refused, by the field's name. */
  readonly advice?: ReadonlyMap<string, string>;
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
  { fields, errors, advice }: FilledForm,
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
    autocomplete: 'off',
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

/** Shows the fields of a party, but for the country. A sender need not be given. */
export function partyInputs({ language }: PageRequest, form: FilledForm, role: PartyRole): VNode[] {
  return partyFields(role)
    .filter((field) => field !== 'country_code')
    .map((field) => {
      const { label, hint, isRequired } = partyInput(field, language);
      return input(form, `${role}.${field}` as PartyPath, label, {
        isRequired: isRequired && role === 'recipient',
        ...(hint && role === 'recipient' ? { hint } : {}),
      });
    });
}

/** Lets the visitor choose a destination of the catalog, by its name. */
export function countryInput({ context, language }: PageRequest, form: FilledForm): VNode {
  const text = orderTexts[language].quote;
  const name = 'recipient.country_code';
  const codes = listedCountries(context.catalog.current).map(({ code }) => code);
  return choiceInput(form, name, text.destination, form.fields.get(name)?.toUpperCase() ?? '', [
    ['', text.choose],
    ...countryOptions(codes, language),
  ]);
}

export function categoryInput({ context, language }: PageRequest, form: FilledForm): VNode {
  const text = orderTexts[language].quote;
  const known = new Set(
    [...context.catalog.current.services.values()].flatMap(({ goods_categories }) => goods_categories),
  );
  const given = form.fields.get('goods_category') ?? 'general';
  const options = [...known.add(given)].map((one) => [one, text.categories[one] ?? one] as const);
  return choiceInput(form, 'goods_category', text.category, given, options);
}

/** Shows a row per parcel, and the button that adds one without a script. */
export function parcelInputs({ language }: PageRequest, form: FilledForm): VNode {
  const text = orderTexts[language].quote;
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
  ${addButton('parcels', text.addParcel, rows.length)}`;
}

/** Help in filling in items. */
export interface ItemHelp {
  readonly asked: Asked['ofItem'];
  /** Products of the account that a SKU may name. */
  readonly products: readonly Pick<MerchantProductRow, 'sku' | 'description'>[];
}

/** Shows a row per item: what is always declared, then what the destination asks for, then the rest behind a button. */
export function itemInputs(request: PageRequest, form: FilledForm, { asked, products }: ItemHelp): VNode {
  const { language } = request;
  const text = orderTexts[language].order;
  const rows = rowsToShow(form, 'items');
  const said = new Set<string>();
  return html`${rows.map((row) => itemRow(request, form, { row, asked: asked(row), said, products }))}
    <datalist id="skus">
      ${products.map(({ sku, description }) => html`<option value=${sku}>${description}</option>`)}
    </datalist>
    <datalist id="countries">
      ${countryOptions(
        listedIsoCountries().map(({ code }) => code),
        language,
      ).map(([code, name]) => html`<option value=${code}>${name}</option>`)}
    </datalist>
    ${addButton('items', text.addItem, rows.length)}`;
}

/** An order without them is refused, unless a product fills them in. */
const alwaysDeclared: ReadonlySet<ItemField> = new Set(['description', 'unit_price']);

interface ItemRow {
  readonly row: number;
  readonly asked: AskedFields;
  /** Sentences of rules that an earlier field shows. */
  readonly said: Set<string>;
  readonly products: ItemHelp['products'];
}

function itemRow(request: PageRequest, form: FilledForm, { row, asked, said, products }: ItemRow): VNode {
  const { language } = request;
  const text = orderTexts[language].order;
  const nameOf = (field: ItemField) => `items.${row}.${field}` as const;
  const isNoted = (field: ItemField) =>
    form.errors.has(nameOf(field)) || form.advice?.has(nameOf(field)) === true;
  const shown = (field: ItemField, label: string, options: InputOptions = {}) => {
    const sentences = (asked.get(field) ?? []).filter((one) => !said.has(one));
    for (const one of sentences) said.add(one);
    const rules = sentences.map((one) => noteText(one, request)).join(' ');
    // Advice repeats the sentence of the rule.
    const hint = isNoted(field) ? undefined : rules || options.hint;
    const isOptional = !asked.has(field) && !alwaysDeclared.has(field);
    return input(form, nameOf(field), isOptional ? text.optional(label) : label, {
      ...options,
      hint: hint ?? '',
    });
  };
  const further = (field: FurtherField) =>
    input(form, nameOf(field), itemFieldLabel(field, language), {
      hint: itemFieldHint(field, language),
      isNumber: isNumberField(field),
      ...(field.endsWith('.country_code') ? { list: 'countries' } : {}),
    });
  const askedOf = (part: ItemPart) => {
    // A contact is asked for as a whole.
    const fields: readonly FurtherField[] = itemParts[part];
    return isContact(part) && fields.some((one) => asked.has(one))
      ? fields
      : fields.filter((one) => asked.has(one));
  };
  const topParts = itemPartNames.flatMap((part) => {
    const fields = askedOf(part);
    return fields.length > 0 ? [{ part, fields }] : [];
  });
  const top = new Set(topParts.flatMap(({ fields }) => fields));
  const folded = itemPartNames.flatMap((part) => {
    const fields = (itemParts[part] as readonly FurtherField[]).filter((one) => !top.has(one));
    return fields.length > 0 ? [{ part, fields }] : [];
  });
  const flag = nameOf('is_cspc');
  const isOpen = [flag, ...folded.flatMap(({ fields }) => fields.map(nameOf))].some(
    (name) => form.fields.has(name) || form.errors.has(name) || form.advice?.has(name),
  );
  // A SKU of a product fills in the others.
  const isRequired = row === 0 && products.length === 0;
  return html`<fieldset class="row">
    <legend>${text.item(row + 1)}</legend>
    <div class="grid small">
      ${shown('sku', itemFieldLabel('sku', language), products.length > 0 ? { list: 'skus' } : {})}
      ${shown('description', text.description, { isRequired })}
      ${input(form, nameOf('quantity'), text.quantity, { isNumber: true, isRequired: row === 0 })}
      ${shown('unit_price', text.unitPrice, { isNumber: true, isRequired })}
      ${shown('unit_weight_kg', text.unitWeight, { isNumber: true })}
      ${shown('hs_code', itemFieldLabel('hs_code', language))}
      ${shown('country_of_manufacture', text.origin, { list: 'countries' })}
    </div>
    ${
      products.length > 0
        ? html`<p class="buttons"><button name="fill" value=${`items.${row}`} formnovalidate>${text.fillItem}</button></p>`
        : null
    }
    ${topParts.map(
      ({ part, fields }) => html`<fieldset>
        <legend>${itemPartName(part, language)}</legend>
        ${ruleNote(
          fields.flatMap((field) => asked.get(field) ?? []),
          said,
          request,
        )}
        <div class="grid small">${fields.map(further)}</div>
      </fieldset>`,
    )}
    <details class="filters" open=${isOpen}>
      <summary>${text.moreOfItem}</summary>
      ${folded.map(
        ({ part, fields }) => html`<fieldset>
          <legend>${itemPartName(part, language)}</legend>
          <div class="grid small">${fields.map(further)}</div>
        </fieldset>`,
      )}
      <label class="check">
        <input type="checkbox" name=${flag} value="on" checked=${form.fields.has(flag)} />
        ${itemFieldLabel('is_cspc', language)}
      </label>
    </details>
  </fieldset>`;
}

/** Says the rules of a part once, above its fields. */
function ruleNote(sentences: readonly string[], said: Set<string>, request: PageRequest): VNode[] {
  const unsaid = [...new Set(sentences)].filter((one) => !said.has(one));
  for (const one of unsaid) said.add(one);
  return unsaid.map((one) => html`<p class="hint">${noteText(one, request)}</p>`);
}

/** Shows keys and values of the account's own. */
export function metadataInputs({ language }: PageRequest, form: FilledForm): VNode {
  const text = orderTexts[language].order;
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
    ${addButton('metadata', text.addMetadata, rows.length)}`;
}

/** Shows the surcharges that a customer can select. */
export function optInInputs({ context, language }: PageRequest, { fields, errors }: FilledForm): VNode {
  const { quote } = orderTexts[language];
  const names = shipmentTexts[language].surcharge;
  return html`<fieldset>
    <legend>${quote.extras}</legend>
    ${optIns(context.catalog.current).map((surcharge) => {
      const name = optInField(surcharge);
      const error = errors.get(name);
      return html`<label class="check">
          <input type="checkbox" name=${name} checked=${fields.has(name)} aria-describedby=${error ? `${name}-error` : undefined} />
          ${names[surcharge.code] ?? surcharge.description}
        </label>
        ${error ? html`<p class="error" id=${`${name}-error`}>${error}</p>` : null}`;
    })}
  </fieldset>`;
}

/** Marks which of the three steps the visitor is at. */
export function stepList({ language }: PageRequest, current: 0 | 1 | 2): VNode {
  const { steps, stepsName } = orderTexts[language].quote;
  return html`<ol class="steps" aria-label=${stepsName}>
    ${Object.values(steps).map((step, at) => html`<li aria-current=${at === current ? 'step' : undefined}>${step}</li>`)}
  </ol>`;
}

function rowsToShow({ fields, add }: FilledForm, list: RowList): number[] {
  const planned = list === 'items' ? itemKinds(fields) : 1;
  const filled = Math.max(rowCount(fields, list), add === list ? 0 : planned);
  const shown = Math.min(filled + (add === list ? 1 : 0), maxRows[list]);
  return Array.from({ length: Math.max(shown, 1) }, (_, row) => row);
}

function addButton(list: RowList, label: string, rows: number): VNode | null {
  if (rows >= maxRows[list]) return null;
  return html`<p class="buttons add"><button name="add" value=${list} formnovalidate>${label}</button></p>`;
}
