import { beforeAll, describe, expect, it } from '@jest/globals';
import { extractText, getDocumentProxy } from 'unpdf';
import { benchFonts } from '../../../scripts/bench/part/labels/bench-fonts.ts';
import { openPdfkit } from '../../../scripts/bench/part/labels.ts';
import { labelContent } from '../../../src/label/content.ts';
import { openLabelRenderer } from '../../../src/label/label-renderer.ts';
import { patientRendering } from '../../support/deadline.ts';
import { labelled } from '../../support/shipment/labelled-shipments.ts';

const chinese = { contact_name: '陳嘉欣', address: '九龍觀塘觀塘道四百七十二號' };

beforeAll(() => benchFonts.install(), 600_000);

describe('the labels of PDFKit that the benchmark compares with', () => {
  it.each([
    ['Latin', {}],
    ['Helvetica', {}],
    ['Chinese', { recipient: { ...labelled({}, {}).recipient, ...chinese } }],
  ] as const)('have every letter of the label of the service, font %s', async (font, more) => {
    await using labels = openLabelRenderer(patientRendering());
    await using pdfkit = openPdfkit();
    const content = labelContent(labelled({}, more), {
      accountName: 'Shop',
      trackingUrl: 'https://parcels.example/track/1',
    });
    const own = await labels.render(content, 'a');
    const theirs = await pdfkit.submit('a', { contents: [content, content], font });
    const [ownPage] = await lettersOfPages(own.file ?? new Uint8Array());
    const pages = await lettersOfPages(theirs.file);
    expect(ownPage?.length).toBeGreaterThan(300);
    expect(pages).toEqual([ownPage, ownPage]);
  });
});

async function lettersOfPages(file: Uint8Array): Promise<string[]> {
  const { text } = await extractText(await getDocumentProxy(new Uint8Array(file)));
  return text.map((page) => [...page.replace(/\s/g, '')].sort().join(''));
}
