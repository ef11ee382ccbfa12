import type { TAX_BASE_PARTS } from '../../db/table/catalog.ts';
import type { Catalog, Country } from '../catalog/catalog.ts';
import { type DutyRule, findDutyRule, type ImportTax } from '../catalog/duty-rule.ts';
import type { LawAmount } from '../catalog/law-amount.ts';
import { isInForce } from '../catalog/rule-scope.ts';
import { type DutyMatch, type DutyTerms, dutyRulesOf, findDuty, IMPORT_DUTY } from '../catalog/tariff.ts';
import { type CurrencyRates, exceedsAmount, toHkdCents } from '../fx/currency-rates.ts';
import { type Cents, share } from '../money.ts';
import { asciiUpper } from '../text.ts';
import { distinctItemKey } from './declaration.ts';

/** Who pays duty and tax: the recipient at the door (DAP), or the seller with the price (DDP). */
export type Incoterm = 'DAP' | 'DDP';

/** A place of import. */
export interface ImportDestination {
  readonly country: Country;
  /** Code and name of its tax area; null: it has none of its own. */
  readonly area: { readonly code: string; readonly name: string } | null;
  readonly customsArea: string | null;
  /** The VAT of its country is charged there. */
  readonly hasCountryVat: boolean;
}

export interface ImportedItem {
  readonly description: string;
  readonly hs_code?: string | undefined;
  readonly country_of_manufacture?: string | undefined;
  /** Of the whole line, in HKD; null: unknown. */
  readonly valueCents: Cents | null;
}

export interface ImportFacts {
  readonly destination: ImportDestination;
  /** Null: the goods are unknown. */
  readonly items: readonly ImportedItem[] | null;
  readonly iossNumber: string | null;
  readonly rates: CurrencyRates;
  /** In Hong Kong, YYYY-MM-DD. */
  readonly date: string;
}

/** Reason for which a landed cost is not known, with the values that its sentence names. */
export type CostGap =
  | { readonly code: 'GOODS_UNKNOWN' | 'RETURN' }
  | { readonly code: 'DECLARED_VALUE_UNKNOWN' }
  | { readonly code: 'ITEM_VALUE_NEEDED' | 'HS_CODE_NEEDED' | 'ORIGIN_NEEDED'; readonly item: number }
  | { readonly code: 'LONGER_HS_CODE_NEEDED'; readonly item: number; readonly digits: number }
  | { readonly code: 'NO_DUTY_RATE'; readonly item: number; readonly hsCode: string }
  | { readonly code: 'NO_RULE' | 'NO_TAX_RATE'; readonly place: string }
  | { readonly code: 'NO_EXCHANGE_RATE'; readonly currency: string };

type BasisPart = (typeof TAX_BASE_PARTS)[number];

export type CostPayment = 'included' | 'at_delivery' | 'at_sale';

export interface CostLine {
  readonly kind: 'duty' | 'tax' | 'handling';
  /** Name of the catalog's rule, or code of the surcharge. */
  readonly rule: string;
  /** Name of the tax or surcharge, such as VAT; null: no more than its kind. */
  readonly name: string | null;
  /** Null for a fixed amount. */
  readonly basisPoints: number | null;
  /** Parts of the amount that the rate is of. Empty for a fixed amount. */
  readonly basis: readonly BasisPart[];
  readonly basisCents: Cents | null;
  readonly amountCents: Cents;
  readonly payment: CostPayment;
  /** The amount up to which nothing is charged, because of which this line is 0. */
  readonly upTo: LawAmount | null;
  /** Positions of the items that it is for, from 0; empty: of all. */
  readonly items: readonly number[];
  readonly source: string | null;
  readonly asOf: string | null;
}

export interface LandedCost {
  readonly incoterm: Incoterm;
  readonly lines: readonly CostLine[];
  readonly totalCents: Cents;
  readonly dueAtDeliveryCents: Cents;
}

export type LandedCostResult = { readonly cost: LandedCost } | { readonly gap: CostGap };

/** Rates and reliefs that follow from the goods and the day, the same for every service. */
interface Assessment {
  readonly rule: DutyRule;
  readonly items: readonly ImportedItem[];
  readonly valuesCents: readonly Cents[];
  readonly isDutyRelieved: boolean;
  readonly duties: readonly { readonly terms: DutyTerms; readonly items: readonly number[] }[];
  readonly tax: AssessedTax | null;
  readonly rates: CurrencyRates;
}

