import { describe, expect, it } from '@jest/globals';
import { layOutDocument, paperFormats } from '../../src/print/lay-out-document.ts';
import type { Block, PaperSize, PrintedDocument } from '../../src/print/printed-document.ts';

const paper = (...blocks: readonly Block[]): PrintedDocument => sized('a4', ...blocks);
const sized = (size: PaperSize, ...blocks: readonly Block[]): PrintedDocument => ({
  size,
  title: 'Test',
  createdAt: '2026-11-24T00:00:00Z',
  country: 'HK',
  blocks,
});
const wordsOf = (page: Awaited<ReturnType<typeof layOutDocument>>[number]) =>
  page.texts.map(({ glyphs }) => glyphs.map(({ text }) => text).join(''));

const table = {
  kind: 'table',
  columns: [
    { name: 'Number', share: 1 },
    { name: 'Text', share: 3 },
    { name: 'Amount', share: 1, align: 'right' },
  ],
  rows: Array.from({ length: 200 }, (_, index) => [
    `row-${index}`,
    index % 7 === 0 ? '深水埗長沙灣道 '.repeat(12) : 'A short text',
    '1,234.56',
  ]),
  totals: [['', 'Total', '9,999.99']],
} as const satisfies Block;

describe('a paper', () => {
  it('continues a table on further pages, with its head on each, and loses no row', async () => {
    const pages = await layOutDocument(paper(table));
    expect(pages.length).toBeGreaterThan(4);
    const words = pages.map(wordsOf);
    for (const [index, page] of words.entries())
      expect(page).toEqual(expect.arrayContaining(['Number', `Page ${index + 1} of ${pages.length}`]));
    expect(words.flat().filter((word) => word.startsWith('row-'))).toEqual(table.rows.map(([name]) => name));
    expect(words.at(-1)).toEqual(expect.arrayContaining(['Total', '9,999.99']));
  });

  it.each([
    'a4',
    'sticker',
  ] as const)('keeps every text and line on %s, regardless of the lengths', async (size) => {
    const long = 'Unbreakable'.repeat(40);
    const pages = await layOutDocument(
      sized(
        size,
        { kind: 'title', text: long, beside: long },
        {
          kind: 'parties',
          parties: [
            { caption: 'From', lines: [long] },
            { caption: 'To', lines: ['', '香港'] },
          ],
        },
        { kind: 'facts', facts: [[long, long]] },
        { kind: 'heading', text: 'Heading' },
        { kind: 'text', text: 'word '.repeat(3_000) },
        table,
        {
          kind: 'boxes',
          boxes: [
            { share: 1, caption: long, lines: [long, '香港'], minLines: 3 },
            { share: 2, caption: 'Category', choices: [{ name: long, isChosen: true }] },
          ],
        },
        { ...table, isFramed: true },
        { kind: 'code', text: 'MAN20261124000001' },
      ),
    );
    const { width: wide, height: high, edge } = paperFormats[size];
    const free = edge - 1;
    const outside = pages.flatMap(({ fills, texts }) =>
      [...fills, ...texts].filter(
        ({ x, y, width, height }) =>
          x < free || y < free || x + width > wide - free || y + height > high - free,
      ),
    );
    expect(outside).toEqual([]);
  });
});
