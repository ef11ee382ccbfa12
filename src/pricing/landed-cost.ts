import type { RecipientType, TAX_BASE_PARTS } from '../../db/table/catalog.ts';
import type { Catalog } from '../catalog/catalog.ts';
import { type Destination, dutyPlaces } from '../catalog/destination.ts';
import { type DutyRule, findDutyRule, type ImportTax } from '../catalog/duty-rule.ts';
import type { LawAmount } from '../catalog/law-amount.ts';
import { isInForce } from '../catalog/rule-scope.ts';
import { type DutyMatch, type DutyTerms, dutyRulesOf, findDuty, IMPORT_DUTY } from '../catalog/tariff.ts';
import { countryNames } from '../country.ts';
import { type CurrencyRates, toHkdCents } from '../fx/currency-rates.ts';
import { type Cents, share, splitCents, sumCents } from '../money.ts';
import { asciiUpper } from '../text.ts';
import { distinctItemKey } from './distinct-item.ts';
import { paymentOfTax } from './tax-at-sale.ts';

/** Who pays duty and tax: the recipient at the door (DAP), or the seller with the price (DDP). */
export type Incoterm = 'DAP' | 'DDP';

export interface ImportedItem {
  readonly description: string;
  readonly hs_code?: string | undefined;
  readonly country_of_manufacture?: string | undefined;
  /** Of the whole line, in HKD; null: unknown. */
  readonly valueCents: Cents | null;
}

export interface ImportFacts {
  readonly destination: Destination;
  readonly recipientType: RecipientType;
  /** In Hong Kong, YYYY-MM-DD. */
  readonly date: string;
  /** Null: the goods are unknown. */
  readonly items: readonly ImportedItem[] | null;
  /** Sum of the items, or without their prices, the value that was declared; null: unknown. */
  readonly declaredValueCents: Cents | null;
  readonly iossNumber: string | null;
  readonly rates: CurrencyRates;
}

/** Reasons for which a landed cost is not known. */
export type CostGapCode =
  | 'GOODS_UNKNOWN'
  | 'POSTAL_CODE_NEEDED'
  | 'ITEM_VALUE_NEEDED'
  | 'HS_CODE_NEEDED'
  | 'LONGER_HS_CODE_NEEDED'
  | 'ORIGIN_NEEDED'
  | 'NO_DUTY_RATE'
  | 'NO_RULE'
  | 'NO_TAX_RATE'
  | 'NO_EXCHANGE_RATE'
  | 'NO_PRICE'
  | 'RETURN';

/** A reason with what its sentence names. */
export interface CostGap {
  readonly code: CostGapCode;
  /** Position of the item, from 0. */
  readonly item: number | null;
  /** Code of a place, currency, HS code or number of digits. */
  readonly value: string | null;
  /** Name of the place in English. */
  readonly place?: string;
}

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

/** Returns the currencies of the amounts that the import depends on; none if it is not known. */
export function currenciesOfImport(assessment: ImportAssessment): string[] {
  if ('gap' in assessment) return [];
  const { rule, tax, duties } = assessment;
  const amounts = [
    rule.dutyReliefUpTo,
    rule.handlingFee,
    ...(tax === null ? [] : [tax.tax.reliefUpTo, tax.tax.atSaleUpTo, tax.tax.waivedUpTo]),
    ...duties.flatMap(({ terms }) => [terms.amount, terms.valueOver, terms.valueUpTo]),
  ];
  return amounts.flatMap((amount) => amount?.currency ?? []);
}

export function costGap(
  code: CostGapCode,
  item: number | null = null,
  value: string | null = null,
  place?: string,
): CostGap {
  return { code, item, value, ...(place === undefined ? {} : { place }) };
}

/** Ends an assessment. Never leaves this file. */
class Gap extends Error {
  readonly gap: CostGap;

  constructor(...gap: Parameters<typeof costGap>) {
    super(gap[0]);
    this.gap = costGap(...gap);
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
  const codes = dutyPlaces(destination);
  const rule = findDutyRule(catalog.dutyRules, codes, facts);
  if (rule === undefined) throw new Gap('NO_RULE', null, ...placeOf(destination));
  if (items === null) throw new Gap('GOODS_UNKNOWN');
  const unpriced = items.findIndex(({ valueCents: one }) => one === null);
  const { declaredValueCents: valueCents } = facts;
  if (valueCents === null) throw new Gap('ITEM_VALUE_NEEDED', Math.max(unpriced, 0));
  if (destination.mayBeIn.length > 0) throw new Gap('POSTAL_CODE_NEEDED');
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
      const match = findDuty(catalog.tariff, codes, dutyRule, dutyGoods(item), holds, isDutyRelieved);
      if (match.kind === 'found') {
        const same = [...duties.keys()].find((terms) => isSameRate(terms, match.terms)) ?? match.terms;
        const covered = duties.get(same);
        if (covered === undefined) duties.set(same, [index]);
        else covered.push(index);
      } else if (match.kind !== 'none' || (dutyRule === IMPORT_DUTY && !isDutyRelieved)) {
        throw dutyGap(match, index, item);
      }
    }
  }
  const isShared = [...duties].some(
    ([{ basisPoints }, covered]) => basisPoints !== null && covered.length < items.length,
  );
  if (unpriced !== -1 && isShared) throw new Gap('ITEM_VALUE_NEEDED', unpriced);
  return {
    rule,
    items,
    // Where every rate is of the whole value, it does not matter how the items share it.
    valuesCents:
      unpriced === -1
        ? items.map((item) => item.valueCents ?? 0)
        : splitCents(
            valueCents,
            items.map(() => 1),
          ),
    isDutyRelieved,
    duties: [...duties].map(([terms, covered]) => ({ terms, items: covered })),
    tax: rule.tax && assessTax(rule, rule.tax, valueCents, facts),
    rates,
  };
}

