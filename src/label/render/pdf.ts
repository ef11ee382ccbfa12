import { deflateSync } from 'node:zlib';
import PDFDocument from 'pdfkit';
import type { LoadedFont } from '../font.ts';
import type { PrintedSheet } from '../layout/impose.ts';
import type { Area, LabelPage, PlacedCode, PlacedText } from '../layout/sheet.ts';
import { leftToRight } from '../shape-run.ts';
import { subsetGlyphs } from '../subset-glyphs.ts';

interface PdfFacts {
  readonly title: string;
  /** Fixed, so that the same content gives the same bytes. */
  readonly createdAt: Date;
}

/** Draws sheets as a PDF. */
export async function drawPdf(sheets: readonly PrintedSheet[], facts: PdfFacts): Promise<Buffer> {
  const chunks: Uint8Array[] = [];
  const drawing = new PdfDrawing(facts, (chunk) => chunks.push(chunk));
  for (const sheet of sheets) drawing.draw(sheet);
  await drawing.end();
  return Buffer.concat(chunks);
}

/** Draws sheets into a PDF. Its parts are passed on as they are complete, the fonts at the end. */
export class PdfDrawing {
  readonly #document: PDFKit.PDFDocument;
  readonly #fonts = new Map<string, PdfFont>();
  readonly #ended: Promise<void>;

  constructor({ title, createdAt }: PdfFacts, write: (chunk: Uint8Array) => void) {
    this.#document = new PDFDocument({
      autoFirstPage: false,
      margin: 0,
      pdfVersion: '1.7',
      info: { Title: title, CreationDate: createdAt, Producer: 'Sampan', Creator: 'Sampan' },
      // No standard font: all glyphs come from the embedded fonts.
      font: '',
    });
    this.#ended = new Promise((resolve, reject) => {
      this.#document.on('data', write);
      this.#document.on('end', resolve);
      this.#document.on('error', reject);
    });
  }

  async end(): Promise<void> {
    for (const font of this.#fonts.values()) await font.embed(this.#document);
    this.#document.end();
    await this.#ended;
  }

  draw(sheet: PrintedSheet): void {
    const document = this.#document;
    document.addPage({ size: [sheet.width, sheet.height], margin: 0 });
    const used = new Set<PdfFont>();
    for (const { page, x, y } of sheet.labels) {
      document.addContent(`q 1 0 0 1 ${number(x)} ${number(y)} cm ${this.#pageContent(page, used)} Q`);
    }
    for (const [index, { page, x, y, scale }] of sheet.carrierPages.entries()) {
      const name = `C${index + 1}`;
      document.page.xobjects[name] = page.copyInto(document);
      // The sheet's y grows downwards, that of the page upwards.
      const place = `${number(scale)} 0 0 ${number(-scale)} ${number(x)} ${number(y + page.height * scale)} cm`;
      const turns = page.turns.map((turn) => `${turn.map(number).join(' ')} cm`).join(' ');
      document.addContent(`q ${place} ${turns} /${name} Do Q`);
    }
    for (const font of used) document.page.fonts[font.name] = font.reference;
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
      for (const { id, x: right, y: up, text: own } of outlines) text.add(known.use(id, own), right, up);
      if (isMoved) text.endSpelling();
      text.advance(width);
    }
    const shade = color === 'white' ? '1 g ' : '';
    return `${shade}BT 1 0 0 -1 ${number(x)} ${number(baseline)} Tm\n${text.end()}\nET${shade && ' 0 g'}`;
  }

  #open(font: LoadedFont): PdfFont {
    const opened = new PdfFont(font, `F${this.#fonts.size + 1}`, this.#document.ref({}));
    this.#fonts.set(font.key, opened);
    return opened;
  }
}

function rectangle({ x, y, width, height }: Area): string {
  return `${number(x)} ${number(y)} ${number(width)} ${number(height)} re`;
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
  return `q ${module} 0 0 ${down} ${number(x)} ${number(y)} cm\n${boxes.join('\n')}\nf Q`;
}

