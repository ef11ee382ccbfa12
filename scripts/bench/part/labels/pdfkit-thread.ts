import { readFileSync } from 'node:fs';
import { parentPort } from 'node:worker_threads';
import bwip from 'bwip-js/node';
import PDFDocument from 'pdfkit';
import type { LabelContent } from '../../../../src/label/content.ts';
import type { PrintedParty } from '../../../../src/party/printed-party.ts';
import { findSlice, loadFont, type Weight } from '../../../../src/print/font.ts';
import { leading } from '../../../../src/print/text.ts';
import { benchFonts } from './bench-fonts.ts';

/**
 * Draws labels as a team would without code of its own: PDFKit sets and wraps the text and embeds the fonts, bwip-js draws the
 * codes. Fonts are read once per thread, and codes are areas and not pictures: both are the faster way.
 */
export interface PdfkitRequest {
  /** In one file. */
  readonly contents: readonly LabelContent[];
  readonly font: PdfkitFont;
}

/** The font of PDF readers, which is not embedded and has Western European letters alone; Noto Sans; Noto Sans HK. */
export type PdfkitFont = 'Helvetica' | 'Latin' | 'Chinese';

/** Names of standard fonts, or fonts that are read. */
type Fonts = Readonly<Record<Weight, string | object>>;

const opened = new Map<PdfkitFont, Promise<Fonts>>();

function openFonts(font: PdfkitFont): Promise<Fonts> {
  const known = opened.get(font) ?? readFonts(font);
  opened.set(font, known);
  return known;
}

async function readFonts(font: PdfkitFont): Promise<Fonts> {
  if (font === 'Helvetica') return { 400: 'Helvetica', 700: 'Helvetica-Bold' };
  if (font === 'Chinese') return { 400: readHongKong('400Regular'), 700: readHongKong('700Bold') };
  const slice = findSlice('noto-sans', 65);
  if (!slice) throw new Error('no slice of Noto Sans has the letter A');
  const read = async (weight: Weight) => openFont((await loadFont(slice, weight)).bytes);
  return { 400: await read(400), 700: await read(700) };
}

/** Returns the font as PDFKit has read it, so that not every PDF reads it again. */
function openFont(bytes: Uint8Array): object {
  const document = new PDFDocument({ font: '' }).font(Buffer.from(bytes));
  return (document as unknown as { readonly _font: { readonly font: object } })._font.font;
}

/** All letters in one file: with the slices of the service, a label would embed ten fonts. */
function readHongKong(name: string): object {
  const file = benchFonts.file('@expo-google-fonts/noto-sans-hk', name, `NotoSansHK_${name}.ttf`);
  return openFont(readFileSync(file));
}

const width = (100 / 25.4) * 72;
const height = (150 / 25.4) * 72;
const margin = 8;
const inner = width - 2 * margin;

/** Draws each parcel's label on a page of one PDF. */
async function drawLabels({ contents, font }: PdfkitRequest): Promise<Buffer> {
  const fonts = await openFonts(font);
  const document = new PDFDocument({ size: [width, height], margin: 0, autoFirstPage: false, font: '' });
  const chunks: Uint8Array[] = [];
  const ended = new Promise<void>((resolve, reject) => {
    document.on('data', (chunk: Uint8Array) => chunks.push(chunk));
    document.on('end', resolve);
    document.on('error', reject);
  });
  for (const weight of [400, 700] as const) document.registerFont(String(weight), fonts[weight] as string);
  for (const content of contents) {
    for (const [parcel, line] of content.parcels.entries()) {
      document.addPage();
      drawLabel(document, content, parcel, line);
    }
  }
  document.end();
  await ended;
  return Buffer.concat(chunks);
}

