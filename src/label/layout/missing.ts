import { innerWidth, type LabelPage, type LabelPaper, margin, Sheet } from '../../print/sheet.ts';
import type { Caption } from '../../print/text.ts';

/** A shipment of a request for many labels that has none. */
export interface MissingLabel {
  readonly id: string;
  readonly reason: string;
}

const size = 8;
const lineHeight = 11;
const top = margin + 22;

/** Lays out the pages that name the shipments without a label. They stand at the end, where they are seen. */
export function layOutMissing(
  missing: readonly MissingLabel[],
  caption: Caption,
  paper: LabelPaper,
): LabelPage[] {
  const perPage = Math.floor((paper.height - top - margin) / lineHeight);
  const pages: LabelPage[] = [];
  for (let start = 0; start < missing.length; start += perPage) {
    const sheet = new Sheet(paper);
    const title = caption(`NOT PRINTED: ${missing.length}`, 700);
    sheet.line(title, { x: margin, y: margin, width: innerWidth, size: 12 });
    for (const [line, { id, reason }] of missing.slice(start, start + perPage).entries()) {
      const text = caption(`${id}  ${reason}`, 400);
      sheet.line(text, { x: margin, y: top + line * lineHeight, width: innerWidth, size });
    }
    pages.push(sheet);
  }
  return pages;
}
