import {
  type Country,
  type Levy,
  orderableServices,
  type Service,
  type ServiceSurcharge,
  type Surcharge,
  type SurchargeRule,
} from '../catalog/catalog.ts';
import {
  coversDestination,
  type Destination,
  destinationWords,
  membershipOf,
} from '../catalog/destination.ts';
import { parseLawAmount } from '../catalog/law-amount.ts';
import { isConditional, isInForce } from '../catalog/rule-scope.ts';
import { type CurrencyRates, hasRate, toHkdCents } from '../fx/currency-rates.ts';
import { type Cents, share } from '../money.ts';
import { type Consignment, concerns } from './consignment.ts';
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

/** A fee that can't be priced, because no rate of a currency is young enough. */
class MissingRate {
  readonly currency: string;

  constructor(currency: string) {
    this.currency = currency;
  }
}

/** Null: not due, or its basis is unknown. */
type Fee = Cents | MissingRate | null;

/** Returns the amount of the law, else the one in HKD. */
function amountCents(inLaw: string | null, cents: Cents, rates: CurrencyRates): Cents | MissingRate {
  const amount = inLaw === null ? null : parseLawAmount(inLaw);
  return amount === null ? cents : (toHkdCents(amount, rates) ?? new MissingRate(amount.currency));
}

/** Undefined if none is in force on this day and lane. */
function findLevy(surchargeCode: string, { context, destination }: SurchargeBasis): Levy | undefined {
  const { date } = context;
  return context.catalog.levies.find(
    (candidate) =>
      candidate.surcharge_code === surchargeCode &&
      candidate.effective_from <= date &&
      (candidate.effective_until === null || date < candidate.effective_until) &&
      coversDestination(candidate.countries, destination),
  );
}

/** Returns null if the levy is not due for this value, or the items are unknown. */
function levyFee(levy: Levy, { context: { rates }, request }: SurchargeBasis): Fee {
  const { distinctItems, declaredValueCents } = request;
  if (distinctItems === null) return null;
  const limit = amountCents(levy.max_consignment_amount, levy.max_consignment_cents, rates);
  if (limit instanceof MissingRate) return limit;
  if ((declaredValueCents ?? 0) > limit) return null;
  const each = amountCents(levy.per_item_amount, levy.per_item_cents, rates);
  return each instanceof MissingRate ? each : each * distinctItems;
}

/** Returns null if the catalog has no rate for the day. */
export function vatRateBasisPoints({ country, area }: Destination, date: string): number | null {
  const rate = (area ?? country).vatRates.find((candidate) => candidate.effective_from <= date);
  return rate?.basis_points ?? null;
}

/** Returns declared value × (VAT rate + handling); null if one is unknown (contract: createShipment, VAT). */
function vatPrepayFeeCents(
  rule: SurchargeRule,
  destination: Destination,
  date: string,
  declaredValueCents: Cents | null,
  fixedCents: Cents,
): Cents | null {
  const vat = vatRateBasisPoints(destination, date);
  if (vat === null || declaredValueCents === null) return null;
  return Math.max(rule.minimum_cents, share(declaredValueCents, vat + rule.basis_points) + fixedCents);
}

export interface SurchargeBasis {
  readonly context: PricingContext;
  readonly service: Service;
  readonly destination: Destination;
  readonly request: PricingRequest;
  readonly consignment: Consignment;
  /** After the discount. */
  readonly freightCents: Cents;
  /** Null if the option doesn't accept one. */
  readonly customInsuredAmount: CustomInsuredAmount | null;
  readonly customAmountRefusal: string | null;
  /** Duty and tax of a DDP consignment, beside the surcharges that are charged already. */
  readonly takenOver: (charged: readonly SurchargeLine[]) => TakenOver;
}

/** Costs that the seller takes over with DDP; `gap`: why they are not known, as the end of a sentence. */
export type TakenOver =
  /** `paidCents`: duty and tax of the whole price, also those that other surcharges charge. */
  | { readonly cents: Cents; readonly paidCents: Cents }
  | { readonly gap: string; readonly missingRate: string | null };

/** A fee, and what it takes over of duty and tax at import. */
interface Priced {
  readonly fee: Fee;
  readonly dutiesTaxesCents: Cents;
  readonly gap: string | null;
  /** In which the law or the catalog names its amounts, but HKD. */
  readonly currencies: readonly string[];
}

function currenciesOf(...amounts: readonly (string | null)[]): string[] {
  return amounts.flatMap((amount) => parseLawAmount(amount ?? '')?.currency ?? []);
}

/** Adds the carrier's fee for its outlay to the landed cost. */
function landedCostFee(
  rule: SurchargeRule,
  fixedCents: Cents,
  takenOver: TakenOver,
): Omit<Priced, 'currencies'> {
  if ('gap' in takenOver) {
    const { gap, missingRate } = takenOver;
    return { fee: missingRate === null ? null : new MissingRate(missingRate), dutiesTaxesCents: 0, gap };
  }
  const { cents, paidCents } = takenOver;
  const outlay = Math.max(rule.minimum_cents, share(cents, rule.basis_points) + fixedCents);
  return { fee: cents + outlay, dutiesTaxesCents: paidCents, gap: null };
}

