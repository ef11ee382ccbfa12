import type { ShapedItem, ShapedLabel } from '../shaped-label.ts';
import { leading } from '../text/fit.ts';
import { cutLine, type Line, wrap } from '../text/wrap.ts';

/** The declaration's rows as they are printed. */
export interface CustomsRows {
  /** In points. */
  readonly size: number;
  readonly rows: readonly CustomsRow[];
  /** What is left out, counted in one line under the rows. */
  readonly hidden: readonly ShapedItem[];
}

export interface CustomsRow {
  readonly item: ShapedItem;
  readonly lines: readonly Line[];
}

/** Sizes in points, the preferred first. */
const sizes = [6.5, 6, 5.5, 5];
/** More items than this are never printed, so they needn't be measured. */
const mostItems = 40;
const mostLines = 6;

/** How high the rows are at the preferred size with every description whole. */
export function wantedRowsHeight({ items }: ShapedLabel, width: number): number {
  const size = sizes[0] ?? 1;
  return items.length > mostItems
    ? Number.POSITIVE_INFINITY
    : heightOf(wrapAll(items, width, size), size, mostLines);
}

/** The rows whole where they fit, else smaller, else with shorter descriptions, else as many as there is room for. */
export function fitRows(label: ShapedLabel, width: number, height: number): CustomsRows {
  const { items } = label;
  const wrapped =
    items.length > mostItems ? [] : sizes.map((size) => ({ size, rows: wrapAll(items, width, size) }));
  for (let most = mostLines; most >= 1; most--) {
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

/** A description's first lines; the last of them ends in an ellipsis where more would follow. */
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
