import type { CatalogRow } from '../../../db/table/catalog/catalog-data.ts';
import { compareCodes } from '../../ascii-case.ts';
import { CHECKS, type Check } from './checks.ts';

/** A country requirement with its check, ready to judge values. */
export type CountryRequirement = Readonly<CatalogRow<'country_requirement'>> & {
  /** The steps of its field. */
  readonly path: readonly string[];
  readonly holds: Check;
};

/**
 * Compiles the requirements of a country, in the order in which they decide: errors before warnings, then by field, and
 * on one field in the order of `CHECKS`.
 */
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

/**
 * The check of a row.
 * @throws {CellError} for a parameter that its check doesn't take.
 */
export function checkOf({ check_kind: kind, parameter }: CatalogRow<'country_requirement'>): Check {
  const makeCheck = CHECKS[kind];
  if (makeCheck === undefined) throw new Error(`this version of the service has no check "${kind}"`);
  return makeCheck(parameter ?? '');
}
