import type { CatalogData, CatalogRow } from '../../../db/table/catalog/catalog-data.ts';
import type { CatalogProblem } from '../catalog-problem.ts';
import { coversCountry } from '../lane.ts';
import type { RowLines } from '../row-lines.ts';

export function checkPriceRules(data: CatalogData, lines: RowLines): CatalogProblem[] {
  return [...discountProblems(data, lines), ...checkVatRates(data, lines), ...levyProblems(data, lines)];
}

function discountProblems(data: CatalogData, lines: RowLines): CatalogProblem[] {
  return data.discount_rule.flatMap((row) => {
    const problems: CatalogProblem[] = [];
    const { kind, basis_points: points, amount_cents: amount } = row;
    if (kind === 'percent' && (points === null || points < 1 || points > 10_000)) {
      problems.push(lines.problem('discount_rule', row, 'basis_points', 'must be above 0 and at most 100'));
    }
    if (kind === 'percent' && amount !== null) {
      problems.push(lines.problem('discount_rule', row, 'amount_cents', 'must be empty for kind percent'));
    }
    if (kind === 'fixed' && amount === null) {
      problems.push(lines.problem('discount_rule', row, 'amount_cents', 'must be given for kind fixed'));
    }
    if (kind === 'fixed' && points !== null) {
      problems.push(lines.problem('discount_rule', row, 'basis_points', 'must be empty for kind fixed'));
    }
    if (row.valid_until !== null && row.valid_until <= row.valid_from) {
      problems.push(lines.problem('discount_rule', row, 'valid_until', `must be after ${row.valid_from}`));
    }
    return problems;
  });
}

/** Finds VAT surcharges for countries without a VAT rate; with `day`, without a rate in force on that day. */
export function checkVatRates(data: CatalogData, lines: RowLines, day?: string): CatalogProblem[] {
  const vat = new Set(data.surcharge.filter((row) => row.basis === 'vat').map(({ code }) => code));
  const inForce = data.vat_rate.filter((row) => day === undefined || row.effective_from <= day);
  const rated = new Set(inForce.map((row) => row.country_code));
  return data.surcharge_rule.flatMap((row) => {
    if (!vat.has(row.surcharge_code) || row.status !== 'selectable') return [];
    const missing = data.country
      .filter((country) => coversCountry(row.countries, country) && !rated.has(country.code))
      .map(({ code }) => code);
    if (missing.length === 0) return [];
    const message = `vat_rate.csv must have a rate for ${missing.join(' ')}${day === undefined ? '' : `, in force on ${day}`}`;
    return [lines.problem('surcharge_rule', row, 'countries', message)];
  });
}

function levyProblems(data: CatalogData, lines: RowLines): CatalogProblem[] {
  const levies = new Set(data.surcharge.filter((row) => row.basis === 'item_levy').map(({ code }) => code));
  return data.levy.flatMap((row, index) => {
    const problems: CatalogProblem[] = [];
    if (!levies.has(row.surcharge_code)) {
      const message = `${row.surcharge_code} must be a surcharge with the basis item_levy`;
      problems.push(lines.problem('levy', row, 'surcharge_code', message));
    }
    if (row.effective_until !== null && row.effective_until <= row.effective_from) {
      problems.push(lines.problem('levy', row, 'effective_until', `must be after ${row.effective_from}`));
    }
    const other = data.levy.slice(0, index).find((earlier) => overlap(earlier, row, data));
    if (other !== undefined) {
      const message = `overlaps the levy from ${other.effective_from} in the same countries; one must end before the other starts`;
      problems.push(lines.problem('levy', row, 'effective_from', message));
    }
    return problems;
  });
}

function overlap(one: CatalogRow<'levy'>, other: CatalogRow<'levy'>, data: CatalogData): boolean {
  if (one.surcharge_code !== other.surcharge_code) return false;
  const ended = (row: CatalogRow<'levy'>, by: string) =>
    row.effective_until !== null && row.effective_until <= by;
  if (ended(one, other.effective_from) || ended(other, one.effective_from)) return false;
  return data.country.some(
    (country) => coversCountry(one.countries, country) && coversCountry(other.countries, country),
  );
}
