import type { CatalogData, CatalogRow } from '../../../db/table/catalog/catalog-data.ts';
import type { CatalogProblem } from '../catalog-problem.ts';
import type { RowLines } from '../row-lines.ts';

type Zone = CatalogRow<'zone'>;

/** Finds overlapping zones of a service and invalid postcode ranges. */
export function checkZones(data: CatalogData, lines: RowLines): CatalogProblem[] {
  const problems: CatalogProblem[] = [];
  const lanes = new Map<string, Zone[]>();
  for (const row of data.zone) {
    const shape = shapeProblem(row);
    if (shape !== null) problems.push(lines.problem('zone', row, shape.field, shape.message));
    for (const country of row.countries) {
      const key = `${row.service_code} ${country}`;
      const earlier = lanes.get(key) ?? [];
      const clash = earlier.find((other) => overlap(other, row));
      if (clash !== undefined) {
        const line = lines.problem('zone', clash, null, '').line;
        const message = `${country} overlaps the zone in line ${line}; a destination must be in exactly one zone of a service`;
        problems.push(lines.problem('zone', row, 'countries', message));
      }
      lanes.set(key, [...earlier, row]);
    }
  }
  return problems;
}

function shapeProblem(row: Zone): { field: keyof Zone; message: string } | null {
  const { postcode_from: from, postcode_to: to, countries } = row;
  if (from === null && to === null) return null;
  if (from === null || to === null) {
    return { field: 'postcode_to', message: 'must be given if postcode_from is given, and empty otherwise' };
  }
  if (from.length !== to.length) {
    return { field: 'postcode_to', message: `must have the same length as postcode_from (${from})` };
  }
  if (from > to) return { field: 'postcode_to', message: `must not be less than postcode_from (${from})` };
  if (countries.length > 1) {
    return { field: 'countries', message: 'must be a single country if a postcode range is given' };
  }
  return null;
}

function overlap(one: Zone, other: Zone): boolean {
  if (one.postcode_from === null || other.postcode_from === null) return true;
  if (one.postcode_to === null || other.postcode_to === null) return false;
  if (one.postcode_from.length !== other.postcode_from.length) return false;
  return one.postcode_from <= other.postcode_to && other.postcode_from <= one.postcode_to;
}
