import { execFileSync } from 'node:child_process';
import { cpSync, globSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
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

/** Packs the SDK as `npm publish` does, and installs the tarball in an empty project. */
export function packSdk(): PackedSdk {
  const project = mkdtempSync(path.join(tmpdir(), 'sampan-sdk-'));
  const source = path.join(project, 'source');
  const isOurs = (file: string) => path.basename(file) !== 'dist';
  cpSync(path.join(root, 'sdk', 'typescript'), source, { recursive: true, filter: isOurs });
  const bin = path.join(root, 'node_modules', '.bin');
  execFileSync('npm', ['pack', '--pack-destination', project], {
    cwd: source,
    env: { ...process.env, PATH: `${bin}${path.delimiter}${process.env.PATH}` },
    stdio: 'pipe',
  });
  rmSync(source, { recursive: true });
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
