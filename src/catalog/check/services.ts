import type { CatalogData } from '../../../db/table/catalog/catalog-data.ts';
import { MAX_CUSTOM_INSURED_USD_CENTS } from '../../../db/table/catalog/service.ts';
import type { CatalogProblem } from '../catalog-problem.ts';
import type { RowLines } from '../row-lines.ts';

export function checkServices(data: CatalogData, lines: RowLines): CatalogProblem[] {
  const problems: CatalogProblem[] = [];
  const live = new Set(data.service.map(({ code }) => code));
  const tableServices = new Map(data.rate_table.map(({ code, service_code }) => [code, service_code]));
  for (const row of data.service) {
    if (row.transit_days_max < row.transit_days_min) {
      const message = `must be at least transit_days_min (${row.transit_days_min})`;
      problems.push(lines.problem('service', row, 'transit_days_max', message));
    }
    const cap = MAX_CUSTOM_INSURED_USD_CENTS;
    if ((row.custom_insurance_max_usd_cents ?? 0) > cap) {
      const message = `must be at most ${cap / 100}, the highest insured amount`;
      problems.push(lines.problem('service', row, 'custom_insurance_max_usd_cents', message));
    }
    const priced = tableServices.get(row.rate_table_code);
    if (priced !== undefined && priced !== row.code) {
      const message = `${row.rate_table_code} is a rate table of ${priced}; must be one of ${row.code}`;
      problems.push(lines.problem('service', row, 'rate_table_code', message));
    }
  }
  for (const row of data.retired_service) {
    if (!live.has(row.code)) continue;
    const message = `${row.code} is also in service.csv; must be either live or retired`;
    problems.push(lines.problem('retired_service', row, 'code', message));
  }
  for (const row of data.country) {
    if (row.postcode_pattern === null) continue;
    const problem = patternProblem(row.postcode_pattern, row.postcode_example);
    if (problem !== null) problems.push(lines.problem('country', row, 'postcode_pattern', problem));
  }
  return problems;
}

function patternProblem(pattern: string, example: string | null): string | null {
  try {
    const fits = example === null || new RegExp(pattern).test(example);
    return fits ? null : `does not match the example ${example}; correct the pattern or the example`;
  } catch {
    return 'must be a regular expression';
  }
}
