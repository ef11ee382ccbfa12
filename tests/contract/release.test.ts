import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { readBaseline } from '../../scripts/contract/baseline.ts';
import { checkCompatibility } from '../../scripts/contract/compatibility.ts';
import { planRelease, writeRelease } from '../../scripts/contract/release.ts';
import { addProperty, breakContract, ContractRepository, publishedFile, setVersion } from './repository.ts';

const today = '2026-11-22';
let original: ContractRepository;
let released: ContractRepository;
let repository: ContractRepository;

beforeAll(async () => {
  original = new ContractRepository();
  repository = new ContractRepository(original);
  released = repository;
  await release();
});
beforeEach(() => {
  repository = new ContractRepository(released);
});
afterEach(() => repository.remove());
afterAll(() => {
  released.remove();
  original.remove();
});

/** Continues with a contract that was never released. */
function beforeRelease(): void {
  repository.remove();
  repository = new ContractRepository(original);
}

/** Adds an entry to the change log. */
function record(id: string): void {
  const log = repository.read('docs/changelog.jsonl');
  repository.write('docs/changelog.jsonl', `${log}{"id": "${id}", "kind": "added"}\n`);
}

async function release(): Promise<string> {
  const planned = await planRelease(repository.folder, today);
  writeRelease(planned);
  repository.commit(planned.tag);
  repository.git('tag', '-a', planned.tag, '-m', planned.message);
  return planned.version;
}

describe('a release', () => {
  it('has the version of the contract the first time, and is recorded with its digest', async () => {
    beforeRelease();
    expect(await release()).toBe('1.0.0');
    expect(JSON.parse(repository.read('codegen/published/release.json'))).toEqual({
      version: '1.0.0',
      date: today,
      sha256: expect.stringMatching(/^[0-9a-f]{64}$/),
    });
    expect(repository.read('docs/changelog.jsonl')).toBe(
      `{"id": "parcels", "release": "1.0.0", "released": "${today}", "kind": "added"}\n`,
    );
    expect(readBaseline(repository.folder)).toMatchObject({
      source: 'tag v1.0.0',
      isReleased: true,
    });
  });

  it('raises the version by itself for a change that does not break clients, and changes nothing else', async () => {
    repository.change(addProperty);
    record('colour');
    repository.commit('A colour');
    const before = repository.read('openapi.json');
    expect(await release()).toBe('1.1.0');
    expect(repository.read('openapi.json')).toBe(before.replace('"version": "1.0.0"', '"version": "1.1.0"'));
    expect(repository.readPublished()).toBe(repository.read('openapi.json'));
    expect(repository.git('tag', '-l', '--format=%(contents)', 'v1.1.0')).toContain(
      '- minor: Parcel.colour: the property was added',
    );
  });

  it('refuses a breaking change until a person raises the major version, and writes nothing', async () => {
    repository.change(breakContract);
    record('check');
    repository.commit('A check less');
    await expect(planRelease(repository.folder, today)).rejects.toThrow(
      /operation-removed[\s\S]*to 2\.0\.0\.$/,
    );
    expect(repository.git('status', '--porcelain')).toBe('');
    repository.change(setVersion('2.0.0'));
    repository.commit('Contract 2');
    expect(await release()).toBe('2.0.0');
  });

  it('of the service alone is a patch', async () => {
    record('faster');
    repository.commit('Faster');
    expect(await release()).toBe('1.0.1');
    expect(await planRelease(repository.folder, today).catch(String)).toMatch(/nothing to release/);
  });

  it.each([
    ['nothing changed', () => {}, /nothing to release/],
    [
      'the change log has no entry for it',
      () => {
        repository.change(addProperty);
        repository.commit('A colour');
      },
      /no entry for this release\. Append a line to docs\/changelog\.jsonl/,
    ],
    ['the working tree has changes', () => repository.change(addProperty), /Commit them first/],
  ])('is refused if %s', async (_, prepare, message) => {
    prepare();
    await expect(planRelease(repository.folder, today)).rejects.toThrow(message);
    expect(repository.git('tag', '-l').trim()).toBe('v1.0.0');
  });

  it('follows the releases that the change log already has', async () => {
    beforeRelease();
    const log = '{"id": "a", "release": "1.28", "kind": "added"}\n{"id": "b", "kind": "added"}\n';
    repository.write('docs/changelog.jsonl', log);
    repository.commit('Older releases');
    expect(await release()).toBe('1.29.0');
    expect(JSON.parse(repository.read('openapi.json')).info.version).toBe('1.29.0');
    expect(repository.read('docs/changelog.jsonl').split('\n')[0]).toBe(log.split('\n')[0]);
  });
});

describe('the baseline', () => {
  it('cannot be replaced in the commit that breaks it', async () => {
    repository.change(breakContract);
    repository.change(breakContract, publishedFile);
    repository.delete('codegen/published/release.json');
    repository.commit('Break the contract and its baseline at once');
    await expect(checkCompatibility(repository.folder)).rejects.toThrow('tag v1.0.0');
  });

  it('is refused in a clone without the tag of the release', async () => {
    repository.git('tag', '-d', 'v1.0.0');
    expect(() => readBaseline(repository.folder)).toThrow(/v1\.0\.0 .* run: git fetch --tags$/);
  });

  it('is the file in an archive without git, if it is the one that was released', async () => {
    repository.delete('.git');
    expect(readBaseline(repository.folder)).toMatchObject({ source: 'codegen/published, release 1.0.0' });
    repository.change(breakContract, publishedFile);
    expect(() => readBaseline(repository.folder)).toThrow(
      'is not the contract that codegen/published/release.json names',
    );
  });

  it('is the published file before the first release, and is named as such', () => {
    beforeRelease();
    expect(readBaseline(repository.folder)).toMatchObject({
      source: 'codegen/published, not released yet',
      isReleased: false,
    });
  });
});
