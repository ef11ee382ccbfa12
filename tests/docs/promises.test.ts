import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { root } from '../support/place.ts';

/** Parts of the service that documents name and that don't exist yet; take a name out when its part is there. */
const missing = /\b(dashboard|RSS|e-mail digest|delivery viewer|top-up page|public change log)\b/i;
const said = /not available yet/;

/** Each paragraph or table row that names a missing part without saying so. */
function unkept(text: string): string[] {
  return text
    .split(/\n\s*\n|\n(?=[|-])/)
    .filter((paragraph) => missing.test(paragraph) && !said.test(paragraph));
}

function textsOf(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return value !== null && typeof value === 'object' ? Object.values(value).flatMap(textsOf) : [];
}

const read = (file: string) => readFileSync(path.join(root, file), 'utf8');
const filesIn = (folder: string, ending: string) =>
  readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith(ending) && !file.includes('node_modules'))
    .map((file) => path.join(folder, file));

describe('what is promised and does not exist yet', () => {
  it('is called so in the contract', () => {
    const texts = textsOf(JSON.parse(read('openapi.json')));
    expect(texts.some((text) => missing.test(text))).toBe(true);
    expect(texts.flatMap(unkept)).toEqual([]);
  });

  it.each([
    'README.md',
    'SECURITY.md',
    ...filesIn('docs', '.md'),
    ...filesIn('src/cli', '.ts'),
  ])('is called so in %s', (file) => expect(unkept(read(file))).toEqual([]));
});
