import type { ShipmentRow } from '../../db/query/shipment/shipment.ts';
import type { StoredItem } from '../../db/table/shipment.ts';
import { usdToHkdCents } from '../fx/fx-rate.ts';
import { type Cents, decimalToScaled, lineCents, type Micros } from '../money.ts';

type Declared = Pick<ShipmentRow, 'items' | 'parcels' | 'declared_currency' | 'declared_fx'>;

/** Goods as declared at booking, in the stored currency. A change of the rate changes nothing. */
export interface DeclaredGoods {
  readonly currency: 'HKD' | 'USD';
  readonly unitPrices: readonly Micros[];
  /** Value of each item: quantity × unit price, rounded half up once. */
  readonly lineCents: readonly Cents[];
  /** Sum of the lines. */
  readonly totalCents: Cents;
  /** The basis of fees (contract: createShipment): of the HKD prices if these were sent, else converted at the frozen rate. */
  readonly totalHkdCents: Cents | null;
  readonly quantity: number;
  /** Net weight of each item: quantity × weight of one piece. Null if not declared. */
  readonly lineNetMg: readonly (number | null)[];
  /** Sum of the lines; null unless every item has a weight. */
  readonly netMg: number | null;
  /** Gross weight: that of the parcels. */
  readonly weightMg: number;
}

/** Returns the figures of customs documents and labels, from the stored row alone. */
export function declaredGoods({ items, parcels, declared_currency, declared_fx }: Declared): DeclaredGoods {
  const inUsd = declared_currency === 'USD';
  const unitPrices = items.map((item) => micros(inUsd ? item.unit_price : item.unit_price_hkd));
  const values = lineValues(items, unitPrices);
  const totalCents = sum(values);
  const lineNetMg = items.map(netMg);
  const sentInHkd = items.every((item) => item.unit_price_hkd !== undefined);
  const hkdPrices = items.map((item) => micros(item.unit_price_hkd));
  const rateMicros = declared_fx === null ? null : micros(declared_fx.rate);
  const converted =
    rateMicros === null ? null : usdToHkdCents(totalCents, { rateMicros, rateType: 'daily', fetchedAt: '' });
  return {
    currency: declared_currency,
    unitPrices,
    lineCents: values,
    totalCents,
    totalHkdCents: sentInHkd ? sum(lineValues(items, hkdPrices)) : inUsd ? converted : totalCents,
    quantity: sum(items.map(({ quantity }) => quantity)),
    lineNetMg,
    netMg: lineNetMg.every((mg) => mg !== null) ? sum(lineNetMg) : null,
    weightMg: sum(parcels.map(({ weight_kg }) => micros(weight_kg))),
  };
}

/** Exact: the contract allows 6 decimals. */
function netMg({ quantity, unit_weight_kg }: StoredItem): number | null {
  return unit_weight_kg === undefined ? null : quantity * micros(unit_weight_kg);
}

function lineValues(items: readonly StoredItem[], unitPrices: readonly Micros[]): Cents[] {
  return items.map(({ quantity }, index) => lineCents(unitPrices[index] ?? 0, quantity));
}

function micros(value: number | undefined): number {
  return decimalToScaled(value ?? 0, 6);
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}
