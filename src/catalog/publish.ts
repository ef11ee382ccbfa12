import { createHash } from 'node:crypto';
import type { Kysely } from 'kysely';
import { listAccountIds } from '../../db/query/account/account.ts';
import {
  clearCatalogRows,
  insertCatalogRows,
  insertPublication,
  latestPublication,
  lockCatalog,
  readCatalogRows,
} from '../../db/query/pricing/catalog.ts';
import {
  deleteCatalogDraft,
  findFileHash,
  insertVersionFiles,
} from '../../db/query/pricing/catalog-version.ts';
import { CATALOG_TABLES, type CatalogData, type CatalogTableName } from '../../db/table/catalog.ts';
import type { Database } from '../../db/table/index.ts';
import type { AuditActor } from '../audit.ts';
import { commitChange } from '../change.ts';
import { CATALOG_FIELDS } from './catalog-columns.ts';
import { CatalogMoved, CatalogRefused, formatCatalog, hashCatalog, hashRateTables } from './catalog-file.ts';
import { checkAgainstLive, checkCatalog } from './check-catalog.ts';
import { checkVatRates } from './check-prices.ts';
import { diffCatalog, summarizeDiff, type TableDiff } from './diff-catalog.ts';
import type { CatalogReading } from './read-catalog.ts';
import { compareDutyRates } from './tariff.ts';

interface PublishOptions {
  /** Today in Hong Kong, YYYY-MM-DD. */
  today: string;
  /** Check and compare only; write nothing. */
  dryRun?: boolean;
  /** The live publication that the reading was compared with; 0: none. Default: any. */
  base?: number;
  /** Who publishes; absent: the service publishes its demonstration catalog, which is not recorded. */
  actor?: AuditActor;
  /** ID of the operator whose upload it is; absent: the command line. */
  uploadedBy?: string;
}

export interface PublishResult {
  /** False if the live catalog is identical. */
  changed: boolean;
  /** The live publication; null before the first. */
  publicationId: number | null;
  diff: TableDiff[];
}

/**
 * Publishes a catalog in one transaction. @throws {CatalogRefused} with all problems and conflicts, and
 * {@link CatalogMoved} if another publication than `base` is live.
 */
export async function publishCatalog(
  db: Kysely<Database>,
  reading: CatalogReading,
  options: PublishOptions,
): Promise<PublishResult> {
  if (!reading.isWhole) throw new CatalogRefused(reading.problems);
  return commitChange(db, async (transaction) => {
    await lockCatalog(transaction);
    const latest = await latestPublication(transaction);
    const liveId = latest?.id ?? 0;
    if (options.base !== undefined && options.base !== liveId) throw new CatalogMoved(liveId);
    const live = await readCatalogRows(transaction, CATALOG_FIELDS);
    const accountIds = new Set(await listAccountIds(transaction));
    const ofLive = checkAgainstLive(
      reading.data,
      { data: live, accountIds, today: options.today },
      reading.lines,
    );
    if (reading.problems.length > 0) throw new CatalogRefused([...ofLive, ...reading.problems]);
    const next = withPublishedVersions(reading.data, live);
    next.duty_rate.sort(compareDutyRates);
    const problems = [
      ...ofLive,
      ...checkCatalog(next, reading.lines),
      ...checkVatRates(next, reading.lines, options.today),
    ];
    if (problems.length > 0) throw new CatalogRefused(problems);
    const diff = diffCatalog(live, next);
    const contentHash = hashCatalog(next);
    const isNew = latest?.content_hash !== contentHash;
    if (!isNew || options.dryRun === true)
      return { result: { changed: isNew, publicationId: latest?.id ?? null, diff }, entry: null };
    const files = toFiles(next);
    const kept = new Set<CatalogTableName>();
    // Most of the rows, which seldom change.
    const dutyHash = files.find((file) => file.table_name === 'duty_rate')?.content_hash;
    if (dutyHash === (await findFileHash(transaction, liveId, 'duty_rate'))) kept.add('duty_rate');
    await replaceCatalog(transaction, next, live, kept);
    const summary = summarizeDiff(diff);
    const { actor, uploadedBy } = options;
    const publishedBy = (uploadedBy && actor?.email) ?? null;
    const publicationId = await insertPublication(transaction, { contentHash, summary, publishedBy });
    await insertVersionFiles(transaction, publicationId, files);
    if (uploadedBy) await deleteCatalogDraft(transaction, uploadedBy);
    return {
      result: { changed: true, publicationId, diff },
      entry: actor && [actor, 'catalog.published', `${publicationId}: ${summary}`],
    };
  });
}

function toFiles(data: CatalogData) {
  const texts = formatCatalog(data);
  return CATALOG_TABLES.map((table) => {
    const content = texts.get(`${table}.csv`) ?? '';
    const hash = createHash('sha256').update(content).digest('hex');
    return { table_name: table, row_count: data[table].length, content_hash: hash, content };
  });
}

/** Adds the published rate table versions that the files no longer list. */
function withPublishedVersions(data: CatalogData, live: CatalogData): CatalogData {
  const listed = new Set(data.rate_table.map((row) => `${row.code} ${row.version}`));
  return {
    ...data,
    duty_rate: [...data.duty_rate],
    rate_table: [
      ...data.rate_table,
      ...live.rate_table.filter((row) => !listed.has(`${row.code} ${row.version}`)),
    ],
    rate_bracket: [
      ...data.rate_bracket,
      ...live.rate_bracket.filter((row) => !listed.has(`${row.rate_table_code} ${row.version}`)),
    ],
  };
}

async function replaceCatalog(
  db: Kysely<Database>,
  next: CatalogData,
  live: CatalogData,
  kept: ReadonlySet<CatalogTableName>,
): Promise<void> {
  const published = new Set(live.rate_table.map((row) => `${row.code} ${row.version}`));
  const hashes = hashRateTables(next);
  const rateTables = next.rate_table
    .filter((row) => !published.has(`${row.code} ${row.version}`))
    .map((row) => ({ ...row, content_hash: hashes.get(`${row.code} ${row.version}`) ?? '' }));
  const brackets = next.rate_bracket.filter((row) => !published.has(`${row.rate_table_code} ${row.version}`));
  const rules = next.surcharge_rule.map((row, position) => ({ ...row, position }));
  const duties = next.duty_rate.map((row, position) => ({ ...row, position }));
  const rows = {
    ...next,
    rate_table: rateTables,
    rate_bracket: brackets,
    surcharge_rule: rules,
    duty_rate: duties,
  };
  await clearCatalogRows(db, kept);
  for (const table of CATALOG_TABLES) {
    if (!kept.has(table)) await insertCatalogRows(db, table, rows[table]);
  }
}
