import { execFileSync } from 'node:child_process';
import { copyFileSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import path from 'node:path';
import { root } from '../../../support/paths.ts';

/** The tools are installed here instead of as dependencies, because they have 350 MB. */
export const tools = path.join(root, 'node_modules', '.cache', 'contract-tools');

/** Installs the tools of the lock file, unless they are installed. */
export function installTools(): void {
  const lock = path.join(import.meta.dirname, 'package-lock.json');
  const installed = path.join(tools, 'installed-lock.json');
  if (existsSync(installed) && readFileSync(installed, 'utf8') === readFileSync(lock, 'utf8')) return;
  const started = performance.now();
  // Another test file may install them at the same moment: the folder appears complete, or not at all.
  const folder = `${tools}-${process.pid}`;
  mkdirSync(folder, { recursive: true });
  for (const name of ['package.json', 'package-lock.json'])
    copyFileSync(path.join(import.meta.dirname, name), path.join(folder, name));
  execFileSync('npm', ['ci', '--ignore-scripts'], { cwd: folder, stdio: 'ignore' });
  copyFileSync(lock, path.join(folder, 'installed-lock.json'));
  rmSync(tools, { recursive: true, force: true });
  renameSync(folder, tools);
  process.stdout.write(
    `generators and linters installed in ${Math.round((performance.now() - started) / 1000)} s\n`,
  );
}
