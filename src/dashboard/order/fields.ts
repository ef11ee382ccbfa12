import type { ShipmentWithEvents } from '../../../db/query/shipment/shipment.ts';
import type { StoredParty } from '../../../db/table/shipment.ts';
import type { Catalog, Surcharge } from '../../catalog/catalog.ts';
import { countryCodeInAnyLanguage, countryNames } from '../../country.ts';
import { addressForm } from '../../postal/address-form.ts';
import { itemPartNames, itemParts } from '../item-field.ts';
import { type PartyRole, partyFields, partyPaths } from '../party-field.ts';

/** Texts of the form by name. A name is the path in the body of createShipment: `items.0.quantity`. */
export type OrderFields = ReadonlyMap<string, string>;

/** The names that `readOrderFields` reads: an input with another one does not compile, because its text would be lost. */
export type OrderFieldName =
  | (typeof singleFields)[number]
  | { [List in RowList]: `${List}.${number}.${(typeof rowFields)[List][number]}` }[RowList]
  | OptInField;

/** Category of an order that names none. */
export const usualCategory = 'general';

/** Lists of rows in the form, with the number of rows that the API takes. */
export const maxRows = { parcels: 20, items: 100, metadata: 100 } as const;
export type RowList = keyof typeof maxRows;

const parcelFields = ['weight_kg', 'length_cm', 'width_cm', 'height_cm'] as const;
const itemFields = [
  'description',
  'quantity',
  'unit_price',
  'unit_weight_kg',
  'hs_code',
  'country_of_manufacture',
  'sku',
] as const;
/** SKU of the product that a row was filled in from, so that another SKU fills it in again. */
const filledField = 'filled_from';
/** Fields that say more about an item. */
const furtherItemFields = ['is_cspc', ...itemPartNames.flatMap((part) => itemParts[part])] as const;
export type FurtherField = (typeof furtherItemFields)[number];
export type ItemField = (typeof itemFields)[number] | FurtherField;
const rowFields = {
  parcels: parcelFields,
  items: [...itemFields, ...furtherItemFields, filledField],
  metadata: ['key', 'value'],
} as const satisfies Readonly<Record<RowList, readonly string[]>>;
const rowLists = Object.keys(maxRows) as RowList[];
const numbers: ReadonlySet<string> = new Set([
  ...parcelFields,
  'quantity',
  'unit_price',
  'unit_weight_kg',
  'battery_watt_hours',
]);
export function isNumberField(name: string): boolean {
  return numbers.has(name);
}

const textFields = [
  'service_tier_id',
  'goods_category',
  'declared_currency',
  'reference_no',
  'ioss_number',
  'tax_number',
  'sales_platform_name',
  'recipient_type',
] as const;

/** Where an order began, which phone number was asked about, and which marketplace no person typed. */
const carriedFields = ['from', 'kept_phone', 'default_platform'] as const;
const singleFields = [...textFields, ...partyPaths, 'tags', 'insured_amount', ...carriedFields] as const;

/** Fields that the form carries along. They are not part of the order. */
export function isCarried(name: string): boolean {
  return carriedFields.some((one) => one === name) || name.endsWith(`.${filledField}`);
}

/** Returns the surcharges that a customer can select. */
export function optIns({ surcharges }: Catalog): Surcharge[] {
  return [...surcharges.values()].filter(({ activation }) => activation === 'opt_in');
}

type OptInField = NonNullable<Surcharge['flag']> | `surcharge.${string}`;

/** Returns the form's name of a surcharge; a prepayment has a property of its own in the body. */
export function optInField({ code, flag }: Pick<Surcharge, 'code' | 'flag'>): OptInField {
  return flag ?? `surcharge.${code}`;
}

/** Reads the fields of a form. Rows without a text are left out, and the others move up. */
export function readOrderFields(read: (name: string) => string, catalog: Catalog): OrderFields {
  const fields = new Map<string, string>();
  const put = (name: string, value: string) => {
    if (value.trim() !== '') fields.set(name, value.trim());
  };
  for (const name of [...singleFields, ...optIns(catalog).map(optInField)]) put(name, read(name));
  for (const list of rowLists) {
    const rows = Array.from({ length: maxRows[list] }, (_, row) =>
      rowFields[list].map((name) => [name, read(`${list}.${row}.${name}`)] as const),
    ).filter((row, at) =>
      row.some(
        ([name, value]) => value.trim() !== '' && name !== filledField && (at === 0 || name !== 'quantity'),
      ),
    );
    for (const [at, row] of rows.entries()) {
      for (const [name, value] of row) put(`${list}.${at}.${name}`, value);
    }
  }
  for (const name of fields.keys()) {
    if (name.endsWith('country_code') || name.endsWith('country_of_manufacture'))
      put(name, codeOfCountry(fields.get(name) ?? ''));
  }
  return fields;
}

/** Returns the code of a country that a person wrote by its name, and another text as it is. */
function codeOfCountry(text: string): string {
  return /^[a-z]{2}$/i.test(text) ? text.toUpperCase() : (countryCodeInAnyLanguage(text) ?? text);
}

