import { mkdir, readdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { type CatalogSummary, readCatalogSummary } from '../../../db/query/pricing/catalog.ts';
import { CATALOG_TABLES } from '../../../db/table/catalog.ts';
import { commandLineActor } from '../../audit.ts';
import { CatalogRefused, formatCatalog } from '../../catalog/catalog-file.ts';
import { formatDiff, summarizeDiff } from '../../catalog/diff-catalog.ts';
import { readLiveCatalog } from '../../catalog/load.ts';
import { type PublishResult, publishCatalog } from '../../catalog/publish.ts';
import type { CatalogReading } from '../../catalog/read-catalog.ts';
import { invocation } from '../../invocation.ts';
import { hongKongDay } from '../../runtime.ts';
import { printableLine } from '../../terminal.ts';
import {
  type CliCommand,
  type CommandResult,
  explainFolderError,
  formatTable,
  Refusal,
} from '../command-line.ts';
import type { OpenDatabase } from '../database.ts';
import { onDatabase, type Session, withSettings } from '../session.ts';

const exampleFolder = path.join(import.meta.dirname, '..', '..', '..', 'db', 'seed', 'example-catalog');

export function catalogExport(group: CliCommand, session: Session): void {
  group
    .command('export')
    .description('Write the live catalog to CSV files, with every published version of the rate tables')
    .argument('<dir>', 'folder to write to; created if it does not exist')
    .option('--force', 'write into a folder that is not empty and overwrite its catalog files')
    .examples('catalog export catalog')
    .action(onDatabase(session, writeCatalog));
}

async function writeCatalog(
  { kysely }: OpenDatabase,
  dir: string,
  { force }: { force?: true },
): Promise<CommandResult> {
  const { publicationId, data } = await readLiveCatalog(kysely);
  if (publicationId === 0) {
    throw new Refusal(`No catalog is published yet. Publish one with \`${invocation} catalog import DIR\`.`);
  }
  const folder = path.resolve(dir);
  const files = formatCatalog(data);
  try {
    await mkdir(folder, { recursive: true });
    const present = await readdir(folder);
    if (present.length > 0 && !force) {
      throw new Refusal(
        `<dir>: the folder ${printableLine(folder)} is not empty. Name another folder, or add --force.`,
      );
    }
    for (const [file, text] of files) await writeFile(path.join(folder, file), text);
  } catch (error) {
    throw explainFolderError(error, folder);
  }
  return {
    json: { publication_id: publicationId, directory: folder, files: [...files.keys()] },
    lines: [`Wrote publication ${publicationId} to ${files.size} files in ${folder}`],
  };
}

export function catalogInit(group: CliCommand, session: Session): void {
  group
    .command('init')
    .description(
      'Write a small working example of a catalog, with a comment for every column (docs/catalog.md). It needs no database',
    )
    .argument('<dir>', 'folder to write to; created if it does not exist')
    .examples('catalog init catalog')
    .action(withSettings(session, writeExample));
}

async function writeExample(_: Session, dir: string): Promise<CommandResult> {
  const { catalogComments } = await import('../../catalog/catalog-reference.ts');
  const folder = path.resolve(dir);
  const { data } = await readFolder(exampleFolder);
  const files = formatCatalog(data);
  try {
    await mkdir(folder, { recursive: true });
    if ((await readdir(folder)).length > 0) {
      throw new Refusal(`<dir>: the folder ${printableLine(folder)} is not empty. Name another folder.`);
    }
    for (const table of CATALOG_TABLES) {
      const text = catalogComments(table) + files.get(`${table}.csv`);
      await writeFile(path.join(folder, `${table}.csv`), text);
    }
  } catch (error) {
    throw explainFolderError(error, folder);
  }
  return {
    json: { directory: folder, files: [...files.keys()] },
    lines: [
      `Wrote an example catalog to ${files.size} files in ${folder}`,
      `Edit the files, then check them: ${invocation} catalog check ${dir}`,
    ],
  };
}

export function catalogCheck(group: CliCommand, session: Session): void {
  group
    .command('check')
    .description(
      'Check a folder of CSV files without a database. Names the file, row, column and cure of every problem. `catalog import --dry-run` also compares with the live catalog',
    )
    .argument('<dir>', 'folder with the files of a catalog')
    .examples('catalog check catalog')
    .action(withSettings(session, checkFolder));
}

async function checkFolder(_: Session, dir: string): Promise<CommandResult> {
  const { firstPublicationProblems } = await import('../../catalog/check-folder.ts');
  const reading = await readFolder(path.resolve(dir));
  const today = hongKongDay(new Date());
  const problems = firstPublicationProblems(reading, { today, accountIds: null });
  const counts = CATALOG_TABLES.map((table) => [table, reading.data[table].length] as const);
  return {
    json: { ok: problems.length === 0, problems, counts: Object.fromEntries(counts) },
    lines:
      problems.length === 0
        ? [`The catalog is valid: ${counts.map(([table, rows]) => `${table} ${rows}`).join(', ')}`]
        : [],
    ...(problems.length === 0 ? {} : { failure: new CatalogRefused(problems).message }),
  };
}

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
      actor: commandLineActor(null, now),
    });
    return toCommandResult(result, dryRun);
  } catch (error) {
    if (!(error instanceof CatalogRefused)) throw error;
    return { json: { problems: error.problems }, lines: [], failure: error.message };
  }
}

async function readFolder(folder: string): Promise<CatalogReading> {
  // Loaded on demand: few other commands need the CSV parser.
  const { readCatalog } = await import('../../catalog/read-catalog.ts');
  return readCatalog(folder).catch((error: unknown) => {
    throw explainFolderError(error, folder);
  });
}

function toCommandResult({ changed, publicationId, diff }: PublishResult, dryRun: boolean): CommandResult {
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

export function catalogShow(group: CliCommand, session: Session): void {
  group
    .command('show')
    .description('Show the live catalog: its publication, rows per file, and services')
    .examples('catalog show')
    .action(onDatabase(session, showCatalog));
}

async function showCatalog({ kysely }: OpenDatabase): Promise<CommandResult> {
  const { publication, counts, services } = await readCatalogSummary(kysely, hongKongDay(new Date()));
  return {
    json: {
      publication_id: publication?.id ?? null,
      published_at: publication?.published_at ?? null,
      summary: publication?.summary ?? null,
      counts,
      services,
    },
    lines: publication
      ? [
          `Publication ${publication.id}, published at ${publication.published_at.slice(0, 19)} UTC`,
          ...contentLines(counts, services),
        ]
      : [`No catalog is published yet. Publish one with \`${invocation} catalog import DIR\`.`],
  };
}

function contentLines(counts: CatalogSummary['counts'], services: CatalogSummary['services']): string[] {
  const tables = Object.entries(counts).map(([table, count]) => `${table} ${count}`);
  const rows = services.map((one) => [
    one.service_code,
    one.product_code,
    one.carrier_code ?? 'none',
    one.rate_table_version === null
      ? `${one.rate_table_code}, not in force yet`
      : `${one.rate_table_code} version ${one.rate_table_version}`,
    one.name,
  ]);
  return [
    tables.join(', '),
    '',
    ...formatTable(['SERVICE', 'PRODUCT', 'CARRIER', 'RATE TABLE', 'NAME'], rows),
  ];
}
