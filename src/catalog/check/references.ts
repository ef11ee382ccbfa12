import type { CatalogData, CatalogRow, CatalogTableName } from '../../../db/table/catalog/catalog-data.ts';
import type { CatalogProblem } from '../catalog-problem.ts';
import type { RowLines } from '../row-lines.ts';

interface Reference<Name extends CatalogTableName = CatalogTableName> {
  from: Name;
  field: keyof CatalogRow<Name> & string;
  to: CatalogTableName;
}

function reference<Name extends CatalogTableName>(
  from: Name,
  field: keyof CatalogRow<Name> & string,
  to: CatalogTableName,
): Reference {
  return { from, field, to } as unknown as Reference;
}

/** Fields that must contain the code of a row in another file. `*` and empty values are always valid. */
const REFERENCES: readonly Reference[] = [
  reference('country_requirement', 'country_code', 'country'),
  reference('service', 'product_code', 'product'),
  reference('service', 'rate_table_code', 'rate_table'),
  reference('retired_service', 'replaced_by', 'service'),
  reference('zone', 'service_code', 'service'),
  reference('zone', 'countries', 'country'),
  reference('rate_table', 'service_code', 'service'),
  reference('surcharge_rule', 'surcharge_code', 'surcharge'),
  reference('surcharge_rule', 'services', 'service'),
  reference('surcharge_rule', 'countries', 'country'),
  reference('surcharge_exclusion', 'service_code', 'service'),
  reference('surcharge_exclusion', 'surcharge_code', 'surcharge'),
  reference('surcharge_exclusion', 'excluded_code', 'surcharge'),
  reference('discount_rule', 'service_code', 'service'),
  reference('vat_rate', 'country_code', 'country'),
  reference('levy', 'surcharge_code', 'surcharge'),
  reference('levy', 'countries', 'country'),
];

/** Finds codes that are not in the file that they refer to. */
export function checkReferences(data: CatalogData, lines: RowLines): CatalogProblem[] {
  const known = new Map<CatalogTableName, ReadonlySet<string>>([
    ['country', new Set(data.country.flatMap(({ code, customs_area }) => [code, customs_area ?? code]))],
    ['product', new Set(data.product.map(({ code }) => code))],
    ['service', new Set(data.service.map(({ code }) => code))],
    ['rate_table', new Set(data.rate_table.map(({ code }) => code))],
    ['surcharge', new Set(data.surcharge.map(({ code }) => code))],
  ]);
  const countries = new Set(data.country.map(({ code }) => code));
  // Rate tables of retired services stay published.
  const everPriced = new Set([...data.service, ...data.retired_service].map(({ code }) => code));
  const problems: CatalogProblem[] = [];
  for (const { from, field, to } of REFERENCES) {
    // Only surcharge rules and levies may have a customs area instead of a country.
    const area = from === 'surcharge_rule' || from === 'levy';
    const targets =
      from === 'rate_table' ? everPriced : to === 'country' && !area ? countries : known.get(to);
    for (const row of data[from]) {
      const value = (row as unknown as Record<string, string | string[] | null>)[field] ?? null;
      for (const named of value === null ? [] : [value].flat()) {
        if (named === '*' || targets?.has(named)) continue;
        problems.push(lines.problem(from, row, field as never, `${named} is not in ${to}.csv`));
      }
    }
  }
  return problems;
}