/** Returns whether the form has a field of this name, so that an error stands beside it. */
export function isOrderField(name: string, catalog: Catalog): boolean {
  const [list, row, ...property] = name.split('.');
  const known = rowLists.find((one) => one === list);
  if (known && row) return rowFields[known].some((one) => one === property.join('.'));
  return [...singleFields, ...optIns(catalog).map(optInField)].some((one) => one === name);
}

/** Returns the number of rows with a text. */
export function rowCount(fields: OrderFields, list: RowList): number {
  let count = 0;
  while (rowFields[list].some((name) => name !== filledField && fields.has(`${list}.${count}.${name}`)))
    count++;
  return count;
}

/** Returns the body of createShipment. Texts that are no numbers stay texts, so that the contract refuses them. */
export function orderBody(fields: OrderFields, catalog: Catalog): Record<string, unknown> {
  const selected = optIns(catalog).filter((surcharge) => fields.has(optInField(surcharge)));
  const { country_code: senderCountry = 'HK', ...sender } = readParty(fields, 'sender');
  const tags = fields.get('tags');
  return {
    ...pick(fields, '', textFields),
    recipient: withCity(readParty(fields, 'recipient')),
    ...(Object.keys(sender).length > 0 ? { sender: { ...sender, country_code: senderCountry } } : {}),
    parcels: readRows(fields, 'parcels'),
    items: readRows(fields, 'items').map(({ [filledField]: _, ...item }) =>
      nested('is_cspc' in item ? { ...item, is_cspc: true } : item),
    ),
    ...readMetadata(fields),
    ...Object.fromEntries(selected.flatMap(({ flag }) => (flag ? [[flag, true]] : []))),
    ...(selected.some(({ flag }) => !flag) ? { selected_surcharges: selectedCodes(fields, catalog) } : {}),
    ...(tags ? { tags: readTags(tags) } : {}),
    ...(fields.has('insured_amount') ? { insured_amount: numberOr(fields.get('insured_amount') ?? '') } : {}),
  };
}

/** Returns the name of the form's field for a path in a body of createShipment or quoteRates. */
export function fieldOfPath(
  path: readonly (string | number)[],
  fields: OrderFields,
  catalog: Catalog,
): string {
  const name = path.join('.').replace(/\.unit_price_hkd$/, '.unit_price');
  const [list, index] = path;
  if (list === 'tags') return 'tags';
  if (list === 'metadata') {
    const row = readRows(fields, 'metadata').findIndex(({ key }) => key === index);
    return `metadata.${Math.max(row, 0)}.${row < 0 ? 'key' : 'value'}`;
  }
  if (list === 'selected_surcharges' && typeof index === 'number')
    return `surcharge.${selectedCodes(fields, catalog)[index]}`;
  return firstFields[name] ?? name;
}

/** The first field of a list that is missing, or wrong as a whole. */
const firstFields: Readonly<Record<string, string>> = {
  parcels: 'parcels.0.weight_kg',
  'parcels.0': 'parcels.0.weight_kg',
  items: 'items.0.description',
};

/** Returns fields of the form of such names and values. An empty value is none. */
function givenFields(given: readonly (readonly [name: string, value: unknown])[]): OrderFields {
  return new Map(
    given.flatMap(([name, value]) =>
      value === undefined || value === null || value === '' || value === false
        ? []
        : [[name, value === true ? 'on' : String(value)]],
    ),
  );
}

/** Returns the fields with other items, whose prices are in the currency of the form. */
export function withItems(fields: OrderFields, items: readonly object[]): OrderFields {
  const others = [...fields].filter(([name]) => !name.startsWith('items.'));
  const priced = items.map((item) => {
    const { unit_price_hkd, unit_price, ...rest } = item as Readonly<Record<string, unknown>>;
    return { ...rest, unit_price: unit_price ?? unit_price_hkd };
  });
  return new Map([...others, ...givenFields(listedFields('items', priced))]);
}

/** Returns the fields of an order like an earlier one. Its reference stays with the earlier one. */
export function fieldsOfShipment(shipment: ShipmentWithEvents): OrderFields {
  const { recipient, sender, parcels, items, customs, goods_category, tags, metadata, pricing } = shipment;
  const isHkd = items.every((item) => item.unit_price === undefined || item.unit_price_hkd !== undefined);
  const surcharges = [
    ...(customs.selected_surcharges ?? []),
    ...pricing.surcharges.map(({ code }) => code),
  ].map((code) => [`surcharge.${code}`, 'on']);
  const given: [string, unknown][] = [
    ...Object.entries({ ...customs, selected_surcharges: undefined, incoterm: undefined }),
    ...Object.entries(recipient).map(([name, value]): [string, unknown] => [`recipient.${name}`, value]),
    ...Object.entries(sender ?? {}).map(([name, value]): [string, unknown] => [`sender.${name}`, value]),
    ...listedFields('parcels', parcels),
    ...listedFields(
      'items',
      items.map(({ unit_price_hkd, unit_price, ...item }) => ({
        ...item,
        unit_price: isHkd ? (unit_price_hkd ?? unit_price) : unit_price,
      })),
    ),
    ['service_tier_id', shipment.requested_service_code],
    ['goods_category', goods_category],
    ['declared_currency', isHkd ? 'HKD' : 'USD'],
    ['tags', tags.map(writtenTag).join(', ')],
    ['insured_amount', isHkd ? pricing.custom_insured_amount_hkd : pricing.custom_insured_amount_usd],
    ...listedFields(
      'metadata',
      Object.entries(metadata).map(([key, value]) => ({ key, value })),
    ),
    ...surcharges.map(([name, value]): [string, unknown] => [name ?? '', value]),
    ['from', shipment.tracking_number],
  ];
  return givenFields(given);
}

