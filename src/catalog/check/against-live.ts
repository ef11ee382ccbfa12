import type { CatalogData } from '../../../db/table/catalog/catalog-data.ts';
import type { CatalogProblem } from '../catalog-problem.ts';
import { hashRateTables } from '../format-catalog.ts';
import type { RowLines } from '../row-lines.ts';

export interface LiveCatalog {
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
