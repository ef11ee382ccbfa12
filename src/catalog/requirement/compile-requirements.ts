import type { CatalogRow } from '../../../db/table/catalog/catalog-data.ts';
import { compareCodes } from '../../text/ascii-case.ts';
import { CHECKS, type RequirementCheck } from './checks.ts';

export type CountryRequirement = Readonly<CatalogRow<'country_requirement'>> & {
  /** The keys that lead to its field in an order. */
  readonly path: readonly string[];
  readonly holds: RequirementCheck;
};

/** Compiles a country's requirements in the order of checking: errors first, then by field and order of `CHECKS`. */
export function compileRequirements(
  rows: readonly CatalogRow<'country_requirement'>[],
): CountryRequirement[] {
  const kinds = Object.keys(CHECKS);
  const rankOf = (row: CatalogRow<'country_requirement'>) => kinds.indexOf(row.check_kind);
  return rows
    .toSorted(
      (one, other) =>
        compareCodes(one.severity, other.severity) ||
        compareCodes(one.field, other.field) ||
        rankOf(one) - rankOf(other),
    )
    .map((row) => Object.freeze({ ...row, path: row.field.split('.'), holds: checkOf(row) }));
}

/** Compiles the check of a row. @throws {CellError} if the parameter is invalid. */
export function checkOf({
  check_kind: kind,
  parameter,
}: CatalogRow<'country_requirement'>): RequirementCheck {
  const makeCheck = CHECKS[kind];
  if (makeCheck === undefined) throw new Error(`this version of the service has no check "${kind}"`);
  return makeCheck(parameter ?? '');
}
