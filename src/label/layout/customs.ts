import type { ShapedItem, ShapedLabel } from '../shape-label.ts';
import { cutLine, type Line, leading, wrap } from '../text.ts';
import { innerWidth, margin, type Sheet } from './sheet.ts';

interface CustomsRows {
  readonly size: number;
  readonly rows: readonly CustomsRow[];
  readonly hidden: readonly ShapedItem[];
}

interface CustomsRow {
  readonly item: ShapedItem;
  readonly lines: readonly Line[];
}

/** Font sizes in points, in order of preference. */
const sizes = [6.5, 6, 5.5, 5] as const;
/** More items are never printed in full, so they need not be measured. */
const maxItems = 40;
const maxLines = 6;

/** Height in points of the rows at the preferred size; infinite for rows that never fit. */
function wantedRowsHeight({ items }: ShapedLabel, width: number): number {
  const size = sizes[0];
  return items.length > maxItems
    ? Number.POSITIVE_INFINITY
    : measureHeight(wrapAll(items, width, size), size, maxLines);
}

/** Fits the rows: first at smaller sizes, then with shorter descriptions, then with fewer rows. */
function fitRows(label: ShapedLabel, width: number, height: number): CustomsRows {
  const { items } = label;
  const wrapped =
    items.length > maxItems ? [] : sizes.map((size) => ({ size, rows: wrapAll(items, width, size) }));
  for (let lineLimit = maxLines; lineLimit >= 1; lineLimit--) {
    for (const { size, rows } of wrapped) {
      if (measureHeight(rows, size, lineLimit) > height) continue;
      return { size, rows: rows.map((row) => shorten(label, row, width / size, lineLimit)), hidden: [] };
    }
  }
  const size = sizes.at(-1) ?? 1;
  const count = Math.max(0, Math.floor(height / (size * leading)) - 1);
  const rows = wrapAll(items.slice(0, count), width, size);
  return {
    size,
    rows: rows.map((row) => shorten(label, row, width / size, 1)),
    hidden: items.slice(count),
  };
}

function wrapAll(items: readonly ShapedItem[], width: number, size: number): CustomsRow[] {
  return items.map((item) => ({ item, lines: wrap(item.description, width / size) }));
}

function measureHeight(rows: readonly CustomsRow[], size: number, lineLimit: number): number {
  const lines = rows.reduce((sum, row) => sum + Math.max(1, Math.min(row.lines.length, lineLimit)), 0);
  return lines * size * leading;
}

function shorten(
  { ellipsis }: ShapedLabel,
  { item, lines }: CustomsRow,
  width: number,
  lineLimit: number,
): CustomsRow {
  const last = lines[lineLimit - 1];
  if (lines.length <= lineLimit || !last) return { item, lines };
  return { item, lines: [...lines.slice(0, lineLimit - 1), cutLine(last, width, ellipsis)] };
}

const columns = { quantity: 26, hsCode: 44, origin: 26, value: 58 };
const spacing = 4;
const descriptionX = margin + columns.quantity + spacing;
const descriptionWidth =
  innerWidth - columns.quantity - columns.hsCode - columns.origin - columns.value - 4 * spacing;
const hsCodeX = descriptionX + descriptionWidth + spacing;
const originX = hsCodeX + columns.hsCode + spacing;
const valueX = originX + columns.origin + spacing;

const headSize = 5;
const headHeight = 16;
const totalHeight = 9;
/** Space for five rows at the smallest size. */
export const customsMinHeight = headHeight + totalHeight + 31;

export function wantedCustomsHeight(label: ShapedLabel): number {
  return headHeight + totalHeight + wantedRowsHeight(label, descriptionWidth);
}

/** Totals include items that are not printed. */
export function layOutCustoms(sheet: Sheet, label: ShapedLabel, top: number, height: number): void {
  const { content, caption } = label;
  sheet.rule(top);
  const title = caption('CUSTOMS DECLARATION (SUMMARY)', 700);
  sheet.line(title, { x: margin, y: top + 2.2, width: innerWidth, size: headSize });
  layOutHead(sheet, label, top + 8.6);

  const { rows, size, hidden } = fitRows(label, descriptionWidth, height - headHeight - totalHeight);
  let y = top + headHeight;
  for (const row of rows) y = layOutRow(sheet, label, row, size, y);
  if (hidden.length > 0) {
    const pieces = hidden.reduce((sum, { content: item }) => sum + Number(item.quantity), 0);
    const more = caption(`\u2026 and ${hidden.length} more lines, ${pieces} pieces`, 400);
    sheet.line(more, { x: descriptionX, y, width: descriptionWidth, size });
  }

  const foot = top + height - totalHeight;
  sheet.fill({ x: margin, y: foot, width: innerWidth, height: 0.4 });
  const { quantity, value, weight } = content.totals;
  const total = { y: foot + 1, size: 6 };
  sheet.line(caption(quantity, 700), { ...total, x: margin, width: columns.quantity, align: 'right' });
  sheet.line(caption(`TOTAL, ${weight}`, 700), { ...total, x: descriptionX, width: descriptionWidth });
  const totalWidth = columns.hsCode + columns.origin + columns.value + 2 * spacing;
  sheet.line(caption(value, 700), { ...total, x: hsCodeX, width: totalWidth, align: 'right' });
}

function layOutHead(sheet: Sheet, { caption }: ShapedLabel, y: number): void {
  const at = { y, size: headSize };
  sheet.line(caption('QTY', 400), { ...at, x: margin, width: columns.quantity, align: 'right' });
  sheet.line(caption('DESCRIPTION', 400), { ...at, x: descriptionX, width: descriptionWidth });
  sheet.line(caption('HS CODE', 400), { ...at, x: hsCodeX, width: columns.hsCode });
  sheet.line(caption('ORIGIN', 400), { ...at, x: originX, width: columns.origin });
  sheet.line(caption('VALUE', 400), { ...at, x: valueX, width: columns.value, align: 'right' });
}

function layOutRow(
  sheet: Sheet,
  { caption }: ShapedLabel,
  { item, lines }: CustomsRow,
  size: number,
  y: number,
): number {
  const { quantity, hsCode, origin, value } = item.content;
  const at = { y, size };
  sheet.line(caption(quantity, 400), { ...at, x: margin, width: columns.quantity, align: 'right' });
  sheet.line(caption(hsCode, 400), { ...at, x: hsCodeX, width: columns.hsCode });
  sheet.line(caption(origin, 400), { ...at, x: originX, width: columns.origin });
  sheet.line(caption(value, 400), { ...at, x: valueX, width: columns.value, align: 'right' });
  return sheet.lines(
    lines.map((line) => ({ ...line, size })),
    descriptionX,
    y,
  );
}
