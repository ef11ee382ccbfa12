import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import type { Document, Schema } from '../../codegen/document.ts';
import { readBaseline } from '../../scripts/contract/baseline.ts';
import { compareEditions } from '../../scripts/contract/compare-contracts.ts';
import { planRelease, writeRelease } from '../../scripts/contract/release.ts';
import { smallFile } from '../codegen/small-contract.ts';

const today = '2026-11-22';
let folder: string;

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'sampan-release-'));
  mkdirSync(path.join(folder, 'codegen', 'published'), { recursive: true });
  cpSync(smallFile, path.join(folder, 'openapi.json'));
  cpSync(smallFile, path.join(folder, 'codegen', 'published', 'openapi.json'));
  mkdirSync(path.join(folder, 'docs'));
  writeFileSync(path.join(folder, 'docs', 'changelog.jsonl'), '{"id": "parcels", "kind": "added"}\n');
  run('init', '--quiet');
  commit('Begin');
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

function run(...arguments_: string[]): string {
  const identity = [
    '-c',
    'user.name=Test',
    '-c',
    'user.email=test@sampan.example',
    '-c',
    'commit.gpgsign=false',
  ];
  return execFileSync('git', [...identity, ...arguments_], { cwd: folder, encoding: 'utf8' });
}

function commit(message: string): void {
  run('add', '-A');
  run('commit', '--quiet', '-m', message);
}

const read = (name: string) => readFileSync(path.join(folder, name), 'utf8');

function change(edit: (document: Document) => unknown, name = 'openapi.json'): void {
  const document = JSON.parse(read(name)) as Document;
  edit(document);
  writeFileSync(path.join(folder, name), `${JSON.stringify(document, null, 2)}\n`);
}

async function release(): Promise<string> {
  const planned = await planRelease(folder, today);
  writeRelease(planned);
  commit(planned.tag);
  run('tag', '-a', planned.tag, '-m', planned.message);
  return planned.version;
}

async function versionSaysSo(): Promise<boolean> {
  const { text, source } = readBaseline(folder);
  const present = { text: read('openapi.json'), name: 'openapi.json' };
  return (await compareEditions({ text, name: source }, present)).versionSaysSo;
}

const addProperty = (document: Document) =>
  Object.assign((document.components.schemas.Parcel as Schema).properties as object, {
    colour: { type: 'string' },
  });
const breakContract = (document: Document) => delete document.paths['/parcels/check'];

describe('a release of the contract', () => {
  it('has the version of the contract the first time, and is recorded with its digest', async () => {
    expect(await release()).toBe('1.0.0');
    expect(JSON.parse(read('codegen/published/release.json'))).toEqual({
      version: '1.0.0',
      date: today,
      sha256: expect.stringMatching(/^[0-9a-f]{64}$/),
    });
    expect(read('docs/changelog.jsonl')).toBe(
      `{"id": "parcels", "release": "1.0.0", "released": "${today}", "kind": "added"}\n`,
    );
    expect(readBaseline(folder)).toMatchObject({ source: 'tag contract-v1.0.0', isReleased: true });
  });

  it('raises the version by itself for a change that does not break clients, and changes nothing else', async () => {
    await release();
    change(addProperty);
    commit('A colour');
    const before = read('openapi.json');
    expect(await release()).toBe('1.1.0');
    expect(read('openapi.json')).toBe(before.replace('"version": "1.0.0"', '"version": "1.1.0"'));
    expect(read('codegen/published/openapi.json')).toBe(read('openapi.json'));
    expect(run('tag', '-l', '--format=%(contents)', 'contract-v1.1.0')).toContain(
      '- minor: Parcel.colour: the property was added',
    );
  });

  it('refuses a breaking change until a person raises the major version, and writes nothing', async () => {
    await release();
    change(breakContract);
    commit('A check less');
    await expect(planRelease(folder, today)).rejects.toThrow(/operation-removed[\s\S]*to 2\.0\.0\.$/);
    expect(run('status', '--porcelain')).toBe('');
    change((document) => Object.assign(document.info, { version: '2.0.0' }));
    commit('Contract 2');
    expect(await release()).toBe('2.0.0');
  });

  it.each([
    ['nothing changed', () => {}, /nothing to release/],
    ['the working tree has changes', () => change(addProperty), /Commit them first/],
  ])('is refused if %s', async (_, prepare, message) => {
    await release();
    prepare();
    await expect(planRelease(folder, today)).rejects.toThrow(message);
    expect(run('tag', '-l').trim()).toBe('contract-v1.0.0');
  });

  it('follows the releases that the change log already has', async () => {
    const log = '{"id": "a", "release": "1.28", "kind": "added"}\n{"id": "b", "kind": "added"}\n';
    writeFileSync(path.join(folder, 'docs', 'changelog.jsonl'), log);
    commit('Older releases');
    expect(await release()).toBe('1.29.0');
    expect(JSON.parse(read('openapi.json')).info.version).toBe('1.29.0');
    expect(read('docs/changelog.jsonl').split('\n')[0]).toBe(log.split('\n')[0]);
  });
});

describe('the baseline', () => {
  it('cannot be replaced in the commit that breaks it', async () => {
    await release();
    change(breakContract);
    change(breakContract, 'codegen/published/openapi.json');
    rmSync(path.join(folder, 'codegen', 'published', 'release.json'));
    commit('Break the contract and its baseline at once');
    expect(await versionSaysSo()).toBe(false);
  });

  it('is refused in a clone without the tag of the release', async () => {
    await release();
    run('tag', '-d', 'contract-v1.0.0');
    expect(() => readBaseline(folder)).toThrow(/contract-v1\.0\.0 .* run: git fetch --tags$/);
  });

  it('is the file in an archive without git, if it is the one that was released', async () => {
    await release();
    rmSync(path.join(folder, '.git'), { recursive: true });
    expect(readBaseline(folder)).toMatchObject({ source: 'codegen/published, release 1.0.0' });
    change(breakContract, 'codegen/published/openapi.json');
    expect(() => readBaseline(folder)).toThrow(
      'is not the contract that codegen/published/release.json names',
    );
  });

  it('is the published file before the first release, and is named as such', () => {
    expect(readBaseline(folder)).toMatchObject({
      source: 'codegen/published, not released yet',
      isReleased: false,
    });
  });
});
