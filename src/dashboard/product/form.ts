import type { VNode } from 'preact';
import type { Schemas } from '../../../generated/operations.ts';
import { listedIsoCountries } from '../../catalog/listed-country.ts';
import { html } from '../../html.ts';
import type { Language } from '../../language.ts';
import { headerName } from '../../order-file/write-orders.ts';
import { itemFieldHint, itemFieldLabel, itemPartName, itemParts } from '../item-field.ts';
import type { PageRequest } from '../page-request.ts';
import { countryOptions } from '../shipment/goods.ts';
import { field, selectField, textArea } from '../view/field.ts';
import { productTexts } from './text.ts';

const contacts = ['manufacturer', 'eu_responsible_person'] as const;
const contactFields = ['name', 'address', 'country_code', 'email', 'phone'] as const;
const { identifiers, safety, battery } = itemParts;
const numbers = ['unit_price_hkd', 'unit_price', 'unit_weight_kg', 'battery_watt_hours'] as const;

/** Fields of a product that are one input, by the part of the form. */
const parts = {
  goods: ['description', 'unit_price_hkd', 'unit_price', 'unit_weight_kg'],
  customs: ['hs_code', 'country_of_manufacture'],
  identifiers,
  safety,
  battery,
} as const;
type Part = keyof typeof parts;
const simpleFields = Object.values(parts).flat();

export type Values = Readonly<Record<string, string>>;

export interface ProductForm {
  readonly values: Values;
  readonly errors?: ReadonlyMap<string, string>;
  readonly action: string;
  /** A saved product keeps its SKU. */
  readonly isNew: boolean;
}

/** Returns how people call a field of a product, with its currency. */
export function productFieldName(path: readonly string[], language: Language): string {
  const text = productTexts[language];
  const [first = '', second] = path;
  if (first === 'hs_codes') return second ? `${text.hsCodes}: ${second}` : text.hsCodes;
  if (first === 'translations') return text.translations;
  return headerName({ field: `items.0.${path.join('.')}` }, language, first !== 'unit_price');
}

/** Renders the fields of a product. */
export function productForm({ language }: Pick<PageRequest, 'language'>, form: ProductForm): VNode {
  const text = productTexts[language];
  const { values, errors = new Map<string, string>(), action, isNew } = form;
  const input = (name: string, path: readonly string[], isRequired = false, label?: string) =>
    field({
      name,
      label: label ?? productFieldName(path, language),
      value: values[name] ?? '',
      error: errors.get(name),
      autocomplete: 'off',
      isRequired,
      hint: itemFieldHint(path.join('.'), language),
      ...((numbers as readonly string[]).includes(name) ? { inputMode: 'decimal' as const } : {}),
    });
  const country = (name: string, label: string) =>
    selectField({
      name,
      label,
      value: (values[name] ?? '').toUpperCase(),
      options: [
        ['', text.choose],
        ...countryOptions(
          listedIsoCountries().map(({ code }) => code),
          language,
        ),
      ],
      error: errors.get(name),
    });
  const simple = (name: string) =>
    name === 'country_of_manufacture'
      ? country(name, productFieldName([name], language))
      : input(name, [name]);
  const group = (part: Part, more: VNode | null = null) => html`<fieldset>
    <legend>${part === 'goods' || part === 'customs' ? text.parts[part] : itemPartName(part, language)}</legend>
    <div class="grid">${parts[part].map(simple)}</div>
    ${more}
  </fieldset>`;
  return html`<form method="post" action=${action}>
    ${isNew ? html`<div class="grid">${input('sku', ['sku'], true)}</div>` : null}
    ${group('goods')}
    ${group(
      'customs',
      textArea({
        name: 'hs_codes',
        label: text.hsCodes,
        value: values.hs_codes ?? '',
        hint: text.hsCodesHint,
        error: errors.get('hs_codes'),
      }),
    )}
    ${group('identifiers')} ${group('safety')} ${group('battery')}
    ${contacts.map(
      (contact) => html`<fieldset>
        <legend>${itemPartName(contact, language)}</legend>
        <div class="grid">
          ${contactFields.map((part) =>
            part === 'country_code'
              ? country(`${contact}.${part}`, itemFieldLabel(`${contact}.${part}`, language))
              : input(
                  `${contact}.${part}`,
                  [contact, part],
                  false,
                  itemFieldLabel(`${contact}.${part}`, language),
                ),
          )}
        </div>
      </fieldset>`,
    )}
    ${textArea({
      name: 'translations',
      label: text.translations,
      value: values.translations ?? '',
      hint: text.translationsHint,
      error: errors.get('translations'),
    })}
    ${
      isNew
        ? null
        : html`<p>
            <label class="check">
              <input type="checkbox" name="archived" value="yes" checked=${values.archived === 'yes'} /> ${text.archived}
            </label>
          </p>`
    }
    <p class="buttons"><button class="main">${text.save}</button></p>
  </form>`;
}

