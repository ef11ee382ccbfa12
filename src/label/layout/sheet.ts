import { ascent, type FittedLine, leading } from '../text/fit.ts';
import type { Glyph, ShapedText } from '../text/shape-text.ts';
import { cutLine, widthOf } from '../text/wrap.ts';

/** 100 × 150 mm in points. */
export const pageWidth = (100 / 25.4) * 72;
export const pageHeight = (150 / 25.4) * 72;
/** What printers may leave white. */
export const margin = 8;
export const innerWidth = pageWidth - 2 * margin;

/** A part of a page, in points from its upper left corner. */
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
  readonly colour: 'black' | 'white';
}

/** What a page shows: filled areas first, texts on top of them. */
export interface Page {
  readonly fills: readonly Area[];
  readonly texts: readonly PlacedText[];
}

/** A page being laid out. Rules and frames are filled areas too, so everything has a place that can be checked. */
export class Sheet implements Page {
  readonly fills: Area[];
  readonly texts: PlacedText[];

  /** Begins with what another page shows. */
  constructor({ fills, texts }: Page = { fills: [], texts: [] }) {
    this.fills = [...fills];
    this.texts = [...texts];
  }

  fill(area: Area): void {
    this.fills.push(area);
  }

  /** A line across the page. */
  rule(y: number, thickness = 0.8): void {
    this.fill({ x: margin, y, width: innerWidth, height: thickness });
  }

  /** Lines under each other, from a place down; answers where they end. */
  lines(lines: readonly FittedLine[], x: number, y: number): number {
    let top = y;
    for (const { glyphs, size } of lines) {
      this.#place(glyphs, size, x, top, 'black');
      top += size * leading;
    }
    return top;
  }

  /** One line in a given width, made smaller where it would be wider; `align` says which end stays in place. */
  line(text: ShapedText, { x, y, width, size, align = 'left', colour = 'black', cut }: LineBounds): void {
    const { glyphs: paragraph } = text;
    const whole = { glyphs: paragraph, width: widthOf(paragraph), paragraph, from: 0 };
    const isTooLong = cut !== undefined && whole.width * cut.below > width;
    const { glyphs, width: ems } = isTooLong ? cutLine(whole, width / cut.below, cut.ellipsis) : whole;
    const fitted = Math.min(size, width / ems);
    const free = width - ems * fitted;
    const at = { left: 0, right: free, center: free / 2 }[align];
    // A smaller line stands on the baseline of the full size.
    this.#place(glyphs, fitted, x + at, y + (size - fitted) * ascent, colour);
  }

  #place(glyphs: readonly Glyph[], size: number, x: number, y: number, colour: 'black' | 'white'): void {
    if (glyphs.length === 0) return;
    const width = widthOf(glyphs) * size;
    const baseline = y + size * ascent;
    this.texts.push({ glyphs, size, x, y, width, height: size * leading, baseline, colour });
  }
}

export interface LineBounds {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly size: number;
  readonly align?: 'left' | 'right' | 'center';
  readonly colour?: 'black' | 'white';
  /** A text that would have to be smaller than this is cut off. */
  readonly cut?: { readonly below: number; readonly ellipsis: Glyph };
}
