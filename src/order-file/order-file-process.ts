import { answerParent, type ResultInParts } from '../child.ts';
import { type FileChoices, type OrderFile, openOrderFile } from './order-file.ts';

export interface OrderFileInput {
  readonly content: Uint8Array;
  readonly choices: FileChoices;
}

type ReadFile = Extract<OrderFile, { readonly fault: null }>;

/** The file is answered without its rows and orders, which follow in parts. */
export interface OrderFilePart {
  readonly rows?: ReadFile['table']['rows'];
  readonly orders?: ReadFile['orders'];
}

/** Cells, or orders, in a part. */
const maxPartCells = 2_000;
const maxPartOrders = 25;

answerParent(({ content, choices }: OrderFileInput): ResultInParts<OrderFile, OrderFilePart> => {
  const file = openOrderFile(content, choices);
  if (file.fault !== null) return [file];
  const { table } = file;
  const rows = split(table.rows, Math.ceil(maxPartCells / table.header.length));
  const orders = split(file.orders, maxPartOrders);
  return [
    { ...file, table: { ...table, rows: [] }, orders: [] },
    ...rows.map((part) => ({ rows: part })),
    ...orders.map((part) => ({ orders: part })),
  ];
});

function split<Value>(values: readonly Value[], size: number): (readonly Value[])[] {
  const parts = Math.ceil(values.length / size);
  return Array.from({ length: parts }, (_, at) => values.slice(at * size, (at + 1) * size));
}
