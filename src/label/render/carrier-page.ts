import { deflateSync, inflateSync, constants as zlib } from 'node:zlib';
import {
  decodePDFRawStream,
  PDFArray,
  PDFBool,
  type PDFContext,
  PDFDict,
  PDFHexString,
  PDFName,
  PDFNumber,
  type PDFObject,
  PDFParser,
  PDFRawStream,
  PDFRef,
  PDFStream,
  PDFString,
} from '@cantoo/pdf-lib';
import {
  isPdfNumber,
  type PdfDictionary,
  type PdfFile,
  type PdfReference,
  type PdfValue,
} from '../../print/pdf-file.ts';
import { type CarrierPage, turnPage } from '../../print/sheet.ts';

/**
 * Bounds of a carrier's PDF. A thread has 256 MB, and V8 ends the whole process if a thread needs much more at once. A label of
 * a carrier has 1 or 2 pages, some hundred values and less than 1 MB.
 */
const max = {
  /** A string is read character by character, each of 32 bytes. */
  fileBytes: 4_000_000,
  pages: 100,
  /** Names, numbers and so on that are parsed. */
  values: 200_000,
  /** Of compressed objects. They are parsed too. */
  objectBytes: 1_000_000,
  /**
   * Of a document: what its filters give, and what is written for it. A drawing of one part stays compressed, those of several
   * parts are joined.
   */
  bytes: 20_000_000,
  /** The least that a part of a drawing counts: zlib allocates as much for an empty one. */
  bytesOfPart: 16_384,
  nodesOfPageTree: 1_000,
  /** Copying recurses. */
  depth: 200,
  /** CPU time. Errors that the parser throws and catches take seconds within the other bounds, and other labels wait. */
  parseMs: 2_000,
};

/**
 * Reads the pages of a carrier's PDF, to be put on sheets with other labels. Only what a page draws is taken: no links or scripts.
 * Returns null if it can't be read, is encrypted or beyond the bounds, or if a page has more than its drawing, such as
 * fields of a form: a label must not lose a part.
 */
export async function readCarrierPages(pdf: Uint8Array): Promise<readonly CarrierPage[] | null> {
  if (pdf.length > max.fileBytes) return null;
  try {
    const parser = new BoundedParser(pdf);
    const source = await parser.parseDocument();
    if (parser.isBeyondBounds || source.trailerInfo.Encrypt) return null;
    const drawings = new Drawings(source);
    const pages = listPages(source).map((page) => drawings.read(page));
    return pages.length === 0 ? null : pages;
  } catch {
    return null;
  }
}

const name = (text: string) => PDFName.of(text);

// Made once: the stack of an error costs more than a value.
const tooManyValues = new Error('too many values');

function threadCpuMs(): number {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1000;
}

/** Decompresses nothing beyond the bounds, and gives up at the first object that is broken. */
class BoundedParser extends PDFParser {
  #values = 0;
  readonly #endsAt = threadCpuMs() + max.parseMs;
  readonly #objectBudget = new Budget(max.objectBytes);

  constructor(pdf: Uint8Array) {
    super(pdf, Number.POSITIVE_INFINITY, true);
  }

  override parseObject(ref?: PDFRef): PDFObject {
    this.#count();
    return super.parseObject(ref);
  }

  /** Between objects, the parser tries to read a number at each byte, and catches the error. */
  protected override parseRawInt(): number {
    this.#count();
    return super.parseRawInt();
  }

  get isBeyondBounds(): boolean {
    return this.#values > max.values;
  }

  #count(): void {
    this.#values++;
    if (this.#values % 1_000 === 0 && threadCpuMs() > this.#endsAt) this.#values = max.values + 1;
    if (this.isBeyondBounds) throw tooManyValues;
  }