interface AssessedTax {
  readonly tax: ImportTax;
  readonly basisPoints: number;
  readonly isRelieved: boolean;
  readonly isPaidAtSale: boolean;
}

export type ImportAssessment = Assessment | { readonly gap: CostGap };

/** Ends an assessment. Never leaves this file. */
class Gap extends Error {
  readonly gap: CostGap;

  constructor(gap: CostGap) {
    super(gap.code);
    this.gap = gap;
  }
}

/** Finds the rates of duty and tax for goods. */
export function assessImport(catalog: Catalog, facts: ImportFacts): ImportAssessment {
  return orGap(() => assess(catalog, facts));
}

function orGap<T>(compute: () => T): T | { readonly gap: CostGap } {
  try {
    return compute();
  } catch (error) {
    if (error instanceof Gap) return { gap: error.gap };
    throw error;
  }
}

function assess(catalog: Catalog, facts: ImportFacts): Assessment {
  const { destination, items, date, rates } = facts;
  const codes = destinationCodes(destination);
  const rule = findDutyRule(catalog.dutyRules, codes, date);
  if (rule === undefined) throw new Gap({ code: 'NO_RULE', place: placeName(destination) });
  if (items === null) throw new Gap({ code: 'GOODS_UNKNOWN' });
  const valuesCents = items.map(({ valueCents }, item) => {
    if (valueCents === null) throw new Gap({ code: 'ITEM_VALUE_NEEDED', item });
    return valueCents;
  });
  const valueCents = sum(valuesCents);
  const isDutyRelieved = isWithin(valueCents, rule.dutyReliefUpTo, rates);
  const holds = (terms: DutyTerms) =>
    isInForce(terms, date) &&
    !(isDutyRelieved && terms.hasRelief) &&
    (terms.valueOver === null || !isWithin(valueCents, terms.valueOver, rates)) &&
    (terms.valueUpTo === null || isWithin(valueCents, terms.valueUpTo, rates));
  const rules = dutyRulesOf(catalog.tariff, codes, isDutyRelieved);
  if (!isDutyRelieved && !rules.includes(IMPORT_DUTY)) rules.unshift(IMPORT_DUTY);
  const duties = new Map<DutyTerms, number[]>();
  for (const dutyRule of rules) {
    for (const [index, item] of items.entries()) {
      const match = findDuty(catalog.tariff, codes, dutyRule, dutyGoods(item), holds);
      if (match.kind === 'found') {
        const covered = duties.get(match.terms);
        if (covered === undefined) duties.set(match.terms, [index]);
        else covered.push(index);
      } else if (match.kind !== 'none' || (dutyRule === IMPORT_DUTY && !isDutyRelieved)) {
        throw new Gap(gapOf(match, index, item));
      }
    }
  }
  return {
    rule,
    items,
    valuesCents,
    isDutyRelieved,
    duties: [...duties].map(([terms, covered]) => ({ terms, items: covered })),
    tax: rule.tax && assessTax(rule, rule.tax, valueCents, facts),
    rates,
  };
}

/** The closest first. */
function destinationCodes({ country, area, customsArea }: ImportDestination): string[] {
  return [area?.code, country.code, customsArea, '*'].filter((code) => code !== undefined && code !== null);
}

function placeName({ country, area }: ImportDestination): string {
  return area?.code ?? country.code;
}

function dutyGoods({ hs_code: hsCode, country_of_manufacture: origin }: ImportedItem) {
  const digits = (hsCode ?? '').replace(/\D/g, '');
  return {
    hsDigits: digits.length < 6 ? null : digits,
    origin: asciiUpper(origin ?? '').trim() || null,
  };
}

function gapOf(match: DutyMatch, item: number, { hs_code: hsCode = '' }: ImportedItem): CostGap {
  switch (match.kind) {
    case 'hs_code_needed':
      return { code: 'HS_CODE_NEEDED', item };
    case 'origin_needed':
      return { code: 'ORIGIN_NEEDED', item };
    case 'longer_hs_code_needed':
      return { code: 'LONGER_HS_CODE_NEEDED', item, digits: match.digits };
    default:
      return { code: 'NO_DUTY_RATE', item, hsCode: hsCode.trim() };
  }
}

