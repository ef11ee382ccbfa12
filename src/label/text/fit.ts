import type { Glyph, ShapedText } from './shape-text.ts';
import { cutLine, type Line, wrap } from './wrap.ts';

/** From one line to the next, in ems. */
export const leading = 1.22;
/** From a line's top to its baseline, in ems; under it there is room for the deepest letters. */
export const ascent = 0.94;

/** A text of a block, set larger or smaller than the block's own size. */
export interface Paragraph {
  readonly text: ShapedText;
  readonly scale: number;
}

export interface FittedLine extends Line {
  /** In points. */
  readonly size: number;
}

export interface FittedBlock {
  readonly lines: readonly FittedLine[];
  /** In points. */
  readonly height: number;
  /** Something didn't fit and was cut off, even at the smallest size. */
  readonly cut: boolean;
}

/** Sets paragraphs under each other at a size in points, as high as they get. */
export function setBlock(paragraphs: readonly Paragraph[], width: number, size: number): FittedBlock {
  const lines = paragraphs.flatMap(({ text, scale }) =>
    wrap(text, width / (size * scale)).map((line) => ({ ...line, size: size * scale })),
  );
  return { lines, height: heightOf(lines), cut: false };
}

/** Leaves out the lines that are beyond a height; the last one that stays ends in an ellipsis. */
export function cutBlock(block: FittedBlock, width: number, height: number, ellipsis: Glyph): FittedBlock {
  if (block.height <= height) return block;
  const lines = [...block.lines];
  while (lines.length > 0 && heightOf(lines) > height) lines.pop();
  const last = lines.pop();
  if (last) lines.push({ ...cutLine(last, width / last.size, ellipsis), size: last.size });
  return { lines, height: heightOf(lines), cut: true };
}

function heightOf(lines: readonly FittedLine[]): number {
  return lines.reduce((sum, { size }) => sum + size * leading, 0);
}
