import {
  CATALOG_TABLES,
  type CatalogData,
  type CatalogRow,
  type CatalogTableName,
} from '../../../db/table/catalog/catalog-data.ts';
import type { CatalogProblem } from '../catalog-problem.ts';
import type { RowLines } from '../row-lines.ts';

/**
 * The most rows of the files that answers are made of, so that no answer's list exceeds its bound in the contract: 300
 * countries, 1,000 services, 100 surcharges, and 1,000 requirements, of which each country's postal code is one.
 */
const MOST: { readonly [Name in CatalogTableName]?: number } = {
  country: 300,
  country_requirement: 700,
  service: 1_000,
  surcharge: 100,
};

/** Files with more rows than answers have room for. */
export function checkSizes(data: CatalogData, lines: RowLines): CatalogProblem[] {
  return CATALOG_TABLES.flatMap((table) => {
    const most = MOST[table];
    const row = most === undefined ? undefined : data[table][most];
    if (row === undefined) return [];
    const message = `is one row too many: ${data[table].length} rows; at most ${most} are possible`;
    return [lines.problem(table, row as CatalogRow<typeof table>, null, message)];
  });
}
