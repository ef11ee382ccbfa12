import {
  PDFArray,
  PDFBool,
  type PDFContext,
  PDFDict,
  PDFDocument,
  PDFHexString,
  PDFName,
  PDFNumber,
  type PDFObject,
  PDFPageEmbedder,
  PDFRawStream,
  PDFRef,
  PDFStream,
  PDFString,
} from '@cantoo/pdf-lib';
import { type CarrierPage, turnPage } from '../layout/sheet.ts';

const maxPages = 100;

/**
 * Reads the pages of a carrier's PDF, to be put on sheets with other labels. Returns null if it can't be read or is encrypted.
 * Only what a page draws is taken: no links, forms or scripts.
 */
export async function readCarrierPages(pdf: Uint8Array): Promise<readonly CarrierPage[] | null> {
  try {
    const source = await PDFDocument.load(pdf, { updateMetadata: false });
    const pages = source.getPages();
    if (pages.length === 0 || pages.length > maxPages) return null;
    const read: CarrierPage[] = [];
    for (const page of pages) {
      const { x: left, y: bottom, width, height } = page.getCropBox();
      if (!(width > 0 && height > 0)) return null;
      const box = { left, bottom, right: left + width, top: bottom + height };
      const embedder = await PDFPageEmbedder.for(page.node, box);
      const drawing = await embedder.embedIntoContext(source.context);
      const copyInto = (document: PDFKit.PDFDocument) => copyDrawing(source.context, drawing, document);
      let shown: CarrierPage = { width, height, turns: [], copyInto };
      for (let quarter = page.getRotation().angle / 90; quarter % 4 !== 0; quarter -= 1)
        shown = turnPage(shown);
      read.push(shown);
    }
    return read;
  } catch {
    return null;
  }
}

function copyDrawing(
  source: PDFContext,
  drawing: PDFRef,
  document: PDFKit.PDFDocument,
): PDFKit.PDFKitReference {
  const copied = new Map<string, PDFKit.PDFKitReference>();

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
