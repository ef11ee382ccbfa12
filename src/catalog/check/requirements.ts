import type { CatalogData } from '../../../db/table/catalog/catalog-data.ts';
import type { CatalogProblem } from '../catalog-problem.ts';
import { CellError } from '../cell-error.ts';
import { checkOf } from '../requirement/compile-requirements.ts';
import type { RowLines } from '../row-lines.ts';

/** Finds country requirements with an invalid parameter, and warnings that override the schema. */
export function checkRequirements(data: CatalogData, lines: RowLines): CatalogProblem[] {
  const problems: CatalogProblem[] = [];
  for (const row of data.country_requirement) {
    const message = parameterProblem(row);
    if (message !== null) problems.push(lines.problem('country_requirement', row, 'parameter', message));
    if (row.severity === 'warning' && row.overrides_schema) {
      const overrides = 'must be no for a warning, because a warning does not reject an order';
      problems.push(lines.problem('country_requirement', row, 'overrides_schema', overrides));
    }
  }
  return problems;
}

function parameterProblem(row: CatalogData['country_requirement'][number]): string | null {
  try {
    checkOf(row);
    return null;
  } catch (error) {
    if (error instanceof CellError) return error.message;
    throw error;
  }
}
