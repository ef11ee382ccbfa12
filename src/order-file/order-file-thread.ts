import { serialize } from 'node:v8';
import { parentPort, workerData } from 'node:worker_threads';
import { type FileChoices, type OrderFile, openOrderFile } from './order-file.ts';

type Read = Extract<OrderFile, { readonly fault: null }>;

/** A file whose rows and orders are in parts, so that taking over each is a short turn of the event loop. */
export type SentOrderFile =
  | Exclude<OrderFile, Read>
  | (Omit<Read, 'table' | 'orders'> & {
      readonly table: Omit<Read['table'], 'rows'> & { readonly rows: readonly Uint8Array[] };
      readonly orders: readonly Uint8Array[];
    });

/** Cells, or orders, in a part. */
const maxPartCells = 2_000;
const maxPartOrders = 25;

function split(values: readonly unknown[], size: number): Uint8Array<ArrayBuffer>[] {
  const parts = Math.ceil(values.length / size);
  return Array.from({ length: parts }, (_, at) =>
    Uint8Array.from(serialize(values.slice(at * size, (at + 1) * size))),
  );
}

const { content, choices } = workerData as { readonly content: Uint8Array; readonly choices: FileChoices };
const file = openOrderFile(content, choices);
if (file.fault !== null) parentPort?.postMessage(file);
else {
  const rows = split(file.table.rows, Math.ceil(maxPartCells / file.table.header.length));
  const orders = split(file.orders, maxPartOrders);
  const sent: SentOrderFile = { ...file, table: { ...file.table, rows }, orders };
  parentPort?.postMessage(
    sent,
    [...rows, ...orders].map(({ buffer }) => buffer),
  );
}