  protected override parseDictOrStream(ref?: PDFRef): PDFDict | PDFStream {
    const parsed = super.parseDictOrStream(ref);
    if (!(parsed instanceof PDFRawStream)) return parsed;
    const { dict } = parsed;
    switch (dict.lookup(name('Type'))) {
      case name('ObjStm'): {
        const decoded = decodeStream(parsed, this.#objectBudget);
        dict.delete(name('Filter'));
        return PDFRawStream.of(dict, decoded);
      }
      // The parser finds objects without the table, and reads the trailer from the dictionary.
      case name('XRef'):
        for (const entry of ['Filter', 'Index']) dict.delete(name(entry));
        dict.set(name('Size'), PDFNumber.of(0));
        return PDFRawStream.of(dict, new Uint8Array());
      default:
        return parsed;
    }
  }
}

/** Bytes are taken before they are allocated. */
class Budget {
  #left: number;

  constructor(bytes: number) {
    this.#left = bytes;
  }

  get left(): number {
    return this.#left;
  }

  /** @throws {Error} if less is left */
  take(bytes: number): void {
    this.#left -= bytes;
    if (this.#left < 0) throw new Error('too large');
  }
}

/** @throws {Error} if a filter gives more than is left of the budget, or has a result without a bound */
function decodeStream({ dict, contents }: PDFRawStream, budget: Budget): Uint8Array {
  const filter = dict.lookup(name('Filter'));
  const filters = filter instanceof PDFArray ? filter.asArray() : filter === undefined ? [] : [filter];
  if (dict.lookup(name('DecodeParms')) !== undefined) throw new Error('a filter has parameters');
  if (filters.length === 0) budget.take(contents.length);
  let decoded = contents;
  for (const one of filters) decoded = decodeOne(dict.context.lookup(one), decoded, dict.context, budget);
  return decoded;
}

/** The most bytes that a byte of these filters stands for: `z` is four zeros. */
const expansions = new Map<PDFObject | undefined, number>([
  [name('ASCII85Decode'), 4],
  [name('ASCIIHexDecode'), 1],
]);

function decodeOne(
  filter: PDFObject | undefined,
  contents: Uint8Array,
  context: PDFContext,
  budget: Budget,
): Uint8Array {
  if (filter === name('FlateDecode')) {
    const decoded = inflateSync(contents, {
      maxOutputLength: Math.max(budget.left, 1),
      // PDFs whose last bytes are missing can be drawn.
      finishFlush: zlib.Z_SYNC_FLUSH,
    });
    budget.take(decoded.length);
    return decoded;
  }
  const expansion = expansions.get(filter);
  if (expansion === undefined) throw new Error('a filter is not supported');
  budget.take(contents.length * expansion);
  return decodePDFRawStream(PDFRawStream.of(context.obj({ Filter: filter }), contents)).decode();
}

const inheritable = ['Resources', 'MediaBox', 'CropBox', 'Rotate'] as const;

/** A page with the entries that it inherits. */
type Page = Readonly<Record<(typeof inheritable)[number], PDFObject | undefined>> & {
  readonly dict: PDFDict;
};

function listPages(source: PDFContext): Page[] {
  const pages: Page[] = [];
  let nodes = 0;
  const visit = (reference: PDFObject | undefined, inherited: Omit<Page, 'dict'>, depth: number) => {
    nodes++;
    if (nodes > max.nodesOfPageTree || depth > max.depth) throw new Error('the page tree is too large');
    const dict = source.lookup(reference, PDFDict);
    const entries = { ...inherited };
    for (const entry of inheritable) entries[entry] = dict.get(name(entry)) ?? inherited[entry];
    const kids = dict.lookup(name('Kids'));
    if (kids instanceof PDFArray)
      for (let index = 0; index < kids.size(); index++) visit(kids.get(index), entries, depth + 1);
    else {
      const page = { dict, ...entries };
      pages.push(pages.find((known) => isSamePage(known, page)) ?? page);
    }
    if (pages.length > max.pages) throw new Error('too many pages');
  };
  const none = { Resources: undefined, MediaBox: undefined, CropBox: undefined, Rotate: undefined };
  visit(source.lookup(source.trailerInfo.Root, PDFDict).get(name('Pages')), none, 0);
  return pages;
}

/** A page that is listed repeatedly is drawn and written once. */
function isSamePage(one: Page, other: Page): boolean {
  return one.dict === other.dict && inheritable.every((entry) => one[entry] === other[entry]);
}

/** The drawings of a document, which have one budget. */
class Drawings {
  readonly #source: PDFContext;
  readonly #budget = new Budget(max.bytes);
  readonly #pages = new Map<Page, CarrierPage>();
  readonly #counted = new Set<PDFObject>();
  readonly #shared = new Map<PDFObject, PDFRef>();
  readonly #copies: Copies = new WeakMap();

