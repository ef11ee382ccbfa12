import {
  type Country,
  coversCountry,
  orderableServices,
  type Service,
  type ServiceSurcharge,
  type Surcharge,
  type SurchargeRule,
} from '../catalog/catalog.ts';
import { type Cents, share } from '../money.ts';
import type {
  CustomInsuredAmount,
  FeatureSwitches,
  OptIn,
  PricingAccount,
  PricingContext,
  PricingRequest,
  SurchargeConflict,
  SurchargeLine,
} from './option.ts';

/** Returns null if the account or the service accepts no custom amount. */
export function customAmountMaxUsdCents(account: PricingAccount, service: Service): number | null {
  return account.customInsurance ? service.custom_insurance_max_usd_cents : null;
}

/**
 * Returns why the amount is not accepted, and what to do; null if it is.
 * @param field name of the amount in the request
 */
export function customAmountRefusal(
  account: PricingAccount,
  service: Service,
  amount: CustomInsuredAmount | null,
  { alternatives, field }: { readonly alternatives: readonly string[]; readonly field: string },
): string | null {
  if (!account.customInsurance)
    return 'the account is not enrolled for custom insured amounts; ask the operator';
  const max = service.custom_insurance_max_usd_cents;
  if (max === null) {
    const choice = alternatives.length > 0 ? `choose ${alternatives.join(' or ')} or omit` : 'omit';
    return `${service.code} has no custom insured amount; ${choice} ${field}`;
  }
  if (amount !== null && amount.usdCents > max) return `${service.code} insures at most USD ${max / 100}`;
  return null;
}

const maxAlternatives = 3;

/** Returns some services that the account can order to the country with a custom amount. */
export function servicesWithCustomAmount(
  { catalog, account }: PricingContext,
  country: Country | null,
): string[] {
  return orderableServices(catalog, account.entitlement)
    .filter((service) => service.custom_insurance_max_usd_cents !== null)
    .filter((service) => country === null || service.lanes.has(country.code))
    .map(({ code }) => code)
    .slice(0, maxAlternatives);
}

export function includedInsurance(service: Service): string {
  return `${service.code} includes insurance and does not accept a custom insured amount`;
}

/** Returns a share of freight + declared value, or of the custom amount; at least the minimum. Null: value unknown. */
function insuranceFeeCents(
  rule: SurchargeRule,
  freightCents: Cents,
  declaredValueCents: Cents | null,
  custom: CustomInsuredAmount | null,
): Cents | null {
  if (custom !== null) return Math.max(rule.minimum_cents, share(custom.hkdCents, rule.basis_points));
  if (declaredValueCents === null) return null;
  return Math.max(rule.minimum_cents, share(freightCents + declaredValueCents, rule.basis_points));
}

/** Returns null if no levy is due on this day, lane and value, or the items are unknown. */
function levyCents(surchargeCode: string, { context, country, request }: SurchargeBasis): Cents | null {
  const { date } = context;
  const { distinctItems, declaredValueCents } = request;
  if (distinctItems === null) return null;
  const levy = context.catalog.levies.find(
    (candidate) =>
      candidate.surcharge_code === surchargeCode &&
      candidate.effective_from <= date &&
      (candidate.effective_until === null || date < candidate.effective_until) &&
      coversCountry(candidate.countries, country),
  );
  if (levy === undefined || (declaredValueCents ?? 0) > levy.max_consignment_cents) return null;
  return levy.per_item_cents * distinctItems;
}

/** Returns null if the catalog has no rate for the day. */
export function vatRateBasisPoints(country: Country, date: string): number | null {
  const rate = country.vatRates.find((candidate) => candidate.effective_from <= date);
  return rate?.basis_points ?? null;
}

/** Returns declared value × (VAT rate + handling); null if one is unknown (contract: createShipment, VAT). */
function vatPrepayFeeCents(
  rule: SurchargeRule,
  country: Country,
  date: string,
  declaredValueCents: Cents | null,
): Cents | null {
  const vat = vatRateBasisPoints(country, date);
  if (vat === null || declaredValueCents === null) return null;
  return Math.max(rule.minimum_cents, share(declaredValueCents, vat + rule.basis_points) + rule.fixed_cents);
}

export interface SurchargeBasis {
  readonly context: PricingContext;
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
function surchargeFeeCents(surcharge: Surcharge, rule: SurchargeRule, basis: SurchargeBasis): Cents | null {
  const { context, request, country } = basis;
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
      return vatPrepayFeeCents(rule, country, context.date, request.declaredValueCents);
    case 'item_levy':
      return levyCents(surcharge.code, basis);
  }
}

interface EvaluatedOptIn {
  readonly optIn: OptIn;
  readonly rule: SurchargeRule | null;
}

