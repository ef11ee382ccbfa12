import type { CatalogData, CatalogRow, CatalogTableName } from '../../../db/table/catalog/catalog-data.ts';
import type { CatalogProblem } from '../catalog-problem.ts';
import type { RowLines } from '../row-lines.ts';

type Reference = {
  [Name in CatalogTableName]: { from: Name; field: keyof CatalogRow<Name> & string; to: CatalogTableName };
}[CatalogTableName];

/** Fields that must contain the code of a row in another file. `*` and empty values are always valid. */
const REFERENCES: readonly Reference[] = [
  { from: 'country_requirement', field: 'country_code', to: 'country' },
  { from: 'service', field: 'product_code', to: 'product' },
  { from: 'service', field: 'rate_table_code', to: 'rate_table' },
  { from: 'retired_service', field: 'replaced_by', to: 'service' },
  { from: 'zone', field: 'service_code', to: 'service' },
  { from: 'zone', field: 'countries', to: 'country' },
  { from: 'rate_table', field: 'service_code', to: 'service' },
  { from: 'surcharge_rule', field: 'surcharge_code', to: 'surcharge' },
  { from: 'surcharge_rule', field: 'services', to: 'service' },
  { from: 'surcharge_rule', field: 'countries', to: 'country' },
  { from: 'surcharge_exclusion', field: 'service_code', to: 'service' },
  { from: 'surcharge_exclusion', field: 'surcharge_code', to: 'surcharge' },
  { from: 'surcharge_exclusion', field: 'excluded_code', to: 'surcharge' },
  { from: 'discount_rule', field: 'service_code', to: 'service' },
  { from: 'vat_rate', field: 'country_code', to: 'country' },
  { from: 'levy', field: 'surcharge_code', to: 'surcharge' },
  { from: 'levy', field: 'countries', to: 'country' },
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
      const value = (row as Record<string, unknown>)[field] as string | string[] | null;
      for (const named of value === null ? [] : [value].flat()) {
        if (named === '*' || targets?.has(named)) continue;
        problems.push(lines.problem(from, row, field as never, `${named} is not in ${to}.csv`));
      }
    }
  }
  return problems;
}
