import type { Catalog, Country, Service, Surcharge, SurchargeRule } from '../../catalog/catalog.ts';
import { coversCountry } from '../../catalog/lane.ts';
import { type Cents, share } from '../../money/money.ts';
import type { CustomInsuredAmount, PricingRequest } from '../pricing-request.ts';
import { insuranceFeeCents } from './insurance.ts';
import { levyCents } from './levy.ts';
import { vatPrepayFeeCents } from './vat-prepay.ts';

export interface SurchargeBasis {
  readonly catalog: Catalog;
  readonly service: Service;
  readonly country: Country;
  readonly request: PricingRequest;
  /** After the discount. */
  readonly freightCents: Cents;
  /** Null if the option doesn't accept one. */
  readonly customInsuredAmount: CustomInsuredAmount | null;
  readonly customAmountRefusal: string | null;
}

/** Undefined if the service doesn't offer the surcharge there. */
export function findSurchargeRule(
  rules: readonly SurchargeRule[],
  country: Country,
  goodsCategory: string,
): SurchargeRule | undefined {
  for (const rule of rules) {
    if (!coversCountry(rule.countries, country)) continue;
    if (rule.goods_categories.includes(goodsCategory) || rule.goods_categories.includes('*')) return rule;
  }
  return undefined;
}

/** Returns null if the fee can't be priced or isn't due. */
export function surchargeFeeCents(
  surcharge: Surcharge,
  rule: SurchargeRule,
  basis: SurchargeBasis,
): Cents | null {
  const { request, country } = basis;
  switch (surcharge.basis) {
    case 'per_shipment':
      return Math.max(rule.minimum_cents, rule.fixed_cents);
    case 'per_parcel':
      return Math.max(rule.minimum_cents, rule.fixed_cents * request.parcels.length);
    case 'declared_value':
      if (request.declaredValueCents === null) return null;
      return Math.max(
        rule.minimum_cents,
        share(request.declaredValueCents, rule.basis_points) + rule.fixed_cents,
      );
    case 'insurance':
      return insuranceFeeCents(
        rule,
        basis.freightCents,
        request.declaredValueCents,
        basis.customInsuredAmount,
      );
    case 'vat':
      return vatPrepayFeeCents(rule, country, request.date, request.declaredValueCents);
    case 'item_levy':
      return levyCents(
        basis.catalog.levies,
        surcharge.code,
        country,
        request.date,
        request.distinctItems,
        request.declaredValueCents,
      );
  }
}
