import { lostZeros } from '../party/advise.ts';
import {
  type CellValue,
  cleanCell,
  currencyOf,
  isHsCode,
  type Loss,
  lossOf,
  readCellValue,
  readPrice,
} from './cell-value.ts';
import { hasExponent } from './cut-reference.ts';
import { Unreadable } from './file-fault.ts';
import type { Mapping } from './mapping.ts';
import { type ColumnMeaning, knownField } from './order-field.ts';
import { readPackedItems } from './packed-items.ts';
import { marketplaceNames, type ShopExport } from './shop-export.ts';
import { type OrderState, orderState } from './shop-state.ts';
import type { Table } from './table.ts';

/** Orders of a batch, at most (contract: ShipmentBatchCreateRequest). */
export const maxOrders = 1_000;
/** Items of an order, at most (contract: ShipmentCreateRequest). */
const maxItems = 100;
/** Faults of an order, at most. A person corrects these first. */
const maxFaults = 20;

/** A cell of the file. */
export interface FileCell {
  readonly line: number;
  /** Place of the column in the header, from 0. */
  readonly column: number;
}

export interface FileOrder {
  /** Lines of the order's rows. It begins at the first. */
  readonly lines: readonly number[];
  /** A body of createShipment, not validated. */
  readonly body: Readonly<Record<string, unknown>>;
  /** The cell of each field that came from the file, by its path, such as `items.1.quantity`. */
  readonly cells: Readonly<Record<string, FileCell>>;
  /** Faults that a person has to correct before the order can be checked. */
  readonly faults: readonly CellFault[];
  /** Values that were put right, such as a postal code that a spreadsheet took a zero from. */
  readonly corrected: readonly CorrectedCell[];
  /** Items that are left out of the order. */
  readonly leftOutItems: readonly LeftOutItem[];
}

export interface LeftOutItem {
  readonly line: number;
  /** `zero`: the quantity is 0. */
  readonly reason: NoShipmentReason | 'zero';
}

/**
 * The fault of a cell. `row_differs`: rows of one order have different values in this column. `currency`: neither USD
 * nor HKD. `repeated_row`: the row is the same as another of the order. `apart`: rows with this reference stand apart. `cut_digits`:
 * a spreadsheet took the last digits of the reference. `currency_differs`: another currency than the order's other prices have. `no_currency`: the file says none.
 * `lost`: a program destroyed the value. `many_items`: the order has more than the contract allows, to `lastLine`.
 */
export type CellFault = FileCell & {
  readonly path: string;
} & (
    | { readonly reason: 'row_differs' | 'repeated_row' | 'apart'; readonly otherLine: number }
    | { readonly reason: 'cut_digits' }
    | {
        readonly reason: 'many_items';
        readonly count: number;
        readonly max: number;
        readonly lastLine: number;
      }
    | { readonly reason: 'no_currency' }
    | { readonly reason: 'lost'; readonly by: Loss; readonly value: string }
    | { readonly reason: 'hs_code'; readonly value: string }
    | { readonly reason: 'currency'; readonly currency: string }
    | { readonly reason: 'currency_differs'; readonly currency: string; readonly expected: string }
  );

export interface CorrectedCell extends FileCell {
  readonly path: string;
  readonly given: string;
  readonly value: string;
}

/** Values that the exports of shops never have. */
export interface OrderDefaults {
  /** Service codes by the code of the destination; `*` for all others. */
  readonly services: Readonly<Record<string, string>>;
  readonly parcelWeightKg: number | null;
  readonly items: Readonly<
    Record<string, { readonly hsCode: string | null; readonly countryOfManufacture: string | null }>
  >;
}

/** Why the shop's own file says that an order needs no shipment. */
export type NoShipmentReason = OrderState | 'nothing_to_send';

export interface LeftOutOrder {
  readonly lines: readonly number[];
  readonly reference: string | null;
  readonly reason: NoShipmentReason;
}

export interface ReadChoices {
  /** Cells that a person corrected. */
  readonly corrections: readonly FileCell[];
  /** The program that wrote the file. */
  readonly shop: ShopExport | null;
  /** Order numbers of which a spreadsheet took the last digits. */
  readonly cutReferences: ReadonlySet<string>;
  /** Columns of prices that are in USD by their name, or by the choice of a person. */
  readonly usdColumns: ReadonlySet<number>;
  /** Orders that are taken all the same. */
  readonly take: readonly NoShipmentReason[];
  readonly defaults: OrderDefaults;
}

