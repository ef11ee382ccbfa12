import { chmod, cp, mkdtemp, readdir, rename, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { hasCode } from './failure.ts';

const abandonedAfterMs = 600_000;

/**
 * Copies the programs to `target`, readable by every user. The final rename is atomic, so concurrent starts are safe.
 * @param prepare completes the copy before the rename
 * @param works returns true if an existing copy, made by another process first, can be used
 */
export async function copyBinaries(
  source: string,
  target: string,
  { prepare, works }: { prepare: (folder: string) => Promise<unknown>; works: () => Promise<boolean> },
): Promise<void> {
  await removeAbandonedCopies(target);
  const draft = await mkdtemp(`${target}.new-`);
  try {
    // The package's list of symbolic links contains paths that begin with "native/".
    const native = path.join(draft, 'native');
    await cp(source, native, { recursive: true, verbatimSymlinks: true });
    await prepare(native);
    await makeWorldReadable(native);
    await renameIntoPlace(native, target, works);
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

async function renameIntoPlace(folder: string, target: string, works: () => Promise<boolean>): Promise<void> {
  try {
    await rename(folder, target);
  } catch (error) {
    if (!hasCode(error, 'ENOTEMPTY', 'EEXIST')) throw error;
    if (await works()) return;
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
