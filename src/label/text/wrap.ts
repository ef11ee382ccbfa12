import type { Glyph, ShapedText } from './shape-text.ts';

export interface Line {
  readonly glyphs: readonly Glyph[];
  /** In ems. */
  readonly width: number;
  /** The paragraph, and the index where the line starts. */
  readonly paragraph: readonly Glyph[];
  readonly from: number;
}

/** Breaks a text into lines of at most `width` ems. A word breaks only if it is longer than a line. */
export function wrap({ glyphs, breaks }: ShapedText, width: number): Line[] {
  const lines: Line[] = [];
  let start = 0;
  let used = 0;
  let breakAt = start;
  for (let index = 0; index < glyphs.length; index++) {
    const glyph = glyphs[index] as Glyph;
    used += glyph.width;
    // Trailing spaces don't count.
    if (used > width && glyph.text !== ' ' && index > start) {
      const end = breakAt > start ? breakAt : wholeCharacter(glyphs, start, index);
      lines.push(lineOf(glyphs, start, end));
      start = end;
      used = 0;
      for (let at = start; at <= index; at++) used += glyphs[at]?.width ?? 0;
      breakAt = start;
    }
    if (breaks[index]) breakAt = index + 1;
  }
  if (start < glyphs.length) lines.push(lineOf(glyphs, start, glyphs.length));
  return lines;
}

/** Fills a line with the rest of its paragraph and ends it with an ellipsis. */
export function cutLine({ paragraph, from }: Line, width: number, ellipsis: Glyph): Line {
  let to = from;
  let used = ellipsis.width;
  for (; to < paragraph.length; to++) {
    used += paragraph[to]?.width ?? 0;
    if (used > width) break;
  }
  to = wholeCharacter(paragraph, from - 1, to);
  while (to > from && paragraph[to - 1]?.text === ' ') to--;
  const glyphs = [...paragraph.slice(from, to), ellipsis];
  return { glyphs, width: widthOf(glyphs), paragraph, from };
}

export function widthOf(glyphs: readonly Glyph[]): number {
  let width = 0;
  for (const glyph of glyphs) width += glyph.width;
  return width;
}

/** Moves the break so that a line doesn't start with a combining mark. */
function wholeCharacter(glyphs: readonly Glyph[], start: number, index: number): number {
  let end = index;
  while (end > start + 1 && /^\p{M}/u.test(glyphs[end]?.text ?? '')) end--;
  return end;
}

function lineOf(glyphs: readonly Glyph[], start: number, end: number): Line {
  let from = start;
  let to = end;
  while (from < to && glyphs[from]?.text === ' ') from++;
  while (to > from && glyphs[to - 1]?.text === ' ') to--;
  const trimmed = glyphs.slice(from, to);
  return { glyphs: trimmed, width: widthOf(trimmed), paragraph: glyphs, from };
}
