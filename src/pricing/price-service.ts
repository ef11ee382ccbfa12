import type { Catalog, Country, Service } from '../catalog/catalog.ts';
import { rateTableFor } from '../catalog/entitlement.ts';
import { chargeableWeightMg } from './chargeable-weight.ts';
import { bestDiscount } from './discount.ts';
import { bracketFreightCents, effectiveVersion, findBracket } from './freight.ts';
import type { CustomInsuredAmount } from './insurance.ts';
import { iossNotice } from './ioss-notice.ts';
import { findZone, needsPostcode } from './lane.ts';
import { checkLimits, unavailable } from './limits.ts';
import { judgeOptIn } from './opt-in.ts';
import type { OptIn, Option, SurchargeConflict, SurchargeLine, Unavailability } from './option.ts';
import type { PricingAccount, PricingRequest } from './pricing-request.ts';
import { findSurchargeRule, type SurchargeBasis, surchargeFeeCents } from './surcharge.ts';

/**
 * The one pricing function: quote, create and dry run give it the same request and get the same price. Whether the
 * account may order the service, and whether a create's rules hold, is decided elsewhere.
 */
export function priceService(
  catalog: Catalog,
  account: PricingAccount,
  service: Service,
  country: Country,
  request: PricingRequest,
): Option {
  const freight = priceFreight(catalog, account, service, country, request);
  if ('code' in freight) {
    return {
      available: false,
      service,
      unavailability: freight,
      iossNotice: iossNotice(country, request, false),
    };
  }
  const customMax = account.customInsurance ? service.custom_insurance_max_usd_cents : null;
  const custom = acceptedCustomAmount(request.customInsuredAmount, customMax);
  const { freightCents } = freight;
  const basis: SurchargeBasis = {
    catalog,
    service,
    country,
    request,
    freightCents,
    customInsuredAmount: custom,
  };
  const applied = applySurcharges(basis, customMax);
  let totalCents = freightCents + freight.regFeeCents;
  for (const line of applied.surcharges) totalCents += line.amountCents;
  const { vatPrepaid, insured, ...lines } = applied;
  return {
    available: true,
    service,
    ...freight,
    ...lines,
    totalCents,
    iossNotice: iossNotice(country, request, vatPrepaid),
    customInsuredAmount: insured ? custom : null,
  };
}

function priceFreight(
  catalog: Catalog,
  account: PricingAccount,
  service: Service,
  country: Country,
  request: PricingRequest,
) {
  const lane = service.lanes.get(country.code);
  if (lane === undefined) return unavailable('DESTINATION_NOT_SERVED', `does not serve ${country.code}`);
  if (!service.goods_categories.includes(request.goodsCategory)) {
    const carried = service.goods_categories.join(', ');
    return unavailable('GOODS_CATEGORY_NOT_CARRIED', `carries ${carried}, not ${request.goodsCategory}`);
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
      `carries at most ${most} kg chargeable weight, not ${weightMg / 1_000_000}`,
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
    return unavailable('POSTCODE_REQUIRED', `is priced by zone: a postal code in ${country} is required`);
  }
  return unavailable('POSTCODE_NOT_SERVED', `does not serve the postal code ${postcode ?? ''} in ${country}`);
}

function acceptedCustomAmount(
  custom: CustomInsuredAmount | null,
  maxUsdCents: number | null,
): CustomInsuredAmount | null {
  return custom !== null && maxUsdCents !== null && custom.usdCents <= maxUsdCents ? custom : null;
}

function applySurcharges(basis: SurchargeBasis, customMax: number | null) {
  const { service, country, request } = basis;
  const surcharges: SurchargeLine[] = [];
  const optIns: OptIn[] = [];
  const conflicts: SurchargeConflict[] = [];
  let dispatchProductCode = service.carrier_product_code;
  let vatPrepaid = false;
  let insured = false;
  for (const candidate of service.surcharges) {
    const { code, description, activation, basis: kind } = candidate.surcharge;
    if (activation === 'automatic') {
      const rule = findSurchargeRule(candidate.rules, country, request.goodsCategory);
      const fee = rule?.status === 'selectable' ? surchargeFeeCents(candidate.surcharge, rule, basis) : null;
      if (fee !== null) surcharges.push({ code, amountCents: fee, description });
      continue;
    }
    const judged = judgeOptIn(candidate, basis, customMax);
    if (judged === null) continue;
    const { optIn, rule } = judged;
    optIns.push(optIn);
    if (optIn.status === 'omitted') {
      const codes = optIn.excludedBy === null ? [code] : [optIn.excludedBy, code];
      conflicts.push({ codes, reason: `${optIn.reason}; ${code} is left out of this price` });
    }
    if (rule === null) continue;
    surcharges.push({ code, amountCents: optIn.feeCents ?? 0, description });
    dispatchProductCode = rule.carrier_product_code ?? dispatchProductCode;
    vatPrepaid ||= kind === 'vat';
    insured ||= kind === 'insurance';
    if (kind === 'insurance' && request.customInsuredAmount !== null && basis.customInsuredAmount === null) {
      const reason = `${service.code} takes no such custom insured amount; priced at standard insurance`;
      conflicts.push({ codes: [code], reason });
    }
  }
  return { surcharges, optIns, conflicts, dispatchProductCode, vatPrepaid, insured };
}
