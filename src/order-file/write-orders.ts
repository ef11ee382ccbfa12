import { byteOrderMark, csvLine } from '../csv.ts';
import { templateHeader } from './order-file.ts';

/** Returns bodies of createShipment as a CSV file in the form of the template, which `openOrderFile` reads as the same orders. */
export function writeOrders(orders: readonly unknown[]): string {
  const rows = orders.map((order) => new Map(cellsOf(order, '')));
  const fields = new Set(rows.flatMap((row) => [...row.keys()]));
  const first = templateHeader.filter((field) => fields.has(field));
  const columns = [...first, ...[...fields].filter((field) => !first.includes(field)).sort()];
  const lines = rows.map((row) => csvLine(columns.map((field) => row.get(field) ?? '')));
  return byteOrderMark + csvLine(columns) + lines.join('');
}

/** Returns the values of an order by the names of the template's columns. The first entry of a list has no number. */
function cellsOf(value: unknown, path: string): [field: string, cell: string][] {
  if (value === null || value === undefined) return [];
  if (Array.isArray(value) && value.every((entry) => typeof entry !== 'object'))
    return [[path, value.join(', ')]];
  if (typeof value !== 'object') return [[path, String(value)]];
  return Object.entries(value).flatMap(([name, entry]) => {
    const isFirst = Array.isArray(value) && name === '0';
    return cellsOf(entry, isFirst ? path : path === '' ? name : `${path}.${name}`);
  });
}
