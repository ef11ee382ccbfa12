import { listRecentPlatforms } from '../../../db/query/shipment/recent-shipments.ts';
import type { Catalog } from '../../catalog/catalog.ts';
import { listedCountries } from '../../catalog/listed-country.ts';
import { likelyCountries } from '../../country.ts';
import { fillItems, productsOfItems } from '../../merchant-product/fill-items.ts';
import { readPastedParty } from '../../party/pasted-address.ts';
import { hasCallingCode, type ReadPhoneNumber, readPhoneNumber } from '../../party/phone-number.ts';
import type { PageRequest } from '../page-request.ts';
import { askedFields } from './asked-fields.ts';
import { fieldsOfParty, type OrderFields, orderBody, rowCount, withItems } from './fields.ts';

/** Returns the fields with what items lack filled in from the products with their SKUs, as a booking would. */
export async function withProducts(request: PageRequest, fields: OrderFields): Promise<OrderFields> {
  const { context, scope } = request;
  const catalog = context.catalog.current;
  const skuOf = (row: number) => fields.get(`items.${row}.sku`) ?? '';
  const rows = Array.from({ length: rowCount(fields, 'items') }, (_, row) => row);
  const given = rows.map((row) => ({ sku: skuOf(row) }));
  const products = await productsOfItems(context.db, scope, [given], { hasProducts: true });
  if (products.size === 0) return fields;
  const isProduct = (row: number) => products.get(skuOf(row))?.archived === false;
  // The person did not type the values that an earlier product filled in.
  const isOfOther = (row: number) =>
    isProduct(row) && ![undefined, skuOf(row)].includes(fields.get(`items.${row}.filled_from`));
  const others = new Set(rows.filter(isOfOther));
  const own = new Map(
    [...fields].filter(([name]) => {
      const [list, row, ...field] = name.split('.');
      return list !== 'items' || !others.has(Number(row)) || ['sku', 'quantity'].includes(field.join('.'));
    }),
  );
  const { items, recipient: place, declared_currency: currency } = orderBody(own, catalog);
  const filled = fillItems({ items: items as readonly unknown[], place, currency }, products, catalog);
  const marks = rows.flatMap((row) =>
    isProduct(row) ? [[`items.${row}.filled_from`, skuOf(row)] as const] : [],
  );
  return new Map([...withItems(own, filled.items as readonly object[]), ...marks]);
}

/** Returns the fields with a weight and sizes in the last parcel, and its row. */
export function withParcel(
  fields: OrderFields,
  parcel: Readonly<Record<string, unknown>>,
): readonly [fields: OrderFields, row: number] {
  const row = Math.max(rowCount(fields, 'parcels') - 1, 0);
  const filled = Object.entries(parcel).map(
    ([name, value]) => [`parcels.${row}.${name}`, String(value)] as const,
  );
  return [new Map([...fields, ...filled]), row];
}

/**
 * Returns the fields with the marketplace of the latest shipment to a country that asks for one, when the form asks for the first
 * time. A field that a person emptied stays empty. Another country does not keep it.
 */
export async function withUsualPlatform(request: PageRequest, fields: OrderFields): Promise<OrderFields> {
  const name = 'sales_platform_name';
  const given = fields.get(name);
  const others = new Map([...fields].filter(([field]) => field !== 'default_platform'));
  if (!asksForPlatform(request, fields)) {
    if (given !== undefined && given === fields.get('default_platform')) others.delete(name);
    return others;
  }
  if (given !== undefined || request.form.all(name).length > 0) return fields;
  const country = fields.get('recipient.country_code');
  const recent = await listRecentPlatforms(request.context.db.kysely, request.scope);
  const usual = recent.find((one) => one.destination_country === country)?.platform;
  return usual === undefined ? others : new Map([...others, [name, usual], ['default_platform', usual]]);
}

export function asksForPlatform(request: PageRequest, fields: OrderFields): boolean {
  return askedFields(request, fields).ofOrder.get('sales_platform_name')?.isNeeded === true;
}

/** Returns the fields with a recipient in the place of the one that they had. */
export function withRecipient(fields: OrderFields, recipient: OrderFields): OrderFields {
  return new Map([...[...fields].filter(([name]) => !name.startsWith('recipient.')), ...recipient]);
}

/** Returns the fields with the recipient of a text that a person pasted. What the text lacks stays as it was. */
export function withPasted(fields: OrderFields, pasted: string): OrderFields {
  const country = fields.get('recipient.country_code') ?? '';
  const { party } = readPastedParty(pasted, country);
  const none = { contact_name: '', phone: '', country_code: '', city: '', address: '' };
  const found = fieldsOfParty('recipient', { ...none, ...party });
  const isOfPlace = (name: string) => /\.(address|city|district|region|postal_code)$/.test(name);
  const kept = [...fields].filter(([name]) => !(name.startsWith('recipient.') && isOfPlace(name)));
  return new Map([...kept, ...found]);
}

/** Returns the destinations that the text of the country may mean; none if it is a country. */
export function likelyDestinations(fields: OrderFields, catalog: Catalog): string[] {
  const text = fields.get('recipient.country_code') ?? '';
  return /^[A-Z]{2}$/.test(text)
    ? []
    : likelyCountries(
        text,
        listedCountries(catalog).map(({ code }) => code),
      );
}

/** Returns the fields with the only destination that the text of the country may mean. */
export function withLikelyDestination(fields: OrderFields, catalog: Catalog): OrderFields {
  const [code, ...others] = likelyDestinations(fields, catalog);
  return code === undefined || others.length > 0
    ? fields
    : new Map([...fields, ['recipient.country_code', code]]);
}

/** Reads the recipient's phone number in the country of the order. */
export async function readPhone(fields: OrderFields): Promise<ReadPhoneNumber | null> {
  const phone = fields.get('recipient.phone');
  const country = fields.get('recipient.country_code') ?? '';
  return phone === undefined || !/^[A-Z]{2}$/.test(country) ? null : readPhoneNumber(phone, country);
}

/** Reads the recipient's phone number, if it has no calling code. */
export async function readNationalPhone(fields: OrderFields): Promise<ReadPhoneNumber | null> {
  return hasCallingCode(fields.get('recipient.phone') ?? '') ? null : readPhone(fields);
}

/** Returns the fields with the calling code of the recipient's phone number, if the country says which. */
export async function withCallingCode(fields: OrderFields): Promise<OrderFields> {
  const read = await readNationalPhone(fields);
  return read?.isCertain && read.international !== null
    ? new Map([...fields, ['recipient.phone', read.international]])
    : fields;
}
