import { expect, it } from '@jest/globals';
import { changelogMarkdown, parseChangelog } from '../../codegen/changelog.ts';

const operations = new Set(['createShipment']);
const line = { id: 'cod', recorded: '2026-11-22', kind: 'breaking', text: 'COD is rejected.' };
const refusal = (...lines: readonly (object | string)[]): string => {
  const text = lines.map((one) => (typeof one === 'string' ? one : JSON.stringify(one))).join('\n');
  try {
    parseChangelog(text, operations);
    return 'accepted';
  } catch (error) {
    return (error as Error).message;
  }
};

it('accepts a line with every property, and empty lines', () => {
  const full = { ...line, area: 'API', operations: ['createShipment'] };
  expect(refusal(full, '', { ...line, id: 'other', release: '1.2', released: '2026-11-22' })).toBe(
    'accepted',
  );
});

it.each([
  [['{'], /^docs\/changelog\.jsonl:1 {2}is not valid JSON: /],
  [[line, { ...line, id: 'Wrong Id' }], /^docs\/changelog\.jsonl:2 {2}id must match pattern/],
  [[{ ...line, recorded: '22.11.2026' }], /:1 {2}recorded must match format "date"/],
  [[{ ...line, kind: 'fix' }], /:1 {2}kind must be equal to one of the allowed values/],
  [[{ ...line, text: 'two\nlines.' }], /:1 {2}text must match pattern/],
  [[{ ...line, date: '2026-11-22' }], /:1 {2}the line must NOT have additional properties/],
  [[{ ...line, release: 'v1.2' }], /:1 {2}release must match pattern/],
  [[line, line], /two lines have the id cod/],
  [
    [
      { ...line, release: '1.2', released: '2026-11-22' },
      { ...line, id: 'b', release: '1.2' },
    ],
    /the lines of v1\.2 differ in "released"/,
  ],
  [[{ ...line, operations: ['createParcel'] }], /cod names createParcel, which is not an operation/],
])('refuses %j', (lines, message) => {
  expect(refusal(...lines)).toMatch(message);
});

it('accepts the name of a removed operation in a release', () => {
  expect(refusal({ ...line, release: '1.2', operations: ['createParcel'] })).toBe('accepted');
});

it('formats releases and areas, and marks each breaking change', () => {
  const text = changelogMarkdown([
    {
      id: 'cod',
      recorded: '2026-11-22',
      release: '1.28',
      released: '2026-11-20',
      kind: 'breaking',
      text: 'COD is rejected.',
    },
    { id: 'b', recorded: '2026-11-22', kind: 'added', text: 'Feeds.', area: 'Pages' },
  ]);
  expect(text).toContain(
    '\n## Unreleased\n\n### Pages\n- Feeds.\n\n## v1.28 (2026-11-20)\n\n- **Breaking:** COD is rejected.\n',
  );
});