function drawLabel(
  document: PDFKit.PDFDocument,
  content: LabelContent,
  parcel: number,
  parcelLine: string,
): void {
  const text = (words: string, weight: Weight, size: number, x: number, y: number, more: TextPlace = {}) => {
    document.font(String(weight)).fontSize(size);
    document.text(words, x, y, { lineBreak: false, lineGap: lineGap(document, size), ...more });
  };
  const rule = (y: number) => document.rect(margin, y, inner, 0.8).fill('black');
  let y = 6;
  if (content.test) {
    document.rect(margin, y, inner, 15).fill('black');
    document.fillColor('white');
    text('TEST \u00b7 NOT FOR SHIPPING \u00b7 TEST', 700, 10, margin, y + 1.5, {
      width: inner,
      align: 'center',
    });
    document.fillColor('black');
    y += 17;
  }
  text(content.service, 700, 15, margin, y + 3);
  text(content.product, 400, 8, margin, y + 22);
  text(`${parcel + 1}/${content.parcels.length}`, 700, 20, width - 108, y + 1, {
    width: 46,
    align: 'center',
  });
  text('PARCEL', 400, 6, width - 108, y + 25, { width: 46, align: 'center' });
  document.rect(width - 60, y + 1, 52, 32).fill('black');
  document.fillColor('white');
  text(content.destination, 700, 27, width - 60, y + 1, { width: 52, align: 'center' });
  document.fillColor('black');
  y += 36;

  for (const [name, party, size] of [
    ['FROM', content.sender, 7],
    ['TO', content.recipient, 13],
  ] as const) {
    rule(y);
    text(name, 700, 5, margin, y + 2.7);
    y = drawParty(document, party, size, y + 8.3) + 3;
  }

  rule(y);
  drawCode(document, 'code128', content.trackingNumber, { x: margin + 10, y: y + 5, width: 178, height: 44 });
  text(content.trackingNumber, 700, 12, margin, y + 50, { width: 198, align: 'center' });
  const qr = { x: width - margin - 66, y: y + 6, width: 62, height: 62 };
  drawCode(document, 'qrcode', content.trackingUrl ?? content.trackingNumber, qr);
  text('WAYBILL', 400, 5, margin, y + 72);
  text(content.waybillNumber ?? '', 700, 9, margin, y + 78);
  text('REFERENCE', 400, 5, margin + 110, y + 72);
  text(content.reference, 700, 9, margin + 110, y + 78);
  y += 92;

  rule(y);
  text('CUSTOMS DECLARATION (SUMMARY)', 700, 7, margin, y + 2);
  y += 11;
  const columns = [
    { x: margin, width: 29, align: 'right' },
    { x: margin + 33, width: 91, align: 'left' },
    { x: margin + 128, width: 46, align: 'left' },
    { x: margin + 178, width: 31, align: 'left' },
    { x: margin + 213, width: 54, align: 'right' },
  ] as const;
  const row = (cells: readonly string[], size: number) => {
    const ends = cells.map((cell, index) => {
      const { x, ...place } = columns[index] ?? columns[0];
      text(cell, 400, size, x, y, { ...place, lineBreak: true });
      return document.y;
    });
    y = Math.max(...ends);
  };
  row(['QTY', 'DESCRIPTION', 'HS CODE', 'ORIGIN', 'VALUE'], 7);
  for (const { quantity, description, hsCode, origin, value } of content.items)
    row([quantity, description, hsCode, origin, value], 8.5);
  const bottom = height - margin - 9;
  const { quantity, weight, value } = content.totals;
  document.rect(margin, bottom - 11, inner, 0.4).fill('black');
  text(quantity, 700, 7, margin, bottom - 10, { width: 29, align: 'right' });
  text(`TOTAL, ${weight}`, 700, 7, margin + 33, bottom - 10);
  text(value, 700, 7, margin + 128, bottom - 10, { width: inner - 128, align: 'right' });
  rule(bottom);
  text(`This parcel: ${parcelLine}`, 400, 6, margin, bottom + 2);
  text(`Booked ${content.bookedOn}`, 400, 6, margin, bottom + 2, { width: inner, align: 'right' });
}

/** Lines are as high as on the service's labels: those of Noto Sans HK are higher. */
function lineGap(document: PDFKit.PDFDocument, size: number): number {
  return size * leading - document.currentLineHeight(false);
}

type TextPlace = Pick<PDFKit.Mixins.TextOptions, 'width' | 'align' | 'lineBreak'>;

/** Returns the y below the party. */
function drawParty(
  document: PDFKit.PDFDocument,
  { name, address, countryName, phone }: PrintedParty,
  size: number,
  y: number,
): number {
  const write = (words: string, weight: Weight, size: number) => {
    document.font(String(weight)).fontSize(size);
    document.text(words, { width: inner, lineGap: lineGap(document, size) });
  };
  document.x = margin;
  document.y = y;
  write(name, 700, size * 1.12);
  for (const line of address) write(line, 400, size);
  write(countryName.toUpperCase(), 700, size);
  if (phone) write(`Tel ${phone}`, 400, size);
  return document.y;
}

interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** Fills the areas of a code as one path. */
function drawCode(document: PDFKit.PDFDocument, bcid: 'code128' | 'qrcode', text: string, box: Box): void {
  const [symbol] = bwip.raw({ bcid, text, ...(bcid === 'qrcode' ? { eclevel: 'M' } : {}) });
  if (symbol && 'sbs' in symbol) {
    const module = box.width / symbol.sbs.reduce((sum, one) => sum + one, 0);
    let x = box.x;
    for (const [index, count] of symbol.sbs.entries()) {
      if (index % 2 === 0) document.rect(x, box.y, count * module, box.height);
      x += count * module;
    }
  } else if (symbol && 'pixs' in symbol) {
    const { pixs, pixx } = symbol;
    const module = box.width / pixx;
    for (const [at, isDark] of pixs.entries()) {
      if (isDark)
        document.rect(box.x + (at % pixx) * module, box.y + Math.floor(at / pixx) * module, module, module);
    }
  }
  document.fill('black');
}

parentPort?.on('message', async (request: PdfkitRequest) => {
  try {
    parentPort?.postMessage({ file: await drawLabels(request) });
  } catch (error) {
    parentPort?.postMessage({ error: error instanceof Error ? error.stack : String(error) });
  }
});