export interface ReadOrders {
  readonly orders: readonly FileOrder[];
  readonly leftOut: readonly LeftOutOrder[];
}

/** A filled cell with its meaning. */
interface Filled {
  readonly meaning: ColumnMeaning;
  readonly text: string;
  /** The text of the cell, if it was put right. */
  readonly given?: string;
  readonly cell: FileCell;
}

interface Row {
  readonly line: number;
  readonly cells: readonly Filled[];
}

/** Reads the rows of a table as orders. @throws {Unreadable} */
export function readOrders(table: Table, mapping: Mapping, choices: ReadChoices): ReadOrders {
  const rows = withoutSums(filledRows(table, mapping), table);
  const groups = groupRows(rows, choices);
  if (groups.length === 0) throw new Unreadable({ reason: 'no_orders' });
  const orders: FileOrder[] = [];
  const leftOut: LeftOutOrder[] = [];
  const typed = new Set(choices.corrections.map(({ line, column }) => `${line} ${column}`));
  const form = {
    decimal: table.decimal,
    isTyped: ({ line, column }: FileCell) => typed.has(`${line} ${column}`),
    hasDelivery: hasDeliveryAddress(mapping),
    fileCurrency: currencyOfPrices(rows, table.decimal),
    saysUsd: ({ column }: FileCell) => choices.usdColumns.has(column),
  };
  for (const group of groups) {
    const order = readOrder(group, form, choices);
    if ('body' in order) orders.push(order);
    else leftOut.push(order);
    if (orders.length > maxOrders) throw new Unreadable({ reason: 'orders', max: maxOrders });
  }
  return { orders: nameApart(orders), leftOut };
}

/** Names the lines of orders with the same reference: one order whose rows stand apart, or two. */
function nameApart(orders: readonly FileOrder[]): readonly FileOrder[] {
  const ofReference = Map.groupBy(orders, ({ body }) => body.reference_no);
  return orders.map((order) => {
    const { body, cells, faults } = order;
    const cell = cells.reference_no;
    const same = ofReference.get(body.reference_no) ?? [];
    const other = same.find((one) => one !== order)?.cells.reference_no;
    if (!cell || !other || faults.some(({ path }) => path === 'reference_no')) return order;
    return {
      ...order,
      faults: [...faults, { ...cell, path: 'reference_no', reason: 'apart', otherLine: other.line }],
    };
  });
}

/** Returns the rows with their cells that mean something. */
function filledRows(table: Table, mapping: Mapping): Row[] {
  const meanings = [...mapping.entries()].flatMap(([column, meaning]) =>
    meaning ? [{ column, meaning }] : [],
  );
  return table.rows.flatMap(({ line, cells }) => {
    const filled = meanings.flatMap(({ column, meaning }) => {
      const clean = cleanCell(cells[column] ?? '', meaning.field);
      return clean.text === '' ? [] : [{ meaning, ...clean, cell: { line, column } }];
    });
    return filled.length === 0 ? [] : [{ line, cells: filled }];
  });
}

function isOfItem({ meaning }: Filled): boolean {
  return meaning.field.startsWith('items.');
}

function referenceIn(cells: readonly Filled[]): string | undefined {
  const found = cells.filter(({ meaning }) => meaning.field === 'reference_no');
  return (found.find(({ meaning }) => !meaning.isFallback) ?? found[0])?.text;
}

const sumWords =
  /^(?:(?:grand |sub)?totals?|sums?|gesamt|summe|合計|总计|總計|小計|小计|共計|總數)\s*[:：]?$/i;

/** Leaves out the last row if it has a word for sums, and numbers. */
function withoutSums(rows: Row[], table: Table): Row[] {
  const last = rows.at(-1);
  const cells = table.rows.find(({ line }) => line === last?.line)?.cells.filter((cell) => cell !== '') ?? [];
  const texts = cells.filter((cell) => readPrice(cell, table.decimal) === null);
  const isSum = texts.length > 0 && cells.length > 1 && texts.every((text) => sumWords.test(text));
  return isSum && rows.length > 1 ? rows.slice(0, -1) : rows;
}

