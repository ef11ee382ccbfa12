import type { Db } from '../../db/client.ts';
import { findProductFills, type ProductFill } from '../../db/query/account/merchant-product.ts';
import type { Scope } from '../../db/scope.ts';
import type { Catalog } from '../catalog/catalog.ts';
import { findDestination } from '../catalog/destination.ts';
import { writtenPlace } from '../pricing/country-rules.ts';
import type { Currency } from '../pricing/declaration.ts';
import type { RuleViolation } from '../pricing/option.ts';
import { isBlank } from '../text.ts';
import { hsCodeFor } from './product.ts';

/** Products by SKU. */
export type Products = ReadonlyMap<string, ProductFill>;

type Item = Readonly<Record<string, unknown>>;

/** Reads the products that items name, with one query; none, without a query, if the scope has no products. */
export async function productsOfItems(
  db: Pick<Db, 'pool'>,
  scope: Scope,
  lists: readonly unknown[],
  { hasProducts }: { readonly hasProducts: boolean },
): Promise<Products> {
  const skus = new Set(hasProducts ? lists.flatMap(readItems).flatMap((item) => skuOf(item) ?? []) : []);
  if (skus.size === 0) return new Map();
  const found = await findProductFills(db, scope, [...skus]);
  return new Map(found.map((product) => [product.sku, product]));
}

/** The most items of an order (contract: ShipmentCreateRequest). More are refused, so nothing is read for them. */
const maxItems = 100;

function readItems(items: unknown): Item[] {
  return Array.isArray(items) && items.length <= maxItems ? items.filter(isRecord) : [];
}

function isRecord(value: unknown): value is Item {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

const maxSkuLength = 64;

/** Returns null without a SKU, or with one that the schema refuses. PostgreSQL takes no NUL. */
function skuOf({ sku }: Item): string | null {
  const isSku = typeof sku === 'string' && sku.length <= maxSkuLength && !isBlank(sku) && !sku.includes('\0');
  return isSku ? sku.trim() : null;
}

interface Goods {
  /** Items as they were sent, not validated. */
  readonly items: readonly unknown[];
  /** The place that the goods go to, as it was sent. */
  readonly place: unknown;
  /** The currency that the order states. */
  readonly currency?: unknown;
}

export interface FilledItems {
  readonly items: readonly unknown[];
  /** Of items without a description or with a price in another currency, after all. */
  readonly violations: readonly RuleViolation<'INVALID_FIELD'>[];
  /** True if a product filled in something, so that the same items can mean others later. */
  readonly isFilled: boolean;
}

/** Fills in what items lack from the products with their SKUs (contract: createProduct). What an item has itself wins. */
export function fillItems(
  { items, place, currency }: Goods,
  products: Products,
  catalog: Catalog,
): FilledItems {
  const violations: RuleViolation<'INVALID_FIELD'>[] = [];
  const destination = findDestination(catalog, writtenPlace(place));
  const productOf = (item: unknown) => {
    const found = isRecord(item) ? products.get(skuOf(item) ?? '') : undefined;
    return found?.archived === false ? found : undefined;
  };
  const priced = pricedIn(items, currency, productOf);
  let isFilled = false;
  const filled = items.map((item, index) => {
    if (!isRecord(item)) return item;
    const broken = (field: string, message: string) =>
      violations.push({ path: ['items', index, field], code: 'INVALID_FIELD', message });
    const product = productOf(item);
    if (!product) {
      if (!Object.hasOwn(item, 'description')) broken('description', missingDescription(item, products));
      return item;
    }
    const { unit_price, unit_price_hkd, translations: _, hs_codes: __, ...fields } = product.fields;
    const given = withoutBlankFields(item);
    const lacksPrice = !hasPrice(given);
    const price = priced === 'USD' ? { unit_price } : { unit_price_hkd };
    const isElsewhere = Object.values(price)[0] === undefined && (unit_price ?? unit_price_hkd) !== undefined;
    if (lacksPrice && isElsewhere) broken(...wrongCurrency(product.sku, priced));
    isFilled = true;
    const own = {
      ...fields,
      ...(lacksPrice ? price : {}),
      hs_code: hsCodeFor(product.fields, destination, catalog),
    };
    const described = product.description === '' ? {} : { description: product.description };
    const whole = withoutUndefined({ ...described, ...own, ...given });
    if (!Object.hasOwn(whole, 'description')) broken('description', missingDescription(item, products));
    return whole;
  });
  return { items: filled, violations, isFilled };
}

/** Returns what an item has itself. Blank text counts as not given. */
function withoutBlankFields(item: Item): Item {
  return Object.fromEntries(
    Object.entries(item).filter(([, value]) => typeof value !== 'string' || !isBlank(value)),
  );
}

function withoutUndefined(item: Item): Item {
  return Object.fromEntries(Object.entries(item).filter(([, value]) => value !== undefined));
}

const hasPrice = (item: Item) => Object.hasOwn(item, 'unit_price') || Object.hasOwn(item, 'unit_price_hkd');

/** Returns the currency of the prices: the stated one, else that of the sent prices, else HKD unless a product has only USD. */
function pricedIn(
  items: readonly unknown[],
  stated: unknown,
  productOf: (item: unknown) => ProductFill | undefined,
): Currency {
  if (stated === 'USD' || stated === 'HKD') return stated;
  const records = items.filter(isRecord);
  if (records.some((item) => Object.hasOwn(item, 'unit_price'))) return 'USD';
  if (records.some((item) => Object.hasOwn(item, 'unit_price_hkd'))) return 'HKD';
  const filling = records.flatMap((item) => productOf(item)?.fields ?? []);
  const isOnlyUsd = filling.some(
    ({ unit_price, unit_price_hkd }) => unit_price !== undefined && unit_price_hkd === undefined,
  );
  return isOnlyUsd ? 'USD' : 'HKD';
}

function wrongCurrency(sku: string, priced: Currency): [field: string, message: string] {
  const other = priced === 'USD' ? 'HKD' : 'USD';
  const field = priced === 'USD' ? 'unit_price' : 'unit_price_hkd';
  return [
    field,
    `is required: the product ${sku} has a price in ${other} alone, and this order is in ${priced}`,
  ];
}

function missingDescription(item: Item, products: Products): string {
  const sku = skuOf(item);
  if (sku === null) return 'is required, unless the sku names a saved product';
  const product = products.get(sku);
  if (!product)
    return `is required: no product has the SKU ${sku}; save it as a product, or send the description`;
  return `is required: the product ${sku} ${product.archived ? 'is archived' : 'has no description'}`;
}
