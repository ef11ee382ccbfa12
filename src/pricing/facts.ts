import type { PrepayFlag } from '../../db/table/catalog/surcharge.ts';
import { type Catalog, type Country, mayOrder, type Service } from '../catalog/catalog.ts';
import type { FxRate } from '../fx/fx-rate.ts';
import { asciiLower, asciiUpper, isBlank } from '../text.ts';
import {
  type Currency,
  countDistinctItems,
  type Declaration,
  declareGoods,
  type InsuredAmountReading,
  type LevyItem,
  type PricedItem,
  readInsuredAmount,
} from './declaration.ts';
import {
  type FeatureSwitches,
  measureParcel,
  type Option,
  type Parcel,
  type PricingAccount,
  type PricingRequest,
} from './option.ts';
import { priceService } from './price.ts';

/** Returns the request's number, else the account's default unless prepayment is selected; null outside the EU. */
export function effectiveIossNumber(
  country: Country,
  requested: string | undefined,
  accountDefault: string | null,
  prepays: boolean,
): string | null {
  if (country.customs_area !== 'EU') return null;
  if (requested !== undefined) return requested;
  return prepays ? null : accountDefault;
}

export interface Order {
  readonly service_tier_id: string;
  readonly recipient: { readonly country_code: string; readonly postal_code?: string | undefined };
  readonly parcels: readonly Parcel[];
  readonly items: readonly OrderItem[];
  readonly goods_category?: string | undefined;
  readonly payment_type?: string | undefined;
  readonly selected_surcharges?: readonly string[] | undefined;
  readonly declared_currency?: Currency | undefined;
  readonly expected_total_hkd?: number | undefined;
  readonly expected_discount_rule_id?: string | null | undefined;
  readonly insured_amount?: number | undefined;
  readonly ioss_number?: string | undefined;
  readonly vat_prepay?: boolean | undefined;
  readonly voec_prepay?: boolean | undefined;
  readonly tax_number?: string | undefined;
  readonly sales_platform_name?: string | undefined;
}

export type OrderItem = PricedItem & LevyItem;

type SelectionFlags = { readonly [Flag in PrepayFlag]?: boolean | undefined };

export interface Selection {
  /** In the order of selection; flags come last. */
  readonly codes: readonly string[];
  readonly paths: ReadonlyMap<string, readonly (string | number)[]>;
  readonly unknown: readonly { readonly index: number; readonly code: string }[];
}

/** Reads surcharge codes, ignoring ASCII case, and flags. */
export function readSelection(
  catalog: Catalog,
  field: string,
  codes: readonly string[],
  flags: SelectionFlags,
): Selection {
  const paths = new Map<string, readonly (string | number)[]>();
  const unknown: { index: number; code: string }[] = [];
  codes.forEach((written, index) => {
    const code = asciiUpper(written);
    if (catalog.surcharges.get(code)?.activation !== 'opt_in') unknown.push({ index, code: written });
    else if (!paths.has(code)) paths.set(code, [field, index]);
  });
  for (const surcharge of catalog.surcharges.values()) {
    const { flag, code } = surcharge;
    if (flag !== null && flags[flag] === true && !paths.has(code)) paths.set(code, [flag]);
  }
  return { codes: [...paths.keys()], paths, unknown };
}

/** Returns where a flag's surcharge is selected, by the flag or by its code; else null. */
export function flagPath(
  catalog: Catalog,
  selection: Selection,
  flag: PrepayFlag,
): readonly (string | number)[] | null {
  for (const [code, path] of selection.paths) {
    if (catalog.surcharges.get(code)?.flag === flag) return path;
  }
  return null;
}

export interface PricingContext {
  readonly catalog: Catalog;
  readonly account: PricingAccount;
  readonly features: FeatureSwitches;
  /** Null if no rate is available. */
  readonly fx: FxRate | null;
  /** In Hong Kong, YYYY-MM-DD. */
  readonly date: string;
}

export interface RequestFacts {
  readonly context: PricingContext;
  readonly country: Country | null;
  readonly countryPath: readonly string[];
  /** Undefined if a quote asks for all. */
  readonly serviceCode: string | undefined;
  /** Null if unknown or not available to the account. */
  readonly service: Service | null;
  readonly selection: Selection;
  readonly surchargeField: string;
  readonly iossNumber: string | undefined;
  readonly taxNumber: string | undefined;
  readonly insuredAmount: InsuredAmountReading;
}

export interface PricedOrder extends RequestFacts {
  readonly order: Order;
  readonly declaration: Declaration;
  readonly request: PricingRequest | null;
  readonly option: Option | null;
  /** False if a field that fees depend on is invalid, so that the option's total is wrong. */
  readonly priceKnown: boolean;
}

/** Returns null if the account may not order the service. */
export function findService(context: PricingContext, code: string | undefined): Service | null {
  const service = code === undefined ? undefined : context.catalog.services.get(code);
  return service !== undefined && mayOrder(service, context.account.entitlement) ? service : null;
}

export function readPostalCode(written: string | undefined): string | null {
  const trimmed = written?.trim() ?? '';
  return trimmed === '' ? null : trimmed;
}

export function readGoodsCategory(written: string | undefined): string {
  const given = written === undefined || isBlank(written) ? 'general' : written;
  return asciiLower(given.trim());
}

export function prepareOrder(order: Order, context: PricingContext): PricedOrder {
  const { catalog, account } = context;
  const country = catalog.countries.get(asciiUpper(order.recipient.country_code)) ?? null;
  const service = findService(context, order.service_tier_id);
  const selection = readSelection(catalog, 'selected_surcharges', order.selected_surcharges ?? [], order);
  const declaration = declareGoods(order.items, order.declared_currency, context.fx);
  const insuredAmount = readInsuredAmount(
    'insured_amount',
    order.insured_amount,
    declaration.currency,
    context.fx,
  );
  const facts = {
    context,
    country,
    countryPath: ['recipient', 'country_code'],
    serviceCode: order.service_tier_id,
    service,
    selection,
    surchargeField: 'selected_surcharges',
    iossNumber: order.ioss_number,
    taxNumber: order.tax_number,
    insuredAmount,
    order,
    declaration,
    priceKnown: declaration.violations.length === 0 && insuredAmount.violation === null,
  };
  if (country === null) return { ...facts, request: null, option: null };
  const prepays =
    flagPath(catalog, selection, 'vat_prepay') !== null ||
    flagPath(catalog, selection, 'voec_prepay') !== null;
  const iossNumber = effectiveIossNumber(country, order.ioss_number, account.defaultIossNumber, prepays);
  const request: PricingRequest = {
    ...goodsOf(order, declaration, selection),
    date: context.date,
    destinationCountry: country.code,
    customInsuredAmount: insuredAmount.amount,
    iossNumber,
    features: context.features,
  };
  const option = service === null ? null : priceService(catalog, account, service, country, request);
  return { ...facts, request, option };
}

function goodsOf(order: Order, declaration: Declaration, selection: Selection) {
  return {
    destinationPostalCode: readPostalCode(order.recipient.postal_code),
    goodsCategory: readGoodsCategory(order.goods_category),
    parcels: order.parcels.map((parcel) => measureParcel(parcel)),
    declaredValueCents: declaration.declaredValueCents,
    distinctItems: countDistinctItems(order.items),
    selectedSurcharges: selection.codes,
  };
}