/**
 * Joins the rows of one order: those below its first row with the same reference, or with none and no other recipient. A
 * program gives each order a reference of its own, so its rows belong together even if the file was sorted otherwise. In a
 * file that a person wrote, a row further down belongs to the order if it has another item and all else is equal. Any other
 * is likelier a slip, and two orders in one parcel would be lost: they stay two orders, and both have a fault.
 */
function groupRows(rows: readonly Row[], { shop, cutReferences }: ReadChoices): Row[][] {
  const isExport = shop !== null;
  const isCut = (reference: string) => cutReferences.has(reference) || hasExponent(reference);
  const groups: Row[][] = [];
  const byReference = new Map<string, Row[]>();
  for (const row of rows) {
    const reference = referenceIn(row.cells);
    const last = groups.at(-1);
    // Numbers that a spreadsheet cut are equal where those of the orders are not.
    const known = reference === undefined || isCut(reference) ? undefined : byReference.get(reference);
    const group =
      reference === undefined
        ? last && continues(row, last)
          ? last
          : undefined
        : known && (isExport || known === last || isOtherItem(row, known))
          ? known
          : undefined;
    if (group) group.push(row);
    else {
      const begun = [row];
      groups.push(begun);
      if (reference !== undefined) byReference.set(reference, begun);
    }
  }
  return groups;
}

/** Says if a row without a reference is one more of an order: it says nothing else of the order, and repeats at most. */
function continues({ cells }: Row, order: readonly Row[]): boolean {
  if (cells.every(isOfItem)) return true;
  const [first] = order;
  return first !== undefined && referenceIn(first.cells) !== undefined && repeats({ cells }, order);
}

function isOtherItem(row: Row, order: readonly Row[]): boolean {
  const [first] = order;
  const isSame = (one: Filled) =>
    first?.cells.some(({ cell, text }) => cell.column === one.cell.column && text === one.text);
  return repeats(row, order) && row.cells.some((one) => !isSame(one));
}

/** Says if all that a row says of its order is in the order's first row too. */
function repeats({ cells }: Pick<Row, 'cells'>, [first]: readonly Row[]): boolean {
  return cells.every((one) => {
    const same = first?.cells.find(({ cell }) => cell.column === one.cell.column);
    return isOfItem(one) || same?.text === one.text;
  });
}

/** The parts of the body, by path. A value that the file only implies has no cell. */
interface Found extends CellValue {
  readonly text: string;
  readonly given?: string;
  readonly cell: FileCell | null;
}

interface FileForm {
  readonly decimal: '.' | ',';
  /** Says if a person wrote the cell. */
  readonly isTyped: (cell: FileCell) => boolean;
  /** The file has columns of a delivery address. */
  readonly hasDelivery: boolean;
  /** The currency of all prices that say one. */
  readonly fileCurrency: string | null;
  /** Says if the price of a cell is in USD by the name of its column, or by the choice of a person. */
  readonly saysUsd: (cell: FileCell) => boolean;
}

function hasDeliveryAddress(mapping: Mapping): boolean {
  return mapping.some((meaning) => meaning?.field === 'recipient.address' && !meaning.isFallback);
}

/** Says if a column has one value for all rows of an order. The number of a sale counts only where an order has none. */
function isOneOfOrder({ field, isFallback }: ColumnMeaning): boolean {
  return !field.startsWith('order.') && !(field === 'reference_no' && isFallback);
}

/** 0.5 and 0.50 are the same weight, and US and United States the same country. */
function isSameValue(one: Filled, other: Filled, decimal: '.' | ','): boolean {
  if (one.text === other.text) return true;
  const [first, second] = [one, other].map(({ meaning, text }) => readCellValue(text, meaning, decimal));
  return JSON.stringify(first) === JSON.stringify(second);
}

