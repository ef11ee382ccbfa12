import {
  type CarrierPage,
  type LabelPage,
  type LabelPaper,
  millimeters,
  type PlacedCarrierPage,
  type PrintedSheet,
  pageWidth,
  turnPage,
} from '../../print/sheet.ts';
import type { LabelStyle } from '../label-style.ts';

interface Format {
  /** In millimeters: the sheet, the label on it, and the corners of the labels. */
  readonly width: number;
  readonly height: number;
  readonly labelHeight: number;
  readonly places: readonly (readonly [x: number, y: number])[];
}

/** A6 and A4 leave the edge free that office printers can't print on. */
const formats = {
  plain: { width: 100, height: 150, labelHeight: 150, places: [[0, 0]] },
  '4x6': { width: 101.6, height: 152.4, labelHeight: 150, places: [[0.8, 1.2]] },
  a6: { width: 105, height: 148, labelHeight: 142, places: [[2.5, 3]] },
  a4: { width: 210, height: 297, labelHeight: 150, places: [[10, 10]] },
  'a4 of four': {
    width: 210,
    height: 297,
    labelHeight: 142,
    places: [
      [2.5, 3.25],
      [107.5, 3.25],
      [2.5, 151.75],
      [107.5, 151.75],
    ],
  },
} as const satisfies Readonly<Record<string, Format>>;

function formatOf({ size, perSheet }: LabelStyle): Format {
  if (size === 'a4' && perSheet === 4) return formats['a4 of four'];
  return formats[size ?? 'plain'];
}

export function paperOf(style: LabelStyle): LabelPaper {
  return { height: millimeters(formatOf(style).labelHeight), dpi: style.dpi };
}

/** A page of a label, drawn by Sampan or by a carrier. */
export type DrawnPage = LabelPage | CarrierPage;

/** The smallest scale at which scanners still read the codes of usual labels. */
const minCarrierScale = 0.8;

/** True if the pages that a carrier drew can be printed on this paper without codes that are too small to be read. */
export function fitCarrierPages(pages: readonly CarrierPage[], style: LabelStyle): boolean {
  return pages.every((page) => fitCarrierPage(page, style).scale >= minCarrierScale);
}

/** Turns a page if it is larger then. It is never enlarged: the carrier chose the size of its codes. */
function fitCarrierPage(
  page: CarrierPage,
  style: LabelStyle,
): { readonly page: CarrierPage; readonly scale: number } {
  if (style.size === null) return { page, scale: 1 };
  const { places, ...format } = formatOf(style);
  const [freeWidth, freeHeight] =
    places.length === 1
      ? [millimeters(format.width), millimeters(format.height)]
      : [pageWidth, millimeters(format.labelHeight)];
  const scaleOf = ({ width, height }: CarrierPage) => Math.min(1, freeWidth / width, freeHeight / height);
  const turned = turnPage(page);
  const fitted = scaleOf(turned) > scaleOf(page) ? turned : page;
  return { page: fitted, scale: scaleOf(fitted) };
}

/** Puts labels on sheets one after the other. */
export class Imposition {
  readonly #style: LabelStyle;
  readonly #format: Format;
  #skipped: number;
  #labels: { page: LabelPage; x: number; y: number }[] = [];
  #carrierPages: PlacedCarrierPage[] = [];

  /** `isContinued`: the sheets are not the first ones of their file. */
  constructor(style: LabelStyle, isContinued = false) {
    this.#style = style;
    this.#format = formatOf(style);
    this.#skipped = isContinued ? 0 : Math.min(style.start, this.#format.places.length) - 1;
  }

  /** Returns the sheet that is full with this page. */
  add(page: DrawnPage): PrintedSheet | null {
    if ('copyInto' in page) return this.#addCarrierPage(page);
    this.#labels.push({ page, ...this.#place() });
    return this.#takeIfFull();
  }

  /** Returns the last sheet, if it is not full. */
  end(): PrintedSheet | null {
    return this.#used > 0 ? this.#take() : null;
  }

  /** Without a size of paper, the sheet has the size of the page. */
  #addCarrierPage(drawn: CarrierPage): PrintedSheet | null {
    const { page, scale } = fitCarrierPage(drawn, this.#style);
    const { width, height } = page;
    if (this.#style.size === null) {
      return { width, height, labels: [], carrierPages: [{ page, x: 0, y: 0, scale }] };
    }
    const { x, y } = this.#place();
    const isAlone = this.#format.places.length === 1;
    const within = (corner: number, sheet: number, length: number) =>
      isAlone ? Math.max(0, Math.min(corner, millimeters(sheet) - length * scale)) : corner;
    this.#carrierPages.push({
      page,
      x: within(x, this.#format.width, width),
      y: within(y, this.#format.height, height),
      scale,
    });
    return this.#takeIfFull();
  }

  get #used(): number {
    return this.#labels.length + this.#carrierPages.length;
  }

  #place(): { x: number; y: number } {
    const [x, y] = this.#format.places[this.#skipped + this.#used] ?? [0, 0];
    return { x: this.#inDots(x), y: this.#inDots(y) };
  }

  #takeIfFull(): PrintedSheet | null {
    return this.#skipped + this.#used === this.#format.places.length ? this.#take() : null;
  }

  #take(): PrintedSheet {
    const { width, height } = this.#format;
    const [labels, carrierPages] = [this.#labels, this.#carrierPages];
    this.#labels = [];
    this.#carrierPages = [];
    this.#skipped = 0;
    return { width: millimeters(width), height: millimeters(height), labels, carrierPages };
  }

  #inDots(length: number): number {
    const dot = 72 / this.#style.dpi;
    return Math.round(millimeters(length) / dot) * dot;
  }
}

export function imposeAll(pages: readonly DrawnPage[], style: LabelStyle): PrintedSheet[] {
  const imposition = new Imposition(style);
  return [...pages.map((page) => imposition.add(page)), imposition.end()].filter((sheet) => sheet !== null);
}
