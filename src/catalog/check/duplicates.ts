import type { CatalogData, CatalogRow, CatalogTableName } from '../../../db/table/catalog/catalog-data.ts';
import type { CatalogProblem } from '../catalog-problem.ts';
import type { RowLines } from '../row-lines.ts';

/** The fields that identify a row of each file. Zones and surcharge rules have their own checks. */
const KEYS: { [Name in CatalogTableName]?: (keyof CatalogRow<Name> & string)[] } = {
  country: ['code'],
  country_requirement: ['country_code', 'field', 'check_kind', 'parameter'],
  product: ['code'],
  service: ['code'],
  retired_service: ['code'],
  rate_table: ['code', 'version'],
  rate_bracket: ['rate_table_code', 'version', 'zone', 'over_mg'],
  surcharge: ['code'],
  surcharge_exclusion: ['service_code', 'surcharge_code', 'excluded_code'],
  discount_rule: ['rule_id'],
  vat_rate: ['country_code', 'effective_from'],
  levy: ['surcharge_code', 'effective_from'],
};

export function checkDuplicates(data: CatalogData, lines: RowLines): CatalogProblem[] {
  return (Object.keys(KEYS) as CatalogTableName[]).flatMap((table) => duplicatesOf(table, data, lines));
}

function duplicatesOf<Name extends CatalogTableName>(
  table: Name,
  data: CatalogData,
  lines: RowLines,
): CatalogProblem[] {
  const fields = KEYS[table] ?? [];
  const seen = new Map<string, CatalogRow<Name>>();
  const problems: CatalogProblem[] = [];
  for (const row of data[table] as CatalogRow<Name>[]) {
    const key = fields.map((field) => String(row[field])).join(' ');
    const first = seen.get(key);
    if (first === undefined) {
      seen.set(key, row);
      continue;
    }
    const line = lines.problem(table, first, null, '').line;
    const message = `is a duplicate of line ${line}; only one row can have this ${fields.join(', ')}`;
    problems.push(lines.problem(table, row, fields[0] ?? null, message));
  }
  return problems;
}
