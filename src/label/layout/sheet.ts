import {
  ascent,
  cutLine,
  type FittedLine,
  type Glyph,
  leading,
  measureWidth,
  type ShapedText,
} from '../text.ts';

/** 100 × 150 mm, in points. */
export const pageWidth = (100 / 25.4) * 72;
export const pageHeight = (150 / 25.4) * 72;
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

export interface PlacedText extends Area {
  readonly glyphs: readonly Glyph[];
  readonly size: number;
  readonly baseline: number;
  readonly color: 'black' | 'white';
}

export interface LabelPage {
  readonly fills: readonly Area[];
  readonly texts: readonly PlacedText[];
}

/** A page being laid out. Ruled lines are filled areas too, so tests can check every position. */
export class Sheet implements LabelPage {
  readonly fills: Area[];
  readonly texts: PlacedText[];

  constructor({ fills, texts }: LabelPage = { fills: [], texts: [] }) {
    this.fills = [...fills];
    this.texts = [...texts];
  }

  fill(area: Area): void {
    this.fills.push(area);
  }

  rule(y: number, thickness = 0.8): void {
    this.fill({ x: margin, y, width: innerWidth, height: thickness });
  }

  /** Places lines below each other; returns the y of the end. */
  lines(lines: readonly FittedLine[], x: number, y: number): number {
    let top = y;
    for (const { glyphs, size } of lines) {
      this.#draw(glyphs, size, x, top, 'black');
      top += size * leading;
    }
    return top;
  }

  /** Shrinks the line to the width if necessary. */
  line(text: ShapedText, { x, y, width, size, align = 'left', color = 'black', cut }: LineBounds): void {
    const { glyphs: paragraph } = text;
    const whole = { glyphs: paragraph, width: measureWidth(paragraph), paragraph, from: 0 };
    const isTooLong = cut !== undefined && whole.width * cut.below > width;
    const { glyphs, width: ems } = isTooLong ? cutLine(whole, width / cut.below, cut.ellipsis) : whole;
    const fitted = Math.min(size, width / ems);
    const free = width - ems * fitted;
    const at = { left: 0, right: free, center: free / 2 }[align];
    this.#draw(glyphs, fitted, x + at, y + (size - fitted) * ascent, color);
  }

  #draw(glyphs: readonly Glyph[], size: number, x: number, y: number, color: 'black' | 'white'): void {
    if (glyphs.length === 0) return;
    const width = measureWidth(glyphs) * size;
    const baseline = y + size * ascent;
    this.texts.push({ glyphs, size, x, y, width, height: size * leading, baseline, color });
  }
}

interface LineBounds {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly size: number;
  readonly align?: 'left' | 'right' | 'center';
  readonly color?: 'black' | 'white';
  /** Cuts the text with an ellipsis instead of shrinking it below this size. */
  readonly cut?: { readonly below: number; readonly ellipsis: Glyph };
}
