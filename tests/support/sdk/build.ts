import { execFileSync } from 'node:child_process';
import { cpSync, globSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { root } from '../paths.ts';

export interface PackedSdk extends Disposable {
  /** A project in a temporary folder with the SDK installed from the tarball. */
  readonly project: string;
  /** The installed package. */
  readonly sdk: string;
  readonly tarball: string;
}

/** Copies what the packages of `sdk/` are built from, without earlier builds. */
export function copySources(clone: string): void {
  const isSource = (file: string) => path.basename(file) !== 'dist';
  for (const folder of ['sdk', 'src', 'generated'])
    cpSync(path.join(root, folder), path.join(clone, folder), { recursive: true, filter: isSource });
  symlinkSync(path.join(root, 'node_modules'), path.join(clone, 'node_modules'));
}

/** Packs the SDK as `npm publish` does, and installs the tarball in an empty project. */
export function packSdk(): PackedSdk {
  const project = mkdtempSync(path.join(tmpdir(), 'sampan-sdk-'));
  const clone = path.join(project, 'clone');
  copySources(clone);
  const source = path.join(clone, 'sdk', 'typescript');
  const bin = path.join(root, 'node_modules', '.bin');
  execFileSync('npm', ['pack', '--pack-destination', project], {
    cwd: source,
    env: { ...process.env, PATH: `${bin}${path.delimiter}${process.env.PATH}` },
    stdio: 'pipe',
  });
  rmSync(clone, { recursive: true });
  const [tarball = ''] = globSync('*.tgz', { cwd: project });
  const sdk = path.join(project, 'node_modules', '@sampan', 'sdk');
  mkdirSync(sdk, { recursive: true });
  execFileSync('tar', ['-xzf', tarball, '-C', sdk, '--strip-components', '1'], { cwd: project });
  writeFileSync(path.join(project, 'package.json'), '{ "type": "module" }');
  return {
    project,
    sdk,
    tarball: path.join(project, tarball),
    [Symbol.dispose]: () => rmSync(project, { recursive: true, force: true }),
  };
}
