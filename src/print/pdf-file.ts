import { deflateSync } from 'node:zlib';

/** An object of the file. */
export class PdfReference {
  readonly number: number;

  constructor(number: number) {
    this.number = number;
  }
}

export class PdfText {
  readonly text: string;

  constructor(text: string) {
    this.text = text;
  }
}

/** A string is a name, as it is written. Bytes are written in hexadecimal. */
export type PdfValue =
  | string
  | number
  | boolean
  | null
  | PdfText
  | Uint8Array
  | PdfReference
  | readonly PdfValue[]
  | PdfDictionary;
export type PdfDictionary = { readonly [name: string]: PdfValue };

/** State of an incomplete file. Another thread can continue it. */
export interface PdfProgress {
  readonly bytes: number;
  /** Of the objects from 1; 0 if an object is not written yet. */
  readonly offsets: readonly number[];
  readonly pages: readonly number[];
}

interface PdfPage {
  readonly width: number;
  readonly height: number;
  /** Operators, from the upper left corner. */
  readonly content: string;
  readonly fonts: PdfDictionary;
  readonly xobjects: PdfDictionary;
}

/** Compresses fast: the parts of a label are small, and the smallest cost more than they save. */
const compression = { level: 2, memLevel: 6, windowBits: 13 } as const;
const worthCompressing = 700;

const objectEnd = '\nendobj\n';
const catalog = new PdfReference(1);
const pageTree = new PdfReference(2);

/** Writes a PDF object by object. Nothing that is written stays in memory once it is taken. */
export class PdfFile {
  readonly #offsets: number[];
  readonly #pages: number[];
  #bytes: number;
  #parts: Uint8Array[] = [];

  constructor(progress: PdfProgress | null) {
    this.#offsets = progress ? [...progress.offsets] : [0, 0];
    this.#pages = progress ? [...progress.pages] : [];
    this.#bytes = progress?.bytes ?? 0;
    // The second line shows programs that the file has bytes beyond ASCII.
    if (!progress) this.#push(Buffer.from('%PDF-1.7\n%\u00ff\u00ff\u00ff\u00ff\n', 'latin1'));
  }

  get progress(): PdfProgress {
    return { bytes: this.#bytes, offsets: this.#offsets, pages: this.#pages };
  }

  /** Returns what was written since the last call, in memory of its own. */
  take(): Uint8Array<ArrayBuffer> {
    const taken = new Uint8Array(this.#parts.reduce((sum, { length }) => sum + length, 0));
    let at = 0;
    for (const part of this.#parts) {
      taken.set(part, at);
      at += part.length;
    }
    this.#parts = [];
    return taken;
  }

  /** Numbers an object that is written later. */
  reserve(): PdfReference {
    return new PdfReference(this.#offsets.push(0));
  }

  write(reference: PdfReference, value: PdfValue): void {
    this.#begin(reference);
    this.#push(Buffer.from(`${writeValue(value)}${objectEnd}`, 'latin1'));
  }

  add(value: PdfValue): PdfReference {
    const reference = this.reserve();
    this.write(reference, value);
    return reference;
  }

  /** Writes bytes with the filters that their dictionary names. */
  writeStream(reference: PdfReference, entries: PdfDictionary, bytes: Uint8Array): void {
    this.#begin(reference);
    this.#push(Buffer.from(`${writeValue({ ...entries, Length: bytes.length })}\nstream\n`, 'latin1'));
    this.#push(bytes);
    this.#push(Buffer.from(`\nendstream${objectEnd}`));
  }

  addStream(bytes: Uint8Array): PdfReference {
    const reference = this.reserve();
    if (bytes.length < worthCompressing) this.writeStream(reference, {}, bytes);
    else this.writeStream(reference, { Filter: 'FlateDecode' }, deflateSync(bytes, compression));
    return reference;
  }

  addPage({ width, height, content, fonts, xobjects }: PdfPage): void {
    const fromTop = `1 0 0 -1 0 ${plainNumber(height)} cm\n${content}`;
    const page = this.add({
      Type: 'Page',
      Parent: pageTree,
      MediaBox: [0, 0, width, height],
      Contents: this.addStream(Buffer.from(fromTop, 'latin1')),
      Resources: { Font: fonts, XObject: xobjects },
    });
    this.#pages.push(page.number);
  }

  end(title: string, createdAt: Date): void {
    const kids = this.#pages.map((number) => new PdfReference(number));
    this.write(catalog, { Type: 'Catalog', Pages: pageTree });
    this.write(pageTree, { Type: 'Pages', Kids: kids, Count: kids.length });
    const info = this.add({
      Title: new PdfText(title),
      CreationDate: new PdfText(`D:${createdAt.toISOString().replace(/\D/g, '').slice(0, 14)}Z`),
      Producer: new PdfText('Sampan'),
      Creator: new PdfText('Sampan'),
    });
    const size = this.#offsets.length + 1;
    const table = this.#offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('');
    const trailer = writeValue({ Size: size, Root: catalog, Info: info });
    this.#push(
      Buffer.from(
        `xref\n0 ${size}\n0000000000 65535 f \n${table}trailer\n${trailer}\nstartxref\n${this.#bytes}\n%%EOF\n`,
      ),
    );
  }

  #begin({ number }: PdfReference): void {
    this.#offsets[number - 1] = this.#bytes;
    this.#push(Buffer.from(`${number} 0 obj\n`));
  }

  #push(bytes: Uint8Array): void {
    this.#parts.push(bytes);
    this.#bytes += bytes.length;
  }
}

function writeValue(value: PdfValue): string {
  if (typeof value === 'string') return `/${value}`;
  if (typeof value === 'number') return plainNumber(value);
  if (typeof value === 'boolean' || value === null) return String(value);
  if (value instanceof PdfReference) return `${value.number} 0 R`;
  if (value instanceof PdfText) return writeValue(bytesOf(value.text));
  if (value instanceof Uint8Array) return `<${Buffer.from(value).toString('hex')}>`;
  if (isList(value)) return `[${value.map(writeValue).join(' ')}]`;
  return `<<${Object.entries(value)
    .map(([name, one]) => `/${name} ${writeValue(one)}`)
    .join(' ')}>>`;
}

function isList(value: readonly PdfValue[] | PdfDictionary): value is readonly PdfValue[] {
  return Array.isArray(value);
}

/** PDF has no exponents. */
function plainNumber(value: number): string {
  if (!isPdfNumber(value)) throw new Error(`${value} cannot be written in a PDF`);
  return String(Math.round(value * 1e6) / 1e6);
}

export function isPdfNumber(value: number): boolean {
  return Math.abs(value) < 1e15;
}

/** ASCII as it is, other texts in UTF-16 behind a byte order mark. */
function bytesOf(text: string): Uint8Array {
  if (/^[ -~]*$/.test(text)) return Buffer.from(text);
  return Buffer.from(`\ufeff${text}`, 'utf16le').swap16();
}
