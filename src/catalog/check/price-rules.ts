import type { CatalogData } from '../catalog-data.ts';
import type { CatalogProblem } from '../catalog-problem.ts';
import type { RowLines } from '../row-lines.ts';

/** Contradictions in surcharges, discounts, VAT rates and levies. */
export function checkPriceRules(data: CatalogData, lines: RowLines): CatalogProblem[] {
  return [
    ...discountProblems(data, lines),
    ...surchargeProblems(data, lines),
    ...vatProblems(data, lines),
    ...levyProblems(data, lines),
  ];
}

function discountProblems(data: CatalogData, lines: RowLines): CatalogProblem[] {
  return data.discount_rule.flatMap((row) => {
    const problems: CatalogProblem[] = [];
    const { kind, basis_points: points, amount_cents: amount } = row;
    if (kind === 'percent' && (points === null || points < 1 || points > 10_000)) {
      problems.push(lines.problem('discount_rule', row, 'basis_points', 'must be over 0 and at most 100'));
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

function surchargeProblems(data: CatalogData, lines: RowLines): CatalogProblem[] {
  const problems: CatalogProblem[] = [];
  for (const row of data.surcharge_rule) {
    if (row.status === 'unavailable' && row.reason === null) {
      const message = 'must say why the surcharge is unavailable';
      problems.push(lines.problem('surcharge_rule', row, 'reason', message));
    }
  }
  for (const row of data.surcharge_exclusion) {
    if (row.surcharge_code !== row.excluded_code) continue;
    const message = 'must be another surcharge: none excludes itself';
    problems.push(lines.problem('surcharge_exclusion', row, 'excluded_code', message));
  }
  const flags = new Map<string, string>();
  for (const row of data.surcharge) {
    if (row.flag === null) continue;
    const other = flags.get(row.flag);
    if (other !== undefined) {
      problems.push(
        lines.problem('surcharge', row, 'flag', `already selects ${other}; must be one surcharge`),
      );
    }
    flags.set(row.flag, row.code);
  }
  return problems;
}

/** A VAT surcharge needs the rate of every country that it is offered for. */
function vatProblems(data: CatalogData, lines: RowLines): CatalogProblem[] {
  const vat = new Set(data.surcharge.filter((row) => row.basis === 'vat').map(({ code }) => code));
  const rated = new Set(data.vat_rate.map((row) => row.country_code));
  return data.surcharge_rule.flatMap((row) => {
    if (!vat.has(row.surcharge_code) || row.status !== 'selectable') return [];
    const missing = data.country
      .filter(({ code, customs_area: area }) => {
        const covered = row.countries.some((lane) => lane === '*' || lane === code || lane === area);
        return covered && !rated.has(code);
      })
      .map(({ code }) => code);
    if (missing.length === 0) return [];
    const message = `vat_rate.csv must have a rate for ${missing.join(' ')}`;
    return [lines.problem('surcharge_rule', row, 'countries', message)];
  });
}

function levyProblems(data: CatalogData, lines: RowLines): CatalogProblem[] {
  const levies = new Set(data.surcharge.filter((row) => row.basis === 'item_levy').map(({ code }) => code));
  return data.levy.flatMap((row) => {
    const problems: CatalogProblem[] = [];
    if (!levies.has(row.surcharge_code)) {
      const message = `${row.surcharge_code} must be a surcharge with the basis item_levy`;
      problems.push(lines.problem('levy', row, 'surcharge_code', message));
    }
    if (row.effective_until !== null && row.effective_until <= row.effective_from) {
      problems.push(lines.problem('levy', row, 'effective_until', `must be after ${row.effective_from}`));
    }
    return problems;
  });
}
