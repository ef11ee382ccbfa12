import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import {
  chmod,
  chown,
  copyFile,
  mkdir,
  mkdtemp,
  readdir,
  readFile,
  rename,
  rm,
  stat,
} from 'node:fs/promises';
import path from 'node:path';
import { Client } from 'pg';
import { findBinaries } from './binaries.ts';
import { hasCluster, passwordFile, replacePassword } from './cluster.ts';
import { errorMessage, explainFailure, hasCode, oneLine } from './failure.ts';
import { type DataLocation, exists, findLocation, makeHome } from './location.ts';
import { inspectProcess, isServerOn, readPostmasterFile, runProgram } from './process.ts';
import { withStartLock } from './start-lock.ts';

/** Files that PostgreSQL writes: the data folder with the log that makes it consistent, and a checksum of each file. */
const archive = 'base.tar.gz';
const manifest = 'backup_manifest';
export const clusterFiles = [archive, manifest] as const;

const draftPrefix = 'backup.new-';

/**
 * Writes a base backup of the running server of `home` into a folder. The server writes it beside its data, where its
 * user may write. Bookings continue.
 */
export async function backUpCluster(home: string, url: string, folder: string): Promise<void> {
  const location = await findLocation(await makeHome(path.resolve(home)));
  await removeDrafts(location);
  const draft = await mkdtemp(path.join(location.dataRoot, draftPrefix));
  try {
    const { user } = location;
    if (user !== null) await chown(draft, user.uid, user.gid);
    const written = path.join(draft, 'base');
    await writeBaseBackup(url, written);
    for (const file of clusterFiles) {
      await move(path.join(written, file), path.join(folder, file));
      await chmod(path.join(folder, file), 0o600);
      if (process.getuid?.() === 0) await chown(path.join(folder, file), 0, 0);
    }
  } finally {
    await rm(draft, { recursive: true, force: true });
  }
}

async function writeBaseBackup(url: string, target: string): Promise<void> {
  const address = new URL(url);
  // `pg` reads the setting `replication` from the address, too.
  address.searchParams.set('replication', 'true');
  const client = new Client({ connectionString: address.toString() });
  client.on('error', () => {});
  await client.connect();
  try {
    // Keeps the log since before the backup, which a checkpoint could remove. It ends with the connection.
    await client.query(
      `CREATE_REPLICATION_SLOT sampan_backup_${process.pid} TEMPORARY PHYSICAL (RESERVE_WAL)`,
    );
    const options = [
      `LABEL 'sampan backup'`,
      `TARGET 'server'`,
      `TARGET_DETAIL '${target.replaceAll("'", "''")}'`,
      'WAL true',
      `CHECKPOINT 'fast'`,
      `COMPRESSION 'gzip'`,
      `COMPRESSION_DETAIL 'level=1'`,
      `MANIFEST 'yes'`,
      `MANIFEST_CHECKSUMS 'SHA256'`,
    ];
    await client.query(`BASE_BACKUP (${options.join(', ')})`).catch((error: Error) => {
      throw new BackupError(`PostgreSQL could not write the backup: ${oneLine(error.message)}`);
    });
  } finally {
    await client.end();
  }
}

/** Also to another file system. */
async function move(source: string, target: string): Promise<void> {
  try {
    await rename(source, target);
  } catch (error) {
    if (!hasCode(error, 'EXDEV')) throw error;
    await copyFile(source, target);
    await rm(source);
  }
}

async function removeDrafts({ dataRoot }: DataLocation): Promise<void> {
  for (const name of await readdir(dataRoot)) {
    if (!name.startsWith(draftPrefix)) continue;
    const draft = path.join(dataRoot, name);
    const age = Date.now() - (await stat(draft)).mtimeMs;
    // A backup of a large database may still be running.
    if (age > 86_400_000) await rm(draft, { recursive: true, force: true });
  }
}

export interface RestoreOptions {
  readonly home: string;
  /** Folder with the files of {@link backUpCluster}. */
  readonly folder: string;
  /** Moves the present data aside instead of refusing. */
  readonly replace: boolean;
}

export interface RestoredCluster {
  readonly dataDirectory: string;
  /** Where the data that was there before is now; null if there was none. */
  readonly movedTo: string | null;
}

/** A backup can't be written or restored. The message has no final period. */
export class BackupError extends Error {
  override readonly name = 'BackupError';
}

