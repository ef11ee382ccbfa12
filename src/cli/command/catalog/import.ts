import path from 'node:path';
import { CatalogRefused } from '../../../catalog/catalog-problem.ts';
import { formatDiff, summarizeDiff } from '../../../catalog/diff-catalog.ts';
import { type PublishResult, publishCatalog } from '../../../catalog/publish.ts';
import type { CatalogReading } from '../../../catalog/read-catalog.ts';
import { hongKongDay } from '../../../clock.ts';
import type { Answer } from '../../answer.ts';
import type { CliCommand } from '../../cli-command.ts';
import { explainFolderError } from '../../folder-error.ts';
import type { OpenDatabase } from '../../open-database.ts';
import { onDatabase, type Session } from '../../session.ts';

export function catalogImport(group: CliCommand, session: Session): void {
  group
    .command('import')
    .description(
      'Check a folder of CSV files whole, show how it differs from what is live, and publish it; a running service sells it within 2 s',
    )
    .argument('<dir>', 'the folder, with the files that `catalog export` writes')
    .option('--dry-run', 'check and show, and publish nothing')
    .examples('catalog import catalogue --dry-run', 'catalog import catalogue')
    .action(onDatabase(session, importCatalog));
}

async function importCatalog(
  { kysely }: OpenDatabase,
  dir: string,
  { dryRun = false }: { dryRun?: boolean },
): Promise<Answer> {
  const reading = await readFolder(path.resolve(dir));
  try {
    const result = await publishCatalog(kysely, reading, { today: hongKongDay(new Date()), dryRun });
    return answerOf(result, dryRun);
  } catch (error) {
    if (!(error instanceof CatalogRefused)) throw error;
    return { json: { problems: error.problems }, lines: [], failure: error.message };
  }
}

async function readFolder(folder: string): Promise<CatalogReading> {
  // Loaded here alone: the files need a reader that few other commands do.
  const { readCatalog } = await import('../../../catalog/read-catalog.ts');
  return readCatalog(folder).catch((error: unknown) => {
    throw explainFolderError(error, folder);
  });
}

function answerOf({ changed, publicationId, diff }: PublishResult, dryRun: boolean): Answer {
  const summary = changed
    ? summarizeDiff(diff) || 'no row, but the order of surcharge_rule.csv counts'
    : 'no change';
  return {
    json: {
      publication_id: publicationId,
      changed,
      dry_run: dryRun,
      summary,
      diff: diff.map(({ table, added, removed }) => ({ file: `${table}.csv`, added, removed })),
    },
    lines: [
      ...(diff.length === 0 ? [] : [...formatDiff(diff), '']),
      outcomeLine(changed, publicationId, dryRun, summary),
    ],
  };
}

function outcomeLine(changed: boolean, id: number | null, dryRun: boolean, summary: string): string {
  if (!changed) return `No change: publication ${id} is live and the same`;
  if (dryRun) return `Dry run, nothing was written; it would change ${summary}`;
  return `Published as publication ${id}: ${summary}`;
}
