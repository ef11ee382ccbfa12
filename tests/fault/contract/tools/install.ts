import { execFileSync } from 'node:child_process';
import { copyFileSync, existsSync, mkdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '../../../support/place.ts';

/** The tools are installed here instead of as dependencies, because they have 350 MB. */
export const tools = path.join(root, 'node_modules', '.cache', 'contract-tools');

/** Installs the tools of the lock file, unless they are installed. */
export function installTools(): void {
  const lock = path.join(import.meta.dirname, 'package-lock.json');
  const installed = path.join(tools, 'installed-lock.json');
  if (existsSync(installed) && readFileSync(installed, 'utf8') === readFileSync(lock, 'utf8')) return;
  const started = performance.now();
  mkdirSync(tools, { recursive: true });
  for (const name of ['package.json', 'package-lock.json'])
    copyFileSync(path.join(import.meta.dirname, name), path.join(tools, name));
  execFileSync('npm', ['ci', '--ignore-scripts'], { cwd: tools, stdio: 'ignore' });
  copyFileSync(lock, installed);
  process.stdout.write(
    `generators and linters installed in ${Math.round((performance.now() - started) / 1000)} s\n`,
  );
}