/** Returns a product as its form shows it. */
export function valuesOf(product: Schemas['MerchantProduct']): Values {
  const lines = (entries: Readonly<Record<string, string>>) =>
    Object.entries(entries)
      .map(([key, value]) => `${key} ${value}`)
      .join('\n');
  const simple = simpleFields.map((name) => [name, String(product[name] ?? '')] as const);
  const ofContacts = contacts.flatMap((contact) =>
    contactFields.map((part) => [`${contact}.${part}`, product[contact]?.[part] ?? ''] as const),
  );
  return {
    ...Object.fromEntries([...simple, ...ofContacts]),
    hs_codes: lines(product.hs_codes),
    translations: lines(product.translations),
    archived: product.archived ? 'yes' : '',
  };
}

interface ReadForm {
  readonly values: Values;
  /** Every field, as updateProduct takes it: null for an empty one. */
  readonly fields: Readonly<Record<string, unknown>>;
  readonly errors: ReadonlyMap<string, string>;
}

/** Reads the fields of a form. `saved`: entries that the form no longer has are removed. */
export function readProductForm(
  { form, language }: Pick<PageRequest, 'form' | 'language'>,
  saved: Schemas['MerchantProduct'] | null,
): ReadForm {
  const text = productTexts[language];
  const errors = new Map<string, string>();
  const named = (name: string) => form.one(name).trim();
  const values: Record<string, string> = {
    sku: named('sku'),
    hs_codes: form.one('hs_codes'),
    translations: form.one('translations'),
    archived: named('archived'),
  };
  const fields: Record<string, unknown> = {};
  for (const name of simpleFields) {
    const value = named(name);
    values[name] = value;
    fields[name] =
      value === '' ? null : (numbers as readonly string[]).includes(name) ? numberOf(value) : value;
  }
  for (const contact of contacts) {
    const given = contactFields.map((part) => [part, named(`${contact}.${part}`)] as const);
    for (const [part, value] of given) values[`${contact}.${part}`] = value;
    const filled = given.filter(([, value]) => value !== '');
    fields[contact] = filled.length > 0 ? Object.fromEntries(filled) : null;
  }
  const entries = (name: 'hs_codes' | 'translations', keys: RegExp, fault: string) => {
    const found: Record<string, string | null> = Object.fromEntries(
      Object.keys(saved?.[name] ?? {}).map((key) => [key, null]),
    );
    for (const line of form
      .one(name)
      .split('\n')
      .flatMap((one) => one.trim() || [])) {
      const [, key, value] = keys.exec(line) ?? [];
      if (key && value) found[name === 'hs_codes' ? key.toUpperCase() : key] = value;
      else errors.set(name, fault);
    }
    if (Object.keys(found).length > 0) fields[name] = found;
  };
  entries('hs_codes', /^([A-Za-z]{2}(?:-[A-Za-z\d]{1,4})?)[\s:=,]+([^\s:=,].*)$/, text.hsCodesForm);
  entries('translations', /^([A-Za-z]{2,3}(?:-[A-Za-z\d]{2,8})*)[\s:=]+([^\s:=].*)$/, text.translationsForm);
  return { values, fields, errors };
}

/** Other texts stay texts, so that the contract refuses them. */
function numberOf(text: string): number | string {
  return /^\d{1,12}(?:\.\d{1,12})?$/.test(text) ? Number(text) : text;
}

/** Returns the name of the input that a path of the contract is about. */
export function inputOf(path: readonly (string | number)[]): string {
  const whole = path.join('.');
  const [first = ''] = path;
  const isContact = (contacts as readonly (string | number)[]).includes(first);
  if (!isContact) return String(first);
  return path.length > 1 ? whole : `${first}.name`;
}