function readOrder(rows: readonly Row[], form: FileForm, choices: ReadChoices): FileOrder | LeftOutOrder {
  const lines = rows.map(({ line }) => line);
  const ofOrder = new Map<number, Filled>();
  const faults: CellFault[] = [];
  for (const filled of rows.flatMap(({ cells }) => cells)) {
    if (isOfItem(filled)) continue;
    const { column } = filled.cell;
    const first = ofOrder.get(column);
    if (!first) ofOrder.set(column, filled);
    else if (isOneOfOrder(filled.meaning) && !isSameValue(first, filled, form.decimal))
      faults.push({
        ...filled.cell,
        path: filled.meaning.field,
        reason: 'row_differs',
        otherLine: first.cell.line,
      });
  }
  const columns = [...ofOrder.values()];
  const fields = readFields(columns, form);
  const reference = columns.find(({ meaning }) => meaning.field === 'reference_no');
  if (reference && choices.cutReferences.has(reference.text))
    faults.push({ ...reference.cell, path: 'reference_no', reason: 'cut_digits' });
  if (choices.shop === null) faults.push(...repeatedRows(rows));
  const {
    items,
    leftOutItems,
    state: itemState,
  } = readItems(rows, form.decimal, choices, subtotalOf(columns, rows, form));
  const state =
    orderState(columns.flatMap(({ meaning, text }) => (meaning.isFallback ? [] : [[meaning.field, text]]))) ??
    itemState;
  if (state !== null && !choices.take.includes(state)) {
    const reference = fields.get('reference_no')?.text ?? null;
    return { lines, reference, reason: state };
  }
  for (const [place, item] of items.slice(0, maxItems).entries())
    for (const [name, found] of item) fields.set(`items.${place}.${name}`, found);
  const [firstItem] = rows.flatMap(({ cells }) => cells.find(isOfItem) ?? []);
  if (items.length > maxItems && firstItem)
    faults.unshift({
      ...firstItem.cell,
      path: 'items',
      reason: 'many_items',
      count: items.length,
      max: maxItems,
      lastLine: lines.at(-1) ?? 0,
    });
  faults.push(
    ...columns.flatMap(lossOfColumn),
    ...itemFaults(fields),
    ...settleCurrency(fields, choices.shop, form),
  );
  const corrected = putRight(fields);
  const marketplace = choices.shop && marketplaceNames[choices.shop];
  if (marketplace && !fields.has('sales_platform_name'))
    fields.set('sales_platform_name', { value: marketplace, text: marketplace, cell: null });
  const body = bodyOf(fields);
  fillIn(body, choices.defaults);
  const cells = [...fields].flatMap(([path, { cell }]) => (cell ? [[path, cell] as const] : []));
  return {
    lines,
    body,
    cells: Object.fromEntries(cells),
    faults: faults.slice(0, maxFaults),
    corrected,
    leftOutItems,
  };
}

function lossOfColumn({ meaning, text, cell }: Filled): CellFault[] {
  const by = lossOf(text, meaning.field);
  return by === null ? [] : [{ ...cell, path: meaning.field, reason: 'lost', by, value: text }];
}

/** Says which texts of items a program destroyed, and which are no HS codes. */
function itemFaults(fields: ReadonlyMap<string, Found>): CellFault[] {
  return [...fields].flatMap(([path, { text, value, cell }]): CellFault[] => {
    if (!cell || !path.startsWith('items.')) return [];
    const by = lossOf(text, path);
    if (by !== null) return [{ ...cell, path, reason: 'lost', by, value: text }];
    const isCode = !path.endsWith('.hs_code') || /\dE[+]?\d/i.test(text) || isHsCode(String(value));
    return isCode ? [] : [{ ...cell, path, reason: 'hs_code', value: text }];
  });
}

/** Returns the faults of rows that say the same of an item as another row of the order. */
function repeatedRows(rows: readonly Row[]): CellFault[] {
  const seen = new Map<string, number>();
  return rows.flatMap(({ line, cells }): CellFault[] => {
    const ofItem = cells.filter(isOfItem);
    const quantity = ofItem.find(({ meaning }) => meaning.field === 'items.0.quantity');
    if (!quantity || Number(quantity.text) === 0) return [];
    const key = JSON.stringify(ofItem.map(({ text, cell }) => [cell.column, text]));
    const otherLine = seen.get(key);
    seen.set(key, otherLine ?? line);
    if (otherLine === undefined || ofItem.length < 2) return [];
    return [{ ...quantity.cell, path: quantity.meaning.field, reason: 'repeated_row', otherLine }];
  });
}

