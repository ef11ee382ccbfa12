import type { CatalogData, CatalogRow, RuleScopeColumns } from '../../db/table/catalog.ts';
import type { CatalogProblem, RowLines } from './catalog-file.ts';
import { parseLawAmount } from './law-amount.ts';
import type { ScopedRow } from './rule-scope.ts';

/** Tables whose rows are rules with a scope. */
const SCOPED = ['country_requirement', 'surcharge_rule', 'customs_document'] as const;

/** The columns that limit a rule, so that two rows may differ in them alone. */
export const SCOPE_FIELDS = [
  'effective_from',
  'effective_until',
  'value_over',
  'value_up_to',
  'recipient',
  'hs_prefixes',
  'origins',
] as const satisfies readonly (keyof RuleScopeColumns)[];

/** Finds rules that never hold, and goods categories that no service carries. */
export function checkScopes(data: CatalogData, lines: RowLines): CatalogProblem[] {
  const carried = new Set(data.service.flatMap((row) => row.goods_categories));
  const known = lines.isOmitted('service') ? null : carried;
  return SCOPED.flatMap((table) => data[table].flatMap((row) => scopeProblems(table, row, known, lines)));
}

function scopeProblems(
  table: (typeof SCOPED)[number],
  row: CatalogRow<(typeof SCOPED)[number]>,
  carried: ReadonlySet<string> | null,
  lines: RowLines,
): CatalogProblem[] {
  const problems: CatalogProblem[] = [];
  const report = (field: keyof ScopedRow, message: string) =>
    problems.push(lines.problem(table, row as never, field, message));
  const { effective_from: from, effective_until: until, goods_categories: categories } = row;
  if (from !== null && until !== null && until <= from) report('effective_until', `must be after ${from}`);
  const over = parseLawAmount(row.value_over ?? '');
  const upTo = parseLawAmount(row.value_up_to ?? '');
  if (over && upTo && over.currency !== upTo.currency)
    report('value_up_to', `must be in ${over.currency}, as value_over`);
  else if (over && upTo && upTo.cents <= over.cents)
    report('value_up_to', `must be more than ${row.value_over}, the value_over`);
  const unknown = categories.filter((category) => category !== '*' && carried?.has(category) === false);
  if (unknown.length > 0 && carried !== null) {
    const message = `no service carries ${unknown.join(' ')}; must be * or some of ${[...carried].sort().join(', ')}`;
    report('goods_categories', message);
  }
  return problems;
}
