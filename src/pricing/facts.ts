import { PREPAY_FLAGS, type PrepayFlag, type RecipientType } from '../../db/table/catalog.ts';
import { type Catalog, mayOrder, type Service } from '../catalog/catalog.ts';
import { type Destination, findDestination } from '../catalog/destination.ts';
import type { Cents } from '../money.ts';
import { asciiLower, asciiUpper, isBlank } from '../text.ts';
import {
  type Currency,
  type Declaration,
  declareGoods,
  type InsuredAmountReading,
  type PricedItem,
  readInsuredAmount,
} from './declaration.ts';
import { countDistinctItems, type LevyItem } from './distinct-item.ts';
import { measureParcel } from './freight.ts';
import { assessImport } from './landed-cost.ts';
import type { Option, Parcel, PricingContext, PricingRequest } from './option.ts';
import { priceService } from './price.ts';
import { taxAtSale } from './tax-at-sale.ts';

export interface Order {
  readonly service_tier_id: string;
  readonly recipient: OrderParty & { readonly country_code: string };
  readonly sender?: OrderParty | undefined;
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
  readonly incoterm?: 'DAP' | 'DDP' | undefined;
  readonly recipient_type?: RecipientType | undefined;
}

/** The parts of a party that rules read. */
export interface OrderParty {
  readonly contact_name?: string | undefined;
  readonly address?: string | undefined;
  readonly city?: string | undefined;
  readonly district?: string | undefined;
  readonly region?: string | undefined;
  readonly postal_code?: string | undefined;
}

export type OrderItem = PricedItem & LevyItem & { readonly unit_weight_kg?: number | undefined };

type SelectionFlags = { readonly [Flag in PrepayFlag]?: boolean | undefined } & {
  readonly incoterm?: 'DAP' | 'DDP' | undefined;
};

export interface Selection {
  /** In the order of selection; flags come last. */
  readonly codes: readonly string[];
  readonly paths: ReadonlyMap<string, readonly (string | number)[]>;
  readonly unknown: readonly { readonly index: number; readonly code: string }[];
}

