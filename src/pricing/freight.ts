import {
  bracketFreightCents,
  type Country,
  type DiscountRule,
  effectiveVersion,
  findBracket,
  findZone,
  needsPostcode,
  rateTableFor,
  type Service,
} from '../catalog/catalog.ts';
import { type Cents, scaledToDecimal, share } from '../money.ts';
import type {
  Discount,
  Parcel,
  ParcelMeasure,
  PricingContext,
  PricingRequest,
  Unavailability,
} from './option.ts';

const MG_PER_KG = 1_000_000;
const TENTHS_OF_MM_PER_CM = 100;

export function measureParcel(parcel: Parcel): ParcelMeasure {
  const { length_cm: length, width_cm: width, height_cm: height } = parcel;
  const complete = length !== undefined && width !== undefined && height !== undefined;
  return {
    weightMg: atLeastOne(parcel.weight_kg * MG_PER_KG),
    volume: complete ? toTenths(length) * toTenths(width) * toTenths(height) : null,
    longestSideCm: Math.max(length ?? 0, width ?? 0, height ?? 0),
  };
}

function toTenths(centimeters: number): number {
  return atLeastOne(centimeters * TENTHS_OF_MM_PER_CM);
}

function atLeastOne(value: number): number {
  return Math.max(1, Math.round(value));
}

/** Sums the greater of actual and volumetric weight per parcel, and rounds up to the service's step. */
export function chargeableWeightMg(parcels: readonly ParcelMeasure[], service: Service): number {
  let total = 0;
  for (const parcel of parcels) total += Math.max(parcel.weightMg, volumetricMg(parcel, service));
  const step = service.weight_step_mg;
  return Math.ceil(total / step) * step;
}

/** (0.1 mm)³ ÷ (cm³ per kg) gives milligrams. */
function volumetricMg(parcel: ParcelMeasure, service: Service): number {
  if (service.volumetric_divisor === null || parcel.volume === null) return 0;
  return Math.ceil(parcel.volume / service.volumetric_divisor);
}

/** Returns the rule with the greatest discount; the lowest id if several are equal. */
export function bestDiscount(
  rules: readonly DiscountRule[],
  accountId: string,
  date: string,
  freightCents: Cents,
): Discount | null {
  let best: Discount | null = null;
  for (const rule of rules) {
    if (!appliesTo(rule, accountId, date)) continue;
    const amountCents = discountCents(rule, freightCents);
    const better =
      best === null ||
      amountCents > best.amountCents ||
      (amountCents === best.amountCents && rule.rule_id < best.ruleId);
    if (better && amountCents > 0) best = { ruleId: rule.rule_id, amountCents };
  }
  return best;
}

function appliesTo(rule: DiscountRule, accountId: string, date: string): boolean {
  if (rule.account_id !== null && rule.account_id !== accountId) return false;
  return rule.valid_from <= date && (rule.valid_until === null || date < rule.valid_until);
}

function discountCents(rule: DiscountRule, freightCents: Cents): Cents {
  if (rule.amount_cents !== null) return Math.min(rule.amount_cents, freightCents);
  return share(freightCents, rule.basis_points ?? 0);
}

export function unavailabilityOf(
  code: Unavailability['code'],
  message: string,
  parcelIndex: number | null = null,
): Unavailability {
  return { code, message, parcelIndex };
}

/** Returns the first limit that the request exceeds (contract: ServiceLimits); else null. */
function checkLimits(service: Service, request: PricingRequest): Unavailability | null {
  const { parcels, declaredValueCents } = request;
  if (parcels.length > service.max_parcels) {
    return unavailabilityOf('TOO_MANY_PARCELS', `accepts at most ${service.max_parcels} parcels`);
  }
  for (const [index, parcel] of parcels.entries()) {
    if (parcel.weightMg > service.max_parcel_mg) {
      const maxKg = scaledToDecimal(service.max_parcel_mg, 6);
      return unavailabilityOf('PARCEL_TOO_HEAVY', `accepts parcels of at most ${maxKg} kg`, index);
    }
    if (parcel.longestSideCm > service.max_side_cm) {
      const message = `accepts parcels with sides of at most ${service.max_side_cm} cm`;
      return unavailabilityOf('PARCEL_TOO_LONG', message, index);
    }
  }
  const maxCents = service.max_declared_value_cents;
  if (maxCents !== null && declaredValueCents !== null && declaredValueCents > maxCents) {
    const message = `accepts a declared value of at most HKD ${scaledToDecimal(maxCents, 2)}`;
    return unavailabilityOf('DECLARED_VALUE_TOO_HIGH', message);
  }
  return null;
}

interface FreightPrice {
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
  { catalog, account, date }: PricingContext,
  service: Service,
  country: Country,
  request: PricingRequest,
): FreightPrice | Unavailability {
  const lane = service.lanes.get(country.code);
  if (lane === undefined) return unavailabilityOf('DESTINATION_NOT_SERVED', `does not serve ${country.code}`);
  if (!service.goods_categories.includes(request.goodsCategory)) {
    const carried = service.goods_categories.join(', ');
    return unavailabilityOf(
      'GOODS_CATEGORY_NOT_CARRIED',
      `does not carry ${request.goodsCategory}; it carries ${carried}`,
    );
  }
  const zone = findZone(lane, request.destinationPostalCode);
  if (zone === null) return postcodeProblem(request.destinationPostalCode, needsPostcode(lane), country.code);
  const limit = checkLimits(service, request);
  if (limit !== null) return limit;
  const table = rateTableFor(catalog, service, account.entitlement);
  const version = table === undefined ? undefined : effectiveVersion(table, date);
  const brackets = version?.zones.get(zone);
  if (table === undefined || version === undefined || brackets === undefined) {
    return unavailabilityOf('RATE_CARD_MISSING', `has no rate for zone ${zone} on ${date}`);
  }
  const weightMg = chargeableWeightMg(request.parcels, service);
  const bracket = findBracket(brackets, weightMg);
  if (bracket === undefined) {
    const maxKg = (brackets.upToMg.at(-1) ?? 0) / 1_000_000;
    return unavailabilityOf(
      'SHIPMENT_TOO_HEAVY',
      `carries a chargeable weight of at most ${maxKg} kg; this shipment has ${weightMg / 1_000_000} kg`,
    );
  }
  const gross = bracketFreightCents(bracket.base_cents, bracket.per_kg_cents, weightMg);
  const discount = bestDiscount(service.discountRules, account.entitlement.accountId, date, gross);
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
    return unavailabilityOf(
      'POSTCODE_REQUIRED',
      `requires a postal code in ${country}, because it is priced by zone`,
    );
  }
  return unavailabilityOf(
    'POSTCODE_NOT_SERVED',
    `does not serve the postal code ${postcode ?? ''} in ${country}`,
  );
}
