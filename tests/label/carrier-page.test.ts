import { deflateSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { extractText, getDocumentProxy } from 'unpdf';
import { type LabelRenderer, openLabelRenderer } from '../../src/label/label-renderer.ts';
import { plainStyle } from '../../src/label/label-style.ts';

let renderer: LabelRenderer;
beforeAll(() => {
  renderer = openLabelRenderer();
});
afterAll(async () => {
  await renderer[Symbol.asyncDispose]();
});

const labelOf = (pdf: Uint8Array) => ({ trackingNumber: 'SMP4072618350929', bookedOn: '2026-11-21', pdf });
const measure = (pdf: Uint8Array) => renderer.measure(labelOf(pdf), 'acc', plainStyle);

/** Prints a carrier's label among others, and returns what a reader sees. */
async function print(pdf: Uint8Array) {
  await using batch = await renderer.openBatch('acc', plainStyle, '2026-11-21');
  const parts = [await batch.add([labelOf(pdf)]), await batch.end([])];
  const document = await getDocumentProxy(new Uint8Array(Buffer.concat(parts)));
  const { text } = await extractText(document, { mergePages: true });
  return { text, view: (await document.getPage(1)).view };
}

type Objects = Readonly<Record<number, string | Uint8Array>>;

/** Writes a PDF from its objects, without a cross-reference table: its reader looks for the objects. */
function pdfOf(objects: Objects, trailer = ''): Buffer {
  const parts = Object.entries(objects).flatMap(([number, content]) => [
    `${number} 0 obj\n`,
    content,
    '\nendobj\n',
  ]);
  const end = `trailer\n<< /Size 9 /Root 1 0 R ${trailer} >>\nstartxref\n0\n%%EOF\n`;
  return Buffer.concat(['%PDF-1.7\n', ...parts, end].map((part) => Buffer.from(part)));
}

function stream(content: Uint8Array | string, entries = ''): Buffer {
  const bytes = Buffer.from(content);
  const head = `<< ${entries} /Length ${bytes.length} >>\nstream\n`;
  return Buffer.concat([Buffer.from(head), bytes, Buffer.from('\nendstream')]);
}
const flate = (content: Uint8Array | string, entries = '') =>
  stream(deflateSync(content), `/Filter /FlateDecode ${entries}`);
const repeated = (text: string, bytes: number) => Buffer.alloc(bytes, text);

/** A page that draws a text, with entries that replace its own. */
const page = (entries = '', box = '/MediaBox [0 0 288 432]', contents = '4 0 R') =>
  `<< /Type /Page /Parent 2 0 R ${box} /Contents ${contents} /Resources << /Font << /F 5 0 R >> >> ${entries} >>`;
const label: Objects = {
  1: '<< /Type /Catalog /Pages 2 0 R >>',
  2: '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
  3: page(),
  4: flate('BT /F 12 Tf 20 200 Td (Handle with care) Tj ET'),
  5: '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
};
const changed = (objects: Objects, trailer = '') => pdfOf({ ...label, ...objects }, trailer);
const withPage = (...entries: Parameters<typeof page>) => changed({ 3: page(...entries) });

describe('a PDF of a carrier that is printed with others', () => {
  it.each([
    ['has no cross-reference table', pdfOf(label)],
    ['has a broken cross-reference', changed({}, '/Prev 999999')],
    [
      'has a text in two parts',
      changed({
        3: page('', undefined, '[6 0 R 7 0 R]'),
        6: flate('BT /F 12 Tf 20 200 Td (Handle with'),
        7: stream(Buffer.from(' care) Tj ET').toString('hex'), '/Filter /ASCIIHexDecode'),
      }),
    ],
    [
      'inherits its box and fonts',
      changed({
        2: '<< /Type /Pages /Kids [3 0 R] /Count 1 /MediaBox [0 0 288 432] /Resources << /Font << /F 5 0 R >> >> >>',
        3: '<< /Type /Page /Parent 2 0 R /Contents 4 0 R >>',
      }),
    ],
    [
      'has compressed objects',
      changed({
        5: '<< >>',
        7: flate(`5 0 ${label[5]}`, '/Type /ObjStm /N 1 /First 4'),
      }),
    ],
    ['claims two billion pages', changed({ 2: '<< /Type /Pages /Kids [3 0 R] /Count 2000000000 >>' })],
    ['has a link', withPage('/Annots [<< /Type /Annot /Subtype /Link /Rect [0 0 9 9] >>]')],
    [
      'has a script that runs when it is opened',
      changed({
        1: '<< /Type /Catalog /Pages 2 0 R /OpenAction << /S /JavaScript /JS (app.alert(1)) >> >>',
      }),
    ],
    [
      'has resources that refer to themselves',
      changed({
        3: page('/Resources 6 0 R'),
        6: '<< /Font << /F 5 0 R >> /Self 6 0 R >>',
      }),
    ],
  ])('%s: prints its text', async (_, pdf) => {
    const { text } = await print(pdf);
    expect(text).toContain('Handle with care');
    expect(text).not.toContain('alert');
  });

  it.each([
    ['is turned by a quarter', '/Rotate 90', undefined, [432, 288]],
    ['is turned back by a quarter', '/Rotate -90', undefined, [432, 288]],
    ['is turned many times', '/Rotate 36000000000000', undefined, [288, 432]],
    ['has its corners reversed', '', '/MediaBox [288 432 0 0]', [288, 432]],
    ['is cropped', '/CropBox [10 150 210 350]', undefined, [200, 200]],
    ['is cropped beyond its page', '/CropBox [-1000 -1000 2000 2000]', undefined, [288, 432]],
  ])('%s: has the size that a viewer shows', async (_, entries, box, [width = 0, height = 0]) => {
    const { text, view } = await print(withPage(entries, box));
    expect(text).toContain('Handle with care');
    expect(view.slice(2).map(Math.round)).toEqual([width, height]);
  });
});

const spaces = (bytes: number) => repeated(' ', bytes);
const chain = Object.fromEntries(
  Array.from({ length: 10_000 }, (_, index) => [10 + index, `<< /A ${11 + index} 0 R >>`]),
);
const doubled = Object.fromEntries(
  Array.from({ length: 40 }, (_, index) => [
    10 + index,
    `<< /Type /Pages /Kids [${11 + index} 0 R ${11 + index} 0 R] /Count 2 >>`,
  ]),
);

/** Each is at most 4 MB, so that it is not refused for its size alone. */
const hostile: Readonly<Record<string, () => Buffer>> = {
  'is encrypted': () => changed({ 8: '<< /Filter /Standard /V 2 /R 3 >>' }, '/Encrypt 8 0 R'),
  'is empty': () => Buffer.from('%PDF-1.4\n'),
  'has no page': () => changed({ 2: '<< /Type /Pages /Kids [] /Count 0 >>' }),
  'has a page that is missing': () => changed({ 2: '<< /Type /Pages /Kids [99 0 R] /Count 1 >>' }),
  'has a page without a drawing': () => changed({ 4: '<< >>' }),
  'has 101 pages': () => changed({ 2: `<< /Type /Pages /Kids [${'3 0 R '.repeat(101)}] /Count 101 >>` }),
  'has fields of a form': () => withPage('/Annots [<< /Subtype /Widget /Rect [0 0 9 9] /V (Address) >>]'),
  'has a stamp over its page': () => withPage('/Annots [<< /Subtype /Stamp /Rect [0 0 9 9] >>]'),
  'has a unit of its own': () => withPage('/UserUnit 10'),
  'is turned by half a quarter': () => withPage('/Rotate 45'),
  'has a turn that is no number': () => withPage('/Rotate /Left'),
  'has an endless page': () => withPage('', '/MediaBox [0 0 1e999 432]'),
  'has a page without area': () => withPage('', '/MediaBox [0 0 0.0001 0.0001]'),
  'is cropped to nothing': () => withPage('/CropBox [400 500 500 600]'),
  'has pages in a circle': () => changed({ 2: '<< /Type /Pages /Kids [2 0 R] /Count 1 >>' }),
  'has a parent in a circle': () =>
    changed({ 2: '<< /Type /Pages /Parent 2 0 R /Kids [3 0 R] /Count 1 >>', 3: page('', '') }),
  'has a page tree of 2^40 pages': () =>
    changed({ 2: '<< /Type /Pages /Kids [10 0 R] /Count 2 >>', ...doubled, 50: page() }),
  'has parts of 5 GB when it is decompressed': () =>
    changed({ 3: page('', undefined, `[${'4 0 R '.repeat(100)}]`), 4: flate(spaces(50_000_000)) }),
  'has parts that are compressed twice': () =>
    changed({
      3: page('', undefined, '[4 0 R 4 0 R]'),
      4: stream(deflateSync(deflateSync(spaces(100_000_000))), '/Filter [/FlateDecode /FlateDecode]'),
    }),
  'has compressed objects of 100 MB': () =>
    changed({ 7: flate(spaces(100_000_000), '/Type /Obj#53tm /N 1 /First 4') }),
  'has two billion compressed objects': () =>
    changed({ 7: flate('5 0 ', '/Type /ObjStm /N 2000000000 /First 4') }),
  'has 10,000 objects in a chain': () => changed({ 3: page('/Chain 10 0 R /Resources 10 0 R'), ...chain }),
  'is nested 200,000 times': () => withPage(`/X ${'['.repeat(200_000)}${']'.repeat(200_000)}`),
  'has a list of two million numbers': () => withPage(`/X [${'1 '.repeat(1_900_000)}]`),
  'has 200,000 objects': () => Buffer.concat([pdfOf(label), repeated('6 0 obj\n1\nendobj\n', 3_500_000)]),
  'has three million parentheses': () => changed({ 6: repeated('(', 3_500_000) }),
  'has two million open dictionaries': () => changed({ 6: repeated('<<', 3_500_000) }),
  'has 400,000 heads of objects': () => Buffer.concat([pdfOf(label), repeated('6 0 obj\n', 3_500_000)]),
  'has a negative length': () =>
    changed({ 4: '<< /Length -90 >>\nstream\nBT ET\nendstream' }).subarray(0, -40),
  'has 5 MB': () => Buffer.concat([pdfOf(label), repeated('%', 5_000_000)]),
};

describe('a PDF of a carrier that', () => {
  it.each(Object.entries(hostile))('%s: is not printed with others', async (_, make) => {
    expect(await measure(make())).toBe(0);
  });

  it('is a bomb is read in bounded memory, and the thread continues', async () => {
    const before = process.resourceUsage().maxRSS;
    const bombs = Object.keys(hostile).filter((name) => /GB|MB|twice|million/.test(name));
    expect(bombs.length).toBeGreaterThan(6);
    const pages = await Promise.all([
      ...bombs.map((name) => measure(hostile[name]?.() ?? Buffer.of())),
      measure(pdfOf(label)),
    ]);
    expect(pages).toEqual([...bombs.map(() => 0), 1]);
    expect(process.resourceUsage().maxRSS - before).toBeLessThan(600_000);
  });

  it('has a drawing of 400 MB in one part stays compressed', async () => {
    const drawing = deflateSync(spaces(400_000_000));
    const pdf = changed({ 4: stream(drawing, '/Filter /FlateDecode') });
    await using batch = await renderer.openBatch('acc', plainStyle, '2026-11-21');
    const size = (await batch.add([labelOf(pdf)])).length + (await batch.end([])).length;
    expect(size).toBeLessThan(drawing.length + 10_000);
  });
});
