import { existsSync, lstatSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from '@jest/globals';
import { root } from '../support/paths.ts';

interface LockedPackage {
  readonly dev?: boolean;
  readonly optional?: boolean;
}

const read = (file: string) => readFileSync(path.join(root, file), 'utf8');
const { packages } = JSON.parse(read('package-lock.json')) as {
  packages: Readonly<Record<string, LockedPackage>>;
};
const section = read('docs/deployment.md').split('## Sizes\n')[1]?.split('\n## ')[0] ?? '';
const rows = [...section.matchAll(/^\| `([^`]+)` \| (\d+) \|/gm)].map(
  ([, name = '', megabytes]) => [name, Number(megabytes)] as const,
);

/** Megabytes on the disk of each installed package, without those that it contains. */
const sizes = new Map(
  Object.keys(packages)
    .filter((folder) => folder !== '' && existsSync(path.join(root, folder)))
    .map((folder) => {
      const files = readdirSync(path.join(root, folder), { encoding: 'utf8', recursive: true });
      const own = files.filter((file) => !/(^|\/)node_modules(\/|$)/.test(file));
      const blocks = own.map((file) => lstatSync(path.join(root, folder, file)).blocks);
      return [folder, (blocks.reduce((sum, count) => sum + count, 0) * 512) / 2 ** 20];
    }),
);

function sizeWhere(counts: (folder: string, locked: LockedPackage) => boolean): number {
  const folders = Object.entries(packages).filter(([folder, locked]) => counts(folder, locked));
  return folders.reduce((sum, [folder]) => sum + (sizes.get(folder) ?? 0), 0);
}

const measured = (name: string): number => {
  if (name === 'npm ci --omit=dev --omit=optional')
    return sizeWhere((_, { dev, optional }) => !dev && !optional);
  if (name === 'npm ci --omit=dev') return sizeWhere((_, { dev }) => !dev);
  if (name === 'npm ci') return sizeWhere(() => true);
  const folder = `node_modules/${name}`;
  return sizeWhere((at, { dev }) => !dev && (at === folder || at.startsWith(`${folder}/`)));
};

// Other platforms have other binaries.
const onLinuxX64 = process.platform === 'linux' && process.arch === 'x64' ? it : it.skip;

onLinuxX64('what a production installation takes is at most 260 MB', () => {
  const megabytes = measured('npm ci --omit=dev --omit=optional');
  expect(megabytes).toBeGreaterThan(100);
  expect(megabytes).toBeLessThan(260);
});

onLinuxX64.each(rows)(
  '%s takes the %i MB of docs/deployment.md, give or take a tenth',
  (name, documented) => {
    const difference = Math.abs(measured(name) - documented);
    expect(difference).toBeLessThan(Math.max(1, documented / 10));
  },
);

onLinuxX64('names every package of production that takes 5 MB or more', () => {
  const named = new Set(rows.map(([name]) => name));
  const large = Object.entries(packages).filter(
    ([folder, { dev, optional }]) => folder !== '' && !dev && !optional && (sizes.get(folder) ?? 0) >= 5,
  );
  const unnamed = large
    .map(([folder]) => folder.replace('node_modules/', ''))
    .filter((name) => !named.has(name) && !named.has(name.split('/')[0] ?? ''));
  expect(unnamed).toEqual([]);
});