/** Returns the fields of a saved party, with the names of the form. */
export function fieldsOfParty(role: PartyRole, party: StoredParty): OrderFields {
  return new Map(
    partyFields(role).flatMap((name) => {
      const value = party[name];
      return value ? [[`${role}.${name}`, value] as const] : [];
    }),
  );
}

function listedFields(list: RowList, rows: readonly object[]): [string, unknown][] {
  return rows.flatMap((row, at) => flatFields(`${list}.${at}`, row));
}

/** Lists the fields of an object and of the objects in it: `items.0.manufacturer.name`. */
function flatFields(path: string, row: object): [string, unknown][] {
  return Object.entries(row).flatMap(([name, value]): [string, unknown][] =>
    typeof value === 'object' && value !== null
      ? flatFields(`${path}.${name}`, value)
      : [[`${path}.${name}`, value]],
  );
}

/** Puts fields such as `manufacturer.name` into the objects that they are of. */
function nested(row: Readonly<Record<string, unknown>>): Record<string, unknown> {
  const result: Record<string, unknown> = {};
  for (const [path, value] of Object.entries(row)) {
    const [name = '', part] = path.split('.');
    result[name] = part === undefined ? value : { ...Object(result[name]), [part]: value };
  }
  return result;
}

/** Reads tags separated by commas. A tag in quotes may contain commas; a quote in it is doubled. */
function readTags(text: string): string[] {
  return [...text.matchAll(/\s*(?:"((?:[^"]|"")*)"|[^,"\s][^,]*)/g)]
    .map(([tag, quoted]) => quoted?.replaceAll('""', '"') ?? tag.trim())
    .filter((tag) => tag !== '');
}

function writtenTag(tag: string): string {
  return /[,"]/.test(tag) || tag !== tag.trim() ? `"${tag.replaceAll('"', '""')}"` : tag;
}

/** Returns the fields whose metadata key an earlier row has. The body would keep only the last value. */
export function repeatedKeys(fields: OrderFields): string[] {
  const keys = readRows(fields, 'metadata').map(({ key = '' }) => key);
  return keys.flatMap((key, row) => (keys.indexOf(key) < row ? [`metadata.${row}.key`] : []));
}

function readMetadata(fields: OrderFields): { metadata?: Record<string, unknown> } {
  const rows = readRows(fields, 'metadata');
  if (rows.length === 0) return {};
  return { metadata: Object.fromEntries(rows.map(({ key = '', value = '' }) => [key, value])) };
}

/** Returns the codes of `selected_surcharges` of the body, in their order. */
export function selectedCodes(fields: OrderFields, catalog: Catalog): string[] {
  return optIns(catalog)
    .filter((surcharge) => !surcharge.flag && fields.has(optInField(surcharge)))
    .map(({ code }) => code);
}

function readParty(fields: OrderFields, role: PartyRole) {
  return pick(fields, `${role}.`, partyFields(role));
}

/** The recipient of a city state has its name as the city, which the form does not ask for. */
function withCity<Party extends Readonly<Record<string, unknown>>>(party: Party) {
  const { country_code: country, city } = party;
  if (typeof country !== 'string' || city !== undefined || !/^[A-Z]{2}$/.test(country)) return party;
  const isAsked = addressForm(country).some(({ part }) => part === 'city');
  return isAsked ? party : { ...party, city: countryNames(country).en };
}

function readRows(fields: OrderFields, list: RowList): Record<string, string | number>[] {
  const rows = Array.from({ length: rowCount(fields, list) });
  return rows.map((_, row) => pick(fields, `${list}.${row}.`, rowFields[list]));
}

function pick(
  fields: OrderFields,
  prefix: string,
  names: readonly string[],
): Record<string, string | number> {
  return Object.fromEntries(
    names.flatMap((name) => {
      const value = fields.get(prefix + name);
      return value === undefined ? [] : [[name, numbers.has(name) ? numberOr(value) : value]];
    }),
  );
}

/** Returns the number that a text is, and another text as it is, so that the contract refuses it. */
export function numberOr(text: string): number | string {
  return /^-?\d{1,15}(\.\d{1,15})?$/.test(text) ? Number(text) : text;
}
