import type { CatalogData, CatalogRow } from '../../../db/table/catalog/catalog-data.ts';
import type { CatalogProblem } from '../catalog-problem.ts';
import type { RowLines } from '../row-lines.ts';

/** Finds rate table versions that are out of order, and versions or zones without brackets. */
export function checkVersions(data: CatalogData, lines: RowLines): CatalogProblem[] {
  const problems: CatalogProblem[] = [];
  const bracketed = new Set(data.rate_bracket.map((row) => `${row.rate_table_code} ${row.version}`));
  for (const versions of groupVersions(data).values()) {
    for (const [index, row] of versions.entries()) {
      const earlier = versions[index - 1];
      if (!bracketed.has(`${row.code} ${row.version}`)) {
        const message = `version ${row.version} of ${row.code} has no rows in rate_bracket.csv; add its brackets`;
        problems.push(lines.problem('rate_table', row, 'version', message));
      }
      if (earlier === undefined) continue;
      if (row.service_code !== earlier.service_code) {
        const message = `must stay ${earlier.service_code}, as in version ${earlier.version}`;
        problems.push(lines.problem('rate_table', row, 'service_code', message));
      }
      if (row.version !== earlier.version && row.effective_from <= earlier.effective_from) {
        const message = `must be later than ${earlier.effective_from}, when version ${earlier.version} starts`;
        problems.push(lines.problem('rate_table', row, 'effective_from', message));
      }
    }
  }
  return problems.concat(zonesWithoutPrice(data, lines));
}

function groupVersions(data: CatalogData): Map<string, CatalogRow<'rate_table'>[]> {
  const tables = Map.groupBy(data.rate_table, ({ code }) => code);
  for (const versions of tables.values()) versions.sort((one, other) => one.version - other.version);
  return tables;
}

function zonesWithoutPrice(data: CatalogData, lines: RowLines): CatalogProblem[] {
  const tables = groupVersions(data);
  const priced = new Set(data.rate_bracket.map((row) => `${row.rate_table_code} ${row.version} ${row.zone}`));
  const services = new Map(data.service.map((row) => [row.code, row]));
  return data.zone.flatMap((row) => {
    const table = services.get(row.service_code)?.rate_table_code;
    const newest = tables.get(table ?? '')?.at(-1);
    if (newest === undefined || priced.has(`${newest.code} ${newest.version} ${row.zone}`)) return [];
    const message = `${row.zone} has no brackets in version ${newest.version} of ${newest.code}; add them to rate_bracket.csv`;
    return [lines.problem('zone', row, 'zone', message)];
  });
}
