import { inflateSync, constants as zlib } from 'node:zlib';
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
import { type CarrierPage, turnPage } from '../layout/sheet.ts';

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
  /** Of drawings that have several parts, which must be joined. A drawing of one part stays compressed. */
  contentBytes: 20_000_000,
  nodesOfPageTree: 1_000,
  /** Copying recurses. */
  depth: 200,
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
    const copies: Copies = new WeakMap();
    const pages = listPages(source);
    return pages.length === 0 ? null : pages.map((page) => readPage(source, page, copies));
  } catch {
    return null;
  }
}

const name = (text: string) => PDFName.of(text);

// Made once: the stack of an error costs more than a value.
const tooManyValues = new Error('too many values');

/** Decompresses nothing beyond the bounds, and gives up at the first object that is broken. */
class BoundedParser extends PDFParser {
  #values = 0;
  readonly #objectBudget = { bytes: max.objectBytes };

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
    if (this.isBeyondBounds) throw tooManyValues;
  }

  protected override parseDictOrStream(ref?: PDFRef): PDFDict | PDFStream {
    const parsed = super.parseDictOrStream(ref);
    if (!(parsed instanceof PDFRawStream)) return parsed;
    const { dict } = parsed;
    switch (dict.lookup(name('Type'))) {
      case name('ObjStm'): {
        const decoded = decode(parsed, this.#objectBudget);
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

interface Budget {
  bytes: number;
}

/** @throws {Error} if the content is larger than the rest of the budget, or has a filter whose result has no bound */
function decode({ dict, contents }: PDFRawStream, budget: Budget): Uint8Array {
  const filter = dict.lookup(name('Filter'));
  const filters = filter instanceof PDFArray ? filter.asArray() : filter === undefined ? [] : [filter];
  if (dict.lookup(name('DecodeParms')) !== undefined) throw new Error('a filter has parameters');
  let decoded = contents;
  for (const one of filters) decoded = decodeOne(dict.context.lookup(one), decoded, dict.context, budget);
  budget.bytes -= decoded.length;
  if (budget.bytes < 0) throw new Error('too large');
  return decoded;
}

function decodeOne(
  filter: PDFObject | undefined,
  contents: Uint8Array,
  context: PDFContext,
  { bytes }: Budget,
): Uint8Array {
  switch (filter) {
    case name('FlateDecode'):
      // PDFs whose last bytes are missing can be drawn.
      return inflateSync(contents, {
        maxOutputLength: Math.max(bytes, 1),
        finishFlush: zlib.Z_SYNC_FLUSH,
      });
    case name('ASCII85Decode'):
    case name('ASCIIHexDecode'):
      return decodePDFRawStream(PDFRawStream.of(context.obj({ Filter: filter }), contents)).decode();
    default:
      throw new Error('a filter is not supported');
  }
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
    else pages.push({ dict, ...entries });
    if (pages.length > max.pages) throw new Error('too many pages');
  };
  const none = { Resources: undefined, MediaBox: undefined, CropBox: undefined, Rotate: undefined };
  visit(source.lookup(source.trailerInfo.Root, PDFDict).get(name('Pages')), none, 0);
  return pages;
}

function readPage(source: PDFContext, page: Page, copies: Copies): CarrierPage {
  const { dict } = page;
  refuseOtherContent(dict);
  const { left, bottom, right, top } = visibleBox(source, page);
  const [width, height] = [right - left, top - bottom];
  const parts = contentParts(dict);
  const [only] = parts;
  // Joined, the parts are one program of drawing.
  const budget = { bytes: max.contentBytes };
  const contents =
    only && parts.length === 1
      ? only.contents
      : Buffer.concat(parts.flatMap((part) => [decode(part, budget), Buffer.from('\n')]));
  const form = source.obj({
    Type: 'XObject',
    Subtype: 'Form',
    FormType: 1,
    BBox: [left, bottom, right, top],
    Matrix: [1, 0, 0, 1, -left, -bottom],
    ...(page.Resources ? { Resources: page.Resources } : {}),
  });
  for (const entry of parts.length === 1 ? ['Filter', 'DecodeParms'] : []) {
    const value = only?.dict.get(name(entry));
    if (value) form.set(name(entry), value);
  }
  const drawing = source.register(PDFRawStream.of(form, contents));
  refuseDeepNesting(source, drawing);
  const copyInto = (document: PDFKit.PDFDocument) => copyDrawing(source, drawing, document, copies);
  let shown: CarrierPage = { width, height, turns: [], copyInto };
  for (let quarter = quarterTurns(source, page); quarter > 0; quarter--) shown = turnPage(shown);
  return shown;
}

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

function refuseDeepNesting(source: PDFContext, drawing: PDFRef): void {
  const seen = new Set<PDFRef>();
  const visit = (object: PDFObject | undefined, depth: number): void => {
    if (depth > max.depth) throw new Error('nested too deeply');
    if (object instanceof PDFRef) {
      if (seen.has(object)) return;
      seen.add(object);
      visit(source.lookup(object), depth + 1);
    } else if (object instanceof PDFArray) for (const one of object.asArray()) visit(one, depth + 1);
    else if (object instanceof PDFStream) visit(object.dict, depth);
    else if (object instanceof PDFDict)
      for (const [key, value] of object.entries()) if (!unwanted.has(nameOf(key))) visit(value, depth + 1);
  };
  visit(drawing, 0);
}

/** Of the objects of a carrier's PDF, in each document. Pages share fonts and pictures. */
type Copies = WeakMap<PDFKit.PDFDocument, Map<string, PDFKit.PDFKitReference>>;

function copyDrawing(
  source: PDFContext,
  drawing: PDFRef,
  document: PDFKit.PDFDocument,
  copies: Copies,
): PDFKit.PDFKitReference {
  const copied = copies.get(document) ?? new Map<string, PDFKit.PDFKitReference>();
  copies.set(document, copied);

  function copyReference(reference: PDFRef): PDFKit.PDFKitReference {
    const known = copied.get(reference.toString());
    if (known) return known;
    const copy = document.ref({});
    // Known before its content: objects may refer to each other in a circle.
    copied.set(reference.toString(), copy);
    const object = source.lookup(reference);
    const dictionary = object instanceof PDFStream ? object.dict : object;
    copy.data = convert(dictionary) as typeof copy.data;
    // The bytes keep the filter that their dictionary names.
    copy.compress = false;
    copy.end(object instanceof PDFStream ? bytesOf(object) : '');
    return copy;
  }

  /** In the types that PDFKit writes: a String is text, other strings are names, bytes are hexadecimal. */
  function convert(object: PDFObject | undefined): unknown {
    if (object instanceof PDFRef) return copyReference(object);
    if (object instanceof PDFDict) {
      const entries = object.entries().filter(([key]) => !unwanted.has(nameOf(key)));
      return Object.fromEntries(entries.map(([key, value]) => [nameOf(key), convert(value)]));
    }
    if (object instanceof PDFArray) return object.asArray().map(convert);
    if (object instanceof PDFName) return nameOf(object);
    if (object instanceof PDFNumber) return object.asNumber();
    if (object instanceof PDFBool) return object.asBoolean();
    if (object instanceof PDFString || object instanceof PDFHexString) return object.asBytes();
    return null;
  }

  return copyReference(drawing);
}

/** The way back to the document, and the length, which PDFKit writes itself. */
const unwanted = new Set(['Length', 'Parent', 'StructParent', 'StructParents', 'Metadata', 'PieceInfo']);

function nameOf(name: PDFName): string {
  return name.asString().slice(1);
}

function bytesOf(stream: PDFStream): Uint8Array {
  return stream instanceof PDFRawStream ? stream.contents : stream.getContents();
}
