import { deflateSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { extractText, getDocumentProxy } from 'unpdf';
import { type LabelRenderer, openLabelRenderer } from '../../src/label/label-renderer.ts';
import { plainStyle } from '../../src/label/label-style.ts';
import { patientRendering } from '../support/deadline.ts';
import {
  changed,
  flate,
  hostile,
  label,
  page,
  pdfOf,
  resourcesInherited,
  samePageRepeated,
  spaces,
  stream,
  withPage,
} from '../support/shipment/carrier-pdf.ts';

let renderer: LabelRenderer;
beforeAll(() => {
  renderer = openLabelRenderer(patientRendering());
});
afterAll(async () => {
  await renderer[Symbol.asyncDispose]();
});

const labelOf = (pdf: Uint8Array) => ({ trackingNumber: 'SMP4072618350929', bookedOn: '2026-11-21', pdf });
const measure = (pdf: Uint8Array) => renderer.measure(labelOf(pdf), 'acc', plainStyle);

/** Prints a carrier's label among others, and returns what a reader sees. */
async function print(pdf: Uint8Array) {
  const file = renderer.openFile('acc', plainStyle, '2026-11-21');
  const parts: Uint8Array[] = [];
  for await (const part of file.add([labelOf(pdf)])) parts.push(part);
  for await (const part of file.end([])) parts.push(part);
  const document = await getDocumentProxy(new Uint8Array(Buffer.concat(parts)));
  const { text } = await extractText(document, { mergePages: true });
  return { text, view: (await document.getPage(1)).view };
}

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

  it('lists a page of 20 MB a hundred times is written once, and compressed', async () => {
    const style = { ...plainStyle, size: 'a4' } as const;
    const { file, pages } = await renderer.render(labelOf(samePageRepeated(100)), 'acc', style);
    expect(pages).toBe(100);
    expect(file?.length).toBeLessThan(200_000);
    const document = await getDocumentProxy(new Uint8Array(file ?? []));
    // The reader takes 200 ms for the 20 MB of a page.
    for (const number of [1, 100]) {
      const { items } = await (await document.getPage(number)).getTextContent();
      expect(items).toMatchObject([{ str: 'Handle with care' }]);
    }
  });

  it('has resources that a hundred pages inherit: they are written once', async () => {
    const { file, pages } = await renderer.render(labelOf(resourcesInherited(100, 30_000)), 'acc');
    expect(pages).toBe(100);
    expect(file?.length).toBeLessThan(200_000);
  });

  it('has a drawing of 400 MB in one part stays compressed', async () => {
    const drawing = deflateSync(spaces(400_000_000));
    const pdf = changed({ 4: stream(drawing, '/Filter /FlateDecode') });
    const { file } = await renderer.render(labelOf(pdf), 'acc', { ...plainStyle, size: 'a4' });
    expect(file?.length).toBeLessThan(drawing.length + 10_000);
  });
});
