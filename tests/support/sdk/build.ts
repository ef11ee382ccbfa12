import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { root } from '../place.ts';

const compiler = path.join(root, 'node_modules', 'typescript', 'bin', 'tsc');

/** Builds the SDK as published, and installs it in a project in a temporary folder; returns both folders. */
export function buildSdk(): { readonly project: string; readonly sdk: string } {
  const project = mkdtempSync(path.join(tmpdir(), 'sampan-sdk-'));
  const sdk = path.join(project, 'node_modules', '@sampan', 'sdk');
  mkdirSync(sdk, { recursive: true });
  const isOurs = (file: string) => path.basename(file) !== 'dist';
  cpSync(path.join(root, 'sdk', 'typescript'), sdk, { recursive: true, filter: isOurs });
  execFileSync(process.execPath, [compiler, '-p', sdk], { stdio: 'pipe' });
  writeFileSync(path.join(project, 'package.json'), '{ "type": "module" }');
  return { project, sdk };
}
