import type { Area, PlacedCode, PlacedText, PrintedSheet } from '../../print/sheet.ts';
import { type Bitmap, drawTexts } from './bitmap.ts';

/** Letters that font 0 of every Zebra printer has: ASCII and those of Western Europe. A backslash begins commands of ^FB. */
const ofPrinterFont = /^[\x20-\x5b\x5d-\x7e\u00a1-\u00ff]*$/;

/** Writes a sheet as ZPL II. Codes and Latin letters are the printer's own, other letters are graphics. */
export async function writeZpl(
  { width, height, labels }: PrintedSheet,
  dpi: number,
  graphics: Graphics,
): Promise<string> {
  const dots = (length: number) => Math.round((length * dpi) / 72);
  const commands = ['^XA', '^CI28', `^PW${dots(width)}`, `^LL${dots(height)}`, '^LH0,0'];
  for (const { page, x, y } of labels) {
    const at = (area: Area): Dots => ({
      x: dots(x + area.x),
      y: dots(y + area.y),
      width: Math.max(1, dots(x + area.x + area.width) - dots(x + area.x)),
      height: Math.max(1, dots(y + area.y + area.height) - dots(y + area.y)),
    });
    commands.push(...page.fills.map((fill) => box(at(fill))));
    commands.push(...page.codes.map((code) => codeField(code, at(code), Math.max(1, dots(code.module)))));
    const drawn = page.texts.filter((text) => !ofPrinterFont.test(lettersOf(text)));
    const written = page.texts.filter((text) => !drawn.includes(text));
    commands.push(
      ...written.map((text) => textField(text, at(text), dots(y + text.baseline), dots(text.size))),
    );
    const unknown = drawn.filter((text) => !graphics.has(text));
    const areas = unknown.map((text) => inkArea(at(text), dots(y + text.baseline), dots(text.size)));
    if (unknown.length > 0) {
      const top = Math.max(0, Math.min(...areas.map((area) => area.y)));
      const bottom = Math.min(dots(height), Math.max(...areas.map((area) => area.y + area.height)));
      const picture = await drawTexts(unknown, { width, x, y }, { top, height: bottom - top }, dpi);
      for (const [index, text] of unknown.entries())
        graphics.set(text, graphicField(picture, areas[index] ?? at(text), top));
    }
    commands.push(...drawn.map((text) => graphics.get(text) ?? '').filter((field) => field !== ''));
  }
  return `${commands.join('\n')}\n^XZ\n`;
}

/** Where a line can have ink: marks stand above and below the letters, and slanted ones beside them. */
function inkArea({ x, width }: Dots, baseline: number, size: number): Dots {
  const y = baseline - Math.ceil(size * 1.2);
  return { x: x - size, y, width: width + 2 * size, height: Math.ceil(size * 1.8) };
}

/** The fields of drawn texts, which the labels of several parcels share; empty if a text has no ink. */
export type Graphics = Map<PlacedText, string>;

/** In dots from the upper left corner of the sheet. */
type Dots = Area;

function lettersOf({ glyphs }: PlacedText): string {
  return glyphs.map(({ text }) => text).join('');
}

function box({ x, y, width, height }: Dots): string {
  return `^FO${x},${y}^GB${width},${height},${Math.min(width, height)}^FS`;
}

/** Printers place a QR code this many dots below its origin. */
const qrShift = 10;

/** The printer encodes the text itself: Code 128 in the shortest way, a QR code of level M. */
function codeField({ kind, text }: PlacedCode, { x, y, height }: Dots, module: number): string {
  if (kind === 'code128') return `^FO${x},${y}^BY${module}^BCN,${height},N,N,N,A^FH^FD${inHex(text)}^FS`;
  return `^FO${x},${Math.max(0, y - qrShift)}^BQN,2,${module}^FH^FDMA,${inHex(text)}^FS`;
}

function textField(text: PlacedText, { x, width }: Dots, baseline: number, size: number): string {
  const white = text.color === 'white' ? '^FR' : '';
  const block = text.align === 'left' ? '' : `^FB${width},1,0,${text.align === 'right' ? 'R' : 'C'}`;
  return `^FT${x},${baseline}${white}^A0N,${size}${block}^FH^FD${inHex(lettersOf(text))}^FS`;
}

/** Writes as hexadecimal bytes of UTF-8 what is not a plain character. */
function inHex(text: string): string {
  return text.replace(/[^ -~]|[\^~_\\]/gu, (character) =>
    Array.from(Buffer.from(character), (byte) => `_${byte.toString(16).padStart(2, '0').toUpperCase()}`).join(
      '',
    ),
  );
}

/** Writes the black part of an area; empty if there is none. The picture begins at the row `top` of the sheet. */
function graphicField(picture: Bitmap, area: Dots, top: number): string {
  const ink = inkOf(picture, { ...area, y: area.y - top });
  if (!ink) return '';
  const rows: string[] = [];
  for (let y = ink.top; y <= ink.bottom; y++) {
    const row = picture.bits.subarray(y * picture.stride + ink.first, y * picture.stride + ink.last + 1);
    rows.push(Buffer.from(row).toString('hex').toUpperCase());
  }
  const stride = ink.last - ink.first + 1;
  const total = stride * rows.length;
  return `^FO${ink.first * 8},${top + ink.top}^GFA,${total},${total},${stride},${compress(rows)}^FS`;
}

/** Finds the rows and bytes of an area that have black dots. */
function inkOf({ width, height, stride, bits }: Bitmap, area: Dots) {
  const [left, right] = [Math.max(0, area.x) >> 3, (Math.min(width, area.x + area.width) - 1) >> 3];
  let [top, bottom, first, last] = [-1, -1, stride, -1];
  for (let y = Math.max(0, area.y); y < Math.min(height, area.y + area.height); y++) {
    for (let at = left; at <= right; at++) {
      if (!bits[y * stride + at]) continue;
      if (top === -1) top = y;
      bottom = y;
      first = Math.min(first, at);
      last = Math.max(last, at);
    }
  }
  return top === -1 ? null : { top, bottom, first, last };
}

/**
 * Compresses rows of hexadecimal digits as ZPL II does: letters count repeated digits, signs fill and repeat rows. The sign that
 * fills a row with ones is left out, because programs that draw ZPL read it differently.
 */
function compress(rows: readonly string[]): string {
  return rows
    .map((row, index) => {
      if (index > 0 && row === rows[index - 1]) return ':';
      const kept = row.replace(/0+$/, '');
      return kept.length < row.length ? `${compressRuns(kept)},` : compressRuns(row);
    })
    .join('');
}

function compressRuns(digits: string): string {
  return digits.replace(/(.)\1{2,}/g, (run, digit: string) => {
    let left = run.length;
    let letters = '';
    for (; left >= 20; left -= Math.min(400, left - (left % 20))) {
      letters += String.fromCharCode('f'.charCodeAt(0) + Math.min(20, Math.floor(left / 20)));
    }
    if (left > 0) letters += String.fromCharCode('F'.charCodeAt(0) + left);
    return letters + digit;
  });
}
