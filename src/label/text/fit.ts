import type { Glyph, ShapedText } from './shape-text.ts';
import { cutLine, type Line, wrap } from './wrap.ts';

/** Multiples of the font size (ems). */
export const leading = 1.22;
export const ascent = 0.94;

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
  readonly cut: boolean;
}

/** Breaks paragraphs into lines of `width` points at a font size in points. */
export function setBlock(paragraphs: readonly Paragraph[], width: number, size: number): FittedBlock {
  const lines = paragraphs.flatMap(({ text, scale }) =>
    wrap(text, width / (size * scale)).map((line) => ({ ...line, size: size * scale })),
  );
  return { lines, height: heightOf(lines), cut: false };
}

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
