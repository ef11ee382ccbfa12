import type { CatalogData, CatalogRow } from '../../../db/table/catalog/catalog-data.ts';
import { scaledToDecimal } from '../../money/decimal.ts';
import type { CatalogProblem } from '../catalog-problem.ts';
import { bracketFreightCents } from '../rate-table.ts';
import type { RowLines } from '../row-lines.ts';

type Bracket = CatalogRow<'rate_bracket'>;

/** Finds brackets with gaps, overlaps, unknown versions or zones, or prices that fall as the weight rises. */
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
      const message = `version ${first.version} of ${first.rate_table_code} is not in rate_table.csv`;
      problems.push(lines.problem('rate_bracket', first, 'version', message));
    } else if (
      newest.get(first.rate_table_code) === first.version &&
      !zones.has(`${service} ${first.zone}`)
    ) {
      const message = `${first.zone} is not a zone of ${service} in zone.csv`;
      problems.push(lines.problem('rate_bracket', first, 'zone', message));
    }
    rows.sort((one, other) => one.over_mg - other.over_mg);
    rows.forEach((row, index) => {
      problems.push(...bracketProblems(row, rows[index - 1], lines));
    });
  }
  return problems;
}

/** Returns the newest version of each live service's rate tables. Only they must have existing zones. */
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
  if (row.up_to_mg <= row.over_mg) report('up_to_mg', `must be greater than over_kg (${kg(row.over_mg)})`);
  const begin = previous?.up_to_mg ?? 0;
  const reason =
    previous === undefined ? 'where the first bracket begins' : 'where the previous bracket ends';
  if (row.over_mg > begin) {
    report(
      'over_mg',
      `leaves a gap from ${kg(begin)} to ${kg(row.over_mg)} kg; must be ${kg(begin)}, ${reason}`,
    );
  }
  if (row.over_mg < begin)
    report('over_mg', `overlaps the previous bracket; must be ${kg(begin)}, ${reason}`);
  if (previous === undefined || row.over_mg !== begin) return problems;
  const before = bracketFreightCents(previous.base_cents, previous.per_kg_cents, begin);
  const after = bracketFreightCents(row.base_cents, row.per_kg_cents, begin);
  if (after < before) {
    const [at, dear, cheap] = [kg(begin), scaledToDecimal(before, 2), scaledToDecimal(after, 2)];
    report(
      'base_cents',
      `the price falls from ${dear} to ${cheap} at ${at} kg; it must not fall as the weight rises`,
    );
  }
  if (row.reg_fee_cents < previous.reg_fee_cents) {
    report(
      'reg_fee_cents',
      `must be at least ${scaledToDecimal(previous.reg_fee_cents, 2)}, the fee of the previous bracket`,
    );
  }
  return problems;
}

function kg(milligrams: number): string {
  return scaledToDecimal(milligrams, 6);
}
