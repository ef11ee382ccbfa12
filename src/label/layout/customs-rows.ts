import type { ShapedItem, ShapedLabel } from '../shaped-label.ts';
import { leading } from '../text/fit.ts';
import { cutLine, type Line, wrap } from '../text/wrap.ts';

export interface CustomsRows {
  readonly size: number;
  readonly rows: readonly CustomsRow[];
  readonly hidden: readonly ShapedItem[];
}

export interface CustomsRow {
  readonly item: ShapedItem;
  readonly lines: readonly Line[];
}

/** Font sizes in points, in order of preference. */
const sizes = [6.5, 6, 5.5, 5];
/** More items are never printed in full, so they need not be measured. */
const maxItems = 40;
const maxLines = 6;

export function wantedRowsHeight({ items }: ShapedLabel, width: number): number {
  const size = sizes[0] ?? 1;
  return items.length > maxItems
    ? Number.POSITIVE_INFINITY
    : heightOf(wrapAll(items, width, size), size, maxLines);
}

/** Fits the rows: first at smaller sizes, then with shorter descriptions, then with fewer rows. */
export function fitRows(label: ShapedLabel, width: number, height: number): CustomsRows {
  const { items } = label;
  const wrapped =
    items.length > maxItems ? [] : sizes.map((size) => ({ size, rows: wrapAll(items, width, size) }));
  for (let most = maxLines; most >= 1; most--) {
    for (const { size, rows } of wrapped) {
      if (heightOf(rows, size, most) > height) continue;
      return { size, rows: rows.map((row) => shorten(label, row, width / size, most)), hidden: [] };
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

function heightOf(rows: readonly CustomsRow[], size: number, most: number): number {
  const lines = rows.reduce((sum, row) => sum + Math.max(1, Math.min(row.lines.length, most)), 0);
  return lines * size * leading;
}

function shorten(
  { ellipsis }: ShapedLabel,
  { item, lines }: CustomsRow,
  width: number,
  most: number,
): CustomsRow {
  const last = lines[most - 1];
  if (lines.length <= most || !last) return { item, lines };
  return { item, lines: [...lines.slice(0, most - 1), cutLine(last, width, ellipsis)] };
}
