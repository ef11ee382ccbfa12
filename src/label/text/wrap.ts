import type { Glyph, ShapedText } from './shape-text.ts';

/** A line of a paragraph, without the spaces around it. */
export interface Line {
  readonly glyphs: readonly Glyph[];
  /** In ems. */
  readonly width: number;
  /** The paragraph that it is of, and where in it the line begins. */
  readonly paragraph: readonly Glyph[];
  readonly from: number;
}

/**
 * Breaks a text into lines of at most `width` ems: between words and ideographs, and inside a word only when the word
 * alone is longer than a line.
 */
export function wrap({ glyphs, breaks }: ShapedText, width: number): Line[] {
  const lines: Line[] = [];
  let start = 0;
  let used = 0;
  /** Behind the last place where this line may end. */
  let breakAt = start;
  for (let index = 0; index < glyphs.length; index++) {
    const glyph = glyphs[index] as Glyph;
    used += glyph.width;
    // A space at the end of a line takes no room.
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

/** The last line that there is room for: filled with what follows of its paragraph, and ending in an ellipsis. */
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

/** A line never begins with an accent of the letter before. */
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