/** Reads surcharge codes, ignoring ASCII case, flags and the trade term. A prepayment is DDP too. */
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
  const prepays = [...paths.keys()].some((code) => catalog.surcharges.get(code)?.flag !== null);
  if (flags.incoterm === 'DDP' && !prepays) {
    for (const { basis, code } of catalog.surcharges.values())
      if (basis === 'landed_cost' && !paths.has(code)) paths.set(code, ['incoterm']);
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

/** Returns where DDP is selected, by the trade term or by the code of its surcharge; else null. */
export function landedCostPath(catalog: Catalog, selection: Selection): readonly (string | number)[] | null {
  for (const [code, path] of selection.paths) {
    if (catalog.surcharges.get(code)?.basis === 'landed_cost') return path;
  }
  return null;
}

/** Facts that the rules read, of an order or of a quote. */
export interface RequestFacts {
  readonly context: PricingContext;
  /** Null if the country is unknown. */
  readonly destination: Destination | null;
  readonly countryPath: readonly string[];
  readonly postcodePath: readonly string[];
  /** As it was sent. */
  readonly countryText: string;
  /** Undefined if a quote asks for all. */
  readonly serviceCode: string | undefined;
  /** Null if unknown or not available to the account. */
  readonly service: Service | null;
  readonly selection: Selection;
  readonly surchargeField: string;
  readonly iossNumber: string | undefined;
  readonly taxNumber: string | undefined;
  readonly incoterm: 'DAP' | 'DDP' | undefined;
  readonly insuredAmount: InsuredAmountReading;
  /** Null if the country is unknown. */
  readonly request: PricingRequest | null;
}

export interface PricedOrder extends RequestFacts {
  readonly order: Order;
  readonly declaration: Declaration;
  readonly option: Option | null;
  /** False if a field that fees depend on is invalid, so that the option's total is wrong. */
  readonly priceKnown: boolean;
}

/** Fields with the same name in an order and in a quote request. */
interface SharedFields extends SelectionFlags {
  readonly service_tier_id?: string | undefined;
  readonly goods_category?: string | undefined;
  readonly ioss_number?: string | undefined;
  readonly tax_number?: string | undefined;
  readonly recipient_type?: RecipientType | undefined;
}

/** Values whose fields have other names in an order than in a quote request, with those names. */
interface OwnFields {
  readonly country: string;
  readonly countryPath: readonly string[];
  readonly postalCode: string | undefined;
  readonly postcodePath: readonly string[];
  readonly region?: string | undefined;
  readonly district?: string | undefined;
  readonly parcels: readonly Parcel[];
  /** Undefined if the goods are unknown. */
  readonly items: readonly LevyItem[] | undefined;
  readonly declaredValueCents: Cents | null;
  /** Value of the items in HKD; null: unknown. Another value can be declared for fees. */
  readonly goodsValueCents: Cents | null;
  /** Values of the items in HKD; an item without one has null or is missing. */
  readonly lineValuesCents: readonly (Cents | null)[];
  readonly surchargeField: string;
  readonly surcharges: readonly string[] | undefined;
  readonly insuredAmount: InsuredAmountReading;
}

/** Collects the facts of an order or of a quote. */
export function readFacts(shared: SharedFields, own: OwnFields, context: PricingContext): RequestFacts {
  const { catalog } = context;
  const { countryPath, postcodePath, surchargeField, insuredAmount } = own;
  const destination = findDestination(catalog, {
    country_code: own.country,
    postal_code: own.postalCode,
    region: own.region,
    district: own.district,
  });
  const selection = readSelection(catalog, surchargeField, own.surcharges ?? [], shared);
  // Parcels of shops go to private recipients.
  const recipientType = shared.recipient_type ?? 'private';
  const iossNumber = destination && effectiveIossNumber(destination, shared.ioss_number, selection, context);
  return {
    context,
    destination,
    countryPath,
    postcodePath,
    countryText: own.country,
    serviceCode: shared.service_tier_id,
    service: findService(context, shared.service_tier_id),
    selection,
    surchargeField,
    iossNumber: shared.ioss_number,
    taxNumber: shared.tax_number,
    incoterm: shared.incoterm,
    insuredAmount,
    request: destination && {
      destinationPostalCode: own.postalCode?.trim() || null,
      goodsCategory: readGoodsCategory(shared.goods_category),
      parcels: own.parcels.map((parcel) => measureParcel(parcel)),
      declaredValueCents: own.declaredValueCents,
      recipientType,
      items: own.items ?? null,
      distinctItems: own.items === undefined ? null : countDistinctItems(own.items),
      selectedSurcharges: selection.codes,
      customInsuredAmount: insuredAmount.amount,
      iossNumber,
      taxAtSale: taxAtSale(catalog, {
        destination,
        valueCents: own.goodsValueCents,
        iossNumber,
        recipientType,
        rates: context.rates,
        date: context.date,
      }),
      importAssessment: assessImport(catalog, {
        // A country alone stands for its mainland: shops quote before they know the address, and a notice says what is left out.
        destination: isBlank(own.postalCode ?? '') ? { ...destination, mayBeIn: [] } : destination,
        items:
          own.items?.map((item, index) => ({ ...item, valueCents: own.lineValuesCents[index] ?? null })) ??
          null,
        declaredValueCents: own.goodsValueCents,
        iossNumber,
        recipientType,
        rates: context.rates,
        date: context.date,
      }),
    },
  };
}

/** Returns null if the account may not order the service. */
function findService({ catalog, account }: PricingContext, code: string | undefined): Service | null {
  const service = code === undefined ? undefined : catalog.services.get(code);
  return service !== undefined && mayOrder(service, account.entitlement) ? service : null;
}

function readGoodsCategory(written: string | undefined): string {
  const given = written === undefined || isBlank(written) ? 'general' : written;
  return asciiLower(given.trim());
}

/** Returns the request's number, else the account's default unless prepayment is selected; null outside the EU's VAT area. */
function effectiveIossNumber(
  { vatArea }: Destination,
  requested: string | undefined,
  selection: Selection,
  { catalog, account }: PricingContext,
): string | null {
  if (vatArea !== 'EU') return null;
  if (requested !== undefined) return requested;
  const prepays =
    landedCostPath(catalog, selection) !== null ||
    PREPAY_FLAGS.some((flag) => flagPath(catalog, selection, flag) !== null);
  return prepays ? null : account.defaultIossNumber;
}

/** Collects the facts of an order, and prices it. */
export function prepareOrder(order: Order, context: PricingContext): PricedOrder {
  const { recipient, items } = order;
  const declaration = declareGoods(items, order.declared_currency, context.fx);
  const { currency, declaredValueCents, goodsValueCents, lineValuesCents } = declaration;
  const insuredAmount = readInsuredAmount('insured_amount', order.insured_amount, currency, context.fx);
  const facts = readFacts(
    order,
    {
      country: recipient.country_code,
      countryPath: ['recipient', 'country_code'],
      postalCode: recipient.postal_code,
      postcodePath: ['recipient', 'postal_code'],
      region: recipient.region,
      district: recipient.district,
      parcels: order.parcels,
      items,
      declaredValueCents,
      goodsValueCents,
      lineValuesCents,
      surchargeField: 'selected_surcharges',
      surcharges: order.selected_surcharges,
      insuredAmount,
    },
    context,
  );
  const { destination, service, request } = facts;
  const option = destination && service && request && priceService(context, service, destination, request);
  const priceKnown = declaration.violations.length === 0 && insuredAmount.violation === null;
  return { ...facts, order, declaration, option, priceKnown };
}