function number(value: number): string {
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
    this.#parts.push(`/${font.name} ${number(this.#size)} Tf`);
  }

  add({ hex, width }: { readonly hex: string; readonly width: number }, right: number, up: number): void {
    if (Math.abs(up - this.#rise) > 1e-4) {
      this.#flush();
      this.#rise = up;
      this.#parts.push(`${number(up * this.#size)} Ts`);
    }
    const gap = this.#at + right - this.#pen;
    if (Math.abs(gap) > 5e-4) {
      this.#closeHex();
      this.#array += number(-gap * 1000);
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

/** A font of a PDF, with the glyphs that its pages use. */
class PdfFont {
  readonly name: string;
  readonly reference: PDFKit.PDFKitReference;
  readonly #font: LoadedFont;
  /** By what is drawn and the letters that it stands for: one shape draws several Arabic letters. */
  readonly #glyphs = new Map<string, PdfGlyph>();

  constructor(font: LoadedFont, name: string, reference: PDFKit.PDFKitReference) {
    this.#font = font;
    this.name = name;
    this.reference = reference;
  }

  use(id: number, text: string): PdfGlyph {
    const key = `${id} ${text}`;
    const known = this.#glyphs.get(key);
    if (known) return known;
    const width = this.#font.font.glyphHAdvance(id) / this.#font.unitsPerEm;
    const glyph = { hex: hexOf(this.#glyphs.size + 1), id, width, text };
    this.#glyphs.set(key, glyph);
    return glyph;
  }

  async embed(document: PDFKit.PDFDocument): Promise<void> {
    const glyphs = [...this.#glyphs.values()];
    const { font, key, unitsPerEm } = this.#font;
    const { bytes, numberOf } = await subsetGlyphs(
      this.#font,
      glyphs.map(({ id }) => id),
    );
    const file = stream(document, bytes);
    const { ascender, descender } = font.hExtents();
    const [top, bottom] = [ascender, descender].map((height) => (height / unitsPerEm) * 1000);
    const name = `SAMPAN+${key}`;
    const descriptor = ended(document, {
      Type: 'FontDescriptor',
      FontName: name,
      Flags: 4,
      FontBBox: [-1000, bottom, 2000, top],
      ItalicAngle: 0,
      Ascent: top,
      Descent: bottom,
      CapHeight: 714,
      StemV: 80,
      FontFile2: file,
    });
    const numbers = Buffer.from(
      Uint16Array.from([0, ...glyphs.map(({ id }) => numberOf(id))]).buffer,
    ).swap16();
    const descendant = ended(document, {
      Type: 'Font',
      Subtype: 'CIDFontType2',
      BaseFont: name,
      // pdfkit writes a String object as text, other strings as names.
      CIDSystemInfo: { Registry: new String('Adobe'), Ordering: new String('Identity'), Supplement: 0 },
      FontDescriptor: descriptor,
      CIDToGIDMap: stream(document, numbers),
      W: [1, glyphs.map(({ width }) => Math.round(width * 1e6) / 1000)],
    });
    Object.assign(this.reference.data, {
      Type: 'Font',
      Subtype: 'Type0',
      BaseFont: name,
      Encoding: 'Identity-H',
      DescendantFonts: [descendant],
      ToUnicode: stream(document, Buffer.from(unicodeMap(glyphs))),
    });
    this.reference.end('');
  }
}

/** Compresses fast: the parts of a label are small, and the smallest cost more than they save. */
const compression = { level: 2, memLevel: 6, windowBits: 13 } as const;
const worthCompressing = 700;

function stream(document: PDFKit.PDFDocument, bytes: Uint8Array): PDFKit.PDFKitReference {
  const isSmall = bytes.length < worthCompressing;
  const reference = document.ref(isSmall ? {} : { Filter: 'FlateDecode' });
  reference.compress = false;
  reference.end(isSmall ? Buffer.from(bytes) : deflateSync(bytes, compression));
  return reference;
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

function ended(
  document: PDFKit.PDFDocument,
  data: Readonly<Record<string, unknown>>,
): PDFKit.PDFKitReference {
  const reference = document.ref({ ...data });
  reference.end('');
  return reference;
}
