import { existsSync, globSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { operationTable } from '../../src/http/operation-table.ts';
import { root } from '../support/place.ts';

/** Folders of tests without a source folder of the same name (CONTRIBUTING.md, The tests). */
const ownFolders = ['browser', 'contract', 'docs', 'process'];
/** Folders outside src/ that have tests. */
const besideSrc = ['codegen', 'db', 'scripts'];

/** The folder that a test file mirrors, and the top folder of the sources that may give it its name. */
interface Mirror {
  readonly test: string;
  readonly area: string;
  readonly folder: string;
  readonly sources: string;
}

function mirrorOf(test: string): Mirror {
  const folders = path.dirname(test).split(path.sep).slice(1);
  const isOuter = folders[0] === 'fault' || folders[1] === 'browser';
  const [top = '', ...below] = isOuter ? folders.slice(1) : folders;
  const sources = besideSrc.includes(top) ? top : top === 'sdk' ? 'sdk/typescript/src' : 'src';
  const mirrored = sources === 'src' ? [top, ...below] : below;
  const folder = path.join(sources, ...(ownFolders.includes(top) ? [] : mirrored));
  return { test, area: top, sources, folder };
}

const tests = globSync('tests/**/*.test.ts', { cwd: root }).sort().map(mirrorOf);

describe('a test file', () => {
  it('is in the folder that mirrors its source', () => {
    const lost = tests.filter(({ folder }) => !existsSync(path.join(root, folder)));
    expect(lost).toEqual([]);
  });

  it('that has the name of a source file or folder mirrors its place', () => {
    const named = tests.filter(({ area }) => !ownFolders.includes(area));
    expect(named.length).toBeGreaterThan(200);
    const places = new Map<string, string[]>();
    for (const source of globSync('{src,db,codegen,scripts,sdk/typescript/src}/**/*.ts', { cwd: root })) {
      const name = path.basename(source, '.ts');
      places.set(name, [...(places.get(name) ?? []), source]);
    }
    const misplaced = named.flatMap(({ test, folder, sources }) => {
      const name = path.basename(test, '.test.ts');
      if (existsSync(path.join(root, folder, name))) return [];
      const sameName = (places.get(name) ?? []).filter((source) => source.startsWith(`${sources}/`));
      const isInPlace = sameName.length === 0 || sameName.includes(path.join(folder, `${name}.ts`));
      return isInPlace ? [] : [`${test} mirrors none of ${sameName.join(', ')}`];
    });
    expect(misplaced).toEqual([]);
  });

  it('exists for every operation, and tests/operation has no other', () => {
    const files = globSync('tests/operation/*.test.ts', { cwd: root }).map((file) =>
      path.basename(file, '.test.ts'),
    );
    expect(files.sort()).toEqual(Object.keys(operationTable).sort());
  });
});
