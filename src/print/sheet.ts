import type { PdfFile, PdfReference } from './pdf-file.ts';
import type { Glyph } from './shape-run.ts';
import { ascent, cutLine, type FittedLine, leading, measureWidth, type ShapedText } from './text.ts';

export function millimeters(length: number): number {
  return (length / 25.4) * 72;
}

/** Every label has this width, in points. Its height is that of the paper. */
export const pageWidth = millimeters(100);
const plainHeight = millimeters(150);
/** Thermal printers may not print closer to the edge. */
export const margin = 8;
export const innerWidth = pageWidth - 2 * margin;

/** In points from the upper left corner of the page. */
export interface Area {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

type Align = 'left' | 'right' | 'center';

export interface PlacedText extends Area {
  /** In the order of the text. */
  readonly glyphs: readonly Glyph[];
  readonly size: number;
  readonly baseline: number;
  readonly color: 'black' | 'white';
  readonly align: Align;
}

/** A code, with the areas that print it. The area itself is without quiet zones. */
export interface PlacedCode extends Area {
  readonly kind: 'code128' | 'qr';
  readonly text: string;
  /** Of the narrowest bar or of a square of a QR code. */
  readonly module: number;
  readonly fills: readonly Area[];
}

export interface LabelPage {
  readonly fills: readonly Area[];
  readonly texts: readonly PlacedText[];
  readonly codes: readonly PlacedCode[];
}

/** A page of a carrier's PDF, as it is looked at, in points. */
export interface CarrierPage {
  readonly width: number;
  readonly height: number;
  /** Matrices that turn the drawing, whose origin is the lower left corner. The last one is applied first. */
  readonly turns: readonly Matrix[];
  /** Copies the drawing, and all that it refers to, into a file. */
  readonly copyInto: (file: PdfFile) => PdfReference;
}

type Matrix = readonly [number, number, number, number, number, number];

/** Turns a page clockwise by a quarter. */
export function turnPage(page: CarrierPage): CarrierPage {
  const { width, height, turns } = page;
  return { ...page, width: height, height: width, turns: [[0, -1, 1, 0, 0, width], ...turns] };
}

/** A sheet that is printed, in points, with its labels. */
export interface PrintedSheet {
  readonly width: number;
  readonly height: number;
  readonly labels: readonly { readonly page: LabelPage; readonly x: number; readonly y: number }[];
  /** Pages that carriers drew, each with the corner at the upper left. Only a PDF can have them. */
  readonly carrierPages: readonly PlacedCarrierPage[];
}

export interface PlacedCarrierPage {
  readonly page: CarrierPage;
  readonly x: number;
  readonly y: number;
  readonly scale: number;
}

/** The paper that a label is laid out for. */
export interface LabelPaper {
  /** In points. */
  readonly height: number;
  /** Dots per inch of the printer: bars end on whole dots. */
  readonly dpi: number;
}

/** A page being laid out. Ruled lines are filled areas too, so tests can check every position. */
export class Sheet implements LabelPage {
  readonly paper: LabelPaper;
  readonly fills: Area[];
  readonly texts: PlacedText[];
  readonly codes: PlacedCode[];

  constructor(
    paper: LabelPaper = { height: plainHeight, dpi: 203 },
    { fills, texts, codes }: LabelPage = { fills: [], texts: [], codes: [] },
  ) {
    this.paper = paper;
    this.fills = [...fills];
    this.texts = [...texts];
    this.codes = [...codes];
  }

  fill(area: Area): void {
    this.fills.push(area);
  }

  rule(y: number, thickness = 0.8): void {
    this.fill({ x: margin, y, width: innerWidth, height: thickness });
  }

  /**
   * Places lines below each other; returns the y of the end. Within a width, lines that read from right to left begin at the
   * right.
   */
  lines(lines: readonly FittedLine[], { x, y, width, align = 'left' }: LinesPlace): number {
    let top = y;
    for (const { glyphs, size, level, width: ems } of lines) {
      const isRight = width !== undefined && (align === 'right' || level % 2 === 1);
      const from = isRight ? x + width - ems * size : x;
      this.#draw({ glyphs, size, x: from, y: top, color: 'black', align: isRight ? 'right' : 'left' });
      top += size * leading;
    }
    return top;
  }

  /** Shrinks the line to the width if necessary. */
  line(text: ShapedText, { x, y, width, size, align = 'left', color = 'black', cut }: LineBounds): void {
    const { glyphs: paragraph, level } = text;
    const whole = { glyphs: paragraph, width: measureWidth(paragraph), paragraph, from: 0, level };
    const isTooLong = cut !== undefined && whole.width * cut.below > width;
    const { glyphs, width: ems } = isTooLong ? cutLine(whole, width / cut.below, cut.ellipsis) : whole;
    const fitted = Math.min(size, width / ems);
    const free = width - ems * fitted;
    const at = { left: 0, right: free, center: free / 2 }[align];
    this.#draw({ glyphs, size: fitted, x: x + at, y: y + (size - fitted) * ascent, color, align });
  }

  #draw(text: Omit<PlacedText, 'width' | 'height' | 'baseline'>): void {
    const { glyphs, size, y } = text;
    if (glyphs.length === 0) return;
    const width = measureWidth(glyphs) * size;
    const baseline = y + size * ascent;
    this.texts.push({ ...text, width, height: size * leading, baseline });
  }
}

interface LinesPlace extends Pick<LineBounds, 'x' | 'y' | 'align'> {
  readonly width?: number;
}

interface LineBounds {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly size: number;
  readonly align?: Align;
  readonly color?: 'black' | 'white';
  /** Cuts the text with an ellipsis instead of shrinking it below this size. */
  readonly cut?: { readonly below: number; readonly ellipsis: Glyph };
}
