import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { root } from '../support/paths.ts';

/** Matches `(docs/design/booking.md, Steps)` and `(contract: createShipment, Checks)` in comments of sources. */
const citation = /\((docs\/[\w/.-]+\.md|contract: (?!(?:Contract|string)\))[\w ]+?)(?:, ([\w' ]+))?\)/g;

interface Citation {
  readonly file: string;
  readonly place: string;
  readonly heading: string | undefined;
}

const sources = execFileSync('git', ['ls-files', 'src', 'db', 'codegen', 'scripts'], {
  cwd: root,
  encoding: 'utf8',
})
  .split('\n')
  .filter((file) => /\.(ts|js|sql|lua)$/.test(file) && existsSync(path.join(root, file)));

const text = (file: string) => readFileSync(path.join(root, file), 'utf8');

const citations: Citation[] = sources.flatMap((file) =>
  [...text(file).matchAll(citation)].map(([, place = '', heading]) => ({ file, place, heading })),
);

describe('a citation in a comment', () => {
  test('names a document and a heading that exist', () => {
    const missing = citations.filter((cited) => !exists(cited));
    expect(missing).toEqual([]);
    expect(citations.length).toBeGreaterThan(30);
  });

  test('never names a document outside the repository', () => {
    const foreign = sources.filter((file) => /\((spec|decisions|reliability)\b[,: ]/.test(text(file)));
    expect(foreign).toEqual([]);
  });
});

function exists({ place, heading }: Citation): boolean {
  if (place.startsWith('docs/')) {
    if (!existsSync(path.join(root, place))) return false;
    return heading === undefined || headings(text(place)).includes(heading);
  }
  const section = descriptionOf(place.slice('contract: '.length));
  return section !== undefined && (heading === undefined || headings(section).includes(heading));
}

function headings(markdown: string): string[] {
  return [...markdown.matchAll(/^(?:#+ |\*\*)([^*\n.]+?)\.?(?:\*\*.*)?$/gm)].map(
    ([, heading = '']) => heading,
  );
}

/** Returns the description of an operation or schema, or '' for another named part of the contract; undefined if unknown. */
function descriptionOf(name: string): string | undefined {
  const contract = JSON.parse(text('openapi.json'));
  if (name in contract) return '';
  if (headings(contract.info.description).includes(name)) return '';
  for (const item of Object.values<Record<string, { operationId?: string; description?: string }>>(
    contract.paths,
  )) {
    for (const operation of Object.values(item)) {
      if (operation.operationId === name) return operation.description ?? '';
    }
  }
  const schemas: Record<string, { properties?: object; description?: string }> = contract.components.schemas;
  if (schemas[name]) return schemas[name].description ?? '';
  return Object.values(schemas).some(({ properties = {} }) => name in properties) ? '' : undefined;
}
