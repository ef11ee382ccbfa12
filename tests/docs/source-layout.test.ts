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

describe('src and the published packages', () => {
  const layered = sources.filter((file) => file.startsWith('src/') || packageOf(file) !== 'the service');
  const imports = layered.flatMap((file) =>
    [...textOf(file).matchAll(/(?:from |import\()'(\.[^']+)'/g)].map(
      ([, specifier = '']) => [file, path.join(path.dirname(file), specifier)] as const,
    ),
  );
  const folders = new Set(layered.map((file) => path.dirname(file)));

  it.each(publishedPackages)('%s imports nothing from outside of it', (package_) => {
    const own = imports.filter(([from]) => from.startsWith(package_));
    expect(own.length).toBeGreaterThan(20);
    expect(own.filter(([, to]) => !to.startsWith(package_))).toEqual([]);
  });

  it.each([...folders].sort())('has layers in %s: no two of its entries import each other', (folder) => {
    // A generated file is an entry of its own: its folder says only that it is generated. So are the texts of a section of
    // the dashboard, because menus and other sections show some of them. They import nothing of their section.
    const own = folder === 'src/dashboard' ? /^.*\btext\.ts$|^[^/]*/ : /^(?:generated\/)?[^/]*/;
    const entryOf = (file: string) => own.exec(file.slice(folder.length + 1))?.[0] ?? '';
    const uses = new Map<string, Set<string>>();
    for (const [from, to] of imports) {
      if (!from.startsWith(`${folder}/`) || !to.startsWith(`${folder}/`)) continue;
      if (entryOf(from) !== entryOf(to))
        uses.set(entryOf(from), (uses.get(entryOf(from)) ?? new Set()).add(entryOf(to)));
    }
    expect(imports.length).toBeGreaterThan(1000);
    expect(inCircles(uses)).toEqual([]);
  });
});

describe('the dashboard', () => {
  it('gives no text to a page as markup: views have values and templates only', () => {
    const pages = files.filter((file) => file.startsWith('src/dashboard/') && /\.[jt]s$/.test(file));
    expect(pages.length).toBeGreaterThan(50);
    const unsafe = /dangerouslySetInnerHTML|innerHTML|outerHTML|insertAdjacentHTML|document\.write/;
    expect(pages.filter((file) => unsafe.test(textOf(file)))).toEqual([]);
  });
});

/** Returns the entries that import each other, also by way of others, and those that import such entries. */
function inCircles(uses: ReadonlyMap<string, ReadonlySet<string>>): string[] {
  const left = new Map(uses);
  // Removes the lowest layer until nothing is left. Entries in a circle are never the lowest.
  for (let lowest = ['']; lowest.length > 0; ) {
    lowest = [...left.keys()].filter((entry) =>
      [...(left.get(entry) ?? [])].every((used) => !left.has(used)),
    );
    for (const entry of lowest) left.delete(entry);
  }
  return [...left.keys()];
}
