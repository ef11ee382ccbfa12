import { stat } from 'node:fs/promises';
import path from 'node:path';
import { BackupError, backUpCluster, clusterFiles, restoreCluster } from '../../../db/embedded/backup.ts';
import { listSealingKeys } from '../../../db/query/installation/sealed-value.ts';
import { hasTable, readServerVersion } from '../../../db/query/installation/server.ts';
import manifest from '../../../package.json' with { type: 'json' };
import { readConfig } from '../../config/config.ts';
import { invocation } from '../../invocation.ts';
import { readKeyFile } from '../../secret/open-key-ring.ts';
import {
  makeBackupFolder,
  readDescription,
  refuseOtherKeys,
  restoreSecrets,
  secretFiles,
  storeSecrets,
  writeDescription,
} from '../backup-folder.ts';
import { type CliCommand, type CommandResult, Refusal } from '../command-line.ts';
import type { OpenDatabase } from '../database.ts';
import { onDatabase, type Session, withSettings } from '../session.ts';

const mebibyte = 2 ** 20;

const backupNotes = `
The backup has everything of the database, also personal data. Its secrets are encrypted with keys that it does not have, unless
--include-keys is given. For a server of your own (DATABASE_URL), use pg_dump or pgBackRest: docs/backup.md.`;

export function backup(program: CliCommand, session: Session): void {
  program
    .command('backup')
    .description('Back up the embedded database to a folder. The service can keep running')
    .requiredOption('--to <folder>', 'new or empty folder for the backup')
    .option(
      '--include-keys',
      'also copy the files secret-keys and demo.json, which open the secrets in the backup',
    )
    .addHelpText('after', backupNotes)
    .examples('backup --to /srv/backup/2026-11-24', 'backup --to /srv/backup/2026-11-24 --include-keys')
    .action(onDatabase(session, backUp, { schema: 'any' }));
}

interface BackupOptions {
  readonly to: string;
  readonly includeKeys?: true;
}

async function backUp(database: OpenDatabase, { to, includeKeys }: BackupOptions): Promise<CommandResult> {
  const { config, kysely, pool, url, dataDirectory } = database;
  if (dataDirectory === null) {
    throw new Refusal(
      'DATABASE_URL names a server of your own. Back it up with pg_dump or pgBackRest, as docs/backup.md shows.',
    );
  }
  const folder = path.resolve(to);
  await makeBackupFolder(folder);
  const keys = (await hasTable(pool, 'sealing_key')) ? await listSealingKeys(kysely) : [];
  await backUpCluster(config.home, url, folder).catch((error: unknown) => {
    throw error instanceof BackupError ? new Refusal(`${error.message}.`) : error;
  });
  if (includeKeys) await storeSecrets(config.home, folder);
  const description = {
    format: 1,
    created_at: new Date().toISOString(),
    sampan: manifest.version,
    postgresql: await readServerVersion(kysely),
    keys: keys.map(({ id }) => id),
    has_keys: includeKeys === true,
  } as const;
  await writeDescription(folder, description);
  const sizes = await Promise.all(clusterFiles.map((file) => stat(path.join(folder, file))));
  const bytes = sizes.reduce((sum, { size }) => sum + size, 0);
  return {
    json: { folder, bytes, ...description },
    lines: [
      `Backed up ${dataDirectory} to ${folder} (${(bytes / mebibyte).toFixed(1)} MiB)`,
      ...keyLines(config, description.keys, includeKeys === true),
    ],
  };
}

function keyLines(
  { secretKeys, home }: OpenDatabase['config'],
  keys: readonly string[],
  included: boolean,
): string[] {
  if (keys.length === 0) return [];
  const ids = keys.join(', ');
  if (secretKeys) return [`Its secrets open only with SECRET_KEYS (${ids}). Keep them in another place.`];
  return included
    ? [`It has the keys of its secrets (${ids}). Keep it where nobody else can read it.`]
    : [
        `Its secrets open only with ${secretFiles(home)[0]} (${ids}). Keep a copy of that file in another place.`,
      ];
}

const restoreNotes = `
The service of this home must be stopped. The restored database gets a new password. Before you start the service, run
\`${invocation} doctor --after-restore\`.`;

export function restore(program: CliCommand, session: Session): void {
  program
    .command('restore')
    .description('Restore the embedded database from a folder that `backup` wrote')
    .requiredOption('--from <folder>', 'folder with the backup')
    .option('--replace', 'move the database that this home has aside, instead of refusing')
    .addHelpText('after', restoreNotes)
    .examples('restore --from /srv/backup/2026-11-24')
    .action(withSettings(session, restoreHome));
}

interface RestoreOptions {
  readonly from: string;
  readonly replace?: true;
}

async function restoreHome({ env }: Session, { from, replace }: RestoreOptions): Promise<CommandResult> {
  const config = readConfig(env);
  if (config.databaseUrl) {
    throw new Refusal(
      'DATABASE_URL names a server of your own, and `restore` restores the embedded database. docs/backup.md shows how to restore a server.',
    );
  }
  const folder = path.resolve(from);
  const { created_at, keys } = await readDescription(folder);
  await refuseOtherKeys(folder, config.home);
  const { dataDirectory, movedTo } = await restoreCluster({
    home: config.home,
    folder,
    replace: replace === true,
  }).catch((error: unknown) => {
    throw error instanceof BackupError ? new Refusal(`${error.message}. Nothing was changed.`) : error;
  });
  await restoreSecrets(folder, config.home);
  const ring = config.secretKeys ?? (await readKeyFile(config.home)) ?? [];
  const missing = keys.filter((id) => !ring.some((key) => key.id === id));
  return {
    json: {
      data_directory: dataDirectory,
      backup_created_at: created_at,
      moved_to: movedTo,
      missing_keys: missing,
    },
    lines: [
      `Restored the backup of ${created_at} to ${dataDirectory}`,
      ...(movedTo === null ? [] : [`The database that was there is in ${movedTo}`]),
      ...(missing.length === 0
        ? []
        : [
            `Keys of its secrets are missing: ${missing.join(', ')}. Restore ${secretFiles(config.home)[0]}, or set SECRET_KEYS.`,
          ]),
      `Next, before the service starts: ${invocation} doctor --after-restore`,
    ],
  };
}
