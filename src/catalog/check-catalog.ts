import type { CatalogData, CatalogRow } from '../../db/table/catalog.ts';
import { type CatalogProblem, hashRateTables, type RowLines } from './catalog-file.ts';
import { checkBrackets, checkPriceRules, checkSizes, checkSurcharges, checkZones } from './check/prices.ts';
import { checkDuplicates, checkReferences, checkRequirements, checkServices } from './check/references.ts';

/** Finds rate table versions that are out of order, and versions or zones without brackets. */
function checkVersions(data: CatalogData, lines: RowLines): CatalogProblem[] {
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

interface LiveCatalog {
  data: CatalogData;
  accountIds: ReadonlySet<string>;
  /** Today in Hong Kong, YYYY-MM-DD. */
  today: string;
}

/** Finds changed or backdated rate table versions, missing codes, and unknown accounts. */
export function checkAgainstLive(data: CatalogData, live: LiveCatalog, lines: RowLines): CatalogProblem[] {
  return [
    ...versionProblems(data, live, lines),
    ...missingCodes(data, live),
    ...unknownAccounts(data, live, lines),
  ];
}

function versionProblems(data: CatalogData, live: LiveCatalog, lines: RowLines): CatalogProblem[] {
  const published = Map.groupBy(live.data.rate_table, ({ code }) => code);
  const hashes = hashRateTables(data);
  const liveHashes = hashRateTables(live.data);
  return data.rate_table.flatMap((row) => {
    const key = `${row.code} ${row.version}`;
    const versions = published.get(row.code);
    if (versions === undefined) return [];
    const newest = Math.max(...versions.map(({ version }) => version));
    if (liveHashes.has(key)) {
      if (hashes.get(key) === liveHashes.get(key)) return [];
      const message = `version ${row.version} of ${row.code} is already published and cannot change; publish the new content as version ${newest + 1}`;
      return [lines.problem('rate_table', row, 'version', message)];
    }
    if (row.version < newest) {
      const message = `version ${row.version} of ${row.code} is older than the published version ${newest}; must be ${newest + 1}`;
      return [lines.problem('rate_table', row, 'version', message)];
    }
    if (row.effective_from < live.today) {
      const message = `${row.effective_from} is in the past; a new version must start today (${live.today}) or later`;
      return [lines.problem('rate_table', row, 'effective_from', message)];
    }
    return [];
  });
}

/** Finds codes that are neither live nor retired any more. Every code that was sold must stay known. */
function missingCodes(data: CatalogData, live: LiveCatalog): CatalogProblem[] {
  const kept = new Set([...data.service, ...data.retired_service].map(({ code }) => code));
  const problems = (file: string, rows: readonly { code: string }[], message: string): CatalogProblem[] =>
    rows
      .filter(({ code }) => !kept.has(code))
      .map(({ code }) => ({ file, line: 1, column: 'service', message: `${code} is ${message}` }));
  return [
    ...problems(
      'service.csv',
      live.data.service,
      'live but missing in this file; keep it, or add it to retired_service.csv',
    ),
    ...problems(
      'retired_service.csv',
      live.data.retired_service,
      'retired but missing in this file; keep it',
    ),
  ];
}

function unknownAccounts(data: CatalogData, live: LiveCatalog, lines: RowLines): CatalogProblem[] {
  return data.discount_rule
    .filter(({ account_id: account }) => account !== null && !live.accountIds.has(account))
    .map((row) => {
      const message = `no account has the ID ${row.account_id}; must be an account ID, or empty for all accounts`;
      return lines.problem('discount_rule', row, 'account_id', message);
    });
}

/** A check of the catalog's rows; `lines` knows the line of each row. */
type CatalogCheck = (data: CatalogData, lines: RowLines) => CatalogProblem[];

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
