import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { expect, it } from '@jest/globals';
import { root } from '../support/paths.ts';

interface Semver {
  minVersion(range: string): { readonly version: string };
  satisfies(version: string, range: string): boolean;
}
interface Package {
  readonly engines?: { readonly node?: string };
}

// The package has no types of its own.
const { minVersion, satisfies } = createRequire(import.meta.url)('semver') as Semver;
const read = (file: string) => JSON.parse(readFileSync(path.join(root, file), 'utf8'));

it('every package runs on the oldest Node that package.json admits, so npm ci warns about none', () => {
  const { version } = minVersion(read('package.json').engines.node);
  const packages = Object.entries<Package>(read('package-lock.json').packages);
  expect(packages.length).toBeGreaterThan(100);
  const refusing = packages.filter(([, { engines }]) => engines?.node && !satisfies(version, engines.node));
  expect(refusing.map(([name, { engines }]) => `${name}: ${engines?.node}`)).toEqual([]);
});
