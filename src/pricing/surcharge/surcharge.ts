import type { Catalog, Country, Service, Surcharge, SurchargeRule } from '../../catalog/catalog.ts';
import { coversCountry } from '../../catalog/lane.ts';
import type { Cents } from '../../money/money.ts';
import type { PricingRequest } from '../quote/pricing-request.ts';
import { type CustomInsuredAmount, insuranceFeeCents } from './insurance.ts';
import { levyCents } from './levy.ts';
import { vatPrepayFeeCents } from './vat-prepay.ts';
import { voecPrepayFeeCents } from './voec.ts';

/** What surcharges on a service are computed from, once its freight is known. */
export interface SurchargeBasis {
  readonly catalog: Catalog;
  readonly service: Service;
  readonly country: Country;
  readonly request: PricingRequest;
  /** Net of the discount. */
  readonly freightCents: Cents;
  /** The request's custom insured amount where the option takes it. */
  readonly customInsuredAmount: CustomInsuredAmount | null;
  /** Why the option doesn't take the request's custom insured amount; null when it does. */
  readonly customAmountRefusal: string | null;
}

/** The first rule that fits the lane and the goods; undefined: the service doesn't know the surcharge there. */
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

/** A surcharge's fee under a rule; null when it can't be priced or isn't due. */
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
      return voecPrepayFeeCents(rule, request.declaredValueCents);
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
