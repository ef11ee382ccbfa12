import { LRUCache } from 'lru-cache';
import { type DrawingProgress, PdfDrawing } from '../print/pdf.ts';
import type { PrintedSheet } from '../print/sheet.ts';
import { openCaptions } from '../print/text.ts';
import type { LabelContent } from './content.ts';
import type { LabelStyle } from './label-style.ts';
import { type DrawnPage, fitCarrierPages, Imposition, imposeAll, paperOf } from './layout/impose.ts';
import { layOutLabel } from './layout/lay-out.ts';
import { layOutMissing, type MissingLabel } from './layout/missing.ts';
import { drawSheet } from './render/bitmap.ts';
import { writePng } from './render/png.ts';
import { type Graphics, writeZpl } from './render/zpl.ts';
import { shapeLabel } from './shape-label.ts';

/** The PDF of a label that a carrier drew. */
export interface CarrierLabel {
  readonly trackingNumber: string;
  readonly bookedOn: string;
  readonly pdf: Uint8Array;
}

export type PrintableLabel = LabelContent | CarrierLabel;

/** The rest of a file of labels, which is to be printed. */
export interface PrintRequest {
  readonly style: LabelStyle;
  readonly title: string;
  /** The day that the file names as its creation, so that the same labels give the same bytes. */
  readonly day: string;
  readonly labels: readonly PrintableLabel[];
  /** Pages of the first of these labels that are printed. */
  readonly printedPages: number;
  /** Shipments that the last page names; null if more labels follow. */
  readonly missing: readonly MissingLabel[] | null;
  /** Null at the beginning. */
  readonly progress: PrintProgress | null;
  /** Names the first of the labels, for the pages that were laid out before: file, and number in it. */
  readonly file: number;
  readonly first: number;
}

interface PrintProgress {
  readonly sheets: number;
  /** Null if the file is no PDF. */
  readonly pdf: DrawingProgress | null;
}

/** A part of a file. The next request continues after it. */
export interface PrintedPart {
  readonly bytes: Uint8Array<ArrayBuffer>;
  readonly progress: PrintProgress;
  /** Labels that are printed, and pages of the next one. */
  readonly labels: number;
  readonly pages: number;
  readonly next: 'rest' | 'further labels' | 'nothing';
  /** The carrier's label that can't be read, or is too large for the paper: nothing is printed. */
  readonly unreadable: string | null;
}

/**
 * Prints labels, a page per parcel and more if the declaration needs them, until the time is over: at least one sheet.
 * A sheet that further labels will fill is left to the next part. The same labels give the same bytes, however they are divided.
 */
export async function printPart(request: PrintRequest, isOver: () => boolean): Promise<PrintedPart> {
  const { style, labels, missing, progress } = request;
  const imposition = new Imposition(style, (progress?.sheets ?? 0) > 0);
  const writer = openWriter(style, progress?.pdf ?? null);
  let sheets = progress?.sheets ?? 0;
  let printed = { labels: 0, pages: request.printedPages };
  const draw = async (sheet: PrintedSheet, graphics: Graphics) => {
    await writer.draw(sheet, graphics);
    sheets++;
  };
  const part = (next: PrintedPart['next'], unreadable: string | null = null): PrintedPart => ({
    bytes: writer.take(),
    progress: { sheets, pdf: writer.progress() },
    ...printed,
    next,
    unreadable,
  });

  for (const [index, label] of [...labels, ...(missing ? [missing] : [])].entries()) {
    const laidOut = await layOut(request, index, label);
    if (!laidOut) return part('nothing', 'trackingNumber' in label ? label.trackingNumber : null);
    const { pages, graphics, isDivisible } = laidOut;
    for (let page = index === 0 ? request.printedPages : 0; page < pages.length; page++) {
      const sheet = imposition.add(pages[page] as DrawnPage);
      if (!sheet) continue;
      await draw(sheet, graphics);
      const isPrinted = page + 1 === pages.length;
      printed = isPrinted ? { labels: index + 1, pages: 0 } : { labels: index, pages: page + 1 };
      const isEnd = isPrinted && index + 1 === labels.length + (missing ? 1 : 0);
      if ((isPrinted || isDivisible) && !isEnd && isOver()) return part('rest');
    }
  }
  if (!missing) return part('further labels');
  const last = imposition.end();
  if (last) await draw(last, new Map());
  await writer.end({ title: request.title, createdAt: startOfDay(request.day) });
  return part('nothing');
}

