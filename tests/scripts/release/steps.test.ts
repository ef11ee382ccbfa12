import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, describe, expect, it } from '@jest/globals';
import { releaseSteps, type StepOptions } from '../../../scripts/release/steps.ts';
import { ContractRepository } from '../../contract/repository.ts';
import { root } from '../../support/paths.ts';

const leftovers: (() => void)[] = [];
afterEach(() => {
  for (const remove of leftovers.splice(0)) remove();
});

/** Options of a real release. */
const options: StepOptions = {
  isDryRun: false,
  hasImage: false,
  needsAudit: true,
  auditRegistry: null,
  nodeImage: null,
  date: '2026-11-24',
  root,
};

/** Runs one step of a release in a folder. Returns what it reports. */
async function runStep(name: string, folder: string, changed: Partial<StepOptions> = {}): Promise<string[]> {
  const { change, build } = releaseSteps({ ...options, ...changed });
  const step = [...change, ...build].find((one) => one.name === name);
  const reported: string[] = [];
  const report = (line: string) => void reported.push(line);
  await step?.run({ version: '1.0.0', folder, artifacts: folder, report });
  return reported;
}

describe('a release', () => {
  it('keeps the schema before it verifies, for the comparison with the next migrations', async () => {
    const names = releaseSteps(options).change.map(({ name }) => name);
    expect(names.indexOf('keep the schema')).toBeGreaterThan(0);
    expect(names.indexOf('keep the schema')).toBeLessThan(names.indexOf('verify'));

    const folder = mkdtempSync(path.join(tmpdir(), 'sampan-keep-schema-'));
    leftovers.push(() => rmSync(folder, { recursive: true }));
    const copied = ['package.json', 'db', 'scripts/dump-schema.ts'];
    mkdirSync(path.join(folder, 'scripts'));
    for (const name of copied) cpSync(path.join(root, name), path.join(folder, name), { recursive: true });
    rmSync(path.join(folder, 'db', 'released-schema.sql'), { force: true });
    symlinkSync(path.join(root, 'node_modules'), path.join(folder, 'node_modules'));
    await runStep('keep the schema', folder);
    const [head, ...schema] = readFileSync(path.join(folder, 'db', 'released-schema.sql'), 'utf8').split(
      '\n',
    );
    expect(head).toMatch(/^-- Newest migration: \d{8}T\d{6}Z-/);
    expect(schema.join('\n')).toBe(readFileSync(path.join(root, 'db', 'schema.sql'), 'utf8'));
  }, 60_000);

  // Nothing listens at this port, so no registry answers.
  const silent = { auditRegistry: 'http://127.0.0.1:9/' };

  it('is refused without an audit', async () => {
    await expect(runStep('audit the packages', root, silent)).rejects.toThrow(
      /^The packages were not audited\. .*--without-audit/,
    );
  });

  it.each([
    ['with --without-audit', { needsAudit: false }],
    ['as a dry run', { isDryRun: true }],
  ])('continues %s, and reports that nothing was checked', async (_, changed) => {
    const reported = await runStep('audit the packages', root, { ...silent, ...changed });
    expect(reported).toEqual([expect.stringMatching(/nothing was checked/)]);
  });

  describe('whose SDK has changed since the last one', () => {
    const manifest = 'sdk/typescript/package.json';
    /** Packages that don't change. */
    const others = ['sdk/contract-diff', 'sdk/carrier-check'];
    const setVersion = (repository: ContractRepository, version: string) =>
      repository.write(manifest, JSON.stringify({ version }));

    /** Returns a repository with a release, in which the SDK has changed afterwards. */
    function changedSdk(): ContractRepository {
      const repository = new ContractRepository();
      leftovers.push(() => repository.remove());
      for (const folder of ['sdk/typescript', ...others])
        mkdirSync(path.join(repository.folder, folder), { recursive: true });
      for (const other of others)
        repository.write(`${other}/package.json`, JSON.stringify({ version: '1.0.0' }));
      setVersion(repository, '1.0.0');
      repository.commit('Release 0.9.0');
      repository.git('tag', 'v0.9.0');
      repository.write('sdk/typescript/client.ts', 'export {};\n');
      repository.commit('Change the SDK');
      return repository;
    }
    const compare = 'compare the versions of the SDKs';
    const problem = /sdk\/typescript has changed since v0\.9\.0, but is still 1\.0\.0\./;

    it('is refused if the SDK kept its version', async () => {
      await expect(runStep(compare, changedSdk().folder)).rejects.toThrow(problem);
    });

    it('is only reported in a dry run', async () => {
      expect(await runStep(compare, changedSdk().folder, { isDryRun: true })).toEqual([
        expect.stringMatching(problem),
      ]);
    });

    it('is made if the SDK has a new version', async () => {
      const repository = changedSdk();
      setVersion(repository, '1.0.1');
      repository.commit('Raise the version');
      expect(await runStep(compare, repository.folder)).toEqual([]);
    });
  });
});
