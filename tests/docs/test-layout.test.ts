import { existsSync, globSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { operationTable } from '../../src/http/operation-table.ts';
import { root } from '../support/place.ts';

/** Folders of tests without a source folder of the same name (CONTRIBUTING.md, The tests). */
const ownFolders = ['contract', 'docs', 'process'];
/** Folders outside src/ that have tests. */
const besideSrc = ['codegen', 'db', 'scripts'];

const folders = [
  ...new Set(globSync('tests/**/*.test.ts', { cwd: root }).map((file) => path.dirname(file))),
].map((folder) => folder.split(path.sep).slice(1));

describe('a test file', () => {
  it('is in the folder that mirrors its source', () => {
    const sourceOf = ([top = '', ...below]: readonly string[]): string => {
      if (top === 'fault') return below.length === 0 ? 'src' : sourceOf(below);
      if (top === 'sdk') return 'sdk/typescript';
      if (ownFolders.includes(top)) return 'src';
      return path.join(besideSrc.includes(top) ? '' : 'src', top, ...below);
    };
    const lost = folders.filter((folder) => !existsSync(path.join(root, sourceOf(folder))));
    expect(lost.map((folder) => folder.join('/'))).toEqual([]);
  });

  it('exists for every operation', () => {
    const untested = Object.keys(operationTable).filter(
      (operation) => !existsSync(path.join(root, 'tests/operation', `${operation}.test.ts`)),
    );
    expect(untested).toEqual([]);
  });
});