/**
 * Restores a base backup into a home whose server is stopped, under a new password.
 * @throws {BackupError} if the server runs, there is data and `replace` is false, or the backup is damaged.
 */
export async function restoreCluster({ home, folder, replace }: RestoreOptions): Promise<RestoredCluster> {
  const resolved = await makeHome(path.resolve(home));
  try {
    return await withStartLock(resolved, 10_000, async () => {
      const location = await findLocation(resolved);
      await refuseRunning(location);
      const hasData = await exists(location.dataDirectory);
      if (hasData && !replace) {
        throw new BackupError(
          `${location.dataDirectory} has a database already. Give --replace to move it aside`,
        );
      }
      return await extract(location, folder, hasData);
    });
  } catch (error) {
    throw error instanceof BackupError ? error : explainFailure(error, resolved);
  }
}

async function refuseRunning({ home, dataDirectory }: DataLocation): Promise<void> {
  const pid = (await readPostmasterFile(dataDirectory))?.pid ?? null;
  if (pid === null || !isServerOn(await inspectProcess(pid), dataDirectory)) return;
  throw new BackupError(
    `The database of ${home} is running (process ${pid}). Stop the service of this home first`,
  );
}

async function extract(location: DataLocation, folder: string, hasData: boolean): Promise<RestoredCluster> {
  // The prefix of an initialization: the next one removes what a killed restore left.
  const draft = await mkdtemp(path.join(location.dataRoot, 'postgres.new-'));
  try {
    const data = path.join(draft, 'data');
    await mkdir(data, { mode: 0o700 });
    await unpack(path.join(folder, archive), data);
    await verify(path.join(folder, manifest), data);
    const { user } = location;
    if (user !== null) await changeOwner(draft, user);
    const restored = { ...location, dataDirectory: data };
    if (!(await hasCluster(restored))) throw new BackupError(`The backup in ${folder} has no database`);
    // It also recovers the database, so that a backup that can't be recovered is found now.
    const oldPassword = path.join(draft, 'password');
    if (hasData) await copyFile(passwordFile(location.home), oldPassword).catch(() => {});
    await replacePassword(restored, await findBinaries(location));
    const movedTo = hasData ? await moveAside(location, oldPassword) : null;
    await rename(data, location.dataDirectory);
    return { dataDirectory: location.dataDirectory, movedTo };
  } finally {
    await rm(draft, { recursive: true, force: true });
  }
}

async function unpack(file: string, target: string): Promise<void> {
  const outcome = await runProgram('tar', ['-xzf', path.resolve(file), '--no-same-owner', '-C', target], {
    user: null,
  });
  if (!outcome.succeeded) throw new BackupError(`${file} cannot be unpacked: ${oneLine(outcome.complaint)}`);
}

interface Manifest {
  readonly Files: readonly { readonly Path: string; readonly Size: number; readonly Checksum: string }[];
}

/** Compares every file with the checksum that PostgreSQL wrote, as `pg_verifybackup` does. */
async function verify(manifestFile: string, data: string): Promise<void> {
  try {
    const { Files: files } = JSON.parse(await readFile(manifestFile, 'utf8')) as Manifest;
    for (const { Path: name, Checksum: checksum } of files) {
      const hash = createHash('sha256');
      for await (const chunk of createReadStream(path.join(data, name))) hash.update(chunk);
      if (hash.digest('hex') !== checksum) throw new Error(`${name} differs from its checksum`);
    }
  } catch (error) {
    throw new BackupError(`The backup is damaged: ${oneLine(errorMessage(error))}`);
  }
}

async function changeOwner(
  folder: string,
  user: { readonly uid: number; readonly gid: number },
): Promise<void> {
  const owner = `${user.uid}:${user.gid}`;
  const outcome = await runProgram('chown', ['-R', owner, folder], { user: null });
  if (!outcome.succeeded)
    throw new BackupError(`${folder} cannot be given to user ${owner}: ${oneLine(outcome.complaint)}`);
}

/** Keeps the replaced data with its password, so that both can be moved back. */
async function moveAside({ dataDirectory }: DataLocation, passwordCopy: string): Promise<string> {
  const stamp = new Date().toISOString().replaceAll(/[-:]|\.\d+/g, '');
  const target = `${dataDirectory}.replaced-${stamp}`;
  await rename(dataDirectory, target);
  await rename(passwordCopy, path.join(target, 'postgres-password')).catch(() => {});
  return target;
}