  constructor(source: PDFContext) {
    this.#source = source;
  }

  read(page: Page): CarrierPage {
    const known = this.#pages.get(page);
    if (known) return known;
    const source = this.#source;
    refuseOtherContent(page.dict);
    const { left, bottom, right, top } = visibleBox(source, page);
    const [width, height] = [right - left, top - bottom];
    const form = source.obj({
      Type: 'XObject',
      Subtype: 'Form',
      FormType: 1,
      BBox: [left, bottom, right, top],
      Matrix: [1, 0, 0, 1, -left, -bottom],
      ...(page.Resources ? { Resources: this.#share(page.Resources) } : {}),
    });
    const drawing = source.register(this.#drawing(form, contentParts(page.dict)));
    this.#count(drawing, 0);
    const copyInto = (file: PdfFile) => copyDrawing(source, drawing, file, this.#copies);
    let shown: CarrierPage = { width, height, turns: [], copyInto };
    for (let quarter = quarterTurns(source, page); quarter > 0; quarter--) shown = turnPage(shown);
    this.#pages.set(page, shown);
    return shown;
  }

  #drawing(form: PDFDict, parts: readonly PDFRawStream[]): PDFRawStream {
    const [only] = parts;
    if (only && parts.length === 1) {
      for (const entry of ['Filter', 'DecodeParms']) {
        const value = only.dict.get(name(entry));
        if (value) form.set(name(entry), value);
      }
      return PDFRawStream.of(form, only.contents);
    }
    const joined = parts.flatMap((part) => {
      this.#budget.take(max.bytesOfPart);
      return [decodeStream(part, this.#budget), Buffer.from('\n')];
    });
    form.set(name('Filter'), name('FlateDecode'));
    return PDFRawStream.of(form, deflateSync(Buffer.concat(joined)));
  }

  /** Pages inherit one object, so it is written once. */
  #share(object: PDFObject): PDFRef {
    if (object instanceof PDFRef) return object;
    const shared = this.#shared.get(object) ?? this.#source.register(object);
    this.#shared.set(object, shared);
    return shared;
  }

  /** Counts what is written for an object and all that it refers to. */
  #count(object: PDFObject | undefined, depth: number): void {
    if (depth > max.depth) throw new Error('nested too deeply');
    if (object instanceof PDFRef) {
      if (this.#counted.has(object)) return;
      this.#counted.add(object);
      this.#budget.take(bytesOfReference);
      this.#count(this.#source.lookup(object), depth + 1);
    } else if (object instanceof PDFArray) for (const one of object.asArray()) this.#count(one, depth + 1);
    else if (object instanceof PDFStream) {
      this.#budget.take(bytesOf(object).length);
      this.#count(object.dict, depth);
    } else if (object instanceof PDFDict) {
      for (const [key, value] of object.entries()) {
        if (unwanted.has(nameOf(key))) continue;
        this.#budget.take(key.sizeInBytes());
        this.#count(value, depth + 1);
      }
    } else if (object) {
      if (object instanceof PDFNumber && !isPdfNumber(object.asNumber()))
        throw new Error('a number is too large');
      this.#budget.take(2 * object.sizeInBytes());
    }
  }
}

/** An object has a head, a reference to it and an entry in the table of objects. */
const bytesOfReference = 60;

/** Annotations other than links are drawn over the page: fields of a form, stamps, texts. */
function refuseOtherContent(dict: PDFDict): void {
  const unit = dict.lookup(name('UserUnit'));
  if (unit !== undefined && !(unit instanceof PDFNumber && unit.asNumber() === 1))
    throw new Error('the page has a unit of its own');
  const annotations = dict.lookup(name('Annots'));
  if (annotations === undefined) return;
  if (!(annotations instanceof PDFArray)) throw new Error('the annotations are no list');
  for (let index = 0; index < annotations.size(); index++) {
    const subtype = annotations.lookup(index, PDFDict).lookup(name('Subtype'));
    if (subtype !== name('Link')) throw new Error('the page has annotations');
  }
}

function contentParts(dict: PDFDict): PDFRawStream[] {
  const contents = dict.lookup(name('Contents'));
  const parts =
    contents instanceof PDFArray
      ? Array.from({ length: contents.size() }, (_, index) => contents.lookup(index))
      : [contents];
  return parts.map((part) => {
    if (part instanceof PDFRawStream) return part;
    throw new Error('the page has no drawing');
  });
}

/** The part of the crop box that is on the page. */
function visibleBox(source: PDFContext, { MediaBox, CropBox }: Page) {
  const media = readBox(source, MediaBox);
  const crop = CropBox ? readBox(source, CropBox) : media;
  const box = {
    left: Math.max(media.left, crop.left),
    bottom: Math.max(media.bottom, crop.bottom),
    right: Math.min(media.right, crop.right),
    top: Math.min(media.top, crop.top),
  };
  const isVisible = box.right - box.left >= 1 && box.top - box.bottom >= 1;
  if (!isVisible || !Object.values(box).every(Number.isFinite)) throw new Error('the page has no area');
  return box;
}

function readBox(source: PDFContext, box: PDFObject | undefined) {
  const sides = source.lookup(box, PDFArray);
  const side = (index: number) => sides.lookup(index, PDFNumber).asNumber();
  return {
    left: Math.min(side(0), side(2)),
    bottom: Math.min(side(1), side(3)),
    right: Math.max(side(0), side(2)),
    top: Math.max(side(1), side(3)),
  };
}

function quarterTurns(source: PDFContext, { Rotate }: Page): number {
  const degrees = Rotate ? source.lookup(Rotate, PDFNumber).asNumber() : 0;
  if (degrees % 90 !== 0) throw new Error('the page is turned by a part of a quarter');
  return (((degrees % 360) + 360) % 360) / 90;
}

/** Of the objects of a carrier's PDF, in each file. Pages share fonts and pictures. */
type Copies = WeakMap<PdfFile, Map<PDFRef, PdfReference>>;

function copyDrawing(source: PDFContext, drawing: PDFRef, file: PdfFile, copies: Copies): PdfReference {
  const copied = copies.get(file) ?? new Map<PDFRef, PdfReference>();
  copies.set(file, copied);

  function copyReference(reference: PDFRef): PdfReference {
    const known = copied.get(reference);
    if (known) return known;
    const copy = file.reserve();
    // Known before its content: objects may refer to each other in a circle.
    copied.set(reference, copy);
    const object = source.lookup(reference);
    if (object instanceof PDFStream) file.writeStream(copy, convertAll(object.dict), bytesOf(object));
    else file.write(copy, convertObject(object));
    return copy;
  }

  function convertAll(dictionary: PDFDict): PdfDictionary {
    const entries = dictionary.entries().filter(([key]) => !unwanted.has(nameOf(key)));
    return Object.fromEntries(entries.map(([key, value]) => [nameOf(key), convertObject(value)]));
  }

  function convertObject(object: PDFObject | undefined): PdfValue {
    if (object instanceof PDFRef) return copyReference(object);
    if (object instanceof PDFDict) return convertAll(object);
    if (object instanceof PDFArray) return object.asArray().map(convertObject);
    if (object instanceof PDFName) return nameOf(object);
    if (object instanceof PDFNumber) return object.asNumber();
    if (object instanceof PDFBool) return object.asBoolean();
    if (object instanceof PDFString || object instanceof PDFHexString) return object.asBytes();
    return null;
  }

  return copyReference(drawing);
}

/** The way back to the document, and the length, which is written with the bytes. */
const unwanted = new Set(['Length', 'Parent', 'StructParent', 'StructParents', 'Metadata', 'PieceInfo']);

function nameOf(name: PDFName): string {
  return name.asString().slice(1);
}

function bytesOf(stream: PDFStream): Uint8Array {
  return stream instanceof PDFRawStream ? stream.contents : stream.getContents();
}