/** Undefined if the service doesn't offer the surcharge there. A rule that a missing rate leaves undecided ends the search. */
function findSurchargeRule(
  { surcharge, rules }: ServiceSurcharge,
  { context: { date, rates }, destination, consignment }: SurchargeBasis,
): SurchargeRule | MissingRate | undefined {
  const membership = membershipOf(surcharge);
  for (const rule of rules) {
    if (!isInForce(rule.scope, date) || !coversDestination(rule.countries, destination, membership)) continue;
    const concern = concerns(rule.scope, consignment, rates);
    if (concern === true) return rule;
    // A quote without a value is priced without what depends on the value.
    if (concern !== false && !hasRate(concern.unknown.currency, rates))
      return new MissingRate(concern.unknown.currency);
  }
  return undefined;
}

/** Returns whether some shipment to a destination on a day can have the surcharge with a status. */
export function canHaveStatus(
  { surcharge, rules }: ServiceSurcharge,
  status: SurchargeRule['status'],
  { destination, date, goodsCategory }: { destination: Destination; date: string; goodsCategory: string },
): boolean {
  const membership = membershipOf(surcharge);
  for (const rule of rules) {
    const { goodsCategories } = rule.scope;
    if (!isInForce(rule.scope, date) || !coversDestination(rule.countries, destination, membership)) continue;
    if (goodsCategories !== null && !goodsCategories.includes(goodsCategory)) continue;
    if (rule.status === status) return true;
    if (!isConditional({ ...rule, services: ['*'], goods_categories: ['*'] })) return false;
  }
  return false;
}

function price(
  surcharge: Surcharge,
  rule: SurchargeRule,
  basis: SurchargeBasis,
  charged: readonly SurchargeLine[],
): Priced {
  const currencies = currenciesOf(rule.fixed_amount);
  const fixedCents = amountCents(rule.fixed_amount, rule.fixed_cents, basis.context.rates);
  const untaxed = { dutiesTaxesCents: 0, gap: null };
  if (fixedCents instanceof MissingRate) return { ...untaxed, fee: fixedCents, currencies };
  const { basis: kind, code } = surcharge;
  if (kind === 'landed_cost') {
    return { ...landedCostFee(rule, fixedCents, basis.takenOver(charged)), currencies };
  }
  if (kind === 'item_levy') {
    const levy = findLevy(code, basis);
    if (levy === undefined) return { ...untaxed, fee: null, currencies: [] };
    const named = currenciesOf(levy.per_item_amount, levy.max_consignment_amount);
    return { ...untaxed, fee: levyFee(levy, basis), currencies: named };
  }
  return { ...untaxed, fee: feeOf(kind, rule, basis, fixedCents), currencies };
}

function feeOf(
  kind: Exclude<Surcharge['basis'], 'landed_cost' | 'item_levy'>,
  rule: SurchargeRule,
  basis: SurchargeBasis,
  fixedCents: Cents,
): Fee {
  const { context, request, destination } = basis;
  switch (kind) {
    case 'per_shipment':
      return Math.max(rule.minimum_cents, fixedCents);
    case 'per_parcel':
      return Math.max(rule.minimum_cents, fixedCents * request.parcels.length);
    case 'declared_value':
      if (request.declaredValueCents === null) return null;
      return Math.max(rule.minimum_cents, share(request.declaredValueCents, rule.basis_points) + fixedCents);
    case 'insurance':
      return insuranceFeeCents(
        rule,
        basis.freightCents,
        request.declaredValueCents,
        basis.customInsuredAmount,
      );
    case 'vat':
      return vatPrepayFeeCents(rule, destination, context.date, request.declaredValueCents, fixedCents);
  }
}

interface EvaluatedOptIn {
  readonly optIn: OptIn;
  /** Null if it is not part of the price. */
  readonly rule: SurchargeRule | null;
  readonly dutiesTaxesCents?: Cents;
  readonly currencies?: readonly string[];
}

