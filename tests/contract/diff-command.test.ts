import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Document } from '../../codegen/document.ts';
import { smallContract, smallFile } from '../codegen/small-contract.ts';
import { broken, foundByOwnChecks, foundByRedocly, schema } from './breaks.ts';

const root = path.resolve(import.meta.dirname, '../..');
let folder: string;
beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'sampan-diff-'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

function run(script: 'diff' | 'publish', ...arguments_: string[]) {
  const file = path.join(root, 'scripts', 'contract', `${script}.ts`);
  return spawnSync(process.execPath, [file, ...arguments_], { encoding: 'utf8' });
}

function write(name: string, document: Document): string {
  const file = path.join(folder, name);
  writeFileSync(file, JSON.stringify(document));
  return file;
}

describe('npm run contract:diff', () => {
  it('finds every kind of breaking change since the last release, and names the version that would allow it', () => {
    const { status, stderr } = run(
      'diff',
      smallFile,
      write('broken.json', broken([...foundByRedocly, ...foundByOwnChecks])),
    );
    expect(status).toBe(1);
    const lines = stderr.trimEnd().split('\n');
    expect(lines.shift()).toBe(
      'The contract changed since 1.0.0, but info.version 1.0.0 does not reflect it; changes: major.',
    );
    expect(lines.pop()).toBe('Revert them, or raise info.version of openapi.json to 2.0.0.');
    for (const [, line] of foundByRedocly)
      expect(lines).toContainEqual(expect.stringContaining(`- ${line} (`));
    for (const [, line] of foundByOwnChecks) expect(lines).toContain(`  - ${line}`);
  });

  it('explains how to create a missing published contract', () => {
    const missing = path.join(folder, 'missing.json');
    const { status, stderr } = run('diff', missing, smallFile);
    expect(stderr).toBe(`${missing} is missing. To fix it, run: npm run contract:publish\n`);
    expect(status).toBe(1);
  });
});

describe('a new value of an open list', () => {
  it('is not a breaking change', () => {
    const next = smallContract();
    (schema(next, 'ParcelStatus').enum as string[]).push('lost');
    next.info.version = '1.0.1';
    const { status, stdout } = run('diff', smallFile, write('longer-list.json', next));
    expect(stdout).toBe('Contract 1.0.1 follows 1.0.0; changes: patch.\n');
    expect(status).toBe(0);
  });
});

describe('a release of a contract with an addition', () => {
  const withColor = (version: string) => {
    const next = smallContract();
    const color = { type: 'string', description: 'Color of the wrapping.' };
    Object.assign(schema(next, 'Parcel').properties as object, { color });
    next.info.version = version;
    return write(`${version}.json`, next);
  };

  it('is refused, and publishes nothing, until the minor version is raised', () => {
    const published = path.join(folder, 'published', 'openapi.json');
    expect(run('publish', smallFile, published).status).toBe(0);
    expect(readFileSync(published, 'utf8')).toBe(readFileSync(smallFile, 'utf8'));

    const tooLow = run('publish', withColor('1.0.1'), published);
    expect(tooLow.stderr).toBe(
      [
        'The contract changed since 1.0.0, but info.version 1.0.1 does not reflect it; changes: minor.',
        'Raise info.version of openapi.json to at least 1.1.0.',
        '',
      ].join('\n'),
    );
    expect(tooLow.status).toBe(1);
    expect(readFileSync(published, 'utf8')).toBe(readFileSync(smallFile, 'utf8'));

    const raised = run('diff', published, withColor('1.1.0'));
    expect(raised.stdout).toBe('Contract 1.1.0 follows 1.0.0; changes: minor.\n');
    expect(raised.status).toBe(0);
  });
});