/** Null if a person corrected a price or a quantity: the subtotal is of those that the shop had. */
function subtotalOf(
  columns: readonly Filled[],
  rows: readonly Row[],
  { decimal, isTyped }: FileForm,
): number | null {
  const isOfPrice = ({ meaning, cell }: Filled) =>
    isTyped(cell) &&
    /^items\.(?:unit_price|quantity|ordered_quantity|discount|list)/.test(knownField(meaning.field));
  if (rows.some(({ cells }) => cells.some(isOfPrice))) return null;
  const subtotal = columns.find(({ meaning }) => meaning.field === 'order.subtotal');
  return subtotal ? readPrice(subtotal.text, decimal) : null;
}

/** Parts of an address, which come from one address as a whole: the delivery address, or without it the billing address. */
export const addressParts = /^recipient\.(?:company|address|city|district|region|postal_code|country_code)$/;

/** Parts of a name, which are those of one person. */
const nameParts = /^recipient\.(?:contact_name|first_name|last_name)$/;

/** Reads the columns of an order that are not of its items. */
function readFields(columns: readonly Filled[], { decimal, hasDelivery }: FileForm): Map<string, Found> {
  const byField = Map.groupBy(
    columns.filter(({ meaning }) => !meaning.field.startsWith('order.')),
    ({ meaning }) => meaning.field,
  );
  const own = (field: string, isFallback: boolean) =>
    (byField.get(field) ?? []).filter(({ meaning }) => (meaning.isFallback ?? false) === isFallback);
  const hasOwnAddress = [...byField.keys()].some(
    (field) => addressParts.test(field) && own(field, false).length > 0,
  );
  const isBillingAddress = hasDelivery
    ? !hasOwnAddress
    : own('recipient.address', false).length === 0 && own('recipient.address', true).length > 0;
  const hasName = [...byField.keys()].some((field) => nameParts.test(field) && own(field, false).length > 0);
  /** Says which columns a field is taken from: those of the recipient, those of who pays, or the first that are filled. */
  const sourcesOf = (field: string): readonly boolean[] => {
    if (addressParts.test(field) && hasDelivery) return [isBillingAddress];
    if (addressParts.test(field) && isBillingAddress) return [true, false];
    return hasName && nameParts.test(field) ? [false] : [false, true];
  };
  const chosen = new Map(
    [...byField.keys()].map((field) => [
      field,
      sourcesOf(field)
        .map((isFallback) => own(field, isFallback))
        .find((found) => found.length > 0) ?? [],
    ]),
  );
  // A company of the billing address is not at the delivery address.
  if (!isBillingAddress && own('recipient.company', false).length === 0) chosen.delete('recipient.company');
  joinParts(chosen);
  const fields = new Map<string, Found>();
  for (const [field, filled] of chosen) {
    const [first] = filled;
    if (!first) continue;
    const { meaning, cell } = first;
    const text = textOf(field, filled);
    const value = readCellValue(text, meaning, decimal);
    const restored = filled.find(({ given }) => given !== undefined);
    const given =
      restored &&
      textOf(
        field,
        filled.map((one) => ({ ...one, text: one.given ?? one.text })),
      );
    fields.set(field, given === undefined ? { ...value, text, cell } : { ...value, text, given, cell });
  }
  return fields;
}

/** Makes one list of columns of those that say parts of a field: first and last name, company and street. */
function joinParts(chosen: Map<string, readonly Filled[]>): void {
  for (const role of ['recipient', 'sender']) {
    const take = (name: string) => {
      const found = chosen.get(`${role}.${name}`) ?? [];
      chosen.delete(`${role}.${name}`);
      return found;
    };
    const whole = take('contact_name');
    const [first, last] = [take('first_name'), take('last_name')];
    const isHan = [...first, ...last].every(({ text }) =>
      /^[\p{Script=Han}\p{Script=Hangul}\s]+$/u.test(text),
    );
    const names = whole.length > 0 ? whole : isHan ? [...last, ...first] : [...first, ...last];
    const company = take('company');
    const street = take('address');
    if (names.length > 0) chosen.set(`${role}.contact_name`, names);
    else if (company.length > 0) chosen.set(`${role}.contact_name`, company);
    const isName = ({ text }: Filled) => names.length === 0 || names.some((name) => name.text === text);
    const address = [...company.filter((one) => !isName(one)), ...street];
    if (street.length > 0) chosen.set(`${role}.address`, address);
  }
}

