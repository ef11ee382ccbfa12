import type { LabelStyle } from '../label-style.ts';
import { type LabelPage, type LabelPaper, millimeters } from './sheet.ts';

/** A sheet that is printed, in points, with its labels. */
export interface PrintedSheet {
  readonly width: number;
  readonly height: number;
  readonly labels: readonly { readonly page: LabelPage; readonly x: number; readonly y: number }[];
}

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

/** Puts labels on sheets one after the other. */
export class Imposition {
  readonly #style: LabelStyle;
  readonly #format: Format;
  #skipped: number;
  #labels: { page: LabelPage; x: number; y: number }[] = [];

  constructor(style: LabelStyle) {
    this.#style = style;
    this.#format = formatOf(style);
    this.#skipped = Math.min(style.start, this.#format.places.length) - 1;
  }

  /** Returns the sheet that is full with this page. */
  add(page: LabelPage): PrintedSheet | null {
    const { places } = this.#format;
    const [x, y] = places[this.#skipped + this.#labels.length] ?? [0, 0];
    this.#labels.push({ page, x: this.#inDots(x), y: this.#inDots(y) });
    return this.#skipped + this.#labels.length === places.length ? this.#take() : null;
  }

  /** Returns the last sheet, if it is not full. */
  end(): PrintedSheet | null {
    return this.#labels.length > 0 ? this.#take() : null;
  }

  #take(): PrintedSheet {
    const { width, height } = this.#format;
    const sheet = { width: millimeters(width), height: millimeters(height), labels: this.#labels };
    this.#labels = [];
    this.#skipped = 0;
    return sheet;
  }

  #inDots(length: number): number {
    const dot = 72 / this.#style.dpi;
    return Math.round(millimeters(length) / dot) * dot;
  }
}

export function imposeAll(pages: readonly LabelPage[], style: LabelStyle): PrintedSheet[] {
  const imposition = new Imposition(style);
  return [...pages.map((page) => imposition.add(page)), imposition.end()].filter((sheet) => sheet !== null);
}
