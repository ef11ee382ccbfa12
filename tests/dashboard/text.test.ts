import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from '@jest/globals';
import { root } from '../support/paths.ts';

const files = globSync('src/dashboard/**/*.ts', { cwd: root }).map((file) => {
  const code = readFileSync(path.join(root, file), 'utf8');
  return { file, code, markup: code.replaceAll(/ = translated\(\{\n[\s\S]*?\n\}\);/g, '') };
});

/** Returns the paths of the texts whose names no file has that reads the table. A group that is read by a value is read whole. */
function unread(texts: object, codes: readonly string[], place: string): string[] {
  return Object.entries(texts).flatMap(([name, text]) => {
    const here = `${place}.${name}`;
    const has = (pattern: string) => codes.some((code) => new RegExp(pattern).test(code));
    if (typeof text !== 'object' || Array.isArray(text)) return has(`\\b${name}\\b`) ? [] : [here];
    const isReadWhole = has(`\\b${name}\\[`) || (has(`\\b${name}[),;]`) && !has(`\\b${name}\\.`));
    return isReadWhole ? [] : unread(text, codes, here);
  });
}

it('has no text that no page shows', async () => {
  const tables = files.flatMap(({ file, code }) =>
    [...code.matchAll(/export const (\w+) = translated\(/g)].map(([, name = '']) => ({ file, name })),
  );
  expect(tables.length).toBeGreaterThan(20);
  for (const { file, name } of tables) {
    const { [name]: texts } = await import(path.join(root, file));
    const readers = files.filter(({ markup }) => new RegExp(`\\b${name}\\b`).test(markup));
    const codes = readers.map(({ markup }) => markup);
    expect(unread(texts.en, codes, name)).toEqual([]);
  }
});
