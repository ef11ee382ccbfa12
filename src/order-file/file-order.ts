import type { CorrectionReason, Loss } from './cell-value.ts';
import type { OrderState } from './shop-state.ts';

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
  readonly reason: CorrectionReason;
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
