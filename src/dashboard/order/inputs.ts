import type { VNode } from 'preact';
import { listedCountries } from '../../catalog/listed-country.ts';
import { html } from '../../html.ts';
import type { PageRequest } from '../page-request.ts';
import { type PartyPath, type PartyRole, partyFields, partyInput } from '../party-field.ts';
import { countryOptions } from '../shipment/goods.ts';
import { shipmentTexts } from '../shipment/text.ts';
import { field, selectField } from '../view/field.ts';
import { hiddenFields } from '../view/form.ts';
import {
  carriedItemFields,
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

export function itemInputs({ language }: PageRequest, form: FilledForm): VNode {
  const text = orderTexts[language].order;
  const rows = rowsToShow(form, 'items');
  return html`${rows.map(
    (row) => html`<fieldset class="row">
      <legend>${text.item(row + 1)}</legend>
      <div class="grid small">
        ${input(form, `items.${row}.description`, text.description, { isRequired: row === 0 })}
        ${input(form, `items.${row}.quantity`, text.quantity, { isNumber: true, isRequired: row === 0 })}
        ${input(form, `items.${row}.unit_price`, text.unitPrice, { isNumber: true, isRequired: row === 0 })}
        ${input(form, `items.${row}.unit_weight_kg`, text.unitWeight, { isNumber: true })}
        ${input(form, `items.${row}.hs_code`, text.hsCode)}
        ${input(form, `items.${row}.country_of_manufacture`, text.origin)}
        ${input(form, `items.${row}.sku`, text.sku)}
      </div>
      ${hiddenFields(carriedItemFields.flatMap((name) => carriedField(form, `items.${row}.${name}`)))}
    </fieldset>`,
  )}
  ${addButton('items', text.addItem, rows.length)}`;
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

function carriedField({ fields }: FilledForm, name: string): [string, string][] {
  const value = fields.get(name);
  return value === undefined ? [] : [[name, value]];
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
