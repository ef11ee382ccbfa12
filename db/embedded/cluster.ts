import { randomBytes } from 'node:crypto';
import { chown, mkdtemp, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Binaries } from './binaries.ts';
import { EmbeddedPostgresError, readIfPresent } from './failure.ts';
import { type DataLocation, exists } from './location.ts';
import { runProgram } from './process.ts';

export function passwordFile(home: string): string {
  return path.join(home, 'postgres-password');
}

export async function readPassword(home: string): Promise<string | null> {
  return (await readIfPresent(passwordFile(home)))?.trim() || null;
}

/** Returns a random password that needs no quoting in a URL or in SQL. */
export function newPassword(): string {
  return randomBytes(24).toString('base64url');
}

/** Stores the password with mode 0600, atomically. */
export async function storePassword(home: string, password: string): Promise<void> {
  const draft = `${passwordFile(home)}.new`;
  await rm(draft, { force: true });
  await writeFile(draft, `${password}\n`, { mode: 0o600, flag: 'wx' });
  await rename(draft, passwordFile(home));
}

const majorVersion = '18';
const draftPrefix = 'postgres.new-';

/** Returns whether a complete cluster exists: its creation ends with a rename. @throws if it is damaged or older. */
export async function hasCluster(location: DataLocation): Promise<boolean> {
  const { dataDirectory } = location;
  const versionFile = path.join(dataDirectory, 'PG_VERSION');
  if (await exists(versionFile)) {
    const version = (await readFile(versionFile, 'utf8')).trim();
    if (version === majorVersion) return true;
    const problem = `the data in ${dataDirectory} is from PostgreSQL ${version}, but the programs are version ${majorVersion}`;
    throw new EmbeddedPostgresError(
      `${problem}. Dump it with PostgreSQL's old programs and restore it into a new home`,
    );
  }
  if (await exists(path.join(dataDirectory, 'global', 'pg_control'))) {
    throw new EmbeddedPostgresError(
      `${dataDirectory} contains a database without its file PG_VERSION. Restore the file`,
    );
  }
  return false;
}

/** Initializes a cluster in a temporary folder and renames it into place. Removes what a killed start left. */
export async function initializeCluster(
  location: DataLocation,
  binaries: Binaries,
  password: string,
  options: { durable: boolean },
): Promise<void> {
  await removeDrafts(location);
  const draft = await mkdtemp(path.join(location.dataRoot, draftPrefix));
  try {
    const data = path.join(draft, 'data');
    const passwordForInitdb = path.join(draft, 'password');
    await writeFile(passwordForInitdb, password, { mode: 0o600 });
    if (location.user !== null) {
      for (const file of [draft, passwordForInitdb]) await chown(file, location.user.uid, location.user.gid);
    }
    const outcome = await runProgram(
      path.join(binaries.folder, 'bin', 'initdb'),
      initdbArguments(data, draft, options),
      {
        user: location.user,
      },
    );
    if (!outcome.succeeded) {
      throw new EmbeddedPostgresError(`initdb failed in ${location.dataRoot}: ${outcome.complaint}`);
    }
    await rename(data, location.dataDirectory);
  } finally {
    await rm(draft, { recursive: true, force: true });
  }
}

/** Sets a new password through a single-user backend, which needs no password but a stopped server. */
export async function replacePassword(location: DataLocation, binaries: Binaries): Promise<string> {
  const password = newPassword();
  const outcome = await runProgram(
    path.join(binaries.folder, 'bin', 'postgres'),
    ['--single', '-D', location.dataDirectory, '-c', 'log_statement=none', 'template1'],
    { user: location.user, input: `ALTER ROLE sampan PASSWORD '${password}'\n`, ownSession: true },
  );
  if (!outcome.succeeded || /\b(ERROR|FATAL|PANIC):/.test(outcome.complaint)) {
    const problem = `the password of ${location.dataDirectory} is lost, and setting a new one failed: ${outcome.complaint}`;
    throw new EmbeddedPostgresError(problem.replaceAll(password, '…'));
  }
  await storePassword(location.home, password);
  return password;
}

function initdbArguments(data: string, draft: string, options: { durable: boolean }): string[] {
  return [
    '-D',
    data,
    '-U',
    'sampan',
    '--auth=scram-sha-256',
    `--pwfile=${path.join(draft, 'password')}`,
    // PostgreSQL's builtin C.UTF-8 sorts alike on every system and after every C library update.
    '--encoding=UTF8',
    '--locale=C',
    '--locale-provider=builtin',
    '--builtin-locale=C.UTF-8',
    '--set=timezone=UTC',
    '--set=log_timezone=UTC',
    '--no-instructions',
    ...(options.durable ? [] : ['--no-sync']),
  ];
}

async function removeDrafts(location: DataLocation): Promise<void> {
  const drafts = (await readdir(location.dataRoot)).filter((name) => name.startsWith(draftPrefix));
  for (const name of drafts) await rm(path.join(location.dataRoot, name), { recursive: true, force: true });
  // hasCluster found no database in it.
  await rm(location.dataDirectory, { recursive: true, force: true });
}
