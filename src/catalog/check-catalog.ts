import type { CatalogData } from '../../db/table/catalog/catalog-data.ts';
import type { CatalogProblem } from './catalog-problem.ts';
import { checkBrackets } from './check/brackets.ts';
import { checkDuplicates } from './check/duplicates.ts';
import { checkPriceRules } from './check/price-rules.ts';
import { checkReferences } from './check/references.ts';
import { checkRequirements } from './check/requirements.ts';
import { checkServices } from './check/services.ts';
import { checkSizes } from './check/sizes.ts';
import { checkSurcharges } from './check/surcharges.ts';
import { checkVersions } from './check/versions.ts';
import { checkZones } from './check/zones.ts';
import type { RowLines } from './row-lines.ts';

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
