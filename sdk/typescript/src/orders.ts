import type { ShipmentBatchCreateRequest } from './generated/types.ts';
import { cellFaultText, fileFaultText, leftOutItemText, noChoices, openOrderFile } from './reader/index.js';

export interface ReadOrdersOptions {
  /** Encoding of a file that is neither UTF-8 nor UTF-16: a name of the Encoding Standard, such as `gb18030`, `big5` or `shift_jis`. */
  readonly encoding?: string;
  /** Service codes by the code of the destination; `*` for all others. Exports of shops have none. */
  readonly services?: Readonly<Record<string, string>>;
  /** Weight of a parcel whose row has none. */
  readonly parcelWeightKg?: number;
  /** HS code and origin of goods, by their SKU. */
  readonly items?: Readonly<
    Record<string, { readonly hsCode?: string; readonly countryOfManufacture?: string }>
  >;
}

export interface OrderOfFile {
  /** Lines of the order's rows, as an editor shows them. It begins at the first. */
  readonly lines: readonly number[];
  /** An order of a batch as the file has it, not checked: `shipmentBatches.validate` finds what is missing or wrong. */
  readonly body: ShipmentBatchCreateRequest['orders'][number];
  /** Cells that a person has to correct first. */
  readonly problems: readonly CellProblem[];
  /** Cells that were put right, such as a number that a spreadsheet marked as text. */
  readonly corrected: readonly CorrectedCell[];
  /** Items that are left out, such as `Item in line 5 left out: The quantity is 0.` */
  readonly notes: readonly string[];
}

interface NamedCell {
  readonly line: number;
  /** Name of the column in the file. */
  readonly column: string;
  /** Path of the field in `body`, such as `recipient.city`. */
  readonly field: string;
}

export interface CellProblem extends NamedCell {
  /** Kind of problem, such as `row_differs`: two rows of an order have different values. Open list. */
  readonly reason: string;
  /** The problem and its cure. */
  readonly message: string;
}

export interface CorrectedCell extends NamedCell {
  readonly given: string;
  readonly value: string;
}

export interface OrdersOfFile {
  /** Program whose export it is, such as `shopify`, or how the columns were understood otherwise. Open list. */
  readonly source: string;
  /** Columns without a meaning. Orders are read when there is none: name each as a field, such as `recipient.city`, or remove it. */
  readonly unknownColumns: readonly string[];
  readonly orders: readonly OrderOfFile[];
  /** Orders that need no shipment by the file itself, such as cancelled ones. */
  readonly leftOut: readonly {
    readonly lines: readonly number[];
    readonly reference: string | null;
    readonly reason: string;
  }[];
}

/** A file that can't be read. The message names line, column and cure. */
export class UnreadableFileError extends Error {
  override readonly name = 'UnreadableFileError';
}

/**
 * Reads a file of orders as the service does: exports of Shopify, WooCommerce, Etsy, Amazon, eBay and Shopline, and files whose
 * columns are named as the fields of an order.
 * @throws {UnreadableFileError}
 */
export function readOrders(file: string | Uint8Array, options: ReadOrdersOptions = {}): OrdersOfFile {
  const { encoding = null, services = {}, parcelWeightKg = null, items = {} } = options;
  const content = typeof file === 'string' ? new TextEncoder().encode(file) : file;
  // The first bytes of a ZIP archive.
  if (content[0] === 0x50 && content[1] === 0x4b)
    throw new UnreadableFileError(
      'The file is an Excel workbook. In Excel, choose “Save As” and the type “CSV UTF-8 (Comma delimited)”.',
    );
  const defaults = {
    services,
    parcelWeightKg,
    items: Object.fromEntries(
      Object.entries(items).map(([sku, { hsCode = null, countryOfManufacture = null }]) => [
        sku,
        { hsCode, countryOfManufacture },
      ]),
    ),
  };
  const read = openOrderFile(content, { ...noChoices, encoding, defaults });
  if (read.fault?.reason === 'encoding')
    throw new UnreadableFileError(
      `The file is not in ${encoding ?? 'UTF-8'}. Name its encoding, such as gb18030, big5 or windows-1252, or save it in UTF-8.`,
    );
  if (read.fault !== null) throw new UnreadableFileError(fileFaultText(read.fault, 'en'));
  if (!read.table.hasHeader)
    throw new UnreadableFileError(
      'The first row looks like an order. Add a first row that names the columns as fields of an order, such as reference_no and recipient.city.',
    );
  const named = ({ line, column, path }: { line: number; column: number; path: string }): NamedCell => ({
    line,
    column: read.table.header[column] ?? '',
    field: path,
  });
  return {
    source: read.mapping.source,
    unknownColumns: read.mapping.unknown,
    orders: read.orders.map(({ lines, body, faults, corrected, leftOutItems }) => ({
      lines,
      body: body as OrderOfFile['body'],
      problems: faults.map((fault) => ({
        ...named(fault),
        reason: fault.reason,
        message: cellFaultText(fault, 'en'),
      })),
      corrected: corrected.map(({ given, value, ...cell }) => ({ ...named(cell), given, value })),
      notes: leftOutItems.map((item) => leftOutItemText(item, 'en')),
    })),
    leftOut: read.leftOut,
  };
}