function textOf(field: string, filled: readonly Filled[]): string {
  const texts = [...new Set(filled.map(({ text }) => text))];
  if (/\.address$/.test(field)) return texts.map((text) => text.replace(/,$/, '')).join(', ');
  if (!/\.contact_name$/.test(field)) return texts[0] ?? '';
  return texts.every((text) => /^\p{Script=Han}+$/u.test(text)) ? texts.join('') : texts.join(' ');
}

type FoundItem = ReadonlyMap<string, Found>;

/** Reads the items of an order, each row's by their places. Those that are not sent are left out. */
function readItems(
  rows: readonly Row[],
  decimal: '.' | ',',
  { shop, take }: ReadChoices,
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
        const { item, reason } = readItem(entry, decimal);
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
    return new Map([...item, ['unit_price', { ...price, value, isCorrected: true }]]);
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
function itemCells(filled: readonly Filled[]): (readonly Filled[])[] {
  const list = filled.find(({ meaning }) => knownField(meaning.field) === 'items.list');
  if (!list) return [filled];
  return readPackedItems(list.text).map((item) =>
    item.map(({ meaning, text }) => ({ meaning, text, cell: list.cell })),
  );
}

function readItem(
  filled: readonly Filled[],
  decimal: '.' | ',',
): { readonly item: FoundItem; readonly reason: NoShipmentReason | null } {
  const found = new Map<string, Found & { readonly meaning: ColumnMeaning }>();
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
    if (name === 'unit_price' && discount > 0 && paid > 0 && pieces > 0)
      found.set(name, { ...price, value: Number((paid / pieces).toFixed(6)), isCorrected: true });
  }
  const isGone = quantity?.value === 0 && Number(ordered?.value) > 0;
  return { item: found, reason: isSent ? (isGone ? 'sent' : state) : 'nothing_to_send' };
}

/**
 * Finds the one currency of an order's prices, or says which cell has another. Amounts are in USD or HKD. A shop sells in any
 * currency, so an export without one is not read as USD, and `$` is of many countries. One fault at most: all prices have one cause.
 */
function settleCurrency(
  fields: Map<string, Found>,
  shop: ShopExport | null,
  { fileCurrency, saysUsd }: FileForm,
): CellFault[] {
  const prices = [...fields].filter(([path]) => /^items\.\d+\.unit_price|^insured_amount$/.test(path));
  const declared = fields.get('declared_currency');
  if (prices.length === 0) {
    if (declared && !isSupported(String(declared.value))) fields.delete('declared_currency');
    return [];
  }
  const isForeign =
    declared && currencyOf(declared.text) !== undefined && !isSupported(String(declared.value));
  if (isForeign && declared.cell)
    return [
      {
        ...declared.cell,
        path: 'declared_currency',
        reason: 'currency',
        currency: String(declared.value),
      },
    ];
  let currency = declared && isSupported(String(declared.value)) ? String(declared.value) : null;
  for (const [path, { cell, currency: own }] of prices) {
    if (own === undefined) continue;
    const expected = path.endsWith('_hkd') ? 'HKD' : currency;
    if (!isSupported(own)) return cell ? [{ ...cell, path, reason: 'currency', currency: own }] : [];
    if (expected !== null && own !== expected)
      return cell ? [{ ...cell, path, reason: 'currency_differs', currency: own, expected }] : [];
    currency = own;
  }
  const [first] = prices.filter(([path]) => path.endsWith('.unit_price'));
  const open = prices.find(([path, price]) => path.endsWith('.unit_price') && hasBareSign(price));
  if (!declared && currency === null && shop === null && open?.[1].cell && !saysUsd(open[1].cell)) {
    if (fileCurrency === null) return [{ ...open[1].cell, path: 'declared_currency', reason: 'no_currency' }];
    currency = fileCurrency;
  }
  // eBay writes C $ and AU $ for other dollars.
  const isKnown = shop === null || (shop === 'ebay' && first?.[1].text.includes('$'));
  if (!isKnown && !declared && currency === null && first?.[1].cell)
    return [{ ...first[1].cell, path: 'declared_currency', reason: 'no_currency' }];
  if (!declared && currency !== null)
    fields.set('declared_currency', { value: currency, text: currency, cell: null });
  return [];
}

