import type { LabelContent } from './content.ts';
import type { LabelStyle } from './label-style.ts';
import {
  type DrawnPage,
  fitCarrierPages,
  Imposition,
  imposeAll,
  type PrintedSheet,
  paperOf,
} from './layout/impose.ts';
import { layOutLabel } from './layout/lay-out.ts';
import { layOutMissing, type MissingLabel } from './layout/missing.ts';
import { drawSheet } from './render/bitmap.ts';
import { drawPdf, PdfDrawing } from './render/pdf.ts';
import { writePng } from './render/png.ts';
import { type Graphics, writeZpl } from './render/zpl.ts';
import { shapeLabel } from './shape-label.ts';
import { openCaptions } from './text.ts';

export interface RenderedLabel {
  /** Null if the picture of a page is wanted that the label doesn't have. */
  readonly file: Uint8Array | null;
  readonly pages: number;
}

/** The PDF of a label that a carrier drew. */
export interface CarrierLabel {
  readonly trackingNumber: string;
  readonly bookedOn: string;
  readonly pdf: Uint8Array;
}

export type PrintableLabel = LabelContent | CarrierLabel;

/**
 * Renders a label: a page per parcel, and more if the declaration needs them. The same content gives the same bytes.
 * A carrier's label whose PDF can't be read, or is too large for the paper, has no file and no page.
 */
export async function renderLabel(label: PrintableLabel, style: LabelStyle): Promise<RenderedLabel> {
  const pages = await pagesOf(label, style);
  if (!pages) return { file: null, pages: 0 };
  const sheets = imposeAll(pages, style);
  return { file: await write(sheets, label, style), pages: sheets.length };
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

async function write(
  sheets: readonly PrintedSheet[],
  { trackingNumber: title, bookedOn }: PrintableLabel,
  style: LabelStyle,
): Promise<Uint8Array | null> {
  switch (style.format) {
    case 'pdf':
      return drawPdf(sheets, { title, createdAt: startOfDay(bookedOn) });
    case 'zpl':
      return Buffer.from(await writeAll(sheets, style.dpi));
    case 'png': {
      const sheet = sheets[style.page - 1];
      return sheet ? writePng(await drawSheet(sheet, style.dpi), style.dpi) : null;
    }
  }
}

function startOfDay(day: string): Date {
  return new Date(`${day}T00:00:00Z`);
}

async function writeAll(sheets: readonly PrintedSheet[], dpi: number): Promise<string> {
  const graphics: Graphics = new Map();
  let written = '';
  for (const sheet of sheets) written += await writeZpl(sheet, dpi, graphics);
  return written;
}

/** Many labels in one file, whose parts are passed on as they are complete. */
export class LabelBatch {
  readonly #style: LabelStyle;
  readonly #imposition: Imposition;
  readonly #pdf: PdfDrawing | null;
  #ready: Uint8Array[] = [];

  constructor(style: LabelStyle, day: string) {
    this.#style = style;
    this.#imposition = new Imposition(style);
    const facts = { title: 'Labels', createdAt: startOfDay(day) };
    this.#pdf = style.format === 'pdf' ? new PdfDrawing(facts, (chunk) => this.#ready.push(chunk)) : null;
  }

  /** Adds labels, and returns the part of the file that is ready. */
  async add(labels: readonly PrintableLabel[]): Promise<Uint8Array> {
    for (const label of labels) {
      const pages = await pagesOf(label, this.#style);
      if (!pages) throw new Error(`the carrier's label of ${label.trackingNumber} cannot be read`);
      await this.#addPages(pages);
    }
    return this.#take();
  }

  /** Names the shipments without a label, and returns the rest of the file. */
  async end(missing: readonly MissingLabel[]): Promise<Uint8Array> {
    await this.#addPages(layOutMissing(missing, await openCaptions(), paperOf(this.#style)));
    await this.#draw([this.#imposition.end()]);
    await this.#pdf?.end();
    return this.#take();
  }

  async #addPages(pages: readonly DrawnPage[]): Promise<void> {
    await this.#draw(pages.map((page) => this.#imposition.add(page)));
  }

  async #draw(sheets: readonly (PrintedSheet | null)[]): Promise<void> {
    const complete = sheets.filter((sheet) => sheet !== null);
    if (this.#pdf) for (const sheet of complete) this.#pdf.draw(sheet);
    else this.#ready.push(Buffer.from(await writeAll(complete, this.#style.dpi)));
  }

  #take(): Uint8Array {
    const taken = Buffer.concat(this.#ready);
    this.#ready = [];
    return taken;
  }
}
