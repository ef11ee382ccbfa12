import type { CatalogData } from '../../../db/table/catalog/catalog-data.ts';
import type { CatalogProblem } from '../catalog-problem.ts';
import { hashRateTables } from '../format-catalog.ts';
import type { RowLines } from '../row-lines.ts';

/** What a new catalogue is held against before it replaces the live one. */
export interface LiveCatalog {
  data: CatalogData;
  accountIds: ReadonlySet<string>;
  /** Today in Hong Kong. */
  today: string;
}

/** What only the live catalogue shows: changed or backdated versions, vanished codes, unknown accounts. */
export function checkAgainstLive(data: CatalogData, live: LiveCatalog, lines: RowLines): CatalogProblem[] {
  return [
    ...versionProblems(data, live, lines),
    ...vanishedCodes(data, live),
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
      const message = `version ${row.version} of ${row.code} is published with other content and can't change; must be a new version, ${newest + 1}`;
      return [lines.problem('rate_table', row, 'version', message)];
    }
    if (row.version < newest) {
      const message = `is in the past: version ${newest} of ${row.code} is published; must be ${newest + 1}`;
      return [lines.problem('rate_table', row, 'version', message)];
    }
    if (row.effective_from < live.today) {
      const message = `${row.effective_from} is in the past; a new version must begin today (${live.today}) or later`;
      return [lines.problem('rate_table', row, 'effective_from', message)];
    }
    return [];
  });
}

/** A code that was ever sold stays known: as a service, or as a retired one. */
function vanishedCodes(data: CatalogData, live: LiveCatalog): CatalogProblem[] {
  const kept = new Set([...data.service, ...data.retired_service].map(({ code }) => code));
  const problems = (file: string, rows: readonly { code: string }[], message: string): CatalogProblem[] =>
    rows
      .filter(({ code }) => !kept.has(code))
      .map(({ code }) => ({ file, line: 1, column: 'service', message: `${code} is ${message}` }));
  return [
    ...problems(
      'service.csv',
      live.data.service,
      'live and missing here; must stay, or be listed in retired_service.csv',
    ),
    ...problems('retired_service.csv', live.data.retired_service, 'retired and missing here; must stay'),
  ];
}

function unknownAccounts(data: CatalogData, live: LiveCatalog, lines: RowLines): CatalogProblem[] {
  return data.discount_rule
    .filter(({ account_id: account }) => account !== null && !live.accountIds.has(account))
    .map((row) => {
      const message = `${row.account_id} is unknown; must be an existing account's id, or empty for all`;
      return lines.problem('discount_rule', row, 'account_id', message);
    });
}
