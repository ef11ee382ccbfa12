import path from 'node:path';
import { CatalogRefused } from '../../../catalog/catalog-problem.ts';
import { formatDiff, summarizeDiff } from '../../../catalog/diff-catalog.ts';
import { type PublishResult, publishCatalog } from '../../../catalog/publish.ts';
import type { CatalogReading } from '../../../catalog/read-catalog.ts';
import { hongKongDay } from '../../../runtime/clock.ts';
import { audit, commandLineActor } from '../../../user/audit.ts';
import type { CliCommand } from '../../cli-command.ts';
import type { CommandResult } from '../../command-result.ts';
import { explainFolderError } from '../../folder-error.ts';
import type { OpenDatabase } from '../../open-database.ts';
import { onDatabase, type Session } from '../../session.ts';

export function catalogImport(group: CliCommand, session: Session): void {
  group
    .command('import')
    .description(
      'Check a folder of CSV files, show the changes, and publish them as the live catalog. A running service uses it within 2 s',
    )
    .argument('<dir>', 'folder with the files that `catalog export` writes')
    .option('--dry-run', 'check and show the changes without publishing')
    .examples('catalog import catalog --dry-run', 'catalog import catalog')
    .action(onDatabase(session, importCatalog));
}

async function importCatalog(
  { kysely }: OpenDatabase,
  dir: string,
  { dryRun = false }: { dryRun?: boolean },
): Promise<CommandResult> {
  const reading = await readFolder(path.resolve(dir));
  try {
    const now = new Date();
    const result = await publishCatalog(kysely, reading, {
      today: hongKongDay(now),
      dryRun,
      afterwards: (tx, id, summary) =>
        audit(tx, commandLineActor(null, now), 'catalog.published', `${id}: ${summary}`),
    });
    return resultOf(result, dryRun);
  } catch (error) {
    if (!(error instanceof CatalogRefused)) throw error;
    return { json: { problems: error.problems }, lines: [], failure: error.message };
  }
}

async function readFolder(folder: string): Promise<CatalogReading> {
  // Loaded on demand: few other commands need the CSV parser.
  const { readCatalog } = await import('../../../catalog/read-catalog.ts');
  return readCatalog(folder).catch((error: unknown) => {
    throw explainFolderError(error, folder);
  });
}

function resultOf({ changed, publicationId, diff }: PublishResult, dryRun: boolean): CommandResult {
  const summary = changed ? summarizeDiff(diff) || 'only the row order of surcharge_rule.csv' : 'no change';
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
  if (!changed) return `No change: the live publication ${id} is identical`;
  if (dryRun) return `Dry run: nothing was published. The import would change ${summary}`;
  return `Published publication ${id}: ${summary}`;
}