/** Rows that differ in their conditions alone are one line. */
function isSameRate(one: DutyTerms, other: DutyTerms): boolean {
  return (
    one === other ||
    (one.rule === other.rule &&
      one.basisPoints === other.basisPoints &&
      one.amount?.currency === other.amount?.currency &&
      one.amount?.cents === other.amount?.cents &&
      one.per === other.per &&
      one.source === other.source &&
      one.asOf === other.asOf)
  );
}

/** Of a gap: the code of the destination and its name. */
function placeOf({ country, area }: Destination): [code: string, name: string] {
  return area ? [area.code, area.name] : [country.code, countryNames(country.code).en];
}

function dutyGoods({ hs_code: hsCode, country_of_manufacture: origin }: ImportedItem) {
  const digits = (hsCode ?? '').replace(/\D/g, '');
  return {
    hsDigits: digits.length < 6 ? null : digits,
    origin: asciiUpper(origin ?? '').trim() || null,
  };
}

function dutyGap(match: DutyMatch, item: number, { hs_code: hsCode = '' }: ImportedItem): Gap {
  switch (match.kind) {
    case 'hs_code_needed':
      return new Gap('HS_CODE_NEEDED', item);
    case 'origin_needed':
      return new Gap('ORIGIN_NEEDED', item);
    case 'longer_hs_code_needed':
      return new Gap('LONGER_HS_CODE_NEEDED', item, String(match.digits));
    default:
      return new Gap('NO_DUTY_RATE', item, hsCode.trim());
  }
}

/** A rule of the country or of its customs area does not know the tax of an area, unless both are in the EU's VAT area. */
export function knowsTaxOf({ area, country, vatArea }: Destination, { tax, destination }: DutyRule): boolean {
  if (tax === null || area === null || destination === area.code) return true;
  return vatArea !== null && vatArea === country.vat_area;
}

function assessTax(rule: DutyRule, tax: ImportTax, valueCents: Cents, facts: ImportFacts): AssessedTax {
  const { destination, rates, iossNumber, date } = facts;
  if (!knowsTaxOf(destination, rule)) throw new Gap('NO_TAX_RATE', null, ...placeOf(destination));
  const basisPoints =
    tax.basisPoints === 'vat_rate'
      ? (destination.area ?? destination.country).vatRates.find(
          ({ effective_from }) => effective_from <= date,
        )?.basis_points
      : tax.basisPoints;
  if (basisPoints === undefined) throw new Gap('NO_TAX_RATE', null, ...placeOf(destination));
  const { payment, upTo } = paymentOfTax(tax, { valueCents, iossNumber, rates });
  if (payment === 'unknown') throw new Gap('NO_EXCHANGE_RATE', null, upTo?.currency);
  return {
    tax,
    basisPoints,
    isRelieved: isWithin(valueCents, tax.reliefUpTo, rates),
    isPaidAtSale: payment === 'at_sale',
  };
}

/** Rounds the limit to cents, as the limits of rules are (consignment.ts). False without a limit. */
function isWithin(valueCents: Cents, limit: LawAmount | null, rates: CurrencyRates): boolean {
  return limit !== null && valueCents <= convert(limit, rates);
}

function convert(amount: LawAmount, rates: CurrencyRates): Cents {
  const cents = toHkdCents(amount, rates);
  if (cents === null) throw new Gap('NO_EXCHANGE_RATE', null, amount.currency);
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
  const dutyCents = sumCents(duties.map(({ amountCents }) => amountCents));
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
    totalCents: sumCents(lines.map(({ amountCents }) => amountCents)),
    dueAtDeliveryCents: sumCents(
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
  const carriage = isCif ? splitCents(freightCents + insuranceCents, valuesCents) : [];
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
    const basisCents = sumCents(covered.map((index) => (valuesCents[index] ?? 0) + (carriage[index] ?? 0)));
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
    value: sumCents(valuesCents),
    freight: carried.freightCents,
    insurance: carried.insuranceCents,
    duty: dutyCents,
    handling: handlingCents,
  };
  const basisCents = sumCents(tax.base.map((part) => parts[part]));
  const amountCents = share(basisCents, basisPoints);
  if (isWithin(amountCents, tax.waivedUpTo, rates)) return { ...zero, upTo: tax.waivedUpTo };
  return { ...zero, basisPoints, basis: tax.base, basisCents, amountCents };
}

function handlingLine({ rule, rates }: Assessment): CostLine | null {
  if (rule.handlingFee === null) return null;
  const line = zeroLine('handling', rule, 'at_delivery');
  return { ...line, basisPoints: null, amountCents: convert(rule.handlingFee, rates) };
}
