import {
  CATALOG_TABLES,
  type CatalogData,
  type CatalogRow,
  type CatalogTableName,
} from '../../../db/table/catalog/catalog-data.ts';
import type { CatalogProblem } from '../catalog-problem.ts';
import type { RowLines } from '../row-lines.ts';

/** Row limits that keep the lists in responses within the contract's maxItems. */
const MOST: { readonly [Name in CatalogTableName]?: number } = {
  country: 300,
  country_requirement: 700,
  service: 1_000,
  surcharge: 100,
};

export function checkSizes(data: CatalogData, lines: RowLines): CatalogProblem[] {
  return CATALOG_TABLES.flatMap((table) => {
    const most = MOST[table];
    const row = most === undefined ? undefined : data[table][most];
    if (row === undefined) return [];
    const message = `the file has ${data[table].length} rows; the maximum is ${most}`;
    return [lines.problem(table, row as CatalogRow<typeof table>, null, message)];
  });
}
