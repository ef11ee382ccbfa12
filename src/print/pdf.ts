import type { FontSlice, LoadedFont, Weight } from './font.ts';
import { loadFont } from './font.ts';
import { PdfFile, type PdfProgress, PdfReference, PdfText } from './pdf-file.ts';
import { leftToRight } from './shape-run.ts';
import type { Area, LabelPage, PlacedCode, PlacedText, PrintedSheet } from './sheet.ts';
import { subsetGlyphs } from './subset-glyphs.ts';

interface PdfFacts {
  readonly title: string;
  /** Fixed, so that the same content gives the same bytes. */
  readonly createdAt: Date;
}

/** Draws sheets as a PDF. */
export async function drawPdf(sheets: readonly PrintedSheet[], facts: PdfFacts): Promise<Uint8Array> {
  const drawing = new PdfDrawing(null);
  for (const sheet of sheets) drawing.draw(sheet);
  await drawing.end(facts);
  return drawing.take();
}

/** State of an incomplete drawing, as plain data. */
export interface DrawingProgress {
  readonly file: PdfProgress;
  readonly fonts: readonly FontProgress[];
}

/** Draws sheets into a PDF. Its parts can be taken as they are complete, the fonts come at the end. */
export class PdfDrawing {
  readonly #file: PdfFile;
  readonly #fonts: Map<string, PdfFont>;

  constructor(progress: DrawingProgress | null) {
    this.#file = new PdfFile(progress?.file ?? null);
    this.#fonts = new Map(progress?.fonts.map((font) => [font.key, new PdfFont(font)]));
  }

