import type { Schemas } from '../../generated/operations.ts';
import { createShipmentBatchBody } from '../../generated/request-validators.js';
import type { Violation } from '../contract/errors.ts';
import { schemaViolations } from '../contract/schema-violation.ts';
import { maxOrders } from '../order-file/orders.ts';
import { isBlank } from '../text.ts';
import { takeTurns } from '../turn.ts';

export interface ReferencedOrder {
  readonly reference: string;
  /** A body of createShipment, not validated. */
  readonly body: unknown;
}

type OrderList =
  | { readonly orders: readonly unknown[]; readonly violations: null }
  | { readonly orders: null; readonly violations: Violation[] };

/** Reads a body as a list of orders. The orders themselves are checked one by one, when they are placed. */
export function readOrderList(body: unknown, { mayBeEmpty = false } = {}): OrderList {
  const list = (body as Partial<Schemas['ShipmentBatchCreateRequest']> | null | undefined)?.orders;
  if (!Array.isArray(list))
    return { orders: null, violations: schemaViolations(createShipmentBatchBody, body) };
  const around = schemaViolations(createShipmentBatchBody, { ...(body as object), orders: [] });
  const violations: Violation[] = around.filter(({ path }) => path[0] !== 'orders');
  const length =
    list.length === 0 && !mayBeEmpty
      ? 'must not be empty'
      : list.length > maxOrders
        ? `must have at most ${maxOrders} entries`
        : null;
  if (length !== null) violations.push({ path: ['orders'], code: 'INVALID_FIELD', message: length });
  return violations.length > 0 ? { orders: null, violations } : { orders: list, violations: null };
}

/** Returns whether a body wants orders to be left out that are already placed. */
export function skipsPlaced(body: unknown): boolean {
  return (body as Partial<Schemas['ShipmentBatchCreateRequest']>).skip_placed === true;
}

/** Returns the orders with their references, and what is wrong with a reference, by the place of its order. Takes turns. */
export async function readReferences(orders: readonly unknown[]): Promise<{
  readonly referenced: readonly ReferencedOrder[];
  readonly faults: ReadonlyMap<number, Violation>;
}> {
  const turn = takeTurns();
  const first = new Map<string, number>();
  const faults = new Map<number, Violation>();
  const referenced: ReferencedOrder[] = [];
  for (const [index, body] of orders.entries()) {
    await turn();
    const { reference, fault } = readReference(body);
    if (reference === null) {
      const path = isObject(body) ? ['reference_no'] : [];
      faults.set(index, { path, code: 'INVALID_FIELD', message: fault });
      continue;
    }
    const earlier = first.get(reference);
    if (earlier === undefined) {
      first.set(reference, index);
      referenced.push({ reference, body });
      continue;
    }
    const message = `must be unique in the batch: orders[${earlier}] has it too`;
    faults.set(index, { path: ['reference_no'], code: 'BATCH_REFERENCE_NOT_UNIQUE', message });
  }
  return { referenced, faults };
}

type ReferenceReading =
  | { readonly reference: string; readonly fault: null }
  | { readonly reference: null; readonly fault: string };

/** Reads the reference of an order as the contract does, without what is invisible in it. */
function readReference(body: unknown): ReferenceReading {
  const wrong = (fault: string) => ({ reference: null, fault });
  if (!isObject(body)) return wrong('must be an object');
  const { reference_no: sent } = body;
  if (sent === undefined) return wrong('is required, and must be unique in the batch');
  if (typeof sent === 'string' && isBlank(sent)) return wrong('must not be blank');
  const order = { reference_no: sent };
  const fault = schemaViolations(createShipmentBatchBody, { orders: [order] }).find(
    ({ path }) => path.at(-1) === 'reference_no',
  );
  if (fault || typeof order.reference_no !== 'string') return wrong(fault?.message ?? 'is not valid');
  return { reference: order.reference_no, fault: null };
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