function assessTax(rule: DutyRule, tax: ImportTax, valueCents: Cents, facts: ImportFacts): AssessedTax {
  const { destination, rates, iossNumber, date } = facts;
  // A rule of the country or of its customs area does not know the tax of an area outside of the country's VAT.
  if (!destination.hasCountryVat && rule.destination !== destination.area?.code)
    throw new Gap({ code: 'NO_TAX_RATE', place: placeName(destination) });
  const basisPoints =
    tax.basisPoints === 'vat_rate'
      ? destination.country.vatRates.find(({ effective_from }) => effective_from <= date)?.basis_points
      : tax.basisPoints;
  if (basisPoints === undefined) throw new Gap({ code: 'NO_TAX_RATE', place: placeName(destination) });
  return {
    tax,
    basisPoints,
    isRelieved: isWithin(valueCents, tax.reliefUpTo, rates),
    isPaidAtSale:
      (tax.atSaleWith === null || iossNumber !== null) && isWithin(valueCents, tax.atSaleUpTo, rates),
  };
}

/** False without a limit. */
function isWithin(valueCents: Cents, limit: LawAmount | null, rates: CurrencyRates): boolean {
  if (limit === null) return false;
  const exceeds = exceedsAmount(valueCents, limit, rates);
  if (exceeds === null) throw new Gap({ code: 'NO_EXCHANGE_RATE', currency: limit.currency });
  return !exceeds;
}

function convert(amount: LawAmount, rates: CurrencyRates): Cents {
  const cents = toHkdCents(amount, rates);
  if (cents === null) throw new Gap({ code: 'NO_EXCHANGE_RATE', currency: amount.currency });
  return cents;
}

export interface CarriedImport {
  /** Freight and registration fee, without other services. */
  readonly freightCents: Cents;
  readonly insuranceCents: Cents;
  /** Duty and tax that the price has as surcharges: levies and prepayments. A tax among them is the only one. */
  readonly charged: readonly ChargedCost[];
  readonly incoterm: Incoterm;
}

export interface ChargedCost {
  readonly kind: 'duty' | 'tax';
  readonly code: string;
  readonly description: string;
  readonly amountCents: Cents;
}

/**
 * Computes duty, tax and handling. Each line is rounded once, half up to cents; freight and insurance are shared among
 * the items by value, to the cent.
 */
export function landedCost(assessment: ImportAssessment, carried: CarriedImport): LandedCostResult {
  if ('gap' in assessment) return assessment;
  return orGap(() => ({ cost: computeCost(assessment, carried) }));
}

function computeCost(assessment: Assessment, carried: CarriedImport): LandedCost {
  const { incoterm } = carried;
  const duties = [...chargedLines(carried, 'duty'), ...dutyLines(assessment, carried)];
  const prepaid = chargedLines(carried, 'tax');
  const dutyCents = sum(duties.map(({ amountCents }) => amountCents));
  const tax = prepaid.length > 0 ? null : taxLine(assessment, carried, dutyCents, 0);
  const isDue = [...duties, ...(tax === null ? [] : [tax])].some(
    ({ payment, amountCents }) => payment === 'at_delivery' && amountCents > 0,
  );
  const handling = isDue ? handlingLine(assessment) : null;
  const taxed =
    tax !== null && handling !== null ? taxLine(assessment, carried, dutyCents, handling.amountCents) : tax;
  const lines = [...duties, ...prepaid, taxed, handling].filter((line) => line !== null);
  return {
    incoterm,
    lines,
    totalCents: sum(lines.map(({ amountCents }) => amountCents)),
    dueAtDeliveryCents: sum(
      lines.filter(({ payment }) => payment === 'at_delivery').map(({ amountCents }) => amountCents),
    ),
  };
}

function chargedLines({ charged }: CarriedImport, kind: ChargedCost['kind']): CostLine[] {
  return charged
    .filter((cost) => cost.kind === kind)
    .map(({ code, description, amountCents }) => ({
      kind,
      rule: code,
      name: description,
      basisPoints: null,
      basis: [],
      basisCents: null,
      amountCents,
      payment: 'included',
      upTo: null,
      items: [],
      source: null,
      asOf: null,
    }));
}

/** With DDP, the seller pays what would be due at the door. */
function paymentAtDoor({ incoterm }: CarriedImport): CostPayment {
  return incoterm === 'DDP' ? 'included' : 'at_delivery';
}