/** Keeps the first selected of two exclusive ones. Null if neither offered on the lane nor selected. */
function evaluateOptIn(
  { surcharge, rules }: ServiceSurcharge,
  basis: SurchargeBasis,
  customInsuredMaxUsdCents: number | null,
): EvaluatedOptIn | null {
  const { code } = surcharge;
  const { request, country, service } = basis;
  const selected = request.selectedSurcharges.includes(code);
  const rule = findSurchargeRule(rules, country, request.goodsCategory);
  if (rule === undefined && !selected) return null;
  if (isDisabled(surcharge.flag, basis.context.features)) {
    return refusedOptIn(code, selected, `${code} is disabled`);
  }
  if (rule === undefined) {
    const way = service.direction === 'return' ? 'from' : 'to';
    return refusedOptIn(code, selected, `${service.code} does not offer ${code} ${way} ${country.code}`);
  }
  if (rule.status === 'unavailable')
    return refusedOptIn(code, selected, rule.reason ?? `${code} is not offered`);
  const exclusion = findExclusion(code, basis);
  if (exclusion !== null) return refusedOptIn(code, selected, exclusion.reason, exclusion.by);
  if (rule.status === 'included') return { optIn: offeredOptIn(code, 'included', 0, null), rule: null };
  const feeCents = surchargeFeeCents(surcharge, rule, basis);
  if (feeCents === null && selected) {
    const { optIn } = refusedOptIn(code, selected, `${code} has no fee for this request`);
    return { optIn: { ...optIn, unpriced: true }, rule: null };
  }
  const max = surcharge.basis === 'insurance' ? customInsuredMaxUsdCents : null;
  return { optIn: offeredOptIn(code, 'selectable', feeCents, max), rule: selected ? rule : null };
}

function offeredOptIn(
  code: string,
  status: 'selectable' | 'included',
  feeCents: Cents | null,
  customInsuredMaxUsdCents: Cents | null,
): OptIn {
  return {
    code,
    status,
    reason: null,
    feeCents,
    excludedBy: null,
    unpriced: false,
    customInsuredMaxUsdCents,
  };
}

function refusedOptIn(
  code: string,
  selected: boolean,
  reason: string,
  excludedBy: string | null = null,
): EvaluatedOptIn {
  const status = selected ? 'omitted' : 'unavailable';
  const optIn = {
    code,
    status,
    reason,
    feeCents: null,
    excludedBy,
    unpriced: false,
    customInsuredMaxUsdCents: null,
  } as const;
  return { optIn, rule: null };
}

export function isDisabled(flag: string | null, features: FeatureSwitches): boolean {
  return (flag === 'vat_prepay' && !features.vatPrepay) || (flag === 'voec_prepay' && !features.voecPrepay);
}

function findExclusion(code: string, basis: SurchargeBasis): { by: string; reason: string } | null {
  const chosen = basis.request.selectedSurcharges;
  const own = chosen.indexOf(code);
  for (const exclusion of basis.service.exclusions) {
    const by = findPartner(exclusion.surcharge_code, exclusion.excluded_code, code);
    const position = by === null ? -1 : chosen.indexOf(by);
    if (by !== null && position !== -1 && (own === -1 || position < own))
      return { by, reason: exclusion.reason };
  }
  return null;
}

function findPartner(one: string, other: string, code: string): string | null {
  if (one === code) return other;
  return other === code ? one : null;
}

interface AppliedSurcharges {
  readonly surcharges: readonly SurchargeLine[];
  readonly optIns: readonly OptIn[];
  readonly conflicts: readonly SurchargeConflict[];
  readonly dispatchProductCode: string;
  readonly vatPrepaid: boolean;
  readonly insured: boolean;
}

export function applySurcharges(basis: SurchargeBasis, customMax: number | null): AppliedSurcharges {
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
    const evaluated = evaluateOptIn(candidate, basis, customMax);
    if (evaluated === null) continue;
    const { optIn, rule } = evaluated;
    optIns.push(optIn);
    if (optIn.status === 'omitted') {
      const codes = optIn.excludedBy === null ? [code] : [optIn.excludedBy, code];
      conflicts.push({ codes, reason: `${optIn.reason}; this price does not include ${code}` });
    }
    const refusal = optIn.status === 'included' ? includedInsurance(service) : basis.customAmountRefusal;
    const insures = kind === 'insurance' && (optIn.status === 'included' || rule !== null);
    if (insures && request.customInsuredAmount !== null && refusal !== null) {
      conflicts.push({ codes: [code], reason: `${refusal}; priced at standard insurance` });
    }
    if (rule === null) continue;
    surcharges.push({ code, amountCents: optIn.feeCents ?? 0, description });
    dispatchProductCode = rule.carrier_product_code ?? dispatchProductCode;
    vatPrepaid ||= kind === 'vat';
    insured ||= kind === 'insurance';
  }
  return { surcharges, optIns, conflicts, dispatchProductCode, vatPrepaid, insured };
}