/** Says if an amount has a sign that several currencies have. */
function hasBareSign({ value, currency, text }: Pick<Found, 'value' | 'currency' | 'text'>): boolean {
  return typeof value === 'number' && currency === undefined && /[$元]/.test(text.normalize('NFKC'));
}

/** Returns the currency that all prices of a file have that say one; null if none does, or they differ. */
function currencyOfPrices(rows: readonly Row[], decimal: '.' | ','): string | null {
  const isPrice = ({ meaning }: Filled) => /^items\.\d+\.unit_price$/.test(meaning.field);
  const said = rows.flatMap(({ cells }) =>
    cells
      .filter(isPrice)
      .flatMap(({ text, meaning }) => readCellValue(text, meaning, decimal).currency ?? []),
  );
  const [currency = null, ...others] = new Set(said);
  return others.length === 0 && currency !== null && isSupported(currency) ? currency : null;
}

function isSupported(currency: string): boolean {
  return currency === 'USD' || currency === 'HKD';
}

/** Puts values right that have only one reading, and lists them. */
function putRight(fields: Map<string, Found>): CorrectedCell[] {
  const corrected: CorrectedCell[] = [];
  const list = (path: string, { cell, text, given = text }: Found, value: string) => {
    if (cell) corrected.push({ ...cell, path, given, value });
  };
  for (const [path, found] of fields)
    if (found.isCorrected || found.given !== undefined) list(path, found, String(found.value));
  for (const role of ['recipient', 'sender']) {
    const textAt = (name: string) => String(fields.get(`${role}.${name}`)?.value ?? '');
    const postalCode = fields.get(`${role}.postal_code`);
    if (!postalCode) continue;
    const code = lostZeros({
      country_code: textAt('country_code'),
      city: textAt('city'),
      address: '',
      region: textAt('region'),
      postal_code: String(postalCode.value),
    });
    if (code === null) continue;
    fields.set(`${role}.postal_code`, { ...postalCode, value: code });
    const known = corrected.findIndex(({ path }) => path === `${role}.postal_code`);
    if (known !== -1) corrected.splice(known, 1);
    list(`${role}.postal_code`, postalCode, code);
  }
  return corrected;
}

type Path = readonly (string | number)[];

function bodyOf(fields: ReadonlyMap<string, Found>): Record<string, unknown> {
  const body: Record<string, unknown> = {};
  for (const [path, { value }] of fields) putAt(body, stepsOf(path), value);
  // Entries that have no cell leave no gap.
  for (const list of ['parcels', 'items']) {
    const entries = body[list];
    if (Array.isArray(entries)) body[list] = entries.filter((entry) => entry !== undefined);
  }
  return body;
}

function stepsOf(path: string): Path {
  const [first = '', ...rest] = path.split('.');
  if (first === 'metadata') return [first, rest.join('.')];
  return [first, ...rest.map((step) => (/^\d+$/.test(step) ? Number(step) : step))];
}

function putAt(order: Record<string, unknown>, path: Path, value: unknown): void {
  let place: Record<string | number, unknown> = order;
  for (const [index, step] of path.slice(0, -1).entries()) {
    place[step] ??= typeof path[index + 1] === 'number' ? [] : {};
    place = place[step] as Record<string | number, unknown>;
  }
  place[path.at(-1) as string] = value;
}

/** Fills in what the account decided for orders whose file says nothing of it. */
function fillIn(body: Record<string, unknown>, { services, parcelWeightKg, items }: OrderDefaults): void {
  const country = String((body.recipient as Record<string, unknown> | undefined)?.country_code ?? '');
  const own = <T>(table: Readonly<Record<string, T>>, key: string) =>
    Object.hasOwn(table, key) ? table[key] : undefined;
  const service = own(services, country) ?? own(services, '*');
  if (service !== undefined) body.service_tier_id ??= service;
  if (parcelWeightKg !== null) {
    body.parcels ??= [{}];
    for (const parcel of body.parcels as Record<string, unknown>[]) parcel.weight_kg ??= parcelWeightKg;
  }
  for (const item of (body.items ?? []) as Record<string, unknown>[]) {
    const known = own(items, String(item.sku ?? ''));
    if (known?.hsCode) item.hs_code ??= known.hsCode;
    if (known?.countryOfManufacture) item.country_of_manufacture ??= known.countryOfManufacture;
  }
}