function dutyLines(assessment: Assessment, carried: CarriedImport): CostLine[] {
  const { rule, items, valuesCents, duties, rates } = assessment;
  const { freightCents, insuranceCents } = carried;
  const isCif = rule.basis === 'CIF';
  const carriage = isCif ? shareByValue(freightCents + insuranceCents, valuesCents) : [];
  const payment = paymentAtDoor(carried);
  const relief: CostLine[] = assessment.isDutyRelieved
    ? [{ ...zeroLine('duty', rule, payment), name: null, upTo: rule.dutyReliefUpTo }]
    : [];
  const lines = duties.map(({ terms, items: covered }): CostLine => {
    const shared = {
      kind: 'duty' as const,
      rule: terms.rule,
      name: null,
      payment,
      upTo: null,
      items: covered.length === items.length ? [] : covered,
      source: terms.source,
      asOf: terms.asOf,
    };
    if (terms.basisPoints === null) {
      const count = terms.per === 'item' ? distinctCount(covered.map((index) => items[index])) : 1;
      const each = terms.amount === null ? 0 : convert(terms.amount, rates);
      return { ...shared, basisPoints: null, basis: [], basisCents: null, amountCents: each * count };
    }
    const basisCents = sum(covered.map((index) => (valuesCents[index] ?? 0) + (carriage[index] ?? 0)));
    return {
      ...shared,
      basisPoints: terms.basisPoints,
      basis: isCif ? ['value', 'freight', 'insurance'] : ['value'],
      basisCents,
      amountCents: share(basisCents, terms.basisPoints),
    };
  });
  return [...relief, ...lines];
}

function zeroLine(kind: CostLine['kind'], { rule, source, asOf }: DutyRule, payment: CostPayment): CostLine {
  return {
    kind,
    rule,
    name: null,
    basisPoints: 0,
    basis: [],
    basisCents: null,
    amountCents: 0,
    payment,
    upTo: null,
    items: [],
    source,
    asOf,
  };
}

function distinctCount(items: readonly (ImportedItem | undefined)[]): number {
  return new Set(items.map((item) => item && distinctItemKey(item))).size;
}

function taxLine(
  { rule, tax: assessed, valuesCents, rates }: Assessment,
  carried: CarriedImport,
  dutyCents: Cents,
  handlingCents: Cents,
): CostLine | null {
  if (assessed === null) return null;
  const { tax, basisPoints, isRelieved, isPaidAtSale } = assessed;
  const payment = isPaidAtSale ? 'at_sale' : paymentAtDoor(carried);
  const zero = { ...zeroLine('tax', rule, payment), name: tax.name };
  if (isRelieved) return { ...zero, upTo: tax.reliefUpTo };
  const parts: { readonly [Part in BasisPart]: Cents } = {
    value: sum(valuesCents),
    freight: carried.freightCents,
    insurance: carried.insuranceCents,
    duty: dutyCents,
    handling: handlingCents,
  };
  const basisCents = sum(tax.base.map((part) => parts[part]));
  const amountCents = share(basisCents, basisPoints);
  if (isWithin(amountCents, tax.waivedUpTo, rates)) return { ...zero, upTo: tax.waivedUpTo };
  return { ...zero, basisPoints, basis: tax.base, basisCents, amountCents };
}

function handlingLine({ rule, rates }: Assessment): CostLine | null {
  if (rule.handlingFee === null) return null;
  const line = zeroLine('handling', rule, 'at_delivery');
  return { ...line, basisPoints: null, amountCents: convert(rule.handlingFee, rates) };
}

/** Shares cents by value: each gets its whole cents, and those with the largest remainders one more. Equally if all are 0. */
export function shareByValue(cents: Cents, values: readonly Cents[]): Cents[] {
  const total = sum(values);
  const weights = total === 0 ? values.map(() => 1) : values;
  const whole = total === 0 ? values.length : total;
  const shares = weights.map((weight, index) => {
    const exact = BigInt(cents) * BigInt(weight);
    return { index, cents: Number(exact / BigInt(whole)), rest: exact % BigInt(whole) };
  });
  const left = cents - sum(shares.map((one) => one.cents));
  const byRest = shares.toSorted((one, other) =>
    one.rest === other.rest ? one.index - other.index : one.rest > other.rest ? -1 : 1,
  );
  for (const one of byRest.slice(0, left)) one.cents += 1;
  return shares.map((one) => one.cents);
}

function sum(amounts: readonly Cents[]): Cents {
  let total = 0;
  for (const amount of amounts) total += amount;
  return total;
}
