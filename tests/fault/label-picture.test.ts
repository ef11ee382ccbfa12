import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { labelContent } from '../../src/label/content.ts';
import { type LabelRenderer, openLabelRenderer } from '../../src/label/label-renderer.ts';
import { patientRendering } from '../support/deadline.ts';
import { labelled, trickyAddresses } from '../support/shipment/labelled-shipments.ts';
import { drawPage, hasPoppler, readPages } from '../support/shipment/pdf-tools.ts';
import { readWithZxing } from '../support/shipment/read-picture.ts';

const number = 'SMP4072618350929';
const trackingUrl = 'https://sampan.example/track/3q2-7wEAAAAAAAAAAAAAAA';

/** The resolution of common thermal printers. */
const dpi = 203;

let renderer: LabelRenderer;

beforeAll(() => {
  renderer = openLabelRenderer(patientRendering());
});

afterAll(async () => {
  await renderer[Symbol.asyncDispose]();
});

const render = async (shipment: Parameters<typeof labelContent>[0]) => {
  const content = labelContent(shipment, { accountName: 'Lantau Shop', trackingUrl });
  return Buffer.from((await renderer.render(content, 'acc_1')).file ?? []);
};

describe('the bytes of a label', () => {
  it('are a PDF, identical for each rendering', async () => {
    const [one, other] = [await render(labelled({})), await render(labelled({}))];
    expect(one.subarray(0, 8).toString()).toBe('%PDF-1.7');
    expect(one.subarray(-6).toString()).toContain('%%EOF');
    expect(one.equals(other)).toBe(true);
    expect(one.length).toBeLessThan(40_000);
  });

  it('embed only the used glyphs of each font', async () => {
    const pdf = await render(trickyAddresses['Hong Kong'] ?? labelled({}));
    expect(pdf.includes('/FontFile2')).toBe(true);
    expect(pdf.includes('/Helvetica')).toBe(false);
    expect(pdf.length).toBeLessThan(100_000);
  });
});

if (!hasPoppler) {
  const missing = 'there is no pdftoppm and no pdftotext (Debian: poppler-utils)';
  if (process.env.CI)
    it('the programs that read a printed label are installed', () => expect(missing).toBe('there'));
  else it.skip(`labels as pictures: ${missing}`, () => {});
} else {
  describe.each(Object.entries(trickyAddresses))('a label printed for %s', (_, shipment) => {
    it('has pages of 100 × 150 mm that contain every word', async () => {
      const pages = await readPages(await render(shipment));
      expect(pages.length).toBeGreaterThanOrEqual(shipment.parcels.length);
      for (const { width, height, words } of pages) {
        expect(width).toBeCloseTo(283.465, 2);
        expect(height).toBeCloseTo(425.197, 2);
        expect(words.length).toBeGreaterThan(20);
        const outside = words.filter(
          ({ xMin, yMin, xMax, yMax }) =>
            xMin < 0 || yMin < -0.01 || xMax > width + 0.01 || yMax > height + 0.01,
        );
        expect(outside).toEqual([]);
      }
    });

    it('is readable as Code 128 and as a QR code', async () => {
      const pdf = await render(shipment);
      const last = shipment.parcels.length;
      for (const page of new Set([1, last])) {
        const picture = await drawPage(pdf, page, dpi);
        expect(picture.width).toBe(Math.ceil((100 / 25.4) * dpi));
        expect(await readWithZxing(picture)).toEqual(
          expect.arrayContaining([`CODE-128:${number}`, `QR-Code:${trackingUrl}`]),
        );
      }
    });
  });

  it('a printed label has selectable text: name, address, reference, goods', async () => {
    const { Japan: shipment } = trickyAddresses;
    if (!shipment) throw new Error('no such address');
    const [page] = await readPages(await render({ ...shipment, printed_reference: 'A&B<7>(x)' }));
    const text = page?.words.map((word) => word.text).join(' ') ?? '';
    for (const words of [
      '髙橋 さくら',
      '東京都千代田区',
      '髙島屋﨑様方',
      'A&B<7>(x)',
      '綿のＴシャツ',
      'JAPAN',
      '610910',
      'CN',
    ]) {
      expect(text).toContain(words);
    }
  });
}
