import { readCellValue } from './cell-value.ts';
import type { FileCell, LeftOutItem, NoShipmentReason } from './file-order.ts';
import { type ColumnMeaning, knownField } from './order-field.ts';
import { type FilledCell, type FoundValue, isOfItem, type OrderRow } from './order-rows.ts';
import { readPackedItems } from './packed-items.ts';
import type { ShopExport } from './shop-export.ts';
import { orderState } from './shop-state.ts';

type FoundItem = ReadonlyMap<string, FoundValue>;

/** Reads the items of an order, each row's by their places. Those that are not sent are left out. */
export function readItems(
  rows: readonly OrderRow[],
  decimal: '.' | ',',
  {
    shop,
    take,
    isTyped,
  }: {
    readonly shop: ShopExport | null;
    readonly take: readonly NoShipmentReason[];
    readonly isTyped: (cell: FileCell) => boolean;
  },
  subtotal: number | null,
): {
  readonly items: readonly FoundItem[];
  readonly leftOutItems: readonly LeftOutItem[];
  readonly state: NoShipmentReason | null;
} {
  const items: FoundItem[] = [];
  const needless: FoundItem[] = [];
  const all: FoundItem[] = [];
  /** All items but those that the shop took out of the order. */
  const kept: FoundItem[] = [];
  const reasons = new Map<FoundItem, LeftOutItem>();
  const dropped = new Set<NoShipmentReason>();
  for (const { line, cells } of rows) {
    const places = Map.groupBy(cells.filter(isOfItem), ({ meaning }) => Number(meaning.field.split('.')[1]));
    for (const [, filled] of [...places].sort(([one], [other]) => one - other)) {
      for (const entry of itemCells(filled)) {
        const { item, reason } = readItem(entry, decimal, isTyped);
        all.push(item);
        if (reason !== 'cancelled' && reason !== 'refunded') kept.push(item);
        const isZero = item.get('quantity')?.value === 0;
        if (reason !== null || isZero) reasons.set(item, { line, reason: reason ?? 'zero' });
        if (reason === null) items.push(item);
        else {
          dropped.add(reason);
          if (reason !== 'nothing_to_send' && take.includes(reason)) needless.push(item);
        }
      }
    }
  }
  // Programs write a row with the sum of an order above the rows of its items.
  const isNamed = (item: FoundItem) => item.has('description') || item.has('sku');
  // An order of which a part was sent has only the rest.
  const some = items.length > 0 ? items : needless;
  const counted = some.filter((item) => item.get('quantity')?.value !== 0);
  const wanted = counted.length > 0 ? counted : some;
  const sent = shop !== null && wanted.some(isNamed) ? wanted.filter(isNamed) : wanted;
  const [reason = null] = sent.length === 0 ? [...dropped] : [];
  const leftOutItems = [...reasons].flatMap(([item, one]) => (sent.includes(item) ? [] : [one]));
  return { items: afterDiscount(sent, { all, kept }, subtotal), leftOutItems, state: reason };
}

/**
 * Lowers the prices of items in proportion, so that all items of the order, sent or not, cost together what was paid. The
 * value for customs is the price paid. What was given away has the value of its list price.
 */
function afterDiscount(
  items: readonly FoundItem[],
  { all, kept }: { readonly all: readonly FoundItem[]; readonly kept: readonly FoundItem[] },
  subtotal: number | null,
): readonly FoundItem[] {
  const sum = priceOf(all);
  // Half a cent is of rounding. A subtotal of what was kept has no discount.
  if (subtotal === null || subtotal <= 0 || sum === null || subtotal > sum - 0.005) return items;
  if (Math.abs((priceOf(kept) ?? 0) - subtotal) < 0.005) return items;
  return items.map((item) => {
    const price = item.get('unit_price');
    if (!price || typeof price.value !== 'number') return item;
    const value = Number(((price.value * subtotal) / sum).toFixed(6));
    return new Map([...item, ['unit_price', { ...price, value, correction: 'discount' }]]);
  });
}

/** Null if a price or a number of pieces is none. */
function priceOf(items: readonly FoundItem[]): number | null {
  let sum = 0;
  for (const item of items) {
    const pieces = (item.get('ordered_quantity') ?? item.get('quantity'))?.value ?? 0;
    const price = item.get('unit_price')?.value ?? 0;
    if (typeof price !== 'number' || !Number.isInteger(pieces)) return null;
    sum += price * Number(pieces);
  }
  return sum;
}

/** A cell with all items of an order becomes one entry for each of them. */
function itemCells(filled: readonly FilledCell[]): (readonly FilledCell[])[] {
  const list = filled.find(({ meaning }) => knownField(meaning.field) === 'items.list');
  if (!list) return [filled];
  return readPackedItems(list.text).map((item) =>
    item.map(({ meaning, text }) => ({ meaning, text, cell: list.cell })),
  );
}

function readItem(
  filled: readonly FilledCell[],
  decimal: '.' | ',',
  isTyped: (cell: FileCell) => boolean,
): { readonly item: FoundItem; readonly reason: NoShipmentReason | null } {
  const found = new Map<string, FoundValue & { readonly meaning: ColumnMeaning }>();
  for (const { meaning, ...one } of filled) {
    const name = knownField(meaning.field).slice('items.'.length);
    if (!found.has(name)) found.set(name, { ...readCellValue(one.text, meaning, decimal), ...one, meaning });
  }
  const take = (name: string) => {
    const one = found.get(name);
    found.delete(name);
    return one;
  };
  const ordered = take('ordered_quantity');
  const isSent = take('requires_shipping')?.value !== false;
  const state = orderState([['items.status', take('status')?.text ?? '']]);
  const discount = Math.abs(Number(take('discount')?.value ?? 0));
  const quantity = found.get('quantity') ?? ordered;
  if (ordered && !found.has('quantity')) found.set('quantity', ordered);
  for (const [name, price] of found) {
    const pieces = Number((ordered ?? quantity)?.value);
    if (price.meaning.isLineTotal && typeof price.value === 'number' && pieces > 0)
      found.set(name, { ...price, value: Number((price.value / pieces).toFixed(6)) });
    const full = price.value;
    const paid =
      typeof full === 'number' ? (price.meaning.isLineTotal ? full : full * pieces) - discount : Number.NaN;
    const isOwn = price.cell !== null && isTyped(price.cell);
    if (name === 'unit_price' && discount > 0 && paid > 0 && pieces > 0 && !isOwn)
      found.set(name, { ...price, value: Number((paid / pieces).toFixed(6)), correction: 'discount' });
  }
  const isGone = quantity?.value === 0 && Number(ordered?.value) > 0;
  return { item: found, reason: isSent ? (isGone ? 'sent' : state) : 'nothing_to_send' };
}
