import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { execute } from '../../../scripts/release/execute.ts';
import {
  makeRelease,
  type OpenRelease,
  type ReleaseOptions,
  type ReleaseSteps,
} from '../../../scripts/release/release.ts';
import { breakContract, ContractRepository } from '../../contract/repository.ts';

let repository: ContractRepository;
let reported: string[] = [];
beforeEach(() => {
  repository = new ContractRepository();
  for (const [name, value] of [
    ['user.name', 'Test'],
    ['user.email', 'test@sampan.example'],
  ] as const)
    repository.git('config', name, value);
  repository.write('.gitignore', '/release/\n');
  repository.commit('Ignore releases');
  reported = [];
});
afterEach(() => repository.remove());

const write = (folder: string, name: string, text: string) => writeFileSync(path.join(folder, name), text);

/** Steps as those of Sampan: one changes a file of the commit, one makes an artifact from it. */
const steps: ReleaseSteps = {
  change: [
    {
      name: 'generate',
      run: ({ folder, version }) => write(folder, 'generated.txt', `made for ${version}\n`),
    },
  ],
  build: [
    {
      name: 'pack',
      run: ({ folder, artifacts }) =>
        write(artifacts, 'sampan.txt', readFileSync(path.join(folder, 'generated.txt'), 'utf8')),
    },
  ],
};
const failing = (name: string) => ({
  name,
  run: () => {
    throw new Error('the disk is full');
  },
});

function make(options: Partial<ReleaseOptions> = {}, wanted = steps) {
  const report = (line: string) => reported.push(line);
  return makeRelease(repository.folder, wanted, { isDryRun: false, date: '2026-11-24', report, ...options });
}

/** Returns everything that a release may change: commit, tags, files, working trees. */
const state = () => ({
  head: repository.git('rev-parse', 'HEAD'),
  tags: repository.git('tag', '--list'),
  status: repository.git('status', '--porcelain'),
  trees: repository.git('worktree', 'list').split('\n').length,
  artifacts: existsSync(path.join(repository.folder, 'release')),
});

describe('a release', () => {
  it('is a commit, a tag with the checksums, and artifacts that sha256sum accepts', async () => {
    const { version, tag, artifacts } = await make();
    expect([version, tag]).toEqual(['1.0.0', 'v1.0.0']);
    expect(repository.git('log', '-1', '--format=%s').trim()).toBe('Release 1.0.0');
    expect(repository.git('tag', '--points-at', 'HEAD').trim()).toBe(tag);
    expect(repository.git('show', '--stat', '--format=', 'HEAD')).toMatch(
      /changelog\.jsonl[\s\S]*generated\.txt/,
    );
    expect(repository.git('status', '--porcelain')).toBe('');
    expect(repository.git('worktree', 'list').trim().split('\n')).toHaveLength(1);
    const folder = artifacts ?? '';
    expect(readFileSync(path.join(folder, 'sampan.txt'), 'utf8')).toBe('made for 1.0.0\n');
    expect(execute(['sha256sum', '--check', 'SHA256SUMS'], folder)).toBe('sampan.txt: OK\n');
    const checksums = readFileSync(path.join(folder, 'SHA256SUMS'), 'utf8');
    expect(repository.git('tag', '-l', '--format=%(contents)', tag)).toContain(checksums.trim());
  });

  it('leaves nothing as a dry run, in a clone without a git user and without a branch', async () => {
    repository.git('checkout', '--quiet', '--detach');
    repository.git('config', '--unset', 'user.name');
    const before = state();
    const release = await make({ isDryRun: true });
    expect(release).toMatchObject({ version: '1.0.0', artifacts: null });
    expect(state()).toEqual(before);
  });

  it.each([
    ['before the commit', { ...steps, change: [failing('generate')] }],
    ['after the commit', { ...steps, build: [...steps.build, failing('pack')] }],
  ])('that fails %s leaves nothing, and can be repeated', async (_, broken) => {
    const before = state();
    await expect(make({}, broken)).rejects.toThrow(
      /^The step "(generate|pack)" failed, and nothing was released\. Mend it and run the release again\.\nthe disk is full$/,
    );
    expect(state()).toEqual(before);
    expect(await make()).toMatchObject({ version: '1.0.0' });
  });

  it('has no tag if the branch got a commit meanwhile', async () => {
    const meanwhile = {
      name: 'wait',
      run: (_: OpenRelease) => {
        repository.write('other.txt', 'other');
        repository.commit('Other work');
      },
    };
    await expect(make({}, { ...steps, build: [meanwhile] })).rejects.toThrow(/git merge/);
    expect(repository.git('tag', '--list')).toBe('');
    expect(await make()).toMatchObject({ version: '1.0.0' });
  });

  it.each<[string, () => void, RegExp]>([
    [
      'has changes',
      () => repository.write('docs/notes.md', 'New'),
      /working tree has changes\. Commit them first/,
    ],
    ['has no branch', () => repository.git('checkout', '--quiet', '--detach'), /No branch is checked out/],
    [
      'has its tag already, in another history',
      () => {
        const branch = repository.git('symbolic-ref', '--short', 'HEAD').trim();
        repository.git('checkout', '--quiet', '--orphan', 'other');
        repository.commit('Other history');
        repository.git('tag', 'v1.0.0');
        repository.git('checkout', '--quiet', branch);
      },
      /The tag v1\.0\.0 exists already/,
    ],
    [
      'has no entry in the change log',
      () => {
        repository.write('docs/changelog.jsonl', '');
        repository.commit('Forget the entry');
      },
      /no entry for this release/,
    ],
    [
      'breaks the contract without a new major version',
      () => {
        repository.change(breakContract);
        repository.commit('Break');
      },
      /operation-removed[\s\S]*to 2\.0\.0\.$/,
    ],
  ])('is refused before any step if the clone %s', async (_, prepare, message) => {
    prepare();
    const before = state();
    await expect(make()).rejects.toThrow(message);
    expect(reported).toEqual([]);
    expect(state()).toEqual(before);
  });
});
