import { emptyCatalogData } from '../../db/table/catalog.ts';
import type { CatalogProblem } from './catalog-file.ts';
import { checkAgainstLive } from './check-catalog.ts';
import { checkVatRates } from './check-prices.ts';
import type { CatalogReading } from './read-catalog.ts';

/**
 * Returns what would refuse the files as the first publication on a day in Hong Kong. `accountIds`: the accounts of the
 * installation; null: unknown, so that discounts of accounts are not checked.
 */
export function firstPublicationProblems(
  { data, lines, problems }: CatalogReading,
  { today, accountIds }: { readonly today: string; readonly accountIds: ReadonlySet<string> | null },
): CatalogProblem[] {
  if (problems.length > 0) return problems;
  const named = data.discount_rule.flatMap(({ account_id }) => account_id ?? []);
  const known = accountIds ?? new Set(named);
  return [
    ...checkAgainstLive(data, { data: emptyCatalogData(), accountIds: known, today }, lines),
    ...checkVatRates(data, lines, today),
  ];
}