/** Keeps the first selected of two exclusive ones. Null if neither offered on the lane nor selected. */
function evaluateOptIn(
  offer: ServiceSurcharge,
  basis: SurchargeBasis,
  customInsuredMaxUsdCents: number | null,
  charged: readonly SurchargeLine[],
): EvaluatedOptIn | null {
  const { surcharge } = offer;
  const { code } = surcharge;
  const { request, destination, service } = basis;
  const selected = request.selectedSurcharges.includes(code);
  const rule = findSurchargeRule(offer, basis);
  if (rule === undefined && !selected) return null;
  if (isDisabled(surcharge.flag, basis.context.features)) {
    return refusedOptIn(code, selected, `${code} is disabled`);
  }
  if (rule === undefined) {
    const way = service.direction === 'return' ? 'from' : 'to';
    const place = destinationWords(destination, membershipOf(surcharge));
    return refusedOptIn(code, selected, `${service.code} does not offer ${code} ${way} ${place}`);
  }
  if (rule instanceof MissingRate) {
    const { optIn } = refusedOptIn(code, selected, missingRateReason(code, rule.currency));
    return { optIn: { ...optIn, unpriced: selected, missingRate: rule.currency }, rule: null };
  }
  if (rule.status === 'unavailable')
    return refusedOptIn(code, selected, rule.reason ?? `${code} is not offered`);
  const exclusion = findExclusion(surcharge, basis);
  if (exclusion !== null) return refusedOptIn(code, selected, exclusion.reason, exclusion.by);
  if (rule.status === 'included') return { optIn: offeredOptIn(code, 'included', 0, null), rule: null };
  const { fee, dutiesTaxesCents, gap, currencies } = price(surcharge, rule, basis, charged);
  const missingRate = fee instanceof MissingRate ? fee.currency : null;
  if (typeof fee !== 'number' && (selected || gap !== null)) {
    const reason =
      gap ??
      (missingRate === null ? `${code} has no fee for this request` : missingRateReason(code, missingRate));
    const { optIn } = refusedOptIn(code, selected, reason);
    return { optIn: { ...optIn, unpriced: selected, missingRate }, rule: null };
  }
  const max = surcharge.basis === 'insurance' ? customInsuredMaxUsdCents : null;
  const feeCents = typeof fee === 'number' ? fee : null;
  return {
    optIn: offeredOptIn(code, 'selectable', feeCents, max),
    rule: selected ? rule : null,
    dutiesTaxesCents,
    currencies,
  };
}

function missingRateReason(code: string, currency: string): string {
  return `${code} needs a ${currency}/HKD rate, but none is available; retry later`;
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
    missingRate: null,
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
    missingRate: null,
    customInsuredMaxUsdCents: null,
  } as const;
  return { optIn, rule: null };
}

export function isDisabled(flag: string | null, features: FeatureSwitches): boolean {
  return (flag === 'vat_prepay' && !features.vatPrepay) || (flag === 'voec_prepay' && !features.voecPrepay);
}

function findExclusion(surcharge: Surcharge, basis: SurchargeBasis): { by: string; reason: string } | null {
  const { code } = surcharge;
  const { context, request, service } = basis;
  const chosen = request.selectedSurcharges;
  const own = chosen.indexOf(code);
  const isBefore = (other: string) => {
    const position = chosen.indexOf(other);
    return position !== -1 && (own === -1 || position < own);
  };
  for (const exclusion of service.exclusions) {
    const by = findPartner(exclusion.surcharge_code, exclusion.excluded_code, code);
    if (by !== null && isBefore(by)) return { by, reason: exclusion.reason };
  }
  const rival = chosen.find((other) => payTwice(surcharge, context.catalog.surcharges.get(other)));
  if (rival === undefined || !isBefore(rival)) return null;
  return { by: rival, reason: `${code} and ${rival} exclude each other: both pay the tax at import` };
}

/** DDP has the whole landed cost, so a prepayment of a tax would pay it a second time. */
export function payTwice(one: Surcharge, other: Surcharge | undefined): boolean {
  return (
    other !== undefined &&
    ((one.basis === 'landed_cost' && other.flag !== null) ||
      (other.basis === 'landed_cost' && one.flag !== null))
  );
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
  /** Part of the surcharges with which the seller takes over duty and tax at import; null: the recipient pays. */
  readonly dutiesTaxesCents: Cents | null;
  /** Currencies without a rate in which a fee that is due has its amount. */
  readonly missingRates: readonly string[];
}

export function applySurcharges(basis: SurchargeBasis, customMax: number | null): AppliedSurcharges {
  const { service, request } = basis;
  const surcharges: SurchargeLine[] = [];
  const optIns: OptIn[] = [];
  const conflicts: SurchargeConflict[] = [];
  let dispatchProductCode = service.carrier_product_code;
  let vatPrepaid = false;
  let insured = false;
  let dutiesTaxesCents: Cents | null = null;
  const missingRates: string[] = [];
  for (const candidate of service.surcharges) {
    const { code, description, activation, basis: kind } = candidate.surcharge;
    if (activation === 'automatic') {
      const rule = findSurchargeRule(candidate, basis);
      if (rule instanceof MissingRate) missingRates.push(rule.currency);
      if (rule === undefined || rule instanceof MissingRate || rule.status !== 'selectable') continue;
      const { fee, currencies } = price(candidate.surcharge, rule, basis, surcharges);
      if (fee instanceof MissingRate) missingRates.push(fee.currency);
      else if (fee !== null) surcharges.push({ code, amountCents: fee, description, currencies });
      continue;
    }
    const evaluated = evaluateOptIn(candidate, basis, customMax, surcharges);
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
    const { currencies = [] } = evaluated;
    surcharges.push({ code, amountCents: optIn.feeCents ?? 0, description, currencies });
    dispatchProductCode = rule.carrier_product_code ?? dispatchProductCode;
    vatPrepaid ||= kind === 'vat';
    insured ||= kind === 'insurance';
    if (kind === 'landed_cost') dutiesTaxesCents = evaluated.dutiesTaxesCents ?? 0;
  }
  return {
    surcharges,
    optIns,
    conflicts,
    dispatchProductCode,
    vatPrepaid,
    insured,
    dutiesTaxesCents,
    missingRates,
  };
}