interface LaidOutLabel {
  readonly pages: readonly DrawnPage[];
  /** The pages of a label share drawn texts. */
  readonly graphics: Graphics;
  /** Between the pages of a carrier's label, their shared objects would be forgotten. */
  readonly isDivisible: boolean;
}

/** Files whose labels are printed in turns find their pages again. */
const laidOutLabels = new LRUCache<string, LaidOutLabel>({ max: 4 });

async function layOut(
  { style, file, first }: PrintRequest,
  index: number,
  label: PrintableLabel | readonly MissingLabel[],
): Promise<LaidOutLabel | null> {
  const key = `${file} ${first + index}`;
  const known = laidOutLabels.get(key);
  if (known) return known;
  const pages = isMissing(label)
    ? layOutMissing(label, await openCaptions(), paperOf(style))
    : await pagesOf(label, style);
  if (!pages) return null;
  const laidOut = { pages, graphics: new Map(), isDivisible: !('pdf' in label) };
  if (pages.length > 1) laidOutLabels.set(key, laidOut);
  return laidOut;
}

function isMissing(label: PrintableLabel | readonly MissingLabel[]): label is readonly MissingLabel[] {
  return Array.isArray(label);
}

interface SheetWriter {
  draw(sheet: PrintedSheet, graphics: Graphics): Promise<void>;
  end(facts: { readonly title: string; readonly createdAt: Date }): Promise<void>;
  take(): Uint8Array<ArrayBuffer>;
  progress(): DrawingProgress | null;
}

function openWriter({ format, dpi }: LabelStyle, progress: DrawingProgress | null): SheetWriter {
  if (format === 'pdf') {
    const drawing = new PdfDrawing(progress);
    return {
      draw: async (sheet) => drawing.draw(sheet),
      end: (facts) => drawing.end(facts),
      take: () => drawing.take(),
      progress: () => drawing.progress,
    };
  }
  let commands = '';
  return {
    async draw(sheet, graphics) {
      commands += await writeZpl(sheet, dpi, graphics);
    },
    end: async () => {},
    take: () => new TextEncoder().encode(commands),
    progress: () => null,
  };
}

/** A picture of a page of a label. */
export interface LabelPicture {
  /** Null if the label has no such page. */
  readonly file: Uint8Array | null;
  readonly pages: number;
}

export async function drawPicture(label: PrintableLabel, style: LabelStyle): Promise<LabelPicture> {
  const pages = await pagesOf(label, style);
  const sheets = imposeAll(pages ?? [], style);
  const sheet = sheets[style.page - 1];
  const file = sheet ? writePng(await drawSheet(sheet, style.dpi), style.dpi) : null;
  return { file, pages: sheets.length };
}

/** Returns the number of pages of a carrier's label on this paper, 0 if it can't be printed. */
export async function countCarrierPages(label: CarrierLabel, style: LabelStyle): Promise<number> {
  return (await pagesOf(label, style))?.length ?? 0;
}

async function pagesOf(label: PrintableLabel, style: LabelStyle): Promise<readonly DrawnPage[] | null> {
  if (!('pdf' in label)) return layOutLabel(await shapeLabel(label), paperOf(style));
  if (style.format !== 'pdf') return null;
  // Most installations never read a carrier's PDF, and the library for it takes 30 MB.
  const { readCarrierPages } = await import('./render/carrier-page.ts');
  const pages = await readCarrierPages(label.pdf);
  return pages && fitCarrierPages(pages, style) ? pages : null;
}

function startOfDay(day: string): Date {
  return new Date(`${day}T00:00:00Z`);
}
