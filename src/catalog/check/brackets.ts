import type { CatalogData, CatalogRow } from '../../../db/table/catalog/catalog-data.ts';
import { scaledToDecimal } from '../../money/decimal.ts';
import type { CatalogProblem } from '../catalog-problem.ts';
import { bracketFreightCents } from '../rate-table.ts';
import type { RowLines } from '../row-lines.ts';

type Bracket = CatalogRow<'rate_bracket'>;

/** Brackets that leave a gap, overlap, name an unknown version or zone, or let a heavier parcel cost less. */
export function checkBrackets(data: CatalogData, lines: RowLines): CatalogProblem[] {
  const services = new Map(data.rate_table.map((row) => [`${row.code} ${row.version}`, row.service_code]));
  const newest = newestVersions(data);
  const zones = new Set(data.zone.map((row) => `${row.service_code} ${row.zone}`));
  const problems: CatalogProblem[] = [];
  const groups = Map.groupBy(data.rate_bracket, (row) => `${row.rate_table_code} ${row.version} ${row.zone}`);
  for (const rows of groups.values()) {
    const first = rows[0];
    if (first === undefined) continue;
    const service = services.get(`${first.rate_table_code} ${first.version}`);
    if (service === undefined) {
      const message = `version ${first.version} of ${first.rate_table_code} is unknown: rate_table.csv has no such row`;
      problems.push(lines.problem('rate_bracket', first, 'version', message));
    } else if (
      newest.get(first.rate_table_code) === first.version &&
      !zones.has(`${service} ${first.zone}`)
    ) {
      const message = `${first.zone} is unknown: zone.csv has no such zone of ${service}`;
      problems.push(lines.problem('rate_bracket', first, 'zone', message));
    }
    rows.sort((one, other) => one.over_mg - other.over_mg);
    rows.forEach((row, index) => {
      problems.push(...bracketProblems(row, rows[index - 1], lines));
    });
  }
  return problems;
}

/** Older versions may price zones that are gone, and a retired service's tables zones that all are. */
function newestVersions(data: CatalogData): Map<string, number> {
  const live = new Set(data.service.map(({ code }) => code));
  const newest = new Map<string, number>();
  for (const { code, version, service_code: service } of data.rate_table) {
    if (live.has(service)) newest.set(code, Math.max(version, newest.get(code) ?? 0));
  }
  return newest;
}

function bracketProblems(row: Bracket, previous: Bracket | undefined, lines: RowLines): CatalogProblem[] {
  const problems: CatalogProblem[] = [];
  const report = (field: keyof Bracket, message: string) =>
    problems.push(lines.problem('rate_bracket', row, field, message));
  if (row.up_to_mg <= row.over_mg) report('up_to_mg', `must be over ${kg(row.over_mg)}, where it begins`);
  const begin = previous?.up_to_mg ?? 0;
  const after = previous === undefined ? 'the first bracket begins there' : 'the bracket before ends there';
  if (row.over_mg > begin) {
    report('over_mg', `leaves a gap from ${kg(begin)} to ${kg(row.over_mg)}; must be ${kg(begin)}: ${after}`);
  }
  if (row.over_mg < begin) report('over_mg', `overlaps; must be ${kg(begin)}: ${after}`);
  if (previous === undefined || row.over_mg !== begin) return problems;
  const before = bracketFreightCents(previous.base_cents, previous.per_kg_cents, begin);
  const after_ = bracketFreightCents(row.base_cents, row.per_kg_cents, begin);
  if (after_ < before) {
    const [at, dear, cheap] = [kg(begin), scaledToDecimal(before, 2), scaledToDecimal(after_, 2)];
    report(
      'base_cents',
      `over ${at} kg the price falls from ${dear} to ${cheap}; it must not fall with weight`,
    );
  }
  if (row.reg_fee_cents < previous.reg_fee_cents) {
    report(
      'reg_fee_cents',
      `must be at least ${scaledToDecimal(previous.reg_fee_cents, 2)}, the bracket before's`,
    );
  }
  return problems;
}

function kg(milligrams: number): string {
  return scaledToDecimal(milligrams, 6);
}
