import type { CatalogData, CatalogRow } from '../../db/table/catalog.ts';
import { compareCodes } from '../text.ts';
import type { CatalogProblem, RowLines } from './catalog-file.ts';
import { parseLawAmount } from './law-amount.ts';

type DutyRate = CatalogRow<'duty_rate'>;
type DutyRule = CatalogRow<'duty_rule'>;

/** Finds duties and import taxes that contradict themselves or each other. */
export function checkDuties(data: CatalogData, lines: RowLines): CatalogProblem[] {
  return [
    ...data.duty_rule.flatMap((row) => ruleProblems(row, lines)),
    ...overlaps(
      data.duty_rule,
      ({ destination, recipient }) => `${destination} ${recipient ?? ''}`,
      (row, message) => lines.problem('duty_rule', row, 'effective_from', message),
    ),
    ...data.duty_rate.flatMap((row) => rateProblems(row, lines)),
    ...overlaps(data.duty_rate, rateKey, (row, message) =>
      lines.problem('duty_rate', row, 'effective_from', message),
    ),
  ];
}

function ruleProblems(row: DutyRule, lines: RowLines): CatalogProblem[] {
  const problems: CatalogProblem[] = [];
  const add = (field: keyof DutyRule, message: string) =>
    problems.push(lines.problem('duty_rule', row, field, message));
  if ((row.tax_name === null) !== (row.tax_percent === null)) {
    const missing = row.tax_name === null ? 'tax_name' : 'tax_percent';
    add(missing, 'is empty; a tax has a name and a rate, or neither of them');
  }
  if (row.tax_at_sale_with !== null && row.tax_at_sale_up_to === null)
    add(
      'tax_at_sale_up_to',
      `is empty; must be a value, because tax_at_sale_with is ${row.tax_at_sale_with}`,
    );
  if (endsBeforeItStarts(row)) add('effective_until', `must be later than ${row.effective_from}`);
  return problems;
}

function rateProblems(row: DutyRate, lines: RowLines): CatalogProblem[] {
  const problems: CatalogProblem[] = [];
  const add = (field: keyof DutyRate, message: string) =>
    problems.push(lines.problem('duty_rate', row, field, message));
  if ((row.basis_points === null) === (row.amount === null))
    add(
      'basis_points',
      row.amount === null ? 'is empty; must be a percentage' : 'must be empty with an amount',
    );
  if ((row.amount === null) !== (row.per === null))
    add(
      'per',
      row.per === null ? 'is empty; must say what the amount is for' : 'must be empty without an amount',
    );
  const [over, upTo] = [row.value_over, row.value_up_to].map((text) => (text ? parseLawAmount(text) : null));
  if (over && upTo && over.currency === upTo.currency && over.cents >= upTo.cents)
    add('value_up_to', `must be above value_over (${row.value_over})`);
  if (endsBeforeItStarts(row)) add('effective_until', `must be later than ${row.effective_from}`);
  return problems;
}

interface Dated {
  readonly effective_from: string;
  readonly effective_until: string | null;
}

function endsBeforeItStarts({ effective_from: from, effective_until: until }: Dated): boolean {
  return until !== null && until <= from;
}

function rateKey(row: DutyRate): string {
  return [row.destination, row.rule, row.hs_prefix, row.origin, row.value_over, row.value_up_to].join(' ');
}

/** Finds rows of one key that are in force on the same day. */
function overlaps<Row extends Dated>(
  rows: readonly Row[],
  key: (row: Row) => string,
  problem: (row: Row, message: string) => CatalogProblem,
): CatalogProblem[] {
  const problems: CatalogProblem[] = [];
  for (const group of Map.groupBy(rows, key).values()) {
    if (group.length === 1) continue;
    const sorted = group.toSorted((one, other) => compareCodes(one.effective_from, other.effective_from));
    for (const [index, row] of sorted.entries()) {
      const earlier = sorted[index - 1];
      if (earlier === undefined || earlier.effective_from === row.effective_from) continue;
      if (earlier.effective_until !== null && earlier.effective_until <= row.effective_from) continue;
      const { line } = problem(earlier, '');
      const message = `overlaps line ${line}, which is in force on ${row.effective_from}; end that row on this day, or correct this one`;
      problems.push(problem(row, message));
    }
  }
  return problems;
}
