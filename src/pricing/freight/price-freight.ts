import type { Catalog, Country, Service } from '../../catalog/catalog.ts';
import { rateTableFor } from '../../catalog/entitlement.ts';
import { findZone, needsPostcode } from '../../catalog/lane.ts';
import { bracketFreightCents, effectiveVersion, findBracket } from '../../catalog/rate-table.ts';
import type { Cents } from '../../money/money.ts';
import type { Discount, Unavailability } from '../option.ts';
import type { PricingAccount, PricingRequest } from '../pricing-request.ts';
import { chargeableWeightMg } from './chargeable-weight.ts';
import { bestDiscount } from './discount.ts';
import { checkLimits, unavailable } from './limits.ts';

export interface FreightPrice {
  readonly rateTableCode: string;
  readonly rateTableVersion: number;
  readonly chargeableWeightMg: number;
  /** After the discount. */
  readonly freightCents: Cents;
  readonly discount: Discount | null;
  readonly regFeeCents: Cents;
}

/** Prices the freight on a lane, or returns why it has no price (docs/design/pricing.md). */
export function priceFreight(
  catalog: Catalog,
  account: PricingAccount,
  service: Service,
  country: Country,
  request: PricingRequest,
): FreightPrice | Unavailability {
  const lane = service.lanes.get(country.code);
  if (lane === undefined) return unavailable('DESTINATION_NOT_SERVED', `does not serve ${country.code}`);
  if (!service.goods_categories.includes(request.goodsCategory)) {
    const carried = service.goods_categories.join(', ');
    return unavailable(
      'GOODS_CATEGORY_NOT_CARRIED',
      `does not carry ${request.goodsCategory}; it carries ${carried}`,
    );
  }
  const zone = findZone(lane, request.destinationPostalCode);
  if (zone === null) return postcodeProblem(request.destinationPostalCode, needsPostcode(lane), country.code);
  const limit = checkLimits(service, request);
  if (limit !== null) return limit;
  const table = rateTableFor(catalog, service, account.entitlement);
  const version = table === undefined ? undefined : effectiveVersion(table, request.date);
  const brackets = version?.zones.get(zone);
  if (table === undefined || version === undefined || brackets === undefined) {
    return unavailable('RATE_CARD_MISSING', `has no rate for zone ${zone} on ${request.date}`);
  }
  const weightMg = chargeableWeightMg(request.parcels, service);
  const bracket = findBracket(brackets, weightMg);
  if (bracket === undefined) {
    const most = (brackets.upToMg.at(-1) ?? 0) / 1_000_000;
    return unavailable(
      'SHIPMENT_TOO_HEAVY',
      `carries a chargeable weight of at most ${most} kg; this shipment has ${weightMg / 1_000_000} kg`,
    );
  }
  const gross = bracketFreightCents(bracket.base_cents, bracket.per_kg_cents, weightMg);
  const discount = bestDiscount(service.discountRules, account.entitlement.accountId, request.date, gross);
  return {
    rateTableCode: table.code,
    rateTableVersion: version.version,
    chargeableWeightMg: weightMg,
    freightCents: gross - (discount?.amountCents ?? 0),
    discount,
    regFeeCents: bracket.reg_fee_cents * request.parcels.length,
  };
}

function postcodeProblem(postcode: string | null, zoned: boolean, country: string): Unavailability {
  if (postcode === null && zoned) {
    return unavailable(
      'POSTCODE_REQUIRED',
      `requires a postal code in ${country}, because it is priced by zone`,
    );
  }
  return unavailable('POSTCODE_NOT_SERVED', `does not serve the postal code ${postcode ?? ''} in ${country}`);
}
