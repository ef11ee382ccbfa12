import PDFDocument from 'pdfkit';
import type { LabelContent } from './content.ts';
import { code128, qrCode } from './layout/codes.ts';
import { layOutLabel } from './layout/lay-out.ts';
import { type LabelPage, type PlacedText, pageHeight, pageWidth } from './layout/sheet.ts';
import { shapeLabel } from './shape-label.ts';

interface PdfFacts {
  readonly title: string;
  /** Fixed, so that the same content gives the same bytes. */
  readonly createdAt: Date;
  /** In points; else that of a label. */
  readonly size?: readonly [width: number, height: number];
}

/** Draws pages as a PDF. */
export function drawPdf(
  pages: readonly LabelPage[],
  { title, createdAt, size: [width, height] = [pageWidth, pageHeight] }: PdfFacts,
): Promise<Buffer> {
  const document = new PDFDocument({
    autoFirstPage: false,
    size: [width, height],
    margin: 0,
    pdfVersion: '1.7',
    info: { Title: title, CreationDate: createdAt, Producer: 'Sampan', Creator: 'Sampan' },
    // No standard font: all glyphs come from the embedded fonts.
    font: '',
  });
  const chunks: Buffer[] = [];
  const finished = new Promise<Buffer>((resolve, reject) => {
    document.on('data', (chunk: Buffer) => chunks.push(chunk));
    document.on('end', () => resolve(Buffer.concat(chunks)));
    document.on('error', reject);
  });
  const registered = new Set<string>();
  for (const { fills, texts } of pages) {
    document.addPage();
    for (const { x, y, width, height } of fills) document.rect(x, y, width, height);
    document.fill('black');
    for (const text of texts) drawText(document, text, registered);
  }
  document.end();
  return finished;
}

function drawText(
  document: PDFKit.PDFDocument,
  { glyphs, size, x, baseline, color }: PlacedText,
  registered: Set<string>,
) {
  document.fillColor(color).fontSize(size);
  let at = x;
  for (let index = 0; index < glyphs.length; ) {
    const { font, key } = glyphs[index]?.font ?? {};
    if (!font || !key) return;
    let text = '';
    let width = 0;
    for (; glyphs[index]?.font.key === key; index++) {
      text += glyphs[index]?.text;
      width += glyphs[index]?.width ?? 0;
    }
    if (!registered.has(key)) document.registerFont(key, font);
    registered.add(key);
    document.font(key).text(text, at, baseline, { lineBreak: false, baseline: 'alphabetic' });
    at += width * size;
  }
}

/** Renders a PDF of one page per parcel. The same content gives the same bytes. */
export async function renderLabel(content: LabelContent): Promise<Buffer> {
  const codes = { code128: code128(content.trackingNumber), qr: qrCode(content.trackingNumber) };
  const pages = layOutLabel(await shapeLabel(content), codes);
  return drawPdf(pages, {
    title: content.trackingNumber,
    createdAt: new Date(`${content.bookedOn}T00:00:00Z`),
  });
}
