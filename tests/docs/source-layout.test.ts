import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { root } from '../support/paths.ts';

const files = execFileSync('git', ['ls-files', 'src', 'db', 'codegen', 'scripts', 'sdk'], {
  cwd: root,
  encoding: 'utf8',
})
  .split('\n')
  .filter((file) => file !== '' && existsSync(path.join(root, file)));

const sources = files.filter((file) => file.endsWith('.ts'));
const textOf = (file: string) => readFileSync(path.join(root, file), 'utf8');

const declaration = /^export (?:abstract |async )*(?:interface|type|function|const|class) (\w+)/gm;

/** Returns the names that a file exports. Exports in a generator's template texts don't count, nor do backticks in comments. */
function exportedNames(file: string): string[] {
  const text = textOf(file).replace(/^ *\/\*\*.*?\*\/|^ *\/\/[^\n]*/gms, '');
  const isOutsideTemplate = (index: number) => text.slice(0, index).split('`').length % 2 === 1;
  return [...text.matchAll(declaration)].flatMap(({ 1: name = '', index }) =>
    isOutsideTemplate(index) ? [name] : [],
  );
}

/** The packages that are published. They share no code with the service, nor with each other. */
const publishedPackages = ['sdk/typescript/', 'sdk/contract-diff/', 'sdk/carrier-check/'];
const packageOf = (file: string) => publishedPackages.find((one) => file.startsWith(one)) ?? 'the service';

describe('an exported name', () => {
  it.each(['the service', ...publishedPackages])('is defined in one file of %s', (package_) => {
    const places = new Map<string, Set<string>>();
    for (const file of sources.filter((one) => packageOf(one) === package_)) {
      // Each migration stands alone, and the schemas of the contract keep its names.
      if (file.startsWith('db/migrations/') || file.endsWith('/generated/types.ts')) continue;
      for (const name of exportedNames(file)) places.set(name, (places.get(name) ?? new Set()).add(file));
    }
    expect(places.size).toBeGreaterThan(package_ === 'the service' ? 1000 : 50);
    const twice = [...places].filter(([, within]) => within.size > 1);
    expect(twice.map(([name, within]) => `${name}: ${[...within].join(', ')}`)).toEqual([]);
  });
});

describe('the imports', () => {
  const layered = sources.filter((file) => !file.startsWith('scripts/'));
  // With the programs of threads, which are named by a URL.
  const imports = layered.flatMap((file) =>
    [...textOf(file).matchAll(/(?:from |import\(|new URL\()'(\.[^']+\.[jt]s)'/g)].map(
      ([, specifier = '']) => [file, path.join(path.dirname(file), specifier)] as const,
    ),
  );
  const folders = new Set(layered.map((file) => path.dirname(file)));

  it.each(publishedPackages)('%s imports nothing from outside of it', (package_) => {
    const own = imports.filter(([from]) => from.startsWith(package_));
    expect(own.length).toBeGreaterThan(20);
    // The SDK is built with the service's reader of order files.
    const isReader = (from: string) => from.startsWith('sdk/typescript/reader/');
    expect(own.filter(([from, to]) => !to.startsWith(package_) && !isReader(from))).toEqual([]);
  });

  it.each([...folders].sort())('has layers in %s: no two of its entries import each other', (folder) => {
    // A generated file is an entry of its own: its folder says only that it is generated. So are the texts of a section of
    // the dashboard, because menus and other sections show some of them. They import nothing of their section.
    const own = folder === 'src/dashboard' ? /^.*\btext\.ts$|^[^/]*/ : /^(?:generated\/)?[^/]*/;
    const entryOf = (file: string) => own.exec(file.slice(folder.length + 1))?.[0] ?? '';
    const inside = imports.filter((pair) => pair.every((file) => file.startsWith(`${folder}/`)));
    expect(imports.length).toBeGreaterThan(1000);
    expect(shortestCircle(inside.map(([from, to]) => [entryOf(from), entryOf(to)]))).toEqual([]);
  });

  it('has floors: no two rooms of src, db and codegen import each other', () => {
    const roomOf = (file: string) => file.split('/', 2).join('/');
    const inside = imports.filter((pair) => pair.every((file) => /^(?:src|db|codegen)\//.test(file)));
    expect(inside.length).toBeGreaterThan(1000);
    expect(shortestCircle(inside.map(([from, to]) => [roomOf(from), roomOf(to)]))).toEqual([]);
  });

  it('has the floors that ARCHITECTURE.md lists, from the ground', () => {
    const section = textOf('ARCHITECTURE.md').split('## Floors')[1]?.split('## ')[0] ?? '';
    const listed = [...section.matchAll(/`(src\/[\w-]+(?:\.ts)?)\/?`/g)].map(([, room = '']) => room);
    expect(listed.length).toBeGreaterThan(30);
    const floorOf = (file: string) => listed.indexOf(file.split('/', 2).join('/'));
    const up = imports.filter(([from, to]) => floorOf(from) !== -1 && floorOf(to) > floorOf(from));
    expect(up).toEqual([]);
  });

  it.each([
    ['db', /^(?:db|generated)\//],
    // The editions of the contract are made when they are first requested.
    ['src', /^(?:src|db|generated|sdk\/contract-diff)\/|^codegen\/served\/thread\.ts$/],
    ['codegen', /^(?:codegen|src|generated|sdk\/typescript)\//],
  ])('%s imports nothing from above it', (top, permitted) => {
    const own = imports.filter(([from]) => from.startsWith(`${top}/`));
    expect(own.length).toBeGreaterThan(50);
    // The texts that codegen writes import files of their own.
    const others = own.filter(([, to]) => !permitted.test(to) && existsSync(path.join(root, to)));
    expect(others).toEqual([]);
  });
});

describe('the dashboard', () => {
  it('gives no text to a page as markup: views have values and templates only', () => {
    const pages = files.filter((file) => file.startsWith('src/dashboard/') && /\.[jt]s$/.test(file));
    expect(pages.length).toBeGreaterThan(50);
    const unsafe = /dangerouslySetInnerHTML|\.(?:inner|outer)HTML|insertAdjacentHTML|document\.write/;
    expect(pages.filter((file) => unsafe.test(textOf(file)))).toEqual([]);
  });
});

/** Returns the shortest circle of entries of which each imports the next; empty if there is none. */
function shortestCircle(imports: readonly (readonly [from: string, to: string])[]): readonly string[] {
  const uses = Map.groupBy(
    imports.filter(([from, to]) => from !== to),
    ([from]) => from,
  );
  const circles = [...uses.keys()].flatMap((start) => {
    const paths = [[start]];
    const seen = new Set<string>();
    for (const way of paths)
      for (const [, to] of uses.get(way.at(-1) ?? '') ?? []) {
        if (to === start) return [[...way, to]];
        if (!seen.has(to)) paths.push([...way, to]);
        seen.add(to);
      }
    return [];
  });
  return circles.sort((a, b) => a.length - b.length)[0] ?? [];
}