  get progress(): DrawingProgress {
    return { file: this.#file.progress, fonts: Array.from(this.#fonts.values(), (font) => font.progress) };
  }

  take(): Uint8Array<ArrayBuffer> {
    return this.#file.take();
  }

  async end({ title, createdAt }: PdfFacts): Promise<void> {
    for (const font of this.#fonts.values()) await font.embed(this.#file);
    this.#file.end(title, createdAt);
  }

  draw({ width, height, labels, carrierPages }: PrintedSheet): void {
    const used = new Set<PdfFont>();
    const content = labels.map(
      ({ page, x, y }) => `q 1 0 0 1 ${pdfNumber(x)} ${pdfNumber(y)} cm ${this.#pageContent(page, used)} Q`,
    );
    const xobjects: Record<string, PdfReference> = {};
    for (const [index, { page, x, y, scale }] of carrierPages.entries()) {
      const name = `C${index + 1}`;
      xobjects[name] = page.copyInto(this.#file);
      // The sheet's y grows downwards, that of the page upwards.
      const place = `${pdfNumber(scale)} 0 0 ${pdfNumber(-scale)} ${pdfNumber(x)} ${pdfNumber(y + page.height * scale)} cm`;
      const turns = page.turns.map((turn) => `${turn.map(pdfNumber).join(' ')} cm`).join(' ');
      content.push(`q ${place} ${turns} /${name} Do Q`);
    }
    const fonts = Object.fromEntries(Array.from(used, ({ name, reference }) => [name, reference]));
    this.#file.addPage({ width, height, content: content.join('\n'), fonts, xobjects });
  }

  #pageContent({ fills, texts, codes }: LabelPage, used: Set<PdfFont>): string {
    const parts = ['0 g'];
    if (fills.length > 0) parts.push(...fills.map(rectangle), 'f');
    parts.push(...codes.map(codeContent));
    for (const text of texts) parts.push(this.#textContent(text, used));
    return parts.join('\n');
  }

  #textContent({ glyphs, size, x, baseline, color }: PlacedText, used: Set<PdfFont>): string {
    const text = new TextContent(size);
    for (const { font, outlines, width, text: letters, level } of leftToRight(glyphs)) {
      const known = this.#fonts.get(font.key) ?? this.#open(font);
      used.add(known);
      text.useFont(known);
      // Letters that changed places are named in the order in which they are spelled.
      const isMoved = outlines.length > 1 && level === 0;
      if (isMoved) text.beginSpelling(letters);
      for (const { id, x: right, y: up, text: own } of outlines)
        text.add(known.use(font, id, own), right, up);
      if (isMoved) text.endSpelling();
      text.advance(width);
    }
    const shade = color === 'white' ? '1 g ' : '';
    return `${shade}BT 1 0 0 -1 ${pdfNumber(x)} ${pdfNumber(baseline)} Tm\n${text.end()}\nET${shade && ' 0 g'}`;
  }

  #open({ key, slice, weight }: LoadedFont): PdfFont {
    const name = `F${this.#fonts.size + 1}`;
    const opened = new PdfFont({ key, slice, weight, name, number: this.#file.reserve().number, glyphs: [] });
    this.#fonts.set(key, opened);
    return opened;
  }
}

function rectangle({ x, y, width, height }: Area): string {
  return `${pdfNumber(x)} ${pdfNumber(y)} ${pdfNumber(width)} ${pdfNumber(height)} re`;
}

/** In modules, which are whole numbers. */
function codeContent({ kind, x, y, module, fills }: PlacedCode): string {
  const down = kind === 'qr' ? module : 1;
  const boxes = fills.map((fill) =>
    rectangle({
      x: (fill.x - x) / module,
      y: (fill.y - y) / down,
      width: fill.width / module,
      height: fill.height / down,
    }),
  );
  return `q ${module} 0 0 ${down} ${pdfNumber(x)} ${pdfNumber(y)} cm\n${boxes.join('\n')}\nf Q`;
}

function pdfNumber(value: number): string {
  return String(Math.round(value * 1000) / 1000);
}

/** The operators of a line: glyphs, with what moves the pen where their own widths don't. */
class TextContent {
  readonly #size: number;
  readonly #parts: string[] = [];
  #font: PdfFont | null = null;
  #array = '';
  #hex = '';
  #rise = 0;
  /** In ems: where the pen of the PDF is, and where the next cluster begins. */
  #pen = 0;
  #at = 0;

  constructor(size: number) {
    this.#size = size;
  }

  useFont(font: PdfFont): void {
    if (font === this.#font) return;
    this.#flush();
    this.#font = font;
    this.#parts.push(`/${font.name} ${pdfNumber(this.#size)} Tf`);
  }

  add({ hex, width }: { readonly hex: string; readonly width: number }, right: number, up: number): void {
    if (Math.abs(up - this.#rise) > 1e-4) {
      this.#flush();
      this.#rise = up;
      this.#parts.push(`${pdfNumber(up * this.#size)} Ts`);
    }
    const gap = this.#at + right - this.#pen;
    if (Math.abs(gap) > 5e-4) {
      this.#closeHex();
      this.#array += pdfNumber(-gap * 1000);
      this.#pen += gap;
    }
    this.#hex += hex;
    this.#pen += width;
  }

  advance(width: number): void {
    this.#at += width;
  }

  beginSpelling(letters: string): void {
    this.#flush();
    const units = Array.from({ length: letters.length }, (_, index) => hexOf(letters.charCodeAt(index)));
    this.#parts.push(`/Span <</ActualText <feff${units.join('')}>>> BDC`);
  }

  endSpelling(): void {
    this.#flush();
    this.#parts.push('EMC');
  }

  end(): string {
    this.#flush();
    if (this.#rise !== 0) this.#parts.push('0 Ts');
    return this.#parts.join('\n');
  }

  #closeHex(): void {
    if (this.#hex !== '') this.#array += `<${this.#hex}>`;
    this.#hex = '';
  }

  #flush(): void {
    this.#closeHex();
    if (this.#array !== '') this.#parts.push(`[${this.#array}] TJ`);
    this.#array = '';
  }
}

function hexOf(unit: number): string {
  return unit.toString(16).padStart(4, '0');
}

interface PdfGlyph {
  /** The number of the glyph in the PDF. */
  readonly hex: string;
  readonly id: number;
  /** In ems. */
  readonly width: number;
  readonly text: string;
}

interface FontProgress {
  readonly key: string;
  readonly slice: FontSlice;
  readonly weight: Weight;
  readonly name: string;
  /** Of its object. */
  readonly number: number;
  readonly glyphs: readonly PdfGlyph[];
}

/** A font of a PDF, with the glyphs that its pages use. */
class PdfFont {
  readonly #font: FontProgress;
  /** By what is drawn and the letters that it stands for: one shape draws several Arabic letters. */
  readonly #glyphs: Map<string, PdfGlyph>;

  constructor(font: FontProgress) {
    this.#font = font;
    this.#glyphs = new Map(font.glyphs.map((glyph) => [glyphKey(glyph.id, glyph.text), glyph]));
  }

  get name(): string {
    return this.#font.name;
  }

  get reference(): PdfReference {
    return new PdfReference(this.#font.number);
  }

  get progress(): FontProgress {
    return { ...this.#font, glyphs: [...this.#glyphs.values()] };
  }

  use({ font, unitsPerEm }: LoadedFont, id: number, text: string): PdfGlyph {
    const key = glyphKey(id, text);
    const known = this.#glyphs.get(key);
    if (known) return known;
    const glyph = {
      hex: hexOf(this.#glyphs.size + 1),
      id,
      width: font.glyphHAdvance(id) / unitsPerEm,
      text,
    };
    this.#glyphs.set(key, glyph);
    return glyph;
  }

  async embed(file: PdfFile): Promise<void> {
    const glyphs = [...this.#glyphs.values()];
    const loaded = await loadFont(this.#font.slice, this.#font.weight);
    const { bytes, numberOf } = await subsetGlyphs(
      loaded,
      glyphs.map(({ id }) => id),
    );
    const { ascender, descender } = loaded.font.hExtents();
    const [top = 0, bottom = 0] = [ascender, descender].map((height) => (height / loaded.unitsPerEm) * 1000);
    const name = `SAMPAN+${loaded.key}`;
    const descriptor = file.add({
      Type: 'FontDescriptor',
      FontName: name,
      Flags: 4,
      FontBBox: [-1000, bottom, 2000, top],
      ItalicAngle: 0,
      Ascent: top,
      Descent: bottom,
      CapHeight: 714,
      StemV: 80,
      FontFile2: file.addStream(bytes),
    });
    const numbers = Buffer.from(
      Uint16Array.from([0, ...glyphs.map(({ id }) => numberOf(id))]).buffer,
    ).swap16();
    const descendant = file.add({
      Type: 'Font',
      Subtype: 'CIDFontType2',
      BaseFont: name,
      CIDSystemInfo: {
        Registry: new PdfText('Adobe'),
        Ordering: new PdfText('Identity'),
        Supplement: 0,
      },
      FontDescriptor: descriptor,
      CIDToGIDMap: file.addStream(numbers),
      W: [1, glyphs.map(({ width }) => Math.round(width * 1e6) / 1000)],
    });
    file.write(this.reference, {
      Type: 'Font',
      Subtype: 'Type0',
      BaseFont: name,
      Encoding: 'Identity-H',
      DescendantFonts: [descendant],
      ToUnicode: file.addStream(Buffer.from(unicodeMap(glyphs))),
    });
  }
}

function glyphKey(id: number, text: string): string {
  return `${id} ${text}`;
}

/** Names the letters of each glyph, for programs that read the PDF. */
function unicodeMap(glyphs: readonly PdfGlyph[]): string {
  const lines = glyphs.map(({ hex, text }) => {
    const units = Array.from({ length: text.length }, (_, index) => hexOf(text.charCodeAt(index)));
    return `<${hex}> <${units.join('')}>`;
  });
  const chunks: string[] = [];
  for (let start = 0; start < lines.length; start += 100) {
    const chunk = lines.slice(start, start + 100);
    chunks.push(`${chunk.length} beginbfchar\n${chunk.join('\n')}\nendbfchar`);
  }
  return `/CIDInit /ProcSet findresource begin
12 dict begin
begincmap
/CIDSystemInfo << /Registry (Adobe) /Ordering (UCS) /Supplement 0 >> def
/CMapName /Adobe-Identity-UCS def
/CMapType 2 def
1 begincodespacerange
<0000> <ffff>
endcodespacerange
${chunks.join('\n')}
endcmap
CMapName currentdict /CMap defineresource pop
end
end`;
}
