import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from '@jest/globals';

const folder = path.resolve(import.meta.dirname, '../../src/dashboard');
const sheet = readFileSync(path.join(folder, 'asset/style.css'), 'utf8');
const sources = globSync('**/*.{ts,js}', { cwd: folder }).map((file) =>
  readFileSync(path.join(folder, file), 'utf8'),
);

/** Classes of a style sheet: those of its selectors, without comments, texts and numbers. */
function classesOfSheet(css: string): Set<string> {
  const selectors = css.replaceAll(/\/\*[\s\S]*?\*\/|"[^"]*"|\{[^{}]*\}/g, '');
  return new Set([...selectors.matchAll(/\.(-?[a-z][\w-]*)/gi)].flatMap(([, name]) => name ?? []));
}

/** Classes of templates and scripts: in an attribute, in a choice between texts, and those that a script adds. */
function classesOfPages(texts: readonly string[]): Set<string> {
  const words = (text: string) => text.split(/[\s.]+/).filter((word) => /^[a-z][\w-]*$/.test(word));
  const classes = texts.flatMap((text) =>
    [...text.matchAll(/\bclass=(?:"([^"]*)"|(\w[\w-]*)|\$\{([^}]*)\})/g)].flatMap(
      ([, quoted, bare, chosen]) =>
        words(
          quoted ?? bare ?? [...(chosen ?? '').matchAll(/['`]([^'`]*)['`]/g)].map(([, one]) => one).join(' '),
        ),
    ),
  );
  return new Set(classes);
}

describe('the style sheet', () => {
  it('has a rule for each class of the pages', () => {
    const styled = classesOfSheet(sheet);
    // An alert that concerns no field is found by the summary of errors, and looks like the others.
    const unstyled = [...classesOfPages(sources)].filter((name) => !styled.has(name));
    expect(unstyled).toEqual(['general']);
  });

  it('has no class that no page has', () => {
    const unused = [...classesOfSheet(sheet)].filter(
      (name) => !sources.some((text) => new RegExp(`(?<![\\w-])${name}(?![\\w-])`).test(text)),
    );
    expect(unused).toEqual([]);
  });
});

it('the check finds a class that only one of them has', () => {
  const css = '.a, td.b:is(.c) { color: red } /* .d */ .e::before { content: ".f" }';
  expect([...classesOfSheet(css)]).toEqual(['a', 'b', 'c', 'e']);
  const page = `<p class="a b"><p class=\${isC ? 'c d' : 'e'}><p class=f>`;
  expect([...classesOfPages([page])]).toEqual(['a', 'b', 'c', 'd', 'e', 'f']);
});
