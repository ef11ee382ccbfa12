import type { CatalogData } from '../../db/table/catalog/catalog-data.ts';
import type { CatalogProblem, RowLines } from './catalog-file.ts';
import { checkBrackets, checkPriceRules, checkSizes, checkSurcharges, checkZones } from './check/prices.ts';
import { checkDuplicates, checkReferences, checkRequirements, checkServices } from './check/references.ts';
import { checkVersions } from './check/versions.ts';

/** A check of the catalog's rows; `lines` knows the line of each row. */
export type CatalogCheck = (data: CatalogData, lines: RowLines) => CatalogProblem[];

const CHECKS: readonly CatalogCheck[] = [
  checkSizes,
  checkDuplicates,
  checkReferences,
  checkServices,
  checkRequirements,
  checkZones,
  checkVersions,
  checkBrackets,
  checkSurcharges,
  checkPriceRules,
];

/** Finds duplicates, unknown references, gaps, overlaps and contradictions in a parsed catalog. */
export function checkCatalog(data: CatalogData, lines: RowLines): CatalogProblem[] {
  return CHECKS.flatMap((check) => check(data, lines));
}
