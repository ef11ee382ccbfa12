import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { root } from '../paths.ts';

/** Installed here instead of as dependencies, because they have 480 MB. */
const folder = path.join(root, 'node_modules', '.cache', 'sdk-tools');

const oldestNode = `node-${process.platform}-${process.arch}`;
const packages = {
  [oldestNode]: '20.9.0',
  '@arethetypeswrong/cli': '0.18.5',
  bun: '1.4.5',
  deno: '2.9.6',
  'fern-api': '5.131.1',
  'playwright-core': '1.65.1',
  publint: '0.3.25',
  // The oldest that reads the types, and the last whose `Uint8Array` is not generic.
  'typescript-5.0': 'npm:typescript@5.0.4',
  'typescript-5.6': 'npm:typescript@5.6.3',
};

/** Installs the programs that only tests of the SDK use, unless they are there. */
export function installTools(): void {
  const wanted = Object.entries(packages).map(([name, version]) => `${name}@${version}`);
  const isMissing = Object.keys(packages).some((name) => !existsSync(toolFile(name)));
  if (isMissing)
    execFileSync('npm', ['install', '--prefix', folder, ...wanted], {
      stdio: 'ignore',
      env: { ...process.env, SCARF_ANALYTICS: 'false' },
    });
}

/** Returns a file of an installed package. */
export function toolFile(name: string, ...below: string[]): string {
  return path.join(folder, 'node_modules', name, ...below);
}

/** Programs by name. */
export const tools = {
  attw: toolFile('.bin', 'attw'),
  bun: toolFile('.bin', 'bun'),
  deno: toolFile('.bin', 'deno'),
  fern: toolFile('.bin', 'fern'),
  node20: toolFile(oldestNode, 'bin', 'node'),
  publint: toolFile('.bin', 'publint'),
};
