import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from '@jest/globals';
import { Sampan } from '../../sdk/typescript/src/index.ts';
import { root } from '../support/paths.ts';

const readme = readFileSync(path.join(root, 'sdk', 'typescript', 'README.md'), 'utf8');
const names = (cell: string) => [...cell.matchAll(/`(?:sampan\.)?(\w+)`/g)].map(([, name = '']) => name);

it('README lists every method of every resource', () => {
  const sampan = new Sampan({ apiKey: `mk_test_${'0'.repeat(38)}`, baseUrl: 'http://127.0.0.1' });
  const listed = Object.fromEntries(
    [...readme.matchAll(/^\| (`sampan\..*?) \| (.*?) \|$/gm)].flatMap(([, resources = '', methods = '']) =>
      names(resources).map((resource) => [resource, names(methods).sort()]),
    ),
  );
  const existing = Object.entries(sampan).flatMap(([name, resource]) => {
    const prototype = typeof resource === 'object' && resource !== null && Object.getPrototypeOf(resource);
    if (!prototype || prototype === Object.prototype) return [];
    const methods = Object.getOwnPropertyNames(prototype).filter((method) => method !== 'constructor');
    return [[name, methods.sort()] as const];
  });
  expect(Object.keys(listed)).toContain('shipments');
  expect(listed).toEqual(Object.fromEntries(existing));
});
