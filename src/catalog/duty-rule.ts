import type { CatalogRow, RecipientType } from '../../db/table/catalog.ts';
import { compareCodes } from '../text.ts';
import { percent } from './cell.ts';
import type { LawAmount } from './law-amount.ts';
import { isInForce } from './rule-scope.ts';
import { compileAmount } from './tariff.ts';

/** Duty and tax on imports into a destination (duty_rule.csv). */
export interface DutyRule {
  readonly destination: string;
  readonly rule: string;
  /** Null: both kinds. */
  readonly recipient: RecipientType | null;
  readonly basis: CatalogRow<'duty_rule'>['basis'];
  readonly dutyReliefUpTo: LawAmount | null;
  readonly tax: ImportTax | null;
  readonly handlingFee: LawAmount | null;
  readonly effectiveFrom: string;
  readonly effectiveUntil: string | null;
  readonly source: string;
  readonly asOf: string;
}

export interface ImportTax {
  readonly name: string;
  /** `vat_rate`: the country's rate of the day. */
  readonly basisPoints: number | 'vat_rate';
  readonly base: CatalogRow<'duty_rule'>['tax_base'];
  readonly reliefUpTo: LawAmount | null;
  readonly atSaleUpTo: LawAmount | null;
  readonly atSaleWith: 'ioss' | null;
  readonly waivedUpTo: LawAmount | null;
}

/** By destination: those for one kind of recipient first, then the newest. */
export type DutyRules = ReadonlyMap<string, readonly DutyRule[]>;

export function compileDutyRules(rows: readonly CatalogRow<'duty_rule'>[]): DutyRules {
  return Map.groupBy(
    rows
      .map(compileDutyRule)
      .toSorted(
        (one, other) =>
          Number(one.recipient === null) - Number(other.recipient === null) ||
          compareCodes(other.effectiveFrom, one.effectiveFrom),
      ),
    ({ destination }) => destination,
  );
}

function compileDutyRule(row: CatalogRow<'duty_rule'>): DutyRule {
  return Object.freeze({
    destination: row.destination,
    rule: row.rule,
    recipient: row.recipient,
    basis: row.basis,
    dutyReliefUpTo: compileAmount(row.duty_relief_up_to),
    tax: compileTax(row),
    handlingFee: compileAmount(row.handling_fee),
    effectiveFrom: row.effective_from,
    effectiveUntil: row.effective_until,
    source: row.source,
    asOf: row.as_of,
  });
}

function compileTax(row: CatalogRow<'duty_rule'>): ImportTax | null {
  if (row.tax_name === null || row.tax_percent === null) return null;
  return Object.freeze({
    name: row.tax_name,
    basisPoints: row.tax_percent === 'vat_rate' ? row.tax_percent : percent.parse(row.tax_percent),
    base: row.tax_base,
    reliefUpTo: compileAmount(row.tax_relief_up_to),
    atSaleUpTo: compileAmount(row.tax_at_sale_up_to),
    atSaleWith: row.tax_at_sale_with,
    waivedUpTo: compileAmount(row.tax_waived_up_to),
  });
}

/** Returns the rule in force of the first of the places that has one for the kind of recipient. */
export function findDutyRule(
  rules: DutyRules,
  places: readonly string[],
  { recipientType, date }: { readonly recipientType: RecipientType; readonly date: string },
): DutyRule | undefined {
  for (const place of places) {
    const found = rules
      .get(place)
      ?.find(
        (rule) => isInForce(rule, date) && (rule.recipient === null || rule.recipient === recipientType),
      );
    if (found !== undefined) return found;
  }
  return undefined;
}
