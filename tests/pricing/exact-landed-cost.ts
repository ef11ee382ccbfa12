import type { CatalogRow } from '../../db/table/catalog.ts';
import {
  currencyOf,
  declaredValue,
  type Fraction,
  fraction,
  isLess,
  type ModelItem,
  plus,
  rounded,
  through,
  times,
} from './exact-model.ts';

type DutyRule = CatalogRow<'duty_rule'>;
type DutyRate = CatalogRow<'duty_rate'>;

/** Everything that duty and tax depend on. Amounts are in HKD. */
export interface ModelImport {
  readonly rules: readonly DutyRule[];
  readonly rows: readonly DutyRate[];
  readonly recipient: string;
  /** The closest first. */
  readonly destinations: readonly string[];
  readonly vatPercent: number | null;
  readonly items: readonly ModelItem[];
  readonly declaredCurrency: 'HKD' | 'USD' | undefined;
  /** HKD for one unit, by currency. */
  readonly rates: Readonly<Record<string, Fraction>>;
  readonly freight: Fraction;
  readonly insurance: Fraction;
  readonly charged: readonly { readonly kind: string; readonly code: string; readonly amount: Fraction }[];
}

const none = fraction(0);
const total = (amounts: readonly Fraction[]) => amounts.reduce(plus, none);
const cents = (amount: Fraction) => rounded(amount, 2).over;

/**
 * Duty and tax in BigInt fractions, written from docs/design/pricing.md, *Duty and tax at import*. It looks at every row
 * and shares no code with `src/`. Returns a line of text for each cost, or the reason for which they are not known.
 */
export function modelLandedCost(input: ModelImport): string[] | string {
  const { rules, destinations, items, rates, charged } = input;
  const rule = destinations
    .flatMap((code) => [input.recipient, null].map((recipient) => ({ code, recipient })))
    .map(({ code, recipient }) =>
      rules.find((one) => one.destination === code && one.recipient === recipient),
    )
    .find((one) => one !== undefined);
  if (rule === undefined) return 'NO_RULE';
  if (items.some((item) => item.unit_price === undefined && item.unit_price_hkd === undefined))
    return 'unpriced';
  const currency = currencyOf(items, input.declaredCurrency);
  const value = declaredValue(items, currency, rates.USD ?? none);
  const own = items.map((item) =>
    rounded(times(fraction(item.unit_price ?? item.unit_price_hkd ?? 0), fraction(item.quantity)), 2),
  );
  const values = currency === 'USD' ? split(value, own) : own;
  const carriage = split(plus(input.freight, input.insurance), values);
  const within = (limit: string) => !isLess(rounded(inHkd(limit, rates), 2), value);
  const relieved = rule.duty_relief_up_to !== null && within(rule.duty_relief_up_to);
  const lines = charged
    .filter(({ kind }) => kind === 'duty')
    .map((one) => textOf(one, one.amount, 'included'));
  let duty = total(charged.filter(({ kind }) => kind === 'duty').map(({ amount }) => amount));
  if (relieved) lines.push(textOf({ kind: 'duty', code: rule.rule }, none, 'at_delivery'));
  for (const name of [...new Set(input.rows.map((row) => row.rule))].sort()) {
    const groups = new Map<DutyRate, number[]>();
    for (const [index, item] of items.entries()) {
      const row = closestRow(input, name, item, relieved, within);
      if (typeof row === 'string') return `${row} ${index}`;
      if (row === null && name === 'import_duty' && !relieved) return `NO_DUTY_RATE ${index}`;
      if (row === null) continue;
      const same = [...groups.keys()].find(
        (one) => one.basis_points === row.basis_points && one.amount === row.amount && one.per === row.per,
      );
      groups.set(same ?? row, [...(groups.get(same ?? row) ?? []), index]);
    }
    for (const [row, covered] of groups) {
      const basis = total(
        covered.map((index) =>
          plus(values[index] ?? none, rule.basis === 'CIF' ? (carriage[index] ?? none) : none),
        ),
      );
      const amount =
        row.amount === null
          ? rounded(times(basis, { over: BigInt(row.basis_points ?? 0), under: 10_000n }), 2)
          : times(
              rounded(inHkd(row.amount, rates), 2),
              fraction(row.per === 'item' ? distinct(covered.map((index) => items[index])) : 1),
            );
      duty = plus(duty, amount);
      lines.push(textOf({ kind: 'duty', code: name }, amount, 'at_delivery'));
    }
  }
  const prepaid = charged.filter(({ kind }) => kind === 'tax');
  if (prepaid.length > 0) return [...lines, ...prepaid.map((one) => textOf(one, one.amount, 'included'))];
  if (rule.tax_percent === null) return lines;
  const percent = rule.tax_percent === 'vat_rate' ? (input.vatPercent ?? 0) : Number(rule.tax_percent);
  const parts: Readonly<Record<string, Fraction>> = {
    value,
    freight: input.freight,
    insurance: input.insurance,
    duty,
  };
  const basis = total(rule.tax_base.map((part) => parts[part] ?? none));
  const tax = rounded(times(basis, through(fraction(percent), fraction(100))), 2);
  const atSale =
    rule.tax_at_sale_with === null && rule.tax_at_sale_up_to !== null && within(rule.tax_at_sale_up_to);
  return [...lines, textOf({ kind: 'tax', code: rule.rule }, tax, atSale ? 'at_sale' : 'at_delivery')];
}

