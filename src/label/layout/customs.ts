import { innerWidth, margin, type Sheet } from '../../print/sheet.ts';
import { type Line, leading, type ShapedText, wrap } from '../../print/text.ts';
import type { ShapedItem, ShapedLabel } from '../shape-label.ts';

/** Font sizes in points, in order of preference. Customs officers must be able to read the last. */
const sizes = [8.5, 8, 7.5, 7] as const;
const smallest = 7;

const columns = { quantity: 29, hsCode: 46, origin: 31, value: 54 };
const spacing = 4;
const descriptionX = margin + columns.quantity + spacing;
const descriptionWidth =
  innerWidth - columns.quantity - columns.hsCode - columns.origin - columns.value - 4 * spacing;
const hsCodeX = descriptionX + descriptionWidth + spacing;
const originX = hsCodeX + columns.hsCode + spacing;
const valueX = originX + columns.origin + spacing;

const lineHeight = smallest * leading;
const headHeight = 2 * lineHeight + 4;
const totalHeight = lineHeight + 2;
/** Space for two lines of rows. */
export const customsMinHeight = headHeight + totalHeight + 2 * lineHeight;

interface Cell {
  readonly lines: readonly Line[];
  readonly x: number;
  readonly width: number;
  readonly align: 'left' | 'right';
}

interface CustomsRow {
  readonly item: ShapedItem;
  readonly cells: readonly Cell[];
  /** Lines of the highest cell. */
  readonly lines: number;
}

/** The rows of a declaration at one size: those of the label, and those of each further page. */
export interface CustomsPages {
  readonly size: number;
  readonly first: readonly CustomsRow[];
  readonly further: readonly (readonly CustomsRow[])[];
}

function rowsAt({ items, caption }: ShapedLabel, size: number): CustomsRow[] {
  return items.map((item) => {
    const { quantity, hsCode, origin, value } = item.content;
    const cell = (text: ShapedText, x: number, width: number, align: Cell['align'] = 'left'): Cell => ({
      lines: wrap(text, width / size),
      x,
      width,
      align,
    });
    const cells = [
      cell(caption(quantity, 400), margin, columns.quantity, 'right'),
      cell(item.description, descriptionX, descriptionWidth),
      cell(caption(hsCode, 400), hsCodeX, columns.hsCode),
      cell(caption(origin, 400), originX, columns.origin),
      cell(caption(value, 400), valueX, columns.value, 'right'),
    ];
    return { item, cells, lines: Math.max(1, ...cells.map(({ lines }) => lines.length)) };
  });
}

function heightOf(rows: readonly CustomsRow[], size: number): number {
  return rows.reduce((sum, { lines }) => sum + lines, 0) * size * leading;
}

/** Height in points of the whole declaration at the smallest size. */
export function wantedCustomsHeight(label: ShapedLabel): number {
  return headHeight + totalHeight + heightOf(rowsAt(label, smallest), smallest);
}

/** Sets a declaration as large as it fits. What doesn't fit at the smallest size goes to pages of its own. */
export function setCustoms(label: ShapedLabel, height: number, pageHeight: number): CustomsPages {
  const room = height - headHeight - totalHeight;
  for (const size of sizes) {
    const rows = rowsAt(label, size);
    if (heightOf(rows, size) <= room) return { size, first: rows, further: [] };
  }
  const rows = rowsAt(label, smallest);
  // The label says where the rest is.
  const [first = [], rest] = takeRows(rows, room - lineHeight);
  const further: CustomsRow[][] = [];
  for (let left = rest; left.length > 0; ) {
    const [page, others] = takeRows(left, pageHeight - headHeight - totalHeight);
    further.push(page.length > 0 ? page : left.slice(0, 1));
    left = page.length > 0 ? others : left.slice(1);
  }
  return { size: smallest, first, further };
}

