import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { gatewaySecret, startMutant } from '../../sdk/carrier-check/mutant-gateway.ts';
import { root } from '../../support/paths.ts';
import { runToEnd } from '../../support/sdk/run.ts';

const source = path.join(root, 'sdk', 'carrier-check');
const dependencies = ['ajv', 'ajv-formats', 'commander'];

let folder: string;
let installed: string;
beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'sampan-carrier-check-'));
  const modules = path.join(folder, 'node_modules');
  installed = path.join(modules, '@sampan', 'carrier-check');
  mkdirSync(installed, { recursive: true });
  const env = { ...process.env, PATH: `${path.join(root, 'node_modules', '.bin')}:${process.env.PATH}` };
  execFileSync('npm', ['pack', '--pack-destination', folder], { cwd: source, env, stdio: 'pipe' });
  const [tarball = ''] = readdirSync(folder).filter((name) => name.endsWith('.tgz'));
  execFileSync('tar', ['xf', path.join(folder, tarball), '--strip-components=1', '-C', installed]);
  for (const name of dependencies)
    symlinkSync(path.join(root, 'node_modules', name), path.join(modules, name));
}, 600_000);
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const carrierCheck = (...words: string[]) =>
  runToEnd(process.execPath, [path.join(installed, 'dist', 'main.js'), ...words], {
    cwd: folder,
    env: { ...process.env, CARRIER_CHECK_SECRET: gatewaySecret },
  });

describe('the packed package', () => {
  it('has only the compiled files, the protocol, README and license', () => {
    expect(readdirSync(installed).sort()).toEqual(['LICENSE', 'README.md', 'dist', 'package.json']);
    const files = readdirSync(path.join(installed, 'dist'), { encoding: 'utf8', recursive: true });
    const others = files.filter((name) => path.extname(name) !== '' && !/\.(?:d\.ts|js)$/.test(name));
    expect(others.sort()).toEqual(['gateway.sh', 'openapi.json']);
    const manifest = JSON.parse(readFileSync(path.join(installed, 'package.json'), 'utf8'));
    expect(Object.keys(manifest.dependencies)).toEqual(dependencies);
  });

  it('checks a gateway outside of the repository', async () => {
    await using gateway = await startMutant({});
    const { code, stdout } = await carrierCheck('--url', gateway.url, '--only', 'book-repeated');
    expect([code, stdout]).toEqual([0, expect.stringContaining('ok           book-repeated')]);
  });

  it('explains itself', async () => {
    const { code, stdout } = await carrierCheck('--help');
    expect([code, stdout]).toEqual([0, expect.stringContaining('Usage: carrier-check [options]')]);
  });
});