function textOf(
  { kind, code }: { readonly kind: string; readonly code: string },
  amount: Fraction,
  payment: string,
) {
  return `${kind} ${code} ${cents(amount)} ${payment}`;
}

function inHkd(text: string, rates: Readonly<Record<string, Fraction>>): Fraction {
  const [currency = '', figure = ''] = text.split(' ');
  return times(fraction(figure), currency === 'HKD' ? fraction(1) : (rates[currency] ?? none));
}

/** Whole cents first, then one more to the largest remainders. */
function split(amount: Fraction, weights: readonly Fraction[]): Fraction[] {
  const whole = cents(amount);
  const figures = weights.map(cents);
  const sum = figures.reduce((one, other) => one + other, 0n);
  const shares = figures.map(
    (figure) => (sum === 0n ? [1n, BigInt(figures.length)] : [figure, sum]) as [bigint, bigint],
  );
  const parts = shares.map(([weight, all]) => (whole * weight) / all);
  const remainders = shares.map(([weight, all], index) => ({ index, rest: (whole * weight) % all }));
  remainders.sort((one, other) =>
    one.rest === other.rest ? one.index - other.index : one.rest < other.rest ? 1 : -1,
  );
  const left = Number(whole - parts.reduce((one, other) => one + other, 0n));
  for (const { index } of remainders.slice(0, left)) parts[index] = (parts[index] ?? 0n) + 1n;
  return parts.map((part) => ({ over: part, under: 100n }));
}

function closestRow(
  { rows, destinations }: ModelImport,
  name: string,
  item: ModelItem,
  relieved: boolean,
  within: (limit: string) => boolean,
): DutyRate | string | null {
  const digits = (item.hs_code ?? '').replaceAll('.', '');
  const origin = item.country_of_manufacture?.toUpperCase();
  for (const destination of destinations) {
    const own = rows.filter((row) => row.rule === name && row.destination === destination);
    if (own.length === 0 || (relieved && own.every((row) => row.has_relief))) continue;
    if (own.some((row) => row.origin !== '*') && origin === undefined) return 'ORIGIN_NEEDED';
    const applying = own.filter(
      (row) =>
        !(relieved && row.has_relief) &&
        (row.value_over === null || !within(row.value_over)) &&
        (row.value_up_to === null || within(row.value_up_to)),
    );
    const matching = applying.filter(
      (row) =>
        (row.hs_prefix === '*' || digits.startsWith(row.hs_prefix)) &&
        (row.origin === '*' || row.origin === origin),
    );
    matching.sort(
      (one, other) =>
        other.hs_prefix.replace('*', '').length - one.hs_prefix.replace('*', '').length ||
        Number(one.origin === '*') - Number(other.origin === '*'),
    );
    if (matching[0] !== undefined) return matching[0];
    if (own.some((row) => row.hs_prefix.length > digits.length && row.hs_prefix.startsWith(digits)))
      return 'LONGER_HS_CODE_NEEDED';
  }
  return null;
}

function distinct(items: readonly (ModelItem | undefined)[]): number {
  const key = (item: ModelItem | undefined) =>
    [
      item?.description,
      item?.hs_code?.replaceAll('.', '').slice(0, 6),
      item?.country_of_manufacture?.toUpperCase(),
    ].join('|');
  return new Set(items.map(key)).size;
}
