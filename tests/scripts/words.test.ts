import { describe, expect, it } from '@jest/globals';
import { findingsOf, splitSentences } from '../../scripts/words/check.ts';
import { fromCode, fromMarkdown, type Passage } from '../../scripts/words/passages.ts';

const problems = (kind: Passage['kind'], text: string) =>
  findingsOf({ file: 'a.md', line: 1, kind, text }).map(({ problem }) => problem);

describe('a phrase that is hard to read', () => {
  it.each([
    ['document', '100 requests a second an address', '100 requests per second'],
    ['comment', 'What waits to be done', 'a noun or a verb first'],
    ['comment', 'Whoever finds it raises the fence', 'name who or what acts'],
    ['message', "the key can't be read", 'the two words'],
    ['title', 'is one of five, whoever comes first', 'name who or what acts'],
    ['title', 'gets the stored answer', 'response'],
    ['title', 'tells what is left', 'reports'],
  ] as const)('gets a suggestion: in a %s, %s', (kind, text, suggestion) => {
    expect(problems(kind, text).join()).toContain(suggestion);
  });

  it('is allowed in a code span', () => {
    expect(problems('document', 'Before: `100 requests a second an address`.')).toEqual([]);
  });
});

describe('the length limit of a sentence', () => {
  const words = (count: number) => Array(count).fill('word').join(' ');

  it('is 30 words; a code span or a link counts as one', () => {
    expect(problems('document', `${words(29)} \`one two three\`.`)).toEqual([]);
    expect(problems('document', `${words(30)} [more](https://a.example).`)).toHaveLength(1);
    expect(problems('document', `${words(20)}. ${words(20)}: ${words(20)}.`)).toEqual([]);
    expect(splitSentences('One. Two (`three. four`): five.')).toEqual(['One.', 'Two (code):', 'five.']);
  });

  it('does not apply to comments', () => {
    expect(problems('comment', words(40))).toEqual([]);
  });
});

describe('the line of a text', () => {
  it('is found in a document for paragraphs, list items and cells, without code blocks', () => {
    const text = '# A\n\none\ntwo\n- three\n```\ncode\n```\n| four | five |\n';
    expect(fromMarkdown('a.md', text).map(({ line, text }) => [line, text])).toEqual([
      [1, 'A'],
      [3, 'one two'],
      [5, 'three'],
      [9, 'four'],
      [9, 'five'],
    ]);
  });

  it('is found in code for comments and long messages', () => {
    const text = `// At the start.
const a = 1; // an example
/**
 * Reads it
 * twice.
 */
// Throws
// always.
throw new Error('the file cannot be read; check it');
log(\`the file \${name} cannot be read\`);
`;
    expect(fromCode('a.ts', text).map(({ line, kind, text }) => [line, kind, text])).toEqual([
      [1, 'comment', 'At the start.'],
      [2, 'comment', 'an example'],
      [3, 'comment', 'Reads it twice.'],
      [7, 'comment', 'Throws always.'],
      [9, 'message', 'the file cannot be read; check it'],
      [10, 'message', 'the file … cannot be read'],
    ]);
  });

  it('is found in tests for the titles of describe, it and their variants', () => {
    const text = `describe('a shipment', () => {
  it.each([
    ['a', 1],
  ])('is booked with %s and %d in the order of the rows', () => {});
  itAsRoot(\`is \${state}\`, () => {});
});
`;
    expect(fromCode('a.test.ts', text).map(({ line, kind, text }) => [line, kind, text])).toEqual([
      [1, 'title', 'a shipment'],
      [4, 'title', 'is booked with %s and %d in the order of the rows'],
      [5, 'title', 'is …'],
    ]);
  });
});
