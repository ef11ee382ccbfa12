import { lostZeros } from '../party/advise.ts';
import { type CorrectionReason, isHsCode, lossOf, readCellValue, readPrice } from './cell-value.ts';
import { Unreadable } from './file-fault.ts';
import type {
  CellFault,
  CorrectedCell,
  FileCell,
  FileOrder,
  LeftOutOrder,
  NoShipmentReason,
  OrderDefaults,
} from './file-order.ts';
import type { Mapping } from './mapping.ts';
import { currencyOfPrices, settleCurrency } from './order-currency.ts';
import { type ColumnMeaning, knownField } from './order-field.ts';
import { readItems } from './order-items.ts';
import {
  type FilledCell,
  type FoundValue,
  filledRows,
  groupRows,
  isOfItem,
  type OrderRow,
  repeatedRows,
  withoutSums,
} from './order-rows.ts';
import { marketplaceNames, type ShopExport } from './shop-export.ts';
import { orderState } from './shop-state.ts';
import type { Table } from './table.ts';

/** Orders of a batch, at most (contract: ShipmentBatchCreateRequest). */
export const maxOrders = 1_000;
/** Items of an order, at most (contract: ShipmentCreateRequest). */
const maxItems = 100;
/** Faults of an order, at most. A person corrects these first. */
const maxFaults = 20;

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

/** Reads the rows of a table as orders. @throws {Unreadable} */
export function readOrders(table: Table, mapping: Mapping, choices: ReadChoices): ReadOrders {
  const typed = new Set(choices.corrections.map(({ line, column }) => `${line} ${column}`));
  const isTyped = ({ line, column }: FileCell) => typed.has(`${line} ${column}`);
  const rows = withoutSums(filledRows(table, mapping, isTyped), table);
  const groups = groupRows(rows, { isExport: choices.shop !== null, cutReferences: choices.cutReferences });
  if (groups.length === 0) throw new Unreadable({ reason: 'no_orders' });
  const orders: FileOrder[] = [];
  const leftOut: LeftOutOrder[] = [];
  const form = {
    decimal: table.decimal,
    isTyped,
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
function isSameValue(one: FilledCell, other: FilledCell, decimal: '.' | ','): boolean {
  if (one.text === other.text) return true;
  const [first, second] = [one, other].map(({ meaning, text }) => readCellValue(text, meaning, decimal));
  return JSON.stringify(first) === JSON.stringify(second);
}

function readOrder(
  rows: readonly OrderRow[],
  form: FileForm,
  choices: ReadChoices,
): FileOrder | LeftOutOrder {
  const lines = rows.map(({ line }) => line);
  const ofOrder = new Map<number, FilledCell>();
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
  } = readItems(rows, form.decimal, { ...choices, isTyped: form.isTyped }, subtotalOf(columns, rows, form));
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
  const corrected = putRight(fields, form.isTyped);
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

function lossOfColumn({ meaning, text, cell }: FilledCell): CellFault[] {
  const by = lossOf(text, meaning.field);
  return by === null ? [] : [{ ...cell, path: meaning.field, reason: 'lost', by, value: text }];
}

/** Says which texts of items a program destroyed, and which are no HS codes. */
function itemFaults(fields: ReadonlyMap<string, FoundValue>): CellFault[] {
  return [...fields].flatMap(([path, { text, value, cell }]): CellFault[] => {
    if (!cell || !path.startsWith('items.')) return [];
    const by = lossOf(text, path);
    if (by !== null) return [{ ...cell, path, reason: 'lost', by, value: text }];
    const isCode = !path.endsWith('.hs_code') || /\dE[+]?\d/i.test(text) || isHsCode(String(value));
    return isCode ? [] : [{ ...cell, path, reason: 'hs_code', value: text }];
  });
}

/** Null if a person corrected a price or a quantity: the subtotal is of those that the shop had. */
function subtotalOf(
  columns: readonly FilledCell[],
  rows: readonly OrderRow[],
  { decimal, isTyped }: FileForm,
): number | null {
  const isOfPrice = ({ meaning, cell }: FilledCell) =>
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
function readFields(
  columns: readonly FilledCell[],
  { decimal, hasDelivery }: FileForm,
): Map<string, FoundValue> {
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
  const fields = new Map<string, FoundValue>();
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
function joinParts(chosen: Map<string, readonly FilledCell[]>): void {
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
    const isName = ({ text }: FilledCell) => names.length === 0 || names.some((name) => name.text === text);
    const address = [...company.filter((one) => !isName(one)), ...street];
    if (street.length > 0) chosen.set(`${role}.address`, address);
  }
}

function textOf(field: string, filled: readonly FilledCell[]): string {
  const texts = [...new Set(filled.map(({ text }) => text))];
  if (/\.address$/.test(field)) return texts.map((text) => text.replace(/,$/, '')).join(', ');
  if (!/\.contact_name$/.test(field)) return texts[0] ?? '';
  return texts.every((text) => /^\p{Script=Han}+$/u.test(text)) ? texts.join('') : texts.join(' ');
}

/** Puts values right that have only one reading, and lists them. */
function putRight(fields: Map<string, FoundValue>, isTyped: (cell: FileCell) => boolean): CorrectedCell[] {
  const corrected: CorrectedCell[] = [];
  const list = (
    path: string,
    { cell, text, given = text }: FoundValue,
    value: string,
    reason: CorrectionReason,
  ) => {
    if (cell) corrected.push({ ...cell, path, given, value, reason });
  };
  for (const [path, found] of fields) {
    const { correction, given, text, cell } = found;
    // A person who wrote the cell means its text.
    if (correction && correction !== 'discount' && cell && isTyped(cell))
      fields.set(path, { ...found, value: text });
    else if (correction || given !== undefined) list(path, found, String(found.value), correction ?? 'text');
  }
  for (const role of ['recipient', 'sender']) {
    const textAt = (name: string) => String(fields.get(`${role}.${name}`)?.value ?? '');
    const postalCode = fields.get(`${role}.postal_code`);
    if (!postalCode || (postalCode.cell && isTyped(postalCode.cell))) continue;
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
    list(`${role}.postal_code`, postalCode, code, 'zero');
  }
  return corrected;
}

type Path = readonly (string | number)[];

function bodyOf(fields: ReadonlyMap<string, FoundValue>): Record<string, unknown> {
  const body: Record<string, unknown> = {};
  for (const [path, { value }] of fields) putAt(body, stepsOf(path), value);
  // Entries that have no cell leave no gap.
  for (const list of ['parcels', 'items']) {
    const entries = body[list];
    if (Array.isArray(entries)) body[list] = entries.filter((entry) => entry !== undefined);
  }
  return body;
}

/** Returns the steps of a path, such as `items.1.quantity`. */
export function stepsOf(path: string): Path {
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