function takeRows(rows: readonly CustomsRow[], room: number): [CustomsRow[], CustomsRow[]] {
  let used = 0;
  const end = rows.findIndex(({ lines }) => {
    used += lines * lineHeight;
    return used > room + 1e-6;
  });
  return end === -1 ? [[...rows], []] : [rows.slice(0, end), rows.slice(end)];
}

interface CustomsArea {
  readonly top: number;
  readonly height: number;
}

/** Lays out the part of a declaration that stands on the label. Totals are those of all items. */
export function layOutCustoms(
  sheet: Sheet,
  label: ShapedLabel,
  pages: CustomsPages,
  { top, height }: CustomsArea,
): void {
  const { caption } = label;
  const { first: rows, size } = pages;
  const y = layOutRows(sheet, label, { title: 'CUSTOMS DECLARATION (SUMMARY)', rows, size, top });
  const left = pages.further.flat();
  if (left.length > 0) {
    const count = pages.further.length;
    const where = count > 1 ? `on ${count} further pages` : 'on a further page';
    const text = caption(`\u2026 ${left.length} more ${left.length > 1 ? 'lines' : 'line'} ${where}`, 400);
    sheet.line(text, { x: descriptionX, y, width: innerWidth - descriptionX + margin, size: smallest });
  }
  layOutTotals(sheet, label, top + height - totalHeight);
}

/** Lays out a further page of a declaration, from its top to its end. */
export function layOutFurtherCustoms(
  sheet: Sheet,
  label: ShapedLabel,
  pages: CustomsPages,
  page: number,
  { top, height }: CustomsArea,
): void {
  const { further, size } = pages;
  const title = `CUSTOMS DECLARATION, PAGE ${page + 2} OF ${further.length + 1}`;
  layOutRows(sheet, label, { title, rows: further[page] ?? [], size, top });
  if (page === further.length - 1) layOutTotals(sheet, label, top + height - totalHeight);
}

interface TitledRows {
  readonly title: string;
  readonly rows: readonly CustomsRow[];
  readonly size: number;
  readonly top: number;
}

function layOutRows(sheet: Sheet, label: ShapedLabel, { title, rows, size, top }: TitledRows): number {
  sheet.rule(top);
  const heading = { y: top + 2, width: innerWidth, size: smallest };
  sheet.line(label.caption(title, 700), { ...heading, x: margin });
  layOutHead(sheet, label, top + 2 + lineHeight);
  let y = top + headHeight;
  for (const row of rows) {
    for (const { lines, x, width, align } of row.cells) {
      const sized = lines.map((line) => ({ ...line, size }));
      sheet.lines(sized, { x, y, width, align });
    }
    y += row.lines * size * leading;
  }
  return y;
}

function layOutHead(sheet: Sheet, { caption }: ShapedLabel, y: number): void {
  const at = { y, size: smallest };
  sheet.line(caption('QTY', 400), { ...at, x: margin, width: columns.quantity, align: 'right' });
  sheet.line(caption('DESCRIPTION', 400), { ...at, x: descriptionX, width: descriptionWidth });
  sheet.line(caption('HS CODE', 400), { ...at, x: hsCodeX, width: columns.hsCode });
  sheet.line(caption('ORIGIN', 400), { ...at, x: originX, width: columns.origin });
  sheet.line(caption('VALUE', 400), { ...at, x: valueX, width: columns.value, align: 'right' });
}

function layOutTotals(sheet: Sheet, { content, caption }: ShapedLabel, y: number): void {
  sheet.fill({ x: margin, y, width: innerWidth, height: 0.4 });
  const { quantity, value, weight } = content.totals;
  const total = { y: y + 1, size: smallest };
  sheet.line(caption(quantity, 700), { ...total, x: margin, width: columns.quantity, align: 'right' });
  sheet.line(caption(`TOTAL, ${weight}`, 700), { ...total, x: descriptionX, width: descriptionWidth });
  const totalWidth = columns.hsCode + columns.origin + columns.value + 2 * spacing;
  sheet.line(caption(value, 700), { ...total, x: hsCodeX, width: totalWidth, align: 'right' });
}
