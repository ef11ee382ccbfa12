import bidiFactory from 'bidi-js';
import { Buffer, Direction, shape } from 'harfbuzzjs';
import { type LoadedFont, loadFont, type ShapedScript, sliceOfScript, type Weight } from './font.ts';

const bidi = bidiFactory();

/** A glyph of a font, in ems from the place of its cluster. */
export interface Outline {
  readonly id: number;
  readonly x: number;
  readonly y: number;
  /** For those who copy text from the PDF; empty if the letters belong to the glyph before. */
  readonly text: string;
}

/** Letters that are drawn together, with what draws them from left to right. */
export interface Glyph {
  readonly text: string;
  readonly font: LoadedFont;
  /** In ems. */
  readonly width: number;
  /** Embedding level (UAX 9): odd from right to left. */
  readonly level: number;
  readonly outlines: readonly Outline[];
}

/** Characters of one script and direction; `script` null: drawn one by one. */
interface Run {
  readonly text: string;
  readonly script: ShapedScript | null;
  readonly level: number;
}

/** Joiners between letters of these scripts are part of the spelling. */
const letters: Readonly<Record<ShapedScript, RegExp>> = {
  arabic: /^\p{scx=Arabic}$/u,
  hebrew: /^\p{scx=Hebrew}$/u,
  thai: /^\p{scx=Thai}$/u,
  devanagari: /^\p{scx=Devanagari}$/u,
};
const scripts = Object.keys(letters) as ShapedScript[];
const needsShaping = /\p{Script=Arabic}|\p{Script=Hebrew}|\p{Script=Thai}|\p{Script=Devanagari}/u;
const rightToLeft = /\p{Script=Arabic}|\p{Script=Hebrew}/u;

/** Splits a text into runs, and returns the level of the whole: 1 if it reads from right to left. */
export function splitRuns(text: string): { readonly runs: readonly Run[]; readonly level: number } {
  if (!needsShaping.test(text)) return { runs: [{ text, script: null, level: 0 }], level: 0 };
  const order = rightToLeft.test(text) ? bidi.getEmbeddingLevels(text) : null;
  const runs: { text: string; script: ShapedScript | null; level: number }[] = [];
  let at = 0;
  for (const character of text) {
    const level = order?.levels[at] ?? 0;
    const last = runs.at(-1);
    const script = scriptOf(character, last?.script ?? null);
    if (last && last.script === script && last.level === level) last.text += character;
    else runs.push({ text: character, script, level });
    at += character.length;
  }
  return { runs, level: order?.paragraphs[0]?.level ?? 0 };
}

/** Marks and joiners belong to the letter before them. */
function scriptOf(character: string, before: ShapedScript | null): ShapedScript | null {
  if (before && (letters[before].test(character) || /^[\p{M}\u200c\u200d]$/u.test(character))) return before;
  return scripts.find((script) => letters[script].test(character)) ?? null;
}

/** Shapes a run with the rules of its font: joined letters, ligatures, marks. */
export async function shapeRun(
  run: Run & { readonly script: ShapedScript },
  weight: Weight,
): Promise<Glyph[]> {
  const { slice, tag } = sliceOfScript(run.script);
  const font = await loadFont(slice, weight);
  const buffer = new Buffer();
  buffer.addText(run.text);
  buffer.setDirection(run.level % 2 === 1 ? Direction.RTL : Direction.LTR);
  buffer.setScript(tag);
  shape(font.font, buffer);
  return inClusters(run, font, buffer);
}

/** HarfBuzz returns glyphs from left to right. Clusters are returned in the order of the text. */
function inClusters(run: Run, font: LoadedFont, buffer: Buffer): Glyph[] {
  const shaped = buffer.getGlyphInfosAndPositions();
  const starts = [...new Set(shaped.map(({ cluster }) => cluster))].sort((a, b) => a - b);
  return starts.map((start, index) => {
    const text = run.text.slice(start, starts[index + 1]);
    const drawn = shaped.filter(({ cluster }) => cluster === start);
    const letters = lettersOf(
      drawn.map(({ codepoint }) => codepoint),
      text,
      font,
    );
    let width = 0;
    const outlines: Outline[] = [];
    for (const [place, { codepoint: id, xAdvance = 0, xOffset = 0, yOffset = 0 }] of drawn.entries()) {
      const [x, y] = [width + xOffset / font.unitsPerEm, yOffset / font.unitsPerEm];
      outlines.push({ id, x, y, text: letters[place] ?? '' });
      width += xAdvance / font.unitsPerEm;
    }
    return { text, font, width, level: run.level, outlines };
  });
}

/** Divides the letters of a cluster among its glyphs: each gets those that it draws, the first other one gets the rest. */
function lettersOf(ids: readonly number[], text: string, font: LoadedFont): string[] {
  const left = [...text];
  const found = ids.map((id) => {
    const at = left.findIndex((letter) => font.font.nominalGlyph(letter.codePointAt(0) ?? 0) === id);
    return at === -1 ? '' : left.splice(at, 1).join('');
  });
  const rest = Math.max(0, found.indexOf(''));
  return found.map((letters, place) => (place === rest ? letters + left.join('') : letters));
}

/** Draws a character by itself; null if the font has no glyph for it. */
export function singleGlyph(character: string, font: LoadedFont, level: number): Glyph | null {
  const drawn = (level % 2 === 1 && bidi.getMirroredCharacter(character)) || character;
  const id = font.font.nominalGlyph(drawn.codePointAt(0) ?? 0);
  if (id === undefined || id === 0) return null;
  const width = font.font.glyphHAdvance(id) / font.unitsPerEm;
  return { text: character, font, width, level, outlines: [{ id, x: 0, y: 0, text: drawn }] };
}

/** Puts the glyphs of a line into the order in which they stand from left to right (UAX 9, L2). */
export function leftToRight(glyphs: readonly Glyph[]): readonly Glyph[] {
  const highest = glyphs.reduce((most, { level }) => Math.max(most, level), 0);
  if (highest === 0) return glyphs;
  const ordered = [...glyphs];
  for (let level = highest; level >= 1; level--) {
    for (let start = 0; start < ordered.length; start++) {
      let end = start;
      while (end < ordered.length && (ordered[end]?.level ?? 0) >= level) end++;
      if (end === start) continue;
      ordered.splice(start, end - start, ...ordered.slice(start, end).reverse());
      start = end;
    }
  }
  return ordered;
}
