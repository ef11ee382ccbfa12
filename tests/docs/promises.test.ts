import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { root } from '../support/paths.ts';

/** Parts that documents announce and that do not exist yet. Remove a name when its part exists. */
const missing = /\btop-up page\b/i;
const marked = /not available yet/;

/** Returns the paragraphs and table rows that name a missing part without saying that it is not available yet. */
function unmarked(text: string): string[] {
  return text
    .split(/\n\s*\n|\n(?=[|-])/)
    .filter((paragraph) => missing.test(paragraph) && !marked.test(paragraph));
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

describe('a part that does not exist yet', () => {
  it('is marked as such in the contract', () => {
    const texts = textsOf(JSON.parse(read('openapi.json')));
    expect(texts.length).toBeGreaterThan(1_000);
    expect(texts.flatMap(unmarked)).toEqual([]);
  });

  it('is found in a text', () => {
    expect(unmarked('Add funds on the top-up page.')).toHaveLength(1);
    expect(unmarked('A top-up page is not available yet.')).toEqual([]);
  });

  it.each([
    'README.md',
    'SECURITY.md',
    ...filesIn('docs', '.md'),
    ...filesIn('src/cli', '.ts'),
  ])('is marked as such in %s', (file) => expect(unmarked(read(file))).toEqual([]));
});

describe('a rule that surprises', () => {
  const { info, webhooks } = JSON.parse(read('openapi.json'));
  it.each([
    [
      'raised thresholds',
      webhooks['wallet.low_balance'],
      'Also sent when an owner or the operator raises the threshold',
    ],
    ['address queries', webhooks['shipment.exception'], 'or the carrier queries the address'],
    ['openapi-typescript', info, 'pass `--default-non-nullable=false`'],
  ])('is said in the contract: %s', (_, part, sentence) => {
    expect(JSON.stringify(part)).toContain(sentence);
  });
});
