import { globSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from '@jest/globals';
import { operationTable } from '../../src/contract/route.ts';
import { root } from '../support/paths.ts';

it('tests/operation has a file for every operation, and no other', () => {
  const files = globSync('tests/operation/*.test.ts', { cwd: root }).map((file) =>
    path.basename(file, '.test.ts'),
  );
  expect(files.sort()).toEqual(Object.keys(operationTable).sort());
});
